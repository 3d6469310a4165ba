import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { cents, formatMoney } from '../../kernel/money';
import { readDraftCookie, saveGift, writeDraftCookie } from '../../shop/orders';
import type { GiftDetails, GiftView, OrderPrice } from '../../shop/orders/shape';
import { refusedCurrency } from '../checkout/currency/currency.server';
import type { SentPlace } from '../checkout/tax/place-form';
import { placeOf } from '../checkout/tax/tax.server';
import { formText, readForm } from '../forms.server';
import { shopOf } from '../page-context.server';
import { findGiftInHand } from './gift-in-hand.server';

export type GiftStep = 'details' | 'payment' | 'confirming' | 'bought';

interface GiftData {
  readonly view: GiftStep;
  /** As last sent; null where this browser has sent none, or its gift is paid for. */
  readonly details: GiftDetails | null;
  readonly price: OrderPrice;
  readonly place: SentPlace;
  readonly gift: GiftView | null;
  readonly trackingPath: string | null;
  /** The payment was asked for by a browser that keeps no cookies, or not for so long. */
  readonly lost: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context);
  const [facts, inHand] = await Promise.all([shop.facts(), findGiftInHand(shop, request)]);
  const parameters = new URL(request.url).searchParams;
  const step = parameters.get('step');
  const returning = parameters.has('payment_intent_client_secret');
  const isBought = inHand?.state === 'bought';
  if (step === 'payment' && !returning && isBought) return redirect('/gift?step=done');
  // Its cookie is gone, and it may be paid for: an empty form would sell it twice.
  if (step === 'done' && inHand === null) return redirect('/links');
  const price = inHand !== null && !isBought ? inHand.price : fullPrice(facts);
  const found: GiftData = {
    view: viewOf(step, returning, inHand?.state ?? null),
    details: isBought && !returning ? null : (inHand?.details ?? null),
    price,
    place: placeOf(parameters, facts.taxes),
    gift: inHand?.gift ?? null,
    trackingPath: inHand?.trackingPath ?? null,
    lost: step === 'payment' && !returning && inHand === null,
  };
  // The page shows and sends what this gift costs.
  const { amount } = price;
  return {
    facts: {
      ...facts,
      amountInCents: amount,
      currency: price.currency,
      price: formatMoney(price),
    },
    refusedCurrency: refusedCurrency(parameters),
    baseUrl: shop.baseUrl,
    ...found,
  };
}

function viewOf(
  step: string | null,
  returning: boolean,
  state: 'draft' | 'confirming' | 'bought' | null,
): GiftStep {
  if (returning && state !== null) return 'payment';
  if (step === 'done') return state === 'bought' ? 'bought' : 'confirming';
  if (step !== 'payment' || state === null) return 'details';
  return state === 'confirming' ? 'confirming' : 'payment';
}

const fullPrice = ({
  amountInCents,
  currency,
}: {
  readonly amountInCents: number;
  readonly currency: OrderPrice['currency'];
}): OrderPrice => ({
  amount: cents(amountInCents),
  currency,
  code: null,
  discount: cents(0),
  tax: null,
});

/** The form, with and without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const details: GiftDetails = {
    name: formText(form, 'name'),
    email: formText(form, 'email'),
    recipientEmail: formText(form, 'recipientEmail'),
    message: formText(form, 'message'),
  };
  const { orders, cookies } = shopOf(context);
  const draftId = readDraftCookie(cookies.gift, request);
  const saved = await saveGift(orders, { draftId, details });
  return saved.ok
    ? redirect('/gift?step=payment', {
        headers: { 'Set-Cookie': writeDraftCookie(cookies.gift, saved.value.draftId) },
      })
    : data({ details, errors: saved.errors }, { status: 400 });
}
