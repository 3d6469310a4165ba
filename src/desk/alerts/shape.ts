import type { PermitProblem } from '../policy/shape';

/** What can be wrong, with the words that may leave the house: no name, no address, nothing that was typed. */
export const alertKinds = {
  'unknown-payment': 'A payment has no order',
  'paid-without-order': 'An order was paid and is not in work',
  'payment-trouble': 'Payments and orders do not agree',
  'judge-silent': 'The judge of a report gave no answer',
  'refund-failed': 'A refund did not go through',
  dispute: 'A bank disputes a payment',
  'promise-at-risk': 'A promised hour is at risk',
  'answer-owed': 'Somebody waits for an answer',
  'mail-stuck': 'A mail did not go out',
  'mail-waiting': 'Mails wait to be sent',
  spend: 'Models cost more than the budget',
  'source-sick': 'A source does not answer as it should',
  'file-held': 'A large file waits to be looked at',
  disk: 'The disk is nearly full',
} as const;
export type AlertKind = keyof typeof alertKinds;

/** Something that somebody must look at. */
export interface NewAlert {
  readonly kind: AlertKind;
  /** What tells it from another of its kind. */
  readonly subject: string;
  /** A new step rings again, though it is the same thing. */
  readonly step?: string;
  readonly isUrgent?: boolean;
  /** For staff. */
  readonly sentence: string;
  /** Where it can be put right, as “/desk/orders/FW-10427”. */
  readonly path: string;
  readonly orderNumber?: string | null;
}

export interface AlertLine {
  readonly key: string;
  readonly kind: AlertKind;
  readonly isUrgent: boolean;
  readonly sentence: string;
  readonly path: string;
  readonly raisedAt: string;
  readonly resolvedAt: string | null;
  readonly closedBy: string | null;
}

export interface AlertsView {
  /** The urgent first, then the newest. */
  readonly open: readonly AlertLine[];
  /** Of the last seven days, the newest first. */
  readonly past: readonly AlertLine[];
  /** Whether a webhook is set, and what became of its last call. */
  readonly webhook: {
    readonly state: 'queued' | 'sent' | 'failed' | null;
    readonly lastError: string | null;
  } | null;
}

export type AlertProblem = PermitProblem | 'no-alert' | 'no-reason';

/** Of each kind of telling within an hour; what comes beyond it comes in one summary, when the hour is over. */
export const MOST_TELLINGS = 6;
