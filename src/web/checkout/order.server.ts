import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  emptyDetails,
  LONGEST_CODE,
  type DeliveryOffer,
  type DetailsErrors,
  type OrderDetails,
  type RoleOffer,
  type OrderPrice,
} from '../../shop/orders/shape';
import { firstAnswerNames } from '../../../content/order-fields';
import { recordOf } from '../../kernel/record-of';
import { cents, formatMoney } from '../../kernel/money';
import { readForm } from '../forms.server';
import { shopOf } from '../page-context.server';
import { toWallClock } from '../../kernel/moments/zoned-time';
import {
  findOrderInHand,
  requestManualOrder,
  saveSentDraft,
  type OrderInHand,
} from './order-in-hand.server';
import { refusedCurrency } from './currency/currency.server';
import type { SentPlace } from './tax/place-form';
import { placeOf } from './tax/tax.server';
import {
  noExtras,
  paymentPath,
  readDetails,
  readExtras,
  type SentExtras,
  type TypedExtras,
} from './details';

export type CheckoutStep = 'details' | 'payment' | 'confirming' | 'manual' | 'closed';

interface OrderData {
  /** What the address asked for when this was read. */
  readonly search: string;
  readonly view: CheckoutStep;
  /** The six fields as last sent; null where this browser has sent none. */
  readonly details: OrderDetails | null;
  /** What was told besides; null where nothing was sent. */
  readonly extras: TypedExtras | null;
  readonly companyGiven: boolean;
  /** The payment was asked for by a browser that brings no details along: it keeps no cookies, or not for so long. */
  readonly lost: boolean;
  readonly delivery: DeliveryOffer;
  readonly place: SentPlace;
  readonly refusedCurrency: string | null;
  /** What the order in hand costs; without one, what any costs. */
  readonly price: OrderPrice;
  /** Why a code that was sent without scripts isn’t taken, and what was typed. */
  readonly code: { readonly refused: string | null; readonly typed: string };
  /** What the role sent may mean; null where that is clear. */
  readonly role: RoleOffer | null;
  /** Where this company plainly has no such job: when that was read. */
  readonly noSuchJob: { readonly readAt: string } | null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context);
  const parameters = new URL(request.url).searchParams;
  const [facts, inHand] = await Promise.all([shop.facts(), findOrderInHand(shop, request)]);
  const returning = parameters.has('payment_intent_client_secret');
  const paying = parameters.get('step') === 'payment';
  const draft = inHand?.state === 'draft' ? inHand.details : null;
  if (paying && !returning && inHand?.state === 'placed') return redirect('/success');
  if (paying && !returning && inHand?.state === 'manual') return redirect('/success?manual=true');
  // The landing page's field may be left empty: that names no company.
  const company = parameters.get('company')?.trim() || null;
  const order: OrderData = {
    search: new URL(request.url).search,
    view: chooseView(),
    details:
      company === null
        ? returning
          ? (inHand?.details ?? null)
          : draft
        : { ...(draft ?? emptyDetails), company },
    extras: inHand?.state === 'draft' ? extrasOf(inHand, company) : null,
    companyGiven: company !== null,
    lost: paying && !returning && inHand === null,
    role: inHand?.state === 'draft' ? inHand.role : null,
    noSuchJob: inHand?.state === 'draft' ? inHand.noSuchJob : null,
    price: (inHand?.state === 'draft' ? inHand.price : null) ?? {
      amount: cents(facts.amountInCents),
      currency: facts.currency,
      code: null,
      discount: cents(0),
      tax: null,
    },
    code: {
      refused: parameters.get('refused'),
      typed: (parameters.get('code') ?? '').slice(0, LONGEST_CODE),
    },
    place: placeOf(parameters, facts.taxes),
    refusedCurrency: refusedCurrency(parameters),
    delivery: (inHand?.state === 'draft' ? inHand : facts).delivery,
  };
  // The page shows and sends what this order costs.
  const { amount } = order.price;
  return {
    facts: {
      ...facts,
      amountInCents: amount,
      currency: order.price.currency,
      price: formatMoney(order.price),
    },
    ...order,
  };

  function chooseView(): CheckoutStep {
    // Who comes back from the bank, or waits for its word, is heard also while the shop is closed.
    if (returning) return 'payment';
    if (paying && inHand?.state === 'confirming') return 'confirming';
    if (facts.delivery.closed !== null) return 'closed';
    if (parameters.get('paymentMode') === 'manual') return 'manual';
    return paying && draft ? 'payment' : 'details';
  }
}

/** Both forms as a browser without scripts sends them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = shopOf(context);
  const form = await readForm(request);
  const details = readDetails(form);
  const extras = readExtras(form);
  if (new URL(request.url).searchParams.get('paymentMode') === 'manual') {
    const placed = await requestManualOrder(shop, request, details, extras);
    return placed.ok
      ? redirect('/success?manual=true', { headers: { 'Set-Cookie': placed.cookie } })
      : refuse(details, extras, placed);
  }
  const saved = await saveSentDraft(shop, request, details, extras);
  return saved.ok
    ? redirect(paymentPath(saved.refusedCode, extras.code ?? ''), {
        headers: { 'Set-Cookie': saved.cookie },
      })
    : refuse(details, extras, saved);
}

interface RefusedForm {
  readonly errors: DetailsErrors;
  readonly sentence: string;
}

function refuse(details: OrderDetails, sent: SentExtras, { errors, sentence }: RefusedForm) {
  const extras = { ...noExtras, ...sent.answers, companyPick: sent.companyPick ?? '' };
  return data({ details, extras, errors, sentence }, { status: 400 });
}

/** A company that the address names is typed anew, and takes the pick with it. */
function extrasOf(
  { companyPick, details, answers }: OrderInHand,
  company: string | null,
): TypedExtras {
  const { interviewAt, interviewZone } = answers;
  return {
    companyPick: company === null || company === details.company ? (companyPick ?? '') : '',
    ...recordOf(firstAnswerNames, (field) => answers[field]),
    timeZone: interviewZone ?? '',
    interviewAt:
      interviewAt === null ? '' : toWallClock(new Date(interviewAt), interviewZone ?? 'UTC'),
  };
}
