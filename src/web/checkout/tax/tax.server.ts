import { redirect, type ActionFunctionArgs } from 'react-router';
import { readDraftCookie } from '../../../shop/orders';
import { applyTax } from '../../../shop/payments';
import { taxCountries } from '../../../shop/orders/shape';
import { formText, readForm } from '../../forms.server';
import { shopOf } from '../../page-context.server';
import type { SentPlace } from './place-form';

/** Where the buyer is. The page goes on with the tax added; a refusal is told there. */
export async function changePlace({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const place = {
    country: formText(form, 'country').trim(),
    postalCode: formText(form, 'postalCode').trim().toUpperCase(),
  };
  const { payments, cookies } = shopOf(context);
  const isGift = form.has('gift');
  const payment = isGift ? '/gift?step=payment' : '/order?step=payment';
  const taxed = await applyTax(payments, {
    draftId: readDraftCookie(isGift ? cookies.gift : cookies.order, request) ?? '',
    told: place,
  });
  if (taxed.ok) return redirect(payment);
  const told = new URLSearchParams({
    country: place.country.slice(0, 2),
    postalCode: place.postalCode.slice(0, 20),
    place: taxed.failure.code === 'invalid-place' ? 'wrong' : 'unavailable',
  });
  return redirect(`${payment}&${told}`);
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = taxCountries
  .map((code) => [code, names.of(code) ?? code] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));

/** What the form for the place shows; nothing where no tax is added. */
export function placeOf(parameters: URLSearchParams, taxes: boolean): SentPlace {
  const refused = parameters.get('place');
  return {
    country: parameters.get('country') ?? '',
    postalCode: parameters.get('postalCode') ?? '',
    refused: refused === 'wrong' || refused === 'unavailable' ? refused : null,
    countries: taxes ? countries : [],
  };
}
