import { cents } from '../../../kernel/money';
import { noteTaxTransaction, readOrder } from '../../orders';
import type { PaymentsContext } from '../ports';
import { readRefund } from '../refunds/refunds-store';

/** Tells the provider that a calculated tax was taken. Background work: a failure is tried again, and then seen. */
export async function recordTax(
  context: PaymentsContext,
  { orderId }: { readonly orderId: string },
): Promise<string | null> {
  const order = await readOrder(context.database.read, orderId);
  if (!order?.taxCalculation || order.paidAt === null) return null;
  if (order.taxTransaction !== null) return order.taxTransaction;
  const recorded = await context.gateway.recordTax(`tax:${orderId}`, {
    calculation: order.taxCalculation,
    reference: orderId,
  });
  if (!recorded.ok) throw new Error(recorded.failure.sentence);
  const { transaction: name } = recorded.value;
  await context.database.write((transaction) =>
    noteTaxTransaction(context, transaction, orderId, name),
  );
  return name;
}

/** Takes the tax of a refund back from what was reported. */
export async function reverseTax(
  context: PaymentsContext,
  { refundId }: { readonly refundId: string },
): Promise<void> {
  const refund = await readRefund(context.database.read, refundId);
  if (refund?.state !== 'succeeded') return;
  const recorded = await recordTax(context, { orderId: refund.orderId });
  if (recorded === null) return;
  const reversed = await context.gateway.reverseTax(`tax:${refundId}`, {
    transaction: recorded,
    reference: refundId,
    amount: cents(refund.amount),
  });
  if (!reversed.ok) throw new Error(reversed.failure.sentence);
}
