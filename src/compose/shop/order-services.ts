import type { LinksContext } from '../../delivery/links';
import { makeLink } from '../../delivery/links';
import { interviewReport } from '../../shop/catalog';
import { fail, succeed } from '../../kernel/result';
import {
  chooseOccupation,
  DRAFT_COOKIE,
  findOrder,
  GIFT_COOKIE,
  offerDelivery,
  offerOccupations,
  readDraftCookie,
  readTypedAnswers,
  requestManual,
  saveDraft,
  takeFreeOrder,
  writeDraftCookie,
  type DraftCookie,
  type OrdersContext,
} from '../../shop/orders';
import type { DeliveryOffer, OrderDetails, OrderView, OrderPrice } from '../../shop/orders/shape';
import { suggestTitles } from '../../occupations';
import type { CompanyLookup } from '../../research/company';
import type { SentExtras } from '../../web/checkout/details';
import { applyCode, applyCurrency, applyTax, type PaymentsContext } from '../../shop/payments';
import type { OrderInHand, OrderServices } from '../../web/services.server';
import type { Platform } from '../platform/platform';

/** An order’s cookie names no gift, and the other way around: each is signed for its purpose. */
export function composeDraftCookie(
  { signer, clock, config }: Pick<Platform, 'signer' | 'clock' | 'config'>,
  purpose: 'draft' | 'gift',
): DraftCookie {
  return {
    name: purpose === 'gift' ? GIFT_COOKIE : DRAFT_COOKIE,
    sign: (draftId) => signer.sign({ purpose, subject: draftId, version: 1 }),
    verify(value) {
      const verified = signer.verify(value, { purpose, now: clock.now() });
      return verified.ok ? verified.value.subject : null;
    },
    secure: config.baseUrl.startsWith('https:'),
  };
}

/** A path and not an address: the reader stays on the host they came by. */
export async function trackingPathOf(links: LinksContext, orderId: string): Promise<string> {
  return (await makeLink(links, { orderId, purpose: 'track' })).slice(links.baseUrl.length);
}

export interface OrderServicesParts {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly links: LinksContext;
  readonly cookie: DraftCookie;
  /** Companies that may be meant by what was typed. */
  readonly lookUp: CompanyLookup;
  /** Whether the company plainly has no such job, by what is held already. What fails says nothing. */
  noSuchJob(order: OrderView): Promise<OrderInHand['noSuchJob']>;
  /** Told when details were sent that no draft held before. */
  onNewDraft(): void;
}

export function composeOrderServices({
  orders,
  payments,
  links,
  cookie,
  lookUp,
  noSuchJob,
  onNewDraft,
}: OrderServicesParts): OrderServices {
  const save = async (request: Request, details: OrderDetails, sent: SentExtras) => {
    const known = readDraftCookie(cookie, request);
    const extras = readSent(sent);
    if (!extras.ok) return extras;
    const saved = await saveDraft(orders, { draftId: known, details, extras: extras.value });
    if (!saved.ok)
      return { ok: false as const, errors: saved.failure.errors, sentence: saved.failure.sentence };
    const { draftId } = saved.value;
    if (draftId !== known) onNewDraft();
    const applied =
      sent.code === undefined ? null : await applyCode(payments, { draftId, typed: sent.code });
    return {
      ok: true as const,
      draftId,
      refusedCode: applied === null || applied.ok ? null : applied.failure.code,
      cookie: writeDraftCookie(cookie, saved.value.draftId),
    };
  };
  return {
    async inHand(request) {
      const draftId = readDraftCookie(cookie, request);
      const order = draftId === null ? null : await findOrder(orders, draftId);
      return (
        order &&
        inHandOf(
          order,
          order.state === 'draft' ? null : await trackingPathOf(links, order.id),
          await deliveryOf(orders, order),
          order.state === 'draft' ? await noSuchJob(order).catch(() => null) : null,
        )
      );
    },
    saveDraft: save,
    suggestCompanies: lookUp,
    suggestRoles: suggestTitles,
    async chooseOccupation(request, occupation) {
      const orderId = readDraftCookie(cookie, request);
      if (orderId === null) return fail('no-order', 'We can’t find an order in this browser.');
      const chosen = await chooseOccupation(orders, { orderId, occupation });
      return chosen.ok ? succeed(null) : chosen;
    },
    async changeCode(request, typed) {
      const draftId = readDraftCookie(cookie, request) ?? '';
      const changed = await applyCode(payments, { draftId, typed });
      return changed.ok ? succeed(null) : changed;
    },
    payIn: (request, currency) =>
      applyCurrency(payments, { draftId: readDraftCookie(cookie, request) ?? '', currency }),
    applyTax: (request, told) =>
      applyTax(payments, { draftId: readDraftCookie(cookie, request) ?? '', told }),
    async takeFree(request) {
      const draftId = readDraftCookie(cookie, request) ?? '';
      const placed = await takeFreeOrder(orders, { draftId });
      return placed.ok ? succeed(null) : placed;
    },
    async requestManual(request, details, sent) {
      const saved = await save(request, details, sent);
      if (!saved.ok) return saved;
      const requested = await requestManual(orders, { draftId: saved.draftId });
      return requested.ok
        ? {
            ok: true,
            cookie: saved.cookie,
            trackingPath: await trackingPathOf(links, saved.draftId),
          }
        : { ok: false, errors: {}, sentence: requested.failure.sentence };
    },
  };
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

export const priceOf = ({ amount, currency, code, discount, tax }: OrderView): OrderPrice => ({
  amount,
  currency,
  code,
  discount,
  tax,
});

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
    price: priceOf(order),
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
