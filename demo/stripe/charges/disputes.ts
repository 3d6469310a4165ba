import type { DisputeReason } from './cards';
import { noteDispute } from '../control/ledger';
import { presentDispute } from './present-dispute';
import type { ChargeRecord, DisputeRecord } from '../records';
import { announce, unixTime, type Task } from '../control/sandbox';

export interface DisputeTerms {
  readonly reason?: DisputeReason;
  readonly amount?: number;
  /** A bank that only asks: no money moves, and a refund is still possible. */
  readonly inquiry?: boolean;
}

export function openDispute(
  task: Task,
  charge: ChargeRecord,
  terms: DisputeTerms = {},
): DisputeRecord {
  const known = charge.dispute === null ? undefined : task.state.disputes.get(charge.dispute);
  if (known !== undefined) return known;
  const inquiry = terms.inquiry === true;
  const id = task.identify('du');
  const amount = terms.amount ?? charge.amount - charge.amountRefunded;
  const dispute = task.state.disputes.put({
    id,
    created: unixTime(task.clock),
    amount,
    currency: charge.currency,
    charge: charge.id,
    intent: charge.intent,
    reason: terms.reason ?? 'fraudulent',
    status: inquiry ? 'warning_needs_response' : 'needs_response',
    metadata: {},
    evidence: {},
    submissions: 0,
    balanceTransactions: inquiry
      ? []
      : [noteDispute(task, { id, amount, currency: charge.currency }, 'out')],
  });
  task.state.charges.put({ ...charge, dispute: dispute.id });
  announce(task, 'charge.dispute.created', presentDispute(task, dispute));
  if (!inquiry) announce(task, 'charge.dispute.funds_withdrawn', presentDispute(task, dispute));
  return dispute;
}

export const isClosed = (dispute: DisputeRecord): boolean =>
  ['won', 'lost', 'warning_closed'].includes(dispute.status);

/** The bank's last word; a won dispute brings the money back. An inquiry only ends. */
export function closeDispute(
  task: Task,
  dispute: DisputeRecord,
  outcome: 'won' | 'lost',
): DisputeRecord {
  if (isClosed(dispute)) return dispute;
  const inquiry = dispute.status === 'warning_needs_response';
  const won = outcome === 'won' && !inquiry;
  const closed = task.state.disputes.put({
    ...dispute,
    status: inquiry ? 'warning_closed' : outcome,
    balanceTransactions: won
      ? [...dispute.balanceTransactions, noteDispute(task, dispute, 'back')]
      : dispute.balanceTransactions,
  });
  announce(task, 'charge.dispute.closed', presentDispute(task, closed));
  if (won) announce(task, 'charge.dispute.funds_reinstated', presentDispute(task, closed));
  return closed;
}
