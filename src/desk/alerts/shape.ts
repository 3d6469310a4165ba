import type { PermitProblem } from '../policy/shape';

/** What can be wrong, with the words that may leave the house: no name, no address, nothing that was typed. */
export const alertKinds = {
  'unknown-payment': 'Payment without an order',
  'paid-without-order': 'Paid order not started',
  'payment-trouble': 'Payments and orders don’t match',
  'judge-silent': 'Report judge didn’t answer',
  'judge-unreliable': 'Report judge was wrong too often',
  'refund-failed': 'Refund failed',
  dispute: 'Payment disputed',
  'promise-at-risk': 'Deadline at risk',
  'second-round-waiting': 'Second round awaiting review',
  'job-given-up': 'Job given up',
  'answer-owed': 'Message awaiting a reply',
  'mail-stuck': 'Email failed',
  'mail-waiting': 'Emails stuck in the queue',
  spend: 'Model budget exceeded',
  'source-sick': 'Source failing',
  'file-held': 'Large file held for review',
  disk: 'Disk nearly full',
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
