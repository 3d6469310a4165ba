import { newIdentifier } from '../../kernel/identifier';
import type { Random } from '../../kernel/seeded-random';
import { after, before, hours, minutes } from '../../kernel/time';
import { emptyDetails } from '../../shop/orders/shape';
import { closedFate, OPEN_FATES, type Fate } from './fates';
import {
  CANCEL_WISHES,
  COMPANIES,
  FIRST_NAMES,
  LAST_NAMES,
  NOTES,
  PLACES,
  RATING_WORDS,
  ROLES,
} from './words';

export type SeedRow = Readonly<Record<string, unknown>>;

/** Rows by the table that takes them. */
export type Rows = Record<
  | 'customer_order'
  | 'order_event'
  | 'payment_attempt'
  | 'payment_refund'
  | 'payment_dispute'
  | 'report_rating'
  | 'order_note'
  | 'model_spending',
  SeedRow[]
>;

interface PastAsked {
  readonly count: number;
  readonly days: number;
  readonly now: Date;
}

const PRICE = 3_500;
const PART = 1_000;
const HOURS_OF_DAY = 24;
/** The payment provider's list is read so far back; what it never heard of would be reported. */
const PROVIDER_LISTS_HOURS = 96;

export const pickOf =
  (random: Random) =>
  (list: readonly string[]): string =>
    list[Math.floor(random.next() * list.length)] ?? '';

/** Orders of the past, the oldest first, with all that happened to them. */
export function drawPast(random: Random, { count, days, now }: PastAsked): Rows {
  const rows: Rows = {
    customer_order: [],
    order_event: [],
    payment_attempt: [],
    payment_refund: [],
    payment_dispute: [],
    report_rating: [],
    order_note: [],
    model_spending: [],
  };
  const drawn = Array.from({ length: count }, (_, index): readonly [number, Fate] => {
    const open = OPEN_FATES[index];
    if (open && open[0] < days * HOURS_OF_DAY) return open;
    // More of them lately, as in a shop that grows.
    const span = Math.max(days * HOURS_OF_DAY - 48, 1);
    return [48 + span * random.next() ** 1.4, closedFate(random.next())];
  }).toSorted(([one], [other]) => other - one);
  for (const [index, [hoursAgo, fate]] of drawn.entries()) {
    const at = before(now, minutes(Math.round(hoursAgo * 60)));
    addOrder(rows, { random, at, now, index, fate, hoursAgo });
  }
  return rows;
}

interface Drawn {
  readonly random: Random;
  readonly at: Date;
  readonly now: Date;
  readonly index: number;
  readonly fate: Fate;
  readonly hoursAgo: number;
}

function addOrder(rows: Rows, drawn: Drawn): void {
  const { random, at, now, index, fate, hoursAgo } = drawn;
  const pick = pickOf(random);
  const id = newIdentifier({ now: () => at });
  const isManual = fate.payment === 'manual-requested';
  const paidAt = isManual || fate.payment === 'pending' ? null : after(at, minutes(2));
  const promisedAt = paidAt && after(paidAt, hours(12));
  const took = fate.took === undefined ? null : fate.took + (random.next() - 0.5) * 6;
  const deliveredAt = paidAt && took !== null ? after(paidAt, minutes(took * 60)) : null;
  const endedAt = after(at, hours(3));
  const company = index < COMPANIES.length ? COMPANIES[index] : pick(COMPANIES);
  const name = `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`;
  const email = `${name.toLowerCase().replace(' ', '.')}.${index}@candidate.example`;
  const refunded =
    fate.payment === 'refunded' ? PRICE : fate.payment === 'partly-refunded' ? PART : 0;
  // Its card's charge is known to nobody but us, so a refund of it fails, as some do.
  const hasCard = paidAt !== null && hoursAgo > PROVIDER_LISTS_HOURS;
  const attemptId = hasCard ? newIdentifier({ now: () => at }) : null;
  const cancelAskedAt = fate.cancelAsked === true ? after(at, hours(1)) : null;
  rows.customer_order.push({
    id,
    state: fate.state,
    payment: fate.payment,
    ...emptyDetails,
    company,
    role: pick(ROLES),
    email,
    name,
    location: pick(PLACES),
    similarity: `${email} ${company?.toLowerCase() ?? ''}`,
    amount: PRICE,
    currency: 'usd',
    refunded_amount: refunded,
    created_at: at,
    updated_at: deliveredAt ?? at,
    placed_at: at,
    paid_at: paidAt,
    paid_attempt_id: attemptId,
    promised_at: promisedAt,
    contact_due_at: isManual && fate.state === 'placed' ? after(at, hours(24)) : null,
    delivered_at: deliveredAt,
    cancelled_at: fate.state === 'cancelled' ? endedAt : null,
    cancel_asked_at: cancelAskedAt,
  });

  const told = (what: string, when: Date | null, actor: string, why = ''): void => {
    if (when !== null) rows.order_event.push({ order_id: id, at: when, actor, what, why });
  };
  told('placed', at, 'buyer');
  if (isManual) told('manual-requested', at, 'buyer');
  told(
    'paid',
    paidAt,
    hasCard ? 'provider' : 'staff:admin',
    hasCard ? '' : 'paid by bank transfer',
  );
  if (fate.state !== 'placed' && fate.state !== 'cancelled')
    told('started', paidAt && after(paidAt, minutes(1)), 'system');
  told('cancel-asked', cancelAskedAt, 'buyer', pick(CANCEL_WISHES));
  told('delivered', deliveredAt, 'system');
  if (fate.state === 'cancelled')
    told('cancelled', endedAt, 'staff:admin', isManual ? 'never paid' : 'the buyer asked');
  const refundedAt = deliveredAt === null ? endedAt : after(deliveredAt, hours(4));
  if (refunded > 0) {
    const why = refunded === PRICE ? 'too little is public about it' : 'the role section was thin';
    told('refund-asked', refundedAt, 'staff:admin', why);
    told('refunded', after(refundedAt, minutes(1)), 'provider');
    rows.payment_refund.push({
      id: newIdentifier({ now: () => at }),
      order_id: id,
      attempt_id: attemptId,
      provider_id: hasCard ? `re_seed_${id}` : null,
      state: 'succeeded',
      amount: refunded,
      reason: why,
      actor: 'staff:admin',
      created_at: refundedAt,
      updated_at: after(refundedAt, minutes(1)),
    });
  }
  if (hasCard)
    rows.payment_attempt.push({
      id: attemptId,
      order_id: id,
      intent_id: `pi_seed_${id}`,
      state: 'succeeded',
      amount: PRICE,
      currency: 'usd',
      metadata: {},
      charge_id: `ch_seed_${id}`,
      card_brand: pick(['visa', 'mastercard', 'amex']),
      card_last_digits: pick(['4242', '4444', '0005']),
      created_at: at,
      updated_at: paidAt,
      succeeded_at: paidAt,
    });
  if (fate.payment === 'disputed' || fate.payment === 'lost') {
    const isOpen = fate.payment === 'disputed';
    const disputedAt = before(now, hours(isOpen ? 6 : hoursAgo / 2));
    told('disputed', disputedAt, 'provider', 'product not received');
    if (!isOpen) told('dispute-lost', after(disputedAt, hours(5)), 'provider');
    rows.payment_dispute.push({
      provider_id: `dp_seed_${id}`,
      order_id: id,
      state: isOpen ? 'open' : 'lost',
      amount: PRICE,
      reason: 'product_not_received',
      evidence_due_at: after(now, hours(24 * 6)),
      created_at: disputedAt,
      updated_at: isOpen ? disputedAt : after(disputedAt, hours(5)),
    });
  }
  if (deliveredAt !== null && deliveredAt < now) addAfterwards(rows, drawn, { id, deliveredAt });
}

/** What a delivered report leaves: what it cost, a rating now and then, a note of a colleague. */
function addAfterwards(
  rows: Rows,
  { random, at, now }: Drawn,
  { id, deliveredAt }: { readonly id: string; readonly deliveredAt: Date },
): void {
  const pick = pickOf(random);
  rows.model_spending.push({
    at: before(deliveredAt, hours(1)),
    order_id: id,
    stage: 'write',
    asked: 12,
    replayed: 0,
    input_tokens: 84_000,
    output_tokens: 9_000,
    micros: 280_000 + Math.floor(random.next() * 400_000),
  });
  const ratedAt = after(deliveredAt, hours(20 + random.next() * 40));
  if (random.next() < 0.35 && ratedAt < now) {
    const stars = Math.min(5, 1 + Math.floor(random.next() ** 0.35 * 5));
    rows.report_rating.push({
      order_id: id,
      stars,
      words: pick(RATING_WORDS[stars - 1] ?? []),
      quoting: pick(['no', 'anonymous']),
      name: '',
      given_at: ratedAt,
      changed_at: ratedAt,
    });
  }
  if (random.next() < 0.06)
    rows.order_note.push({
      id: newIdentifier({ now: () => at }),
      order_id: id,
      at: deliveredAt,
      author: 'admin',
      text: pick(NOTES),
    });
}
