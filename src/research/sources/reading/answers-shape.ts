export type FieldValue = string | number;
/** One thing a source answered, its fields named in our words. */
export type SourceItem = Readonly<Record<string, FieldValue>>;

/** What an answer holds, before anybody asks whom it is about. */
export interface ParsedAnswer {
  readonly items: readonly SourceItem[];
  readonly about: SourceItem;
  readonly fill: Readonly<Record<string, number>>;
  /** The whole answer of a service, for those few sources that a mapping can’t say. */
  readonly body?: unknown;
}
