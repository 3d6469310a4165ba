import { noteRefund } from '../control/ledger';
import { presentCharge, presentRefund } from './present-charge';
import type { ChargeRecord, RefundReason, RefundRecord } from '../records';
import { invalid } from '../http/refusal';
import { announce, unixTime, type Task } from '../control/sandbox';

export interface RefundTerms {
  readonly amount?: number | undefined;
  readonly reason?: RefundReason | undefined;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Gives back all that is left of a charge or a part of it. */
export function refundCharge(task: Task, charge: ChargeRecord, terms: RefundTerms): RefundRecord {
  const left = refundable(task, charge);
  const amount = terms.amount ?? left;
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount', begun: true },
    );
  }
  const behaviour = task.state.paymentMethods.get(charge.paymentMethod)?.behaviour.refund;
  const id = task.identify('re');
  const refund = task.state.refunds.put({
    id,
    created: unixTime(task.clock),
    amount,
    currency: charge.currency,
    charge: charge.id,
    intent: charge.intent,
    reason: terms.reason ?? null,
    status: behaviour === 'pending' ? 'pending' : 'succeeded',
    failureReason: null,
    metadata: terms.metadata ?? {},
    balanceTransaction: noteRefund(task, { id, amount, currency: charge.currency }, 'out'),
  });
  const lessened = task.state.charges.put({
    ...charge,
    amountRefunded: charge.amountRefunded + amount,
  });
  announce(task, 'refund.created', presentRefund(refund));
  announce(task, 'charge.refunded', presentCharge(task, lessened), {
    amount_refunded: charge.amountRefunded,
  });
  return behaviour === 'fails' ? settleRefund(task, refund, 'failed') : refund;
}

/** What a bank said of a refund afterwards: a failed one counts as never made. */
export function settleRefund(
  task: Task,
  refund: RefundRecord,
  outcome: 'succeeded' | 'failed',
): RefundRecord {
  if (refund.status === outcome || refund.status === 'failed') return refund;
  const failed = outcome === 'failed';
  if (failed) {
    noteRefund(task, refund, 'back');
    const charge = task.state.charges.get(refund.charge);
    if (charge !== undefined)
      task.state.charges.put({ ...charge, amountRefunded: charge.amountRefunded - refund.amount });
  }
  const settled = task.state.refunds.put({
    ...refund,
    status: outcome,
    failureReason: failed ? 'expired_or_canceled_card' : null,
  });
  const previous = { status: refund.status };
  announce(task, 'refund.updated', presentRefund(settled), previous);
  announce(task, 'charge.refund.updated', presentRefund(settled), previous);
  if (failed) announce(task, 'refund.failed', presentRefund(settled));
  return settled;
}

function refundable(task: Task, charge: ChargeRecord): number {
  const dispute = charge.dispute === null ? undefined : task.state.disputes.get(charge.dispute);
  if (
    dispute !== undefined &&
    ['needs_response', 'under_review', 'lost'].includes(dispute.status)
  ) {
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      begun: true,
    });
  }
  const left = charge.amount - charge.amountRefunded;
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      begun: true,
    });
  }
  return left;
}
