import { after, minuteOf, minutes } from '../../../kernel/time';
import type { Executor, Transaction } from '../../../platform/database';
import { interviewReport } from '../../catalog';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';
import type { DeliveryOffer } from '../shape';
import { readOrder, updateOrder } from '../store';

/** What was said a moment ago stands while the buyer takes out a card. */
const STANDS = minutes(60);

type OfferedDelivery = Pick<OrderRow, 'offeredAt' | 'offeredReadyBy'>;

/** The hour that a draft's buyer was told, while it stands. */
function validOffer(
  { offeredAt, offeredReadyBy }: OfferedDelivery,
  now: Date,
): { readonly at: Date; readonly readyBy: Date } | null {
  if (offeredAt === null || offeredReadyBy === null || now > after(offeredAt, STANDS)) return null;
  return { at: offeredAt, readyBy: offeredReadyBy };
}

const isUsual = (at: Date, readyBy: Date): boolean => readyBy <= after(at, interviewReport.promise);

/** What is written into a draft: the hour that is true now, unless its buyer was told one that stands. */
export function offeredDelivery(
  draft: OfferedDelivery | null,
  now: Date,
  readyBy: Date,
): Partial<OfferedDelivery> {
  return draft !== null && validOffer(draft, now) !== null
    ? {}
    : { offeredAt: now, offeredReadyBy: readyBy };
}

/**
 * By when the report of an order is promised that was paid at that moment: the hour its buyer was told, or the one that
 * is true now.
 */
export async function promiseOf(
  { delivery }: Pick<OrdersContext, 'delivery'>,
  executor: Executor,
  order: OfferedDelivery,
  paidAt: Date,
): Promise<Date> {
  const told = validOffer(order, paidAt);
  if (!told) return (await delivery.offer(executor, paidAt)).readyBy;
  // Twelve hours run from the payment; any other hour was named, and is kept.
  return isUsual(told.at, told.readyBy) ? after(paidAt, interviewReport.promise) : told.readyBy;
}

/**
 * Tells the buyer of a held draft the hour anew where what was told no longer stands; nothing is told while the house
 * is closed.
 */
export async function saveOffer(
  { clock }: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  draft: OrderRow,
  { closed, readyBy }: Awaited<ReturnType<OrdersContext['delivery']['offer']>>,
): Promise<void> {
  const told = offeredDelivery(draft, clock.now(), readyBy);
  if (closed === null && told.offeredAt) await updateOrder(transaction, clock, draft.id, told);
}

/** What a page may say to a buyer before paying; of a draft in hand, what its buyer was told already. */
export async function offerDelivery(
  { database, clock, delivery }: Pick<OrdersContext, 'database' | 'clock' | 'delivery'>,
  draftId: string | null,
): Promise<DeliveryOffer> {
  const now = clock.now();
  const offer = await delivery.offer(database.read, now);
  const draft = draftId === null ? null : await readOrder(database.read, draftId);
  const told = draft?.state === 'draft' ? validOffer(draft, now) : null;
  // Nobody is told the second, and the page that says it is the same page for a minute.
  const { at, readyBy } = told ?? { at: now, readyBy: minuteOf(offer.readyBy) };
  return {
    asUsual: isUsual(at, readyBy),
    readyBy: readyBy.toISOString(),
    closed: offer.closed,
    opensAt: offer.opensAt?.toISOString() ?? null,
  };
}
