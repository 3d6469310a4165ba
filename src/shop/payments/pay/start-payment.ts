import { fail, succeed, type Result } from '../../../kernel/result';
import { allows } from '../../../kernel/state-machine';
import { saveOffer, lockOrder, type OrderRow } from '../../orders';
import { isIdentifier, paymentMoves } from '../../orders/shape';
import { together } from '../../../platform/database';
import { lockAndRecord, intentMetadata, openAttempt, intentRequestOf } from './attempts';
import type { PaymentsContext, PaymentTruth, ProviderFailure } from '../ports';
import type { AttemptRow } from '../schema';
import { settlePayment } from '../settle/settle-payment';
import type { AttemptState } from '../shape';
import { LIVE, readLiveAttempt, updateAttempt } from '../store';

export type StartFailure =
  | 'no-draft'
  | 'closed'
  | 'already-paid'
  | 'nothing-to-pay'
  | 'needs-place'
  | 'payment-in-progress'
  | ProviderFailure;

export interface PaymentSession {
  readonly intentId: string;
  readonly clientSecret: string;
}

/** A cancelled or mispriced session is replaced by a new one; more than this in a row is no accident. */
const ROUNDS = 3;

/** The one live payment session of a draft: asked again, by another tab or after a reload, the same. */
export async function startPayment(
  context: PaymentsContext,
  { draftId }: { readonly draftId: string },
): Promise<Result<PaymentSession, StartFailure>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const held = await holdSession(context, draftId);
    if (!held.ok) return held;
    const answer = await createOrReadIntent(context, held.value.attempt);
    if (!answer.ok) return answer;
    const next = await judge(context, held.value, answer.value);
    if (next !== 'again') return next;
  }
  return fail(
    'provider-refused',
    'Our payment provider keeps closing this payment. Try again later, or contact support.',
  );
}

interface Session {
  readonly attempt: AttemptRow;
  readonly price: Pick<OrderRow, 'amount' | 'currency'>;
  readonly metadata: Readonly<Record<string, string>>;
}

function holdSession(
  context: PaymentsContext,
  draftId: string,
): Promise<Result<Session, StartFailure>> {
  return context.database.write(async (transaction) => {
    // What is read stands behind the lock on the same line, so it is what holds once the order is held.
    const [order, live, offer] = await together(
      lockOrder(transaction, draftId),
      isIdentifier(draftId) ? readLiveAttempt(transaction, draftId) : null,
      context.orders.delivery.offer(transaction, context.clock.now()),
    );
    if (order === null || order.state === 'cancelled') {
      return fail('no-draft', 'We lost your details. Fill in the form again.');
    }
    if (!allows(paymentMoves, order.payment, 'settle')) {
      return fail('already-paid', 'This order is already paid. You won’t be charged again.');
    }
    if (order.amount === 0)
      return fail('nothing-to-pay', 'Your code covers the price. Reload the page to order.');
    if (context.taxes === true && order.taxCalculation === null && order.state === 'draft')
      return fail('needs-place', 'Tell us your country first, so that we can add the tax.');
    // A payment that was begun before the house closed may be finished.
    // A gift is for later, whether or not we take orders now.
    if (order.kind === 'report') {
      if (offer.closed !== null && live === null) return fail('closed', offer.closed);
      await saveOffer(context.orders, transaction, order, offer);
    }
    const attempt = await openAttempt(context, transaction, order, live);
    return succeed({ attempt, price: order, metadata: intentMetadata(order, attempt.id) });
  });
}

async function createOrReadIntent(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<Result<PaymentTruth, StartFailure>> {
  if (attempt.intentId === null)
    return context.gateway.createIntent(attempt.id, intentRequestOf(attempt));
  const read = await context.gateway.readIntent(attempt.intentId, { withHistory: false });
  if (read.ok) return read;
  return read.failure.code === 'no-payment'
    ? fail('provider-refused', read.failure.sentence)
    : fail(read.failure.code, read.failure.sentence);
}

async function judge(
  context: PaymentsContext,
  { attempt, price, metadata }: Session,
  truth: PaymentTruth,
): Promise<Result<PaymentSession, StartFailure> | 'again'> {
  if (attempt.intentId === null || truth.state === 'cancelled') {
    const state = await recordAnswer(context, attempt, truth);
    // Given up while the provider was asked, as when the order was paid by other means meanwhile.
    if (state === 'abandoned') await context.gateway.cancelIntent(truth.intentId);
    if (!LIVE.includes(state)) return 'again';
  }
  if (truth.state === 'processing' || truth.state === 'succeeded') {
    const settled = await settlePayment(context, { intentId: truth.intentId });
    if (!settled.ok && settled.failure.code === 'provider-down')
      return fail('provider-down', settled.failure.sentence);
    return truth.state === 'processing'
      ? fail('payment-in-progress', 'We are confirming your payment.')
      : fail('already-paid', 'This order is already paid. You won’t be charged again.');
  }
  if (truth.amount !== price.amount || truth.currency !== price.currency)
    return replace(context, attempt, truth);
  const current = await refresh(context, { attempt, price, metadata }, truth);
  if (!current.ok) return current;
  return truth.clientSecret === null
    ? fail('provider-refused', 'Invalid response from payment server: missing client secret')
    : succeed({ intentId: truth.intentId, clientSecret: truth.clientSecret });
}

function recordAnswer(
  context: PaymentsContext,
  attempt: AttemptRow,
  truth: PaymentTruth,
): Promise<AttemptState> {
  return context.database.write((transaction) =>
    lockAndRecord(context, transaction, attempt, truth),
  );
}

/** A session at another price than its order’s is closed, so that nobody can pay it any more. */
async function replace(
  context: PaymentsContext,
  attempt: AttemptRow,
  truth: PaymentTruth,
): Promise<Result<PaymentSession, StartFailure> | 'again'> {
  const cancelled = await context.gateway.cancelIntent(truth.intentId);
  if (cancelled.ok) {
    await context.database.write((transaction) =>
      lockAndRecord(context, transaction, attempt, cancelled.value),
    );
    return 'again';
  }
  return cancelled.failure.code === 'not-cancellable'
    ? fail('payment-in-progress', 'We are confirming your payment.')
    : fail(cancelled.failure.code, cancelled.failure.sentence);
}

/** What was corrected in the form since the session began is told to the provider too. */
async function refresh(
  context: PaymentsContext,
  { attempt, metadata }: Session,
  truth: PaymentTruth,
): Promise<Result<null, ProviderFailure>> {
  const changed = Object.entries(metadata).some(([name, value]) => truth.metadata[name] !== value);
  if (!changed) return succeed(null);
  const updated = await context.gateway.updateIntent(truth.intentId, {
    metadata,
    receiptEmail: metadata['email'] ?? '',
  });
  if (!updated.ok) return updated;
  await context.database.write((transaction) =>
    updateAttempt(transaction, attempt.id, { metadata, updatedAt: context.clock.now() }),
  );
  return succeed(null);
}
