import { fromWallClock } from '../../kernel/moments/zoned-time';
import type { OrderSearch } from '../../shop/orders';
import type { DeskOrdersContext } from './ports';
import type { TableAsk } from './shape';

/** The provider's ids, such as “pi_…” or “re_…”, pasted from its dashboard or a buyer's receipt. */
const REFERENCE = /^[a-z]{2,5}_\w{4,}$/iu;

/** What the shop is asked for. */
export async function searchOf(
  context: Pick<DeskOrdersContext, 'ordersOfPayment' | 'waitingOrders' | 'idsOf'>,
  ask: TableAsk,
): Promise<OrderSearch> {
  const { words, stage, payment, need, sort, place, fromDay, untilDay, zone, numbers } = ask;
  const paid = REFERENCE.test(words) ? await context.ordersOfPayment(words) : [];
  const waiting = need === 'waiting' ? await context.waitingOrders() : null;
  const named = numbers && (await context.idsOf(numbers));
  const found = paid.length > 0 ? paid.filter((id) => waiting?.includes(id) ?? true) : waiting;
  const ids = named ? named.filter((id) => found?.includes(id) ?? true) : found;
  return {
    words: paid.length > 0 ? undefined : words,
    stage: stage ?? (need === 'waiting' ? 'Researching' : undefined),
    payment: payment ?? undefined,
    need: need === 'waiting' || need === 'samples' ? undefined : (need ?? undefined),
    ids: ids ?? undefined,
    placedFrom: startOf(fromDay, zone, 0),
    placedBefore: startOf(untilDay, zone, 1),
    sort,
    from: place ?? undefined,
  };
}

/** The first moment of a day in a zone, or of a day after it. */
function startOf(day: string | null, zone: string, plusDays: number): Date | undefined {
  if (day === null) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime())) return undefined;
  midnight.setUTCDate(midnight.getUTCDate() + plusDays);
  return fromWallClock(midnight.toISOString().slice(0, 16), zone) ?? undefined;
}
