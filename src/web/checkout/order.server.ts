import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type {
  DeliveryOffer,
  DetailsErrors,
  OrderDetails,
  RoleOffer,
} from '../../shop/orders/shape';
import { readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';
import { emptyDetails, readDetails } from './details';

export type OrderView = 'details' | 'payment' | 'confirming' | 'manual' | 'closed';

interface OrderData {
  readonly view: OrderView;
  /** The six fields as last sent; null where this browser has sent none. */
  readonly details: OrderDetails | null;
  readonly companyGiven: boolean;
  readonly delivery: DeliveryOffer;
  /** What the role sent may mean; null where that is clear. */
  readonly role: RoleOffer | null;
  /** Where this company plainly has no such job: when that was read. */
  readonly noSuchJob: { readonly readAt: string } | null;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const parameters = new URL(request.url).searchParams;
  const [facts, inHand] = await Promise.all([services.facts(), services.orders.inHand(request)]);
  const returning = parameters.has('payment_intent_client_secret');
  const paying = parameters.get('step') === 'payment';
  const draft = inHand?.state === 'draft' ? inHand.details : null;
  if (paying && !returning && inHand?.state === 'placed') return redirect('/success');
  if (paying && !returning && inHand?.state === 'manual') return redirect('/success?manual=true');
  const company = parameters.get('company');
  const order: OrderData = {
    view: chooseView(),
    details:
      company === null
        ? returning
          ? (inHand?.details ?? null)
          : draft
        : { ...(draft ?? emptyDetails), company },
    companyGiven: company !== null,
    role: inHand?.state === 'draft' ? inHand.role : null,
    noSuchJob: inHand?.state === 'draft' ? inHand.noSuchJob : null,
    delivery: (inHand?.state === 'draft' ? inHand : facts).delivery,
  };
  return { facts, ...order };

  function chooseView(): OrderView {
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
  const { orders } = servicesOf(context);
  const details = readDetails(await readForm(request));
  if (new URL(request.url).searchParams.get('paymentMode') === 'manual') {
    const placed = await orders.requestManual(request, details);
    return placed.ok
      ? redirect('/success?manual=true', { headers: { 'Set-Cookie': placed.cookie } })
      : refuse(details, placed.errors, placed.sentence);
  }
  const saved = await orders.saveDraft(request, details);
  return saved.ok
    ? redirect('/order?step=payment', { headers: { 'Set-Cookie': saved.cookie } })
    : refuse(details, saved.errors, saved.sentence);
}

function refuse(details: OrderDetails, errors: DetailsErrors, sentence: string) {
  return data({ details, errors, sentence }, { status: 400 });
}
