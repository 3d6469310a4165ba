import { days } from '../../../src/kernel/time';
import type { ChargeRecord, TransactionRecord } from '../records';
import { unixSpan, unixTime, type Task } from './sandbox';

const SETTLING_TIME = days(2);
const FEE_SHARE = 0.029;
const FEE_FIXED = 30;
const DISPUTE_FEE = 1_500;

type Movement = Omit<TransactionRecord, 'id' | 'created'>;

function note(task: Task, movement: Movement): TransactionRecord {
  return task.state.transactions.put({
    id: task.identify('txn'),
    created: unixTime(task.clock),
    ...movement,
  });
}

export function noteCharge(
  task: Task,
  charge: Pick<ChargeRecord, 'id' | 'amount' | 'currency'>,
  availableAtOnce: boolean,
): string {
  return note(task, {
    amount: charge.amount,
    fee: Math.round(charge.amount * FEE_SHARE) + FEE_FIXED,
    currency: charge.currency,
    type: 'charge',
    category: 'charge',
    source: charge.id,
    availableOn: unixTime(task.clock) + (availableAtOnce ? 0 : unixSpan(SETTLING_TIME)),
  }).id;
}

export function noteRefund(
  task: Task,
  refund: { id: string; amount: number; currency: string },
  way: 'out' | 'back',
): string {
  return note(task, {
    amount: way === 'out' ? -refund.amount : refund.amount,
    fee: 0,
    currency: refund.currency,
    type: way === 'out' ? 'refund' : 'refund_failure',
    category: way === 'out' ? 'refund' : 'refund_failure',
    source: refund.id,
    availableOn: unixTime(task.clock),
  }).id;
}

/** A dispute takes the money at once and a fee with it; a won one brings back both. */
export function noteDispute(
  task: Task,
  dispute: { id: string; amount: number; currency: string },
  way: 'out' | 'back',
): string {
  const sign = way === 'out' ? -1 : 1;
  return note(task, {
    amount: sign * dispute.amount,
    fee: -sign * DISPUTE_FEE,
    currency: dispute.currency,
    type: 'adjustment',
    category: way === 'out' ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    availableOn: unixTime(task.clock),
  }).id;
}
