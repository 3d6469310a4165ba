import { cents, type Currency } from '../../../../kernel/money';
import { fail, succeed, type Result } from '../../../../kernel/result';
import type { Clock } from '../../../../kernel/time';
import type { Transaction } from '../../../../platform/database';
import { priceIn } from '../../../catalog';
import { codeTermsOf } from '../../codes/hold-code';
import { discountOf } from '../../codes/shape';
import { readCode } from '../../codes/store';
import type { OrderRow } from '../../schema';
import { updateOrder } from '../../store';
import { untaxed } from '../tax-order';

/** Prices a held draft in another currency. A code’s share stays a share; a sum that one takes off is in dollars. */
export async function payIn(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  order: OrderRow,
  currency: Currency,
): Promise<Result<OrderRow, 'code-in-dollars'>> {
  if (order.currency === currency) return succeed(order);
  const list = priceIn(currency).amount;
  const code = order.code === null ? null : await readCode(transaction, order.code);
  if (code !== null && code.percent === null)
    return fail('code-in-dollars', 'Your code takes off dollars. Remove it first.');
  const discount = code === null ? cents(0) : discountOf(codeTermsOf(code), list);
  return succeed(
    await updateOrder(transaction, clock, order.id, {
      ...untaxed,
      currency,
      discount,
      amount: list - discount,
    }),
  );
}
