import type { LinksContext } from '../../delivery/links';
import { succeed } from '../../kernel/result';
import {
  findGift,
  findGiftDetails,
  findOrder,
  readDraftCookie,
  saveGift,
  writeDraftCookie,
  type DraftCookie,
  type OrdersContext,
} from '../../shop/orders';
import { applyCurrency, applyTax, type PaymentsContext } from '../../shop/payments';
import type { GiftServices } from '../../web/services.server';
import { priceOf, trackingPathOf } from './order-services';

export interface GiftServicesParts {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly links: LinksContext;
  /** Names a gift and never an order. */
  readonly cookie: DraftCookie;
}

export function composeGiftServices({
  orders,
  payments,
  links,
  cookie,
}: GiftServicesParts): GiftServices {
  return {
    async inHand(request) {
      const orderId = readDraftCookie(cookie, request);
      if (orderId === null) return null;
      const [order, details, gift] = await Promise.all([
        findOrder(orders, orderId),
        findGiftDetails(orders, orderId),
        findGift(orders, orderId),
      ]);
      if (order === null || details === null) return null;
      const price = priceOf(order);
      if (order.payment === 'pending')
        return { details, price, state: 'confirming', gift, trackingPath: null };
      if (order.state === 'draft')
        return { details, price, state: 'draft', gift, trackingPath: null };
      const trackingPath = await trackingPathOf(links, orderId);
      return { details, price, state: 'bought', gift, trackingPath };
    },
    async save(request, details) {
      const saved = await saveGift(orders, { draftId: readDraftCookie(cookie, request), details });
      return saved.ok ? { ok: true, cookie: writeDraftCookie(cookie, saved.value.draftId) } : saved;
    },
    payIn: (request, currency) =>
      applyCurrency(payments, { draftId: readDraftCookie(cookie, request) ?? '', currency }),
    async applyTax(request, told) {
      const taxed = await applyTax(payments, {
        draftId: readDraftCookie(cookie, request) ?? '',
        told,
      });
      return taxed.ok ? succeed(null) : taxed;
    },
  };
}
