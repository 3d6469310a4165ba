import { inArray } from 'drizzle-orm';
import type { KeepsPersonalData } from '../../platform/privacy';
import { paymentAttempt, paymentDispute, paymentRefund } from './schema';

/** Payments: the books keep amounts, moments and the provider's names for them; what was said besides goes. */
export const paymentPersonalData: KeepsPersonalData = {
  name: 'payments',
  async tell(executor, { orderIds }) {
    if (orderIds.length === 0) return [];
    const ids = [...orderIds];
    const attempts = await executor
      .select()
      .from(paymentAttempt)
      .where(inArray(paymentAttempt.orderId, ids))
      .orderBy(paymentAttempt.createdAt, paymentAttempt.id);
    const refunds = await executor
      .select()
      .from(paymentRefund)
      .where(inArray(paymentRefund.orderId, ids))
      .orderBy(paymentRefund.createdAt, paymentRefund.id);
    const disputes = await executor
      .select()
      .from(paymentDispute)
      .where(inArray(paymentDispute.orderId, ids))
      .orderBy(paymentDispute.providerId);
    return [
      ...attempts.map((attempt) => ({ kind: 'payment', ...attempt })),
      ...refunds.map(({ orderId, providerId, state, amount, reason, createdAt }) => ({
        kind: 'refund',
        orderId,
        providerId,
        state,
        amount,
        reason,
        createdAt,
      })),
      ...disputes.map((dispute) => ({ kind: 'dispute', ...dispute })),
    ];
  },
  async erase(transaction, { orderIds }) {
    if (orderIds.length === 0) return {};
    const ids = [...orderIds];
    await transaction
      .update(paymentAttempt)
      .set({ metadata: {}, cardBrand: null, cardLastDigits: null })
      .where(inArray(paymentAttempt.orderId, ids));
    await transaction
      .update(paymentRefund)
      .set({ reason: '' })
      .where(inArray(paymentRefund.orderId, ids));
    return {};
  },
};
