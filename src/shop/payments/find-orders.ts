import { eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database';
import { paymentAttempt, paymentDispute, paymentRefund } from './schema';

/** The orders that a name of the provider's belongs to: of a payment, a charge, a refund or a dispute. */
export async function findOrdersOfPayment(
  { database: { read } }: { readonly database: Database },
  reference: string,
): Promise<readonly string[]> {
  const rows = await unionAll(
    read
      .select({ orderId: paymentAttempt.orderId })
      .from(paymentAttempt)
      .where(eq(paymentAttempt.intentId, reference)),
    read
      .select({ orderId: paymentAttempt.orderId })
      .from(paymentAttempt)
      .where(eq(paymentAttempt.chargeId, reference)),
    read
      .select({ orderId: paymentRefund.orderId })
      .from(paymentRefund)
      .where(eq(paymentRefund.providerId, reference)),
    read
      .select({ orderId: paymentDispute.orderId })
      .from(paymentDispute)
      .where(eq(paymentDispute.providerId, reference)),
  ).limit(20);
  return [...new Set(rows.map(({ orderId }) => orderId))];
}
