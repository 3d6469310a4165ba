import { before } from '../../kernel/time';
import { findNoSuchJob, POSTINGS_HOLD } from '../../report/held-postings';
import { listDeliveredOn } from '../../shop/orders';
import type { OrderServicesParts } from '../shop/order-services';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

/** What earlier reports on the company know of its postings: two short reads, and no call to anyone. */
export function composeNoSuchJob(
  { database, clock }: Platform,
  shop: Shop,
): OrderServicesParts['noSuchJob'] {
  return async ({ details: { company, role }, occupation }) => {
    const since = before(clock.now(), POSTINGS_HOLD);
    const orderIds = await listDeliveredOn(shop.orders, { company, since });
    return orderIds.length === 0
      ? null
      : findNoSuchJob({ database }, { orderIds, role, occupation });
  };
}
