import { isShopCurrency } from '../../../kernel/money';
import { fail, succeed, type Result } from '../../../kernel/result';
import { payIn } from '../../orders';
import type { PaymentsContext } from '../ports';
import { applyTax } from '../tax/apply-tax';
import { whileClosed, type NotClosed } from './while-closed';

export type CurrencyFailure = NotClosed | 'not-sold' | 'code-in-dollars';

/** Prices a draft in another currency that the shop sells in. Its open payment is closed first, as for a code. */
export async function applyCurrency(
  context: PaymentsContext,
  { draftId, currency }: { readonly draftId: string; readonly currency: string },
): Promise<Result<null, CurrencyFailure>> {
  if (!isShopCurrency(currency) || !context.currencies?.includes(currency))
    return fail('not-sold', 'We don’t sell in this currency.');
  const changed = await whileClosed(context, draftId, (transaction, order) =>
    payIn(context, transaction, order, currency),
  );
  if (!changed.ok) return changed;
  // Where it fails, the page asks for the place again before it takes a payment.
  if (context.taxes === true && changed.value.taxCountry !== null)
    await applyTax(context, { draftId, told: null });
  return succeed(null);
}
