import { redirect, type ActionFunctionArgs } from 'react-router';
import { readDraftCookie } from '../../../shop/orders';
import { applyCurrency } from '../../../shop/payments';
import { formText, readForm } from '../../forms.server';
import { shopOf } from '../../page-context.server';

const REFUSALS: Readonly<Record<string, string>> = {
  'code-in-dollars': 'Your code takes off dollars. Remove it to pay in another currency.',
  'in-progress': 'Your payment is being confirmed, so the price can’t change now.',
};

/** The payment page goes on in another currency; what stands in the way is told there. */
export async function changeCurrency({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const { payments, cookies } = shopOf(context);
  const isGift = form.has('gift');
  const payment = isGift ? '/gift?step=payment' : '/order?step=payment';
  const changed = await applyCurrency(payments, {
    draftId: readDraftCookie(isGift ? cookies.gift : cookies.order, request) ?? '',
    currency: formText(form, 'currency'),
  });
  return redirect(changed.ok ? payment : `${payment}&currency=${changed.failure.code}`);
}

/** Why the currency that was asked for isn’t taken; null where nothing was refused. */
export function refusedCurrency(parameters: URLSearchParams): string | null {
  const code = parameters.get('currency');
  if (code === null) return null;
  return Object.hasOwn(REFUSALS, code)
    ? (REFUSALS[code] ?? null)
    : 'We can’t change the currency right now. Try again in a minute.';
}
