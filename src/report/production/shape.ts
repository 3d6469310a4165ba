import type { Moves } from '../../kernel/state-machine';

export type ReportState = 'in-production' | 'in-review' | 'approved' | 'cannot-be-created';
export type ReportEvent = 'submit' | 'approve' | 'withdraw' | 'give-up' | 'start-again';

export const reportMoves: Moves<ReportState, ReportEvent> = {
  'in-production': {
    submit: 'in-review',
    approve: 'approved',
    'give-up': 'cannot-be-created',
    'start-again': 'in-production',
  },
  'in-review': {
    approve: 'approved',
    'start-again': 'in-production',
    'give-up': 'cannot-be-created',
  },
  approved: { withdraw: 'in-review', 'start-again': 'in-production' },
  'cannot-be-created': { 'start-again': 'in-production' },
};

/** The steps a buyer may be shown, in the order in which they happen. */
export const productionSteps = [
  { name: 'identify', label: 'Identifying the company' },
  { name: 'gather', label: 'Researching the company' },
  { name: 'write', label: 'Writing and checking every sentence' },
  { name: 'render', label: 'Laying out the report' },
  { name: 'submit', label: 'Sending it' },
] as const;

export interface RejectedSentence {
  readonly text: string;
  readonly reasons: readonly string[];
}

/** A version of a report as its history lists it. */
export interface VersionLine {
  readonly reportId: string;
  readonly number: number;
  /** The hash of its words. */
  readonly digest: string;
  readonly madeAt: string;
  readonly signedBy: string | null;
  readonly signedAt: string | null;
  readonly publishedAt: string | null;
  readonly erasedAt: string | null;
}

/** A sentence that its reader speaks of, with what it rested on when it was read. */
export interface SentenceAsRead {
  readonly text: string;
  /** The version it was read in; null where none was out. */
  readonly version: number | null;
  readonly quotes: readonly {
    readonly quote: string;
    readonly sourceName: string;
    readonly url: string;
  }[];
}

/** The name under which the machine signs. */
export const AUTOMATIC = 'automatic';

/** “Approved by Mara”, or without a person. */
export const formatApproval = (by: string | null): string =>
  by === AUTOMATIC || by === null ? 'Approved automatically' : `Approved by ${by}`;
