import { trackingPathOf, type LinksContext } from '../../delivery/links';
import { fail, succeed, type Result } from '../../kernel/result';
import type { CompanyLookup } from '../../research/company';
import { interviewReport } from '../../shop/catalog';
import {
  chooseOccupation,
  findOrder,
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
import {
  orderPriceOf,
  type DeliveryOffer,
  type OrderAnswers,
  type OrderDetails,
  type OrderPrice,
  type OrderView,
  type RoleOffer,
  type TaxPlace,
} from '../../shop/orders/shape';
import { applyCode, applyCurrency, applyTax, type PaymentsContext } from '../../shop/payments';
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

interface OrderServicesParts {
  readonly orders: OrdersContext;
  readonly payments: PaymentsContext;
  readonly links: LinksContext;
  readonly cookie: DraftCookie;
  /** Companies that may be meant by what was typed. */
  readonly lookUp: CompanyLookup;
  readonly suggestRoles: (typed: string) => readonly string[];
  /** Whether the company plainly has no such job, by what is held already. What fails says nothing. */
  noSuchJob(order: OrderView): Promise<OrderInHand['noSuchJob']>;
  /** Told when details were sent that no draft held before. */
  onNewDraft(): void;
}

/** What the order form asks of the order that this browser holds. */
export function createOrderServices({
  orders,
  payments,
  links,
  cookie,
  lookUp,
  suggestRoles,
  noSuchJob,
  onNewDraft,
}: OrderServicesParts) {
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
      /** Why the code that came along isn’t taken; null where it is, or none came. */
      refusedCode: applied === null || applied.ok ? null : applied.failure.code,
      cookie: writeDraftCookie(cookie, saved.value.draftId),
    };
  };
  return {
    async inHand(request: Request): Promise<OrderInHand | null> {
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
    /** Companies that may be meant by what was typed so far; `wide` asks directories too. */
    suggestCompanies: lookUp,
    suggestRoles,
    /** Keeps what the role of the order in hand is nearest to. */
    async chooseOccupation(request: Request, occupation: string): Promise<Result<null>> {
      const orderId = readDraftCookie(cookie, request);
      if (orderId === null) return fail('no-order', 'We can’t find an order in this browser.');
      const chosen = await chooseOccupation(orders, { orderId, occupation });
      return chosen.ok ? succeed(null) : chosen;
    },
    /** Gives the order in hand the price of a code, or with null its own again. */
    async changeCode(request: Request, typed: string | null): Promise<Result<null>> {
      const draftId = readDraftCookie(cookie, request) ?? '';
      const changed = await applyCode(payments, { draftId, typed });
      return changed.ok ? succeed(null) : changed;
    },
    /** Prices the order in hand in another currency. */
    payIn: (request: Request, currency: string): Promise<Result<null>> =>
      applyCurrency(payments, { draftId: readDraftCookie(cookie, request) ?? '', currency }),
    /** Adds the tax of a place to the order in hand. */
    applyTax: (request: Request, told: TaxPlace): Promise<Result<null>> =>
      applyTax(payments, { draftId: readDraftCookie(cookie, request) ?? '', told }),
    /** Places the order in hand whose code leaves nothing to pay. */
    async takeFree(request: Request): Promise<Result<null>> {
      const draftId = readDraftCookie(cookie, request) ?? '';
      const placed = await takeFreeOrder(orders, { draftId });
      return placed.ok ? succeed(null) : placed;
    },
    /** Keeps the details as the draft and places it to be paid by other means. */
    async requestManual(request: Request, details: OrderDetails, sent: SentExtras) {
      const saved = await save(request, details, sent);
      if (!saved.ok) return saved;
      const requested = await requestManual(orders, { draftId: saved.draftId });
      return requested.ok
        ? {
            ok: true as const,
            cookie: saved.cookie,
            trackingPath: await trackingPathOf(links, saved.draftId),
          }
        : { ok: false as const, errors: {}, sentence: requested.failure.sentence };
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
