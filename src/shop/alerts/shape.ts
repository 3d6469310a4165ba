/** Every kind of alert, in words that a webhook may send: no name, no address, nothing that was typed. */
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

/** An alert to raise: something that needs attention. */
export interface NewAlert {
  readonly kind: AlertKind;
  /** Tells it from another alert of its kind. */
  readonly subject: string;
  /** A new step raises the alert again. */
  readonly step?: string;
  readonly isUrgent?: boolean;
  /** For staff. */
  readonly sentence: string;
  /** The page of the desk where it can be fixed, such as “/desk/orders/FW-10427”. */
  readonly path: string;
  readonly orderNumber?: string | null;
}
