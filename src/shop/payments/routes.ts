import { Hono, type Context } from 'hono';
import { succeed } from '../../kernel/result';
import type { HttpEnvironment } from '../../platform/http';
import { priceIn } from '../catalog';
import { readCall, errorBody } from '../calls';
import { writeDraftCookie, type DraftCookie } from '../orders';
import {
  orderNotificationBody,
  orderNotificationPath,
  stripeIntegrationBody,
  stripeIntegrationPath,
  webhookPath,
} from './calls';
import { draftForPayment, giftForPayment, priceFor } from './pay/draft-for-payment';
import { checkOrderPayment } from './settle/check-order-payment';
import type { PaymentsContext } from './ports';
import type { PaymentProbe } from './probe';
import { receiveWebhook } from './webhooks/receive-webhook';
import { startPayment, type StartFailure } from './pay/start-payment';

export interface PaymentRoutesContext {
  readonly payments: PaymentsContext;
  readonly probe: PaymentProbe;
  readonly cookie: DraftCookie;
  readonly giftCookie: DraftCookie;
  /** The private page of an order; told only to the browser that holds the order. */
  trackingPath(orderId: string): Promise<string | null>;
}

const STATUS: Readonly<Record<StartFailure, 400 | 409 | 503>> = {
  'no-draft': 400,
  closed: 503,
  'already-paid': 409,
  'nothing-to-pay': 409,
  'needs-place': 409,
  'payment-in-progress': 409,
  'provider-down': 503,
  'provider-refused': 503,
};

export function paymentRoutes(parts: PaymentRoutesContext): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.post(stripeIntegrationPath, (context) => integrate(parts, context));
  routes.post(orderNotificationPath, async (context) => {
    const call = await readCall(context, orderNotificationBody);
    if (!call.ok) return context.json(errorBody(call.failure), 400);
    const cookie = call.value.gift === true ? parts.giftCookie : parts.cookie;
    const heard = await checkOrderPayment({ ...parts, cookie }, context.req.raw, call.value);
    if (!heard.ok) return context.json(errorBody(heard.failure), 409);
    const { recorded, trackingPath } = heard.value;
    return context.json({ received: true, trackingPath }, recorded ? 200 : 202);
  });
  if (parts.payments.gateway.webhooks !== null) {
    routes.post(webhookPath, async (context) => {
      const received = await receiveWebhook(parts.payments, {
        rawBody: new Uint8Array(await context.req.arrayBuffer()),
        signature: context.req.header('stripe-signature') ?? '',
      });
      return received.ok
        ? context.json({ received: true })
        : context.json(errorBody(received.failure), 400);
    });
  }
  return routes;
}

async function integrate(
  parts: PaymentRoutesContext,
  context: Context<HttpEnvironment>,
): Promise<Response> {
  const call = await readCall(context, stripeIntegrationBody);
  if (!call.ok) return context.json(errorBody(call.failure), 400);
  if ('check' in call.value) {
    return (await parts.probe.isAvailable())
      ? context.json({ available: true })
      : context.json(
          { code: 'unavailable', sentence: 'We can’t reach the payment service right now.' },
          503,
        );
  }
  const { amount, currency, metadata } = call.value;
  const gift = call.value.gift === true ? await giftForPayment(parts, context.req.raw) : null;
  if (gift !== null && !gift.ok) return context.json(errorBody(gift.failure), 400);
  const price = gift?.value ?? (await priceFor(parts, context.req.raw, metadata));
  // A page that still shows the full price pays less with its code, and never more than it shows.
  const isList = amount === priceIn(price.currency).amount && amount > price.amount;
  if ((amount !== price.amount && !isList) || currency !== price.currency) {
    return context.json(
      {
        code: 'wrong-price',
        sentence: `The price is ${price.amount} in the smallest unit of ${price.currency}; no other is accepted.`,
      },
      400,
    );
  }
  const draft =
    gift === null
      ? await draftForPayment(parts, context.req.raw, metadata)
      : succeed({ draftId: gift.value.id, isNew: false });
  if (!draft.ok)
    return context.json(errorBody(draft.failure), draft.failure.code === 'closed' ? 503 : 400);
  if (draft.value.isNew)
    context.header('Set-Cookie', writeDraftCookie(parts.cookie, draft.value.draftId));
  const session = await startPayment(parts.payments, draft.value);
  return session.ok
    ? context.json({ clientSecret: session.value.clientSecret })
    : context.json(errorBody(session.failure), STATUS[session.failure.code]);
}
