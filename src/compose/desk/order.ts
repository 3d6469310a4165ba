import { createMailRenderer, readMailedReport } from '../../delivery/mail';
import { confirmImpossible } from '../../delivery/impossible';
import type { LinksContext } from '../../delivery/links';
import { publishReport, resendReport, type PublishContext } from '../../delivery/publish';
import {
  orderActing,
  orderReading,
  type Leaving,
  type OrderActing,
  type OrderReading,
} from '../../desk/order';
import type { ReviewContext } from '../../desk/review';
import { findOrder } from '../../shop/orders';
import { refundPayment } from '../../shop/payments';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

export interface DeskOrderParts {
  readonly platform: Platform;
  readonly shop: Shop;
  readonly links: LinksContext;
  readonly review: ReviewContext;
  readonly publishing: PublishContext;
}

export function composeDeskOrder(parts: DeskOrderParts): {
  readonly reading: OrderReading;
  readonly acting: OrderActing;
} {
  const {
    platform: { config, steps, files },
    shop: { orders, payments },
  } = parts;
  const { mode, review, timeToUndo } = config;
  const upstream = { orders, payments, steps, mode, review, timeToUndo };
  const reading = orderReading(upstream);
  const leaving = leavingBy(parts, reading);
  return {
    reading,
    acting: orderActing({ ...upstream, files, reviewing: parts.review, leaving }, reading),
  };
}

function leavingBy(
  { shop: { orders, payments }, publishing }: DeskOrderParts,
  { readProduction }: OrderReading,
): Leaving {
  return {
    publish: (version, alongside) => publishReport(publishing, version, alongside),
    resendReport: (deed) => resendReport(orders, deed),
    confirmImpossible: ({ orderId, actor, deeds, alongside }) =>
      confirmImpossible(
        {
          readReport: (id) => readProduction(id),
          // Its own refund of an order, as the engine's would be: said twice, it is one.
          refund: ({ reason }) =>
            refundPayment(payments, {
              refundId: orderId,
              orderId,
              amount: null,
              reason,
              actor,
              deeds,
              alongside,
            }),
        },
        { orderId, actor },
      ),
  };
}

/** Draws mails as buyers get them, but for their private links, which open nothing. */
export function maskedRenderer({
  platform,
  shop,
  links,
}: Pick<DeskOrderParts, 'platform' | 'shop' | 'links'>) {
  return createMailRenderer({
    links: { ...links, signer: { ...links.signer, sign: () => 'link-hidden' } },
    // What is attached is said in words only.
    receipts: { print: async () => new Uint8Array() },
    findOrder: (orderId) => findOrder(shop.orders, orderId),
    readReport: (orderId) => readMailedReport(platform, orderId),
    onReceiptFailure: () => undefined,
  });
}
