import { newIdentifier } from '../../../kernel/identifier';
import { cents } from '../../../kernel/money';
import { move } from '../../../kernel/state-machine';
import { before, hours } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import { interviewReport } from '../../catalog';
import type { OrderRow } from '../../orders';
import type { IntentRequest, IntentState, PaymentsContext, PaymentTruth } from '../ports';
import type { AttemptRow } from '../schema';
import { attemptMoves, type AttemptEvent, type AttemptState } from '../shape';
import { insertAttempt, lockAttempt, updateAttempt } from '../store';

/** The provider keeps at most so much of each value. */
const METADATA_LIMIT = 500;
/** The provider forgets an idempotency key after 24 hours; from then on it would make a second payment. */
const KEY_LIFE = hours(23);

const EVENTS: Readonly<Record<IntentState, AttemptEvent>> = {
  open: 'open',
  processing: 'process',
  succeeded: 'succeed',
  cancelled: 'cancel',
};

/** The live attempt of a held order, which was just read; a new one at the order’s price where there is none. */
export async function openAttempt(
  { clock }: Pick<PaymentsContext, 'clock'>,
  transaction: Transaction,
  order: OrderRow,
  live: AttemptRow | null,
): Promise<AttemptRow> {
  const now = clock.now();
  const unanswered = live?.intentId === null && live.createdAt < before(now, KEY_LIFE);
  if (live && !unanswered) return live;
  if (live) await updateAttempt(transaction, live.id, { state: 'abandoned', updatedAt: now });
  const id = newIdentifier(clock);
  const attempt = await insertAttempt(transaction, {
    id,
    orderId: order.id,
    state: 'creating',
    amount: order.amount,
    currency: order.currency,
    metadata: intentMetadata(order, id),
    createdAt: now,
    updatedAt: now,
  });
  if (!attempt) throw new Error(`Order ${order.id} is held and yet got a second payment attempt.`);
  return attempt;
}

export function intentMetadata(order: OrderRow, attemptId: string): Record<string, string> {
  const cut = (text: string): string => text.slice(0, METADATA_LIMIT).toWellFormed();
  return {
    order_id: order.id,
    attempt_id: attemptId,
    ...(order.kind === 'gift'
      ? { gift: 'yes' }
      : { company: cut(order.company), role: cut(order.role) }),
    email: cut(order.email),
    name: cut(order.name),
  };
}

/** Made of what the attempt holds and nothing else: the same key must always ask for the same. */
export function intentRequestOf(attempt: AttemptRow): IntentRequest {
  return {
    amount: cents(attempt.amount),
    currency: attempt.currency,
    description: attempt.metadata['gift'] ? interviewReport.gift.name : interviewReport.name,
    receiptEmail: attempt.metadata['email'] ?? '',
    metadata: attempt.metadata,
  };
}

/** For who read the attempt before the transaction: another tab or a webhook may have written since. */
export async function lockAndRecord(
  context: Pick<PaymentsContext, 'clock'>,
  transaction: Transaction,
  known: AttemptRow,
  truth: PaymentTruth,
): Promise<AttemptState> {
  return recordTruth(
    context,
    transaction,
    (await lockAttempt(transaction, known.id)) ?? known,
    truth,
  );
}

/** Writes what the provider said into a held attempt; what it can't become any more, it stays. */
export async function recordTruth(
  { clock }: Pick<PaymentsContext, 'clock'>,
  transaction: Transaction,
  attempt: AttemptRow,
  truth: PaymentTruth,
): Promise<AttemptState> {
  const moved = move(attemptMoves, attempt.state, EVENTS[truth.state]);
  const state = moved.ok ? moved.value : attempt.state;
  const now = clock.now();
  await updateAttempt(transaction, attempt.id, {
    intentId: truth.intentId,
    state,
    ...(state === 'succeeded' && attempt.state !== 'succeeded' ? { succeededAt: now } : {}),
    failureCode: truth.failureCode,
    chargeId: truth.chargeId,
    cardBrand: truth.cardBrand,
    cardLastDigits: truth.cardLastDigits,
    updatedAt: now,
  });
  return state;
}
