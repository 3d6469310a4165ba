export const KINDS = [
  'number',
  'unit',
  'scale',
  'currency',
  'percent',
  'date',
  'person',
  'title',
  'company',
  'product',
  'negation',
  'direction',
  'superlative',
  'roles',
] as const;

export type Kind = (typeof KINDS)[number];

/** One sentence with one thing changed, so that it no longer says what its page says. */
export interface Mutant {
  readonly kind: Kind;
  readonly original: string;
  readonly text: string;
}

/** Takes one item out of several, the same ones for the same seed. */
export type Pick = <Item>(items: readonly Item[]) => Item | undefined;
