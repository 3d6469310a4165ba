import type { PaymentsContext } from '../ports';
import { readDisputes, readRefunds } from '../refunds/refunds-store';
import type { DisputeView, PaymentsOfOrder } from '../shape';
import { readAttempts } from '../store';

/** All that was tried, given back and disputed for an order, as our books hold it; nobody is asked. */
export async function readPaymentsOf(
  { database: { read } }: Pick<PaymentsContext, 'database'>,
  orderId: string,
): Promise<PaymentsOfOrder> {
  const [attempts, refunds, disputes] = await Promise.all([
    readAttempts(read, orderId),
    readRefunds(read, orderId),
    readDisputes(read, orderId),
  ]);
  return {
    attempts: attempts.map(
      ({
        id,
        intentId,
        state,
        amount,
        failureCode,
        chargeId,
        cardBrand,
        cardLastDigits,
        createdAt,
        succeededAt,
      }) => ({
        id,
        intentId,
        state,
        amount,
        failureCode,
        chargeId,
        cardBrand,
        cardLastDigits,
        createdAt: createdAt.toISOString(),
        succeededAt: succeededAt?.toISOString() ?? null,
      }),
    ),
    refunds: refunds.map(
      ({ id, attemptId, providerId, state, amount, reason, actor, createdAt }) => ({
        id,
        attemptId,
        providerId,
        state,
        amount,
        reason,
        actor,
        createdAt: createdAt.toISOString(),
      }),
    ),
    disputes: disputes.map(
      ({ providerId, state, amount, reason, evidenceDueAt, createdAt }): DisputeView => ({
        providerId,
        state,
        amount,
        reason,
        evidenceDueAt: evidenceDueAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      }),
    ),
  };
}
