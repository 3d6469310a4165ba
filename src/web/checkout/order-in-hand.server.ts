import { trackingPathOf } from '../../delivery/links';
import { succeed } from '../../kernel/result';
import { before } from '../../kernel/time';
import { findNoSuchJob, POSTINGS_HOLD } from '../../report/held-postings';
import { interviewReport } from '../../shop/catalog';
import {
  findOrder,
  listDeliveredOn,
  offerDelivery,
  offerOccupations,
  readDraftCookie,
  readTypedAnswers,
  requestManual,
  saveDraft,
  writeDraftCookie,
  type OrdersContext,
} from '../../shop/orders';
import {
  orderPriceOf,
  type DeliveryOffer,
  type OrderAnswers,
  type OrderDetails,
  type OrderPrice,
  type OrderView,
  type RoleOffer,
} from '../../shop/orders/shape';
import { applyCode } from '../../shop/payments';
import type { ShopContexts } from '../contexts.server';
import type { SentExtras } from './details';

/** The order that this browser's cookie names. */
export interface OrderInHand {
  readonly details: OrderDetails;
  readonly companyPick: string | null;
  readonly answers: OrderAnswers;
  readonly price: OrderPrice;
  /** `confirming` while the provider has the payment in hand, `manual` while it is to be paid otherwise. */
  readonly state: 'draft' | 'confirming' | 'placed' | 'manual';
  readonly placedAt: string | null;
  readonly trackingPath: string | null;
  /** What the typed role may mean; null where that is clear. */
  readonly role: RoleOffer | null;
  /** When this company’s postings were last read and none was near the role; null where nothing is known. */
  readonly noSuchJob: { readonly readAt: string } | null;
  /** What its buyer was told before paying, or was promised then. */
  readonly delivery: DeliveryOffer;
}

/** The order that the browser’s cookie names, for the pages on the way to its payment and after it. */
export async function findOrderInHand(
  shop: Pick<ShopContexts, 'orders' | 'links' | 'cookies'>,
  request: Request,
): Promise<OrderInHand | null> {
  const { orders, links } = shop;
  const draftId = readDraftCookie(shop.cookies.order, request);
  const order = draftId === null ? null : await findOrder(orders, draftId);
  return (
    order &&
    inHandOf(
      order,
      order.state === 'draft' ? null : await trackingPathOf(links, order.id),
      await deliveryOf(orders, order),
      // What fails says nothing.
      order.state === 'draft' ? await noSuchJobOf(orders, order).catch(() => null) : null,
    )
  );
}

/** What earlier reports on the company know of its postings: two short reads, and no call to anyone. */
async function noSuchJobOf(
  orders: OrdersContext,
  { details: { company, role }, occupation }: OrderView,
): Promise<OrderInHand['noSuchJob']> {
  const { database, clock } = orders;
  const since = before(clock.now(), POSTINGS_HOLD);
  const orderIds = await listDeliveredOn(orders, { company, since });
  return orderIds.length === 0 ? null : findNoSuchJob({ database }, { orderIds, role, occupation });
}

/** Keeps what was sent as this browser’s draft, with the code that came along. */
export async function saveSentDraft(
  shop: Pick<ShopContexts, 'orders' | 'payments' | 'cookies' | 'onNewDraft'>,
  request: Request,
  details: OrderDetails,
  sent: SentExtras,
) {
  const { orders, payments, cookies } = shop;
  const known = readDraftCookie(cookies.order, request);
  const extras = readSent(sent);
  if (!extras.ok) return extras;
  const saved = await saveDraft(orders, { draftId: known, details, extras: extras.value });
  if (!saved.ok)
    return { ok: false as const, errors: saved.failure.errors, sentence: saved.failure.sentence };
  const { draftId } = saved.value;
  if (draftId !== known) shop.onNewDraft();
  const applied =
    sent.code === undefined ? null : await applyCode(payments, { draftId, typed: sent.code });
  return {
    ok: true as const,
    draftId,
    /** Why the code that came along isn’t taken; null where it is, or none came. */
    refusedCode: applied === null || applied.ok ? null : applied.failure.code,
    cookie: writeDraftCookie(cookies.order, draftId),
  };
}

/** Keeps the details as the draft and places it to be paid by other means. */
export async function requestManualOrder(
  shop: Pick<ShopContexts, 'orders' | 'payments' | 'links' | 'cookies' | 'onNewDraft'>,
  request: Request,
  details: OrderDetails,
  sent: SentExtras,
) {
  const saved = await saveSentDraft(shop, request, details, sent);
  if (!saved.ok) return saved;
  const requested = await requestManual(shop.orders, { draftId: saved.draftId });
  return requested.ok
    ? {
        ok: true as const,
        cookie: saved.cookie,
        trackingPath: await trackingPathOf(shop.links, saved.draftId),
      }
    : { ok: false as const, errors: {}, sentence: requested.failure.sentence };
}

/** What was typed besides, as the order keeps it. */
function readSent({ companyPick, answers }: SentExtras) {
  const read = answers && readTypedAnswers(answers);
  if (read !== undefined && !read.ok) {
    const { sentence } = read.failure;
    return { ok: false as const, errors: { interviewAt: sentence }, sentence };
  }
  return succeed({
    ...(companyPick === undefined ? {} : { companyPick: companyPick || null }),
    ...(read === undefined ? {} : { answers: read.value }),
  });
}

async function deliveryOf(
  orders: OrdersContext,
  { id, paidAt, promisedAt }: OrderView,
): Promise<DeliveryOffer> {
  if (paidAt === null || promisedAt === null) return offerDelivery(orders, id);
  return {
    asUsual: Date.parse(promisedAt) <= Date.parse(paidAt) + interviewReport.promise,
    readyBy: promisedAt,
    closed: null,
    opensAt: null,
  };
}

function inHandOf(
  order: OrderView,
  trackingPath: string | null,
  delivery: DeliveryOffer,
  noSuchJob: OrderInHand['noSuchJob'],
): OrderInHand {
  const { details, companyPick, answers, placedAt } = order;
  const known = {
    details,
    companyPick,
    answers,
    price: orderPriceOf(order),
    placedAt,
    trackingPath,
    role: offerOccupations(order),
    noSuchJob,
    delivery,
  };
  if (order.payment === 'pending') return { ...known, state: 'confirming' };
  if (order.state === 'draft') return { ...known, state: 'draft' };
  return { ...known, state: order.payment === 'manual-requested' ? 'manual' : 'placed' };
}
