import type { Currency } from '../../kernel/money';

/** What can be done with several orders at once. */
export const bulkActs = ['resend-report', 'refund', 'mark-paid', 'write-note'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** As many as a page of the table can hold. */
export const MOST_AT_ONCE = 100;

export const isBulkAct = (word: string): word is BulkAct =>
  (bulkActs as readonly string[]).includes(word);

/** One order of a preview: what would be done with it, or why it is left out. */
export interface BulkLine {
  readonly number: string;
  readonly company: string;
  readonly name: string;
  /** Null where it would be left out. */
  readonly effect: string | null;
  readonly obstacle: string | null;
  readonly currency: Currency;
  /** What would be refunded, in the smallest unit of its currency. */
  readonly amount: number;
  /** What the act is made upon; if more was done since, it is refused. */
  readonly actCount: number;
  /** Names the act, so that it can’t be done twice by sending it twice. */
  readonly key: string;
}

export interface BulkPreview {
  readonly act: BulkAct;
  readonly lines: readonly BulkLine[];
}

export interface BulkAsked {
  readonly act: BulkAct;
  /** The reason, or the note itself. */
  readonly words: string;
  readonly orders: readonly Pick<BulkLine, 'number' | 'actCount' | 'key'>[];
}

export interface BulkOutcome {
  readonly number: string;
  readonly done: boolean;
  readonly sentence: string;
}
