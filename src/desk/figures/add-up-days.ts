import { countDays } from './count-days';
import type { FiguresContext } from './ports';
import { NO_FIGURES } from './shape';
import { firstMoment, lastDay, writeDays } from './store';
import { addDays, shopDayOf, startOf, type Day } from './zoned-days';

/** A refund may fail, a dispute be lost and a rating be changed weeks after; so long each day is added up anew. */
const UNSETTLED_DAYS = 45;
/** So many rows in one statement are few enough for any driver. */
const AT_ONCE = 300;

/** Adds up every day that is over, or those that may still have changed. Running it again changes nothing. */
export async function addUpDays(
  context: FiguresContext,
  { all = false }: { readonly all?: boolean } = {},
): Promise<{ readonly days: number }> {
  const first = await firstMoment(context);
  if (first === null) return { days: 0 };
  const today = shopDayOf(context.clock.now());
  const known = all ? null : await lastDay(context);
  const recent = addDays(known ?? shopDayOf(first), known === null ? 0 : -UNSETTLED_DAYS);
  const from = recent < shopDayOf(first) ? shopDayOf(first) : recent;
  if (from >= today) return { days: 0 };
  const counted = await countDays(context, startOf(from), startOf(today));
  const days: Day[] = [];
  for (let day = from; day < today; day = addDays(day, 1)) days.push(day);
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const part = days
      .slice(at, at + AT_ONCE)
      .map((day) => [day, counted.get(day) ?? NO_FIGURES] as const);
    await context.database.write((transaction) => writeDays(transaction, part));
  }
  return { days: days.length };
}
