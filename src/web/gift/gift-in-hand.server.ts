import { trackingPathOf } from '../../delivery/links';
import { findGift, findGiftDetails, findOrder, readDraftCookie } from '../../shop/orders';
import {
  orderPriceOf,
  type GiftDetails,
  type GiftView,
  type OrderPrice,
} from '../../shop/orders/shape';
import type { ShopContexts } from '../contexts.server';

/** The gift that this browser’s cookie names. */
export interface GiftInHand {
  readonly details: GiftDetails;
  readonly price: OrderPrice;
  readonly state: 'draft' | 'confirming' | 'bought';
  /** Once it is paid for. */
  readonly gift: GiftView | null;
  readonly trackingPath: string | null;
}

export async function findGiftInHand(
  { orders, links, cookies }: Pick<ShopContexts, 'orders' | 'links' | 'cookies'>,
  request: Request,
): Promise<GiftInHand | null> {
  const orderId = readDraftCookie(cookies.gift, request);
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
  if (order.state === 'draft') return { details, price, state: 'draft', gift, trackingPath: null };
  const trackingPath = await trackingPathOf(links, orderId);
  return { details, price, state: 'bought', gift, trackingPath };
}
