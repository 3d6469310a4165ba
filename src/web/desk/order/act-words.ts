import type { OrderAct } from '../../../desk/order/shape';

export interface ActWords {
  readonly name: string;
  /** What will happen when it is sent. */
  readonly effect: string;
  readonly button: string;
  readonly reason: string;
  readonly isGrave?: boolean;
}

/** What each act is called, and what its form says will happen before anybody presses anything. */
export const actWords: Readonly<
  Record<Exclude<OrderAct, 'write-note' | 'replace-company'>, ActWords>
> = {
  'mark-paid': {
    name: 'Mark as paid',
    button: 'Mark as paid',
    reason: 'How they paid',
    effect:
      'Emails the buyer a confirmation and receipt, starts the 12 hours, and starts the research.',
  },
  'send-instructions': {
    name: 'Send payment instructions',
    button: 'Send instructions',
    reason: 'Reason (for the timeline)',
    effect: 'Emails the buyer these instructions. Replies go to the team’s address.',
  },
  'publish-now': {
    name: 'Deliver now',
    button: 'Deliver now',
    reason: 'Reason',
    effect:
      'Emails the approved report to the buyer now. The approval can’t be withdrawn afterward.',
  },
  withdraw: {
    name: 'Withdraw approval',
    button: 'Withdraw',
    reason: 'Why',
    effect:
      'Stops delivery and returns the report to the review desk for a new approval. The buyer isn’t told.',
  },
  'send-second-round': {
    name: 'Send second round',
    button: 'Send',
    reason: 'Reason',
    effect: 'Emails the buyer the most important change, with a link to the page.',
  },
  'hold-second-round': {
    name: 'Hold back second round',
    button: 'Hold back',
    reason: 'Why',
    effect: 'Deletes what was found and emails the buyer that they can ask again.',
  },
  'confirm-impossible': {
    name: 'Confirm that it can’t be created',
    button: 'Confirm and refund',
    reason: 'Reason',
    isGrave: true,
    effect: 'Refunds in full, closes the order, and emails the buyer why.',
  },
  'extend-promise': {
    name: 'Move deadline',
    button: 'Save deadline',
    reason: 'Reason (shown to the buyer)',
    effect:
      'Emails the buyer the new delivery time and your reason. Alerts follow the new deadline.',
  },
  assign: {
    name: 'Assign',
    button: 'Assign',
    reason: 'Why',
    effect: 'Shows the assignee in the review queue. No email is sent.',
  },
  'correct-address': {
    name: 'Change email and resend',
    button: 'Change and resend',
    reason: 'How you verified it',
    effect:
      'Ends every link sent so far. Resends the buyer’s emails to the new address, including a delivered report.',
  },
  'resend-report': {
    name: 'Resend report',
    button: 'Send again',
    reason: 'Why',
    effect: 'Emails the report to the buyer again, with a new link.',
  },
  rerun: {
    name: 'Rerun from a step',
    button: 'Rerun',
    reason: 'Why',
    effect:
      'Redoes this step and all later ones, including their model costs. Earlier steps are ' +
      'kept. Creates a new version for review.',
  },
  refund: {
    name: 'Refund',
    button: 'Send refund',
    reason: 'Reason (shown to the buyer)',
    isGrave: true,
    effect:
      'Refunds the buyer’s card and emails them the amount and reason. A full refund also closes the order.',
  },
  cancel: {
    name: 'Cancel order',
    button: 'Cancel order',
    reason: 'Reason (shown to the buyer)',
    isGrave: true,
    effect:
      'Stops the work for good and emails the buyer why. Doesn’t refund: for a full refund, ' +
      'use Refund, which also closes the order.',
  },
  'gather-evidence': {
    name: 'Dispute evidence',
    button: 'Create PDF',
    reason: 'Reason',
    effect:
      'Creates a PDF with the order, payment, delivery, and every email, to upload to the ' +
      'payment provider. The audit log records it.',
  },
};
