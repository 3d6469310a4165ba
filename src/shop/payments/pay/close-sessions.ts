import { fail, succeed, type Result } from '../../../kernel/result';
import { lockAndRecord } from './attempts';
import type { PaymentsContext, ProviderFailure } from '../ports';
import type { AttemptRow } from '../schema';
import { settlePayment } from '../settle/settle-payment';
import { lockAttempt, readLiveAttempt, updateAttempt } from '../store';

/** `paid`: the money was faster, and the order has been settled instead. */
export type Closing = 'closed' | 'paid' | 'processing';

/** Makes sure that no money can come by an order's session any more. */
export async function closeSessions(
  context: PaymentsContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<Closing, ProviderFailure>> {
  const live = await readLiveAttempt(context.database.read, orderId);
  if (live === null) return succeed('closed');
  // Nobody was ever given the secret of a session whose making was not heard of.
  if (live.intentId === null) return abandon(context, live);
  const cancelled = await context.gateway.cancelIntent(live.intentId);
  if (cancelled.ok) {
    await context.database.write((transaction) =>
      lockAndRecord(context, transaction, live, cancelled.value),
    );
    return succeed('closed');
  }
  if (cancelled.failure.code !== 'not-cancellable')
    return fail(cancelled.failure.code, cancelled.failure.sentence);
  return settled(context, live.intentId);
}

async function abandon(
  context: PaymentsContext,
  attempt: AttemptRow,
): Promise<Result<Closing, ProviderFailure>> {
  const isAbandoned = await context.database.write(async (transaction) => {
    const held = await lockAttempt(transaction, attempt.id);
    if (held?.state === 'creating' && held.intentId === null)
      await updateAttempt(transaction, attempt.id, {
        state: 'abandoned',
        updatedAt: context.clock.now(),
      });
    return held === null || held.intentId === null;
  });
  // Its making was heard of meanwhile, and a browser has its secret.
  return isAbandoned ? succeed('closed') : closeSessions(context, { orderId: attempt.orderId });
}

async function settled(
  context: PaymentsContext,
  intentId: string,
): Promise<Result<Closing, ProviderFailure>> {
  const settlement = await settlePayment(context, { intentId });
  if (settlement.ok) {
    const { intent } = settlement.value;
    return succeed(
      intent === 'succeeded' ? 'paid' : intent === 'cancelled' ? 'closed' : 'processing',
    );
  }
  const { code, sentence } = settlement.failure;
  // Money that does not fit its order has raised an alert; for the session it is over.
  return code === 'provider-down' || code === 'provider-refused'
    ? fail(code, sentence)
    : succeed('paid');
}
