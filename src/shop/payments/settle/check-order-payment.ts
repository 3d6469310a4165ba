import { succeed, type Result } from '../../../kernel/result';
import { readDraftCookie, type DraftCookie } from '../../orders';
import { settlePaymentJob } from '../jobs';
import type { PaymentsContext } from '../ports';
import type { AttemptRow } from '../schema';
import { settlePayment, type SettleFailure } from './settle-payment';
import { LIVE, readAttemptByIntent, readAttempts } from '../store';

interface CheckContext {
  readonly payments: PaymentsContext;
  readonly cookie: DraftCookie;
  trackingPath(orderId: string): Promise<string | null>;
}

export interface CheckedOrder {
  readonly recorded: boolean;
  readonly trackingPath: string | null;
}

const nothing: CheckedOrder = { recorded: false, trackingPath: null };

/**
 * A browser says that it paid. Its word only decides of which payment the provider is asked; one we
 * never began, or no payment and no cookie, is not worth a question.
 */
export async function checkOrderPayment(
  parts: CheckContext,
  request: Request,
  said: { readonly paymentId?: string | undefined },
): Promise<Result<CheckedOrder, SettleFailure>> {
  const { payments } = parts;
  const draftId = readDraftCookie(parts.cookie, request);
  const read = await findAttempt(payments, { draftId, paymentId: said.paymentId });
  const intentId = read?.intentId ?? null;
  if (read === null || intentId === null) return succeed(nothing);
  const settled = await settlePayment(payments, { intentId, read });
  if (settled.ok) {
    const { orderId, number } = settled.value;
    const mayFollow = orderId === draftId && number !== null;
    return succeed({
      recorded: true,
      trackingPath: mayFollow ? await parts.trackingPath(orderId) : null,
    });
  }
  if (settled.failure.code !== 'provider-down') return settled;
  await payments.database.write((transaction) =>
    payments.queue.enqueue(transaction, settlePaymentJob, { intentId }),
  );
  return succeed(nothing);
}

async function findAttempt(
  { database }: PaymentsContext,
  {
    draftId,
    paymentId,
  }: { readonly draftId: string | null; readonly paymentId: string | undefined },
): Promise<AttemptRow | null> {
  if (paymentId !== undefined) return readAttemptByIntent(database.read, paymentId);
  if (draftId === null) return null;
  const attempts = await readAttempts(database.read, draftId);
  const paid = attempts.find(({ state }) => state === 'succeeded');
  const live = attempts.find(({ state }) => LIVE.includes(state));
  return paid ?? live ?? attempts[0] ?? null;
}
