import { fail, succeed, type Result } from '../../../kernel/result';
import { viewOf } from '../lists/present';
import type { OrdersContext } from '../ports';
import { cleanText } from '../place/clean-details';
import type { OrderView } from '../shape';
import { lockOrder, updateOrder } from '../store';
import { receiptFault, type ReceiptDetails } from './receipt-shape';

/** The buyer says whom the receipt is for. It can be said again: a receipt is printed when it’s asked for. */
export async function saveReceiptDetails(
  { database, clock }: Pick<OrdersContext, 'database' | 'clock'>,
  { orderId, details }: { readonly orderId: string; readonly details: ReceiptDetails },
): Promise<Result<OrderView, 'no-order' | 'unpaid' | 'invalid-details'>> {
  const clean: ReceiptDetails = {
    company: cleanText(details.company),
    taxId: cleanText(details.taxId),
    address: cleanText(details.address),
  };
  const fault = receiptFault(clean);
  if (fault !== null) return fail('invalid-details', fault);
  return database.write(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === null || order.erasedAt !== null) return fail('no-order', 'Order not found.');
    if (order.paidAt === null) return fail('unpaid', 'There’s a receipt as soon as you’ve paid.');
    const changed = await updateOrder(transaction, clock, order.id, {
      receiptCompany: clean.company,
      receiptTaxId: clean.taxId,
      receiptAddress: clean.address,
    });
    return succeed(viewOf(changed));
  });
}
