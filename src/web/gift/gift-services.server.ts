import { trackingPathOf, type LinksContext } from '../../delivery/links';
import { succeed, type Result } from '../../kernel/result';
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
import {
  orderPriceOf,
  type GiftDetails,
  type GiftView,
  type OrderPrice,
  type TaxPlace,
} from '../../shop/orders/shape';
import { applyCurrency, applyTax, type PaymentsContext } from '../../shop/payments';

/** The gift that this browser’s cookie names. */
export interface GiftInHand {
  readonly details: GiftDetails;
  readonly price: OrderPrice;
  readonly state: 'draft' | 'confirming' | 'bought';
  /** Once it is paid for. */
  readonly gift: GiftView | null;
  readonly trackingPath: string | null;
}

interface GiftServicesParts {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly links: LinksContext;
  /** Names a gift and never an order. */
  readonly cookie: DraftCookie;
}

/** What the gift form asks of the gift that this browser holds. */
export function createGiftServices({ orders, payments, links, cookie }: GiftServicesParts) {
  return {
    async inHand(request: Request): Promise<GiftInHand | null> {
      const orderId = readDraftCookie(cookie, request);
      if (orderId === null) return null;
      const [order, details, gift] = await Promise.all([
        findOrder(orders, orderId),
        findGiftDetails(orders, orderId),
        findGift(orders, orderId),
      ]);
      if (order === null || details === null) return null;
      const price = orderPriceOf(order);
      if (order.payment === 'pending')
        return { details, price, state: 'confirming', gift, trackingPath: null };
      if (order.state === 'draft')
        return { details, price, state: 'draft', gift, trackingPath: null };
      const trackingPath = await trackingPathOf(links, orderId);
      return { details, price, state: 'bought', gift, trackingPath };
    },
    async save(request: Request, details: GiftDetails) {
      const saved = await saveGift(orders, { draftId: readDraftCookie(cookie, request), details });
      return saved.ok
        ? { ok: true as const, cookie: writeDraftCookie(cookie, saved.value.draftId) }
        : saved;
    },
    payIn: (request: Request, currency: string): Promise<Result<null>> =>
      applyCurrency(payments, { draftId: readDraftCookie(cookie, request) ?? '', currency }),
    async applyTax(request: Request, told: TaxPlace): Promise<Result<null>> {
      const taxed = await applyTax(payments, {
        draftId: readDraftCookie(cookie, request) ?? '',
        told,
      });
      return taxed.ok ? succeed(null) : taxed;
    },
  };
}
