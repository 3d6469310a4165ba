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
    reason: 'How the money came',
    effect:
      'The buyer gets an order confirmation with a receipt, the 12 hours begin now, and work starts.',
  },
  'send-instructions': {
    name: 'Send payment instructions',
    button: 'Send instructions',
    reason: 'Why, for the timeline',
    effect: 'The buyer gets these words by email. Answers come to the team’s address.',
  },
  'publish-now': {
    name: 'Deliver now',
    button: 'Deliver now',
    reason: 'Why it does not wait',
    effect:
      'The signed report leaves at once, and the signature can no longer be taken back. The buyer gets the report by email.',
  },
  withdraw: {
    name: 'Take the signature back',
    button: 'Take it back',
    reason: 'Why',
    effect:
      'The report does not leave. It goes back to the bench, where it waits for a new signature; the buyer hears nothing.',
  },
  'confirm-impossible': {
    name: 'Confirm that it can’t be created',
    button: 'Confirm and refund',
    reason: 'Why you agree',
    isGrave: true,
    effect:
      'All the money goes back, the order ends, and the buyer is told kindly why there is no report.',
  },
  'extend-promise': {
    name: 'Extend the promise',
    button: 'Promise the new hour',
    reason: 'Why (the buyer reads this)',
    effect: 'The buyer gets an email with the new hour and your words. Alarms follow the new hour.',
  },
  assign: {
    name: 'Assign',
    button: 'Assign',
    reason: 'Why',
    effect: 'The review queue shows whose report it is. Nobody is told by email.',
  },
  'correct-address': {
    name: 'Correct the address and send again',
    button: 'Correct and send again',
    reason: 'How you know it is the buyer’s',
    effect:
      'Every link sent so far ends. The buyer’s mails go out again to the new address, the report included if it is delivered.',
  },
  'resend-report': {
    name: 'Send the report again',
    button: 'Send again',
    reason: 'Why',
    effect:
      'The buyer gets the mail with the report once more, with a new link, to the address the order has now.',
  },
  rerun: {
    name: 'Run again from a step',
    button: 'Run again',
    reason: 'Why',
    effect:
      'Work begins again at this step and does all that follows anew, which costs what its models cost. What was paid for before it is kept. The result is a version of its own and waits for review.',
  },
  refund: {
    name: 'Refund',
    button: 'Give the money back',
    reason: 'Why (the buyer reads this)',
    isGrave: true,
    effect:
      'The money goes back to the buyer’s card, and an email says how much and why. If all of it goes back, work on the order ends too.',
  },
  cancel: {
    name: 'Cancel the order',
    button: 'Cancel the order',
    reason: 'Why (the buyer reads this)',
    isGrave: true,
    effect:
      'Work ends for good, and the buyer is told why. No money goes back by this: to give it all back, refund it instead, which ends the order as well.',
  },
  'gather-evidence': {
    name: 'Evidence for a dispute',
    button: 'Make the file',
    reason: 'What it is for',
    effect:
      'You get one PDF with the order, the payment, the delivery and every email, to upload at the payment provider. That you made it is written down.',
  },
};
