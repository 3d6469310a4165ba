import { Hono } from 'hono';
import type { HttpEnvironment } from '../platform/http';
import { openApiDocument } from './calls';
import { orderCalls, orderRoutes, type DraftCookie } from './orders';
import { paymentCalls, paymentRoutes, type PaymentProbe, type PaymentsContext } from './payments';
import { supportCalls, supportRoutes, type SupportContext } from './support';

export interface ShopRoutesContext {
  readonly payments: PaymentsContext;
  readonly probe: PaymentProbe;
  readonly support: SupportContext;
  readonly cookie: DraftCookie;
  readonly giftCookie: DraftCookie;
  readonly baseUrl: string;
  /** The private page of an order; told only to the browser that holds the order. */
  trackingPath(orderId: string): Promise<string | null>;
}

/** What describes every call of the shop to programs. */
export const shopDocument = (baseUrl: string): Record<string, unknown> =>
  openApiDocument([...paymentCalls, ...orderCalls, ...supportCalls], {
    title: 'Foreword',
    version: '1',
    baseUrl,
  });

/** Every documented call of the shop, and the document that describes them. */
export function shopRoutes(parts: ShopRoutesContext): Hono<HttpEnvironment> {
  const { payments, support, cookie, baseUrl } = parts;
  const routes = new Hono<HttpEnvironment>();
  routes.route('/', paymentRoutes(parts));
  routes.route(
    '/',
    orderRoutes({ orders: payments.orders, cookie, supportAddress: support.supportAddress }),
  );
  routes.route('/', supportRoutes(support));
  const document = shopDocument(baseUrl);
  routes.get('/api/openapi.json', (context) => context.json(document));
  return routes;
}
