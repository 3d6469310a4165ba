import { before, hours } from '../../kernel/time';
import type { Permit } from '../policy';
import { bucketsOf } from './buckets';
import { countOtherMoney } from './count-other-money';
import { countDays } from './count-days';
import type { FiguresContext } from './ports';
import { addFigures, NO_FIGURES, type FiguresView, type Period } from './shape';
import { countLate, firstMoment, lastDay, readDayFigures, readSpreads, readSteps } from './store';
import { addDays, shopDayOf, startOf } from './zoned-days';

const PROMISE = hours(12);

/** The figures of a period: whole days as they were added up, and what happened since straight from the books. */
export async function readFigures(
  context: FiguresContext,
  _: Permit<'see-figures'>,
  { period }: { readonly period: Period },
): Promise<FiguresView> {
  const now = context.clock.now();
  const today = shopDayOf(now);
  const [first, added, late] = await Promise.all([
    firstMoment(context),
    lastDay(context),
    countLate(context, before(now, PROMISE)),
  ]);
  const from =
    period === 'all'
      ? first === null
        ? null
        : shopDayOf(first)
      : addDays(today, 1 - Number(period));
  const begin = from ?? today;
  const open = added === null ? begin : addDays(added, 1);
  const countedFrom = open > begin ? open : begin;
  const [known, spreads, lately, steps, others] = await Promise.all([
    readDayFigures(context, begin, addDays(countedFrom, -1)),
    readSpreads(context, begin, addDays(countedFrom, -1)),
    countDays(context, startOf(countedFrom), startOf(addDays(today, 1))),
    readSteps(context, period === 'all' ? null : from),
    countOtherMoney(context, startOf(begin), startOf(addDays(today, 1))),
  ]);
  const figures = new Map([...known, ...lately]);
  const total = addFigures([...figures.values()].reduce(addFigures, NO_FIGURES), {
    ...NO_FIGURES,
    ...spreads,
  });
  const counted = (['landing', 'order', 'details', 'payment'] as const).map((step) => ({
    step,
    count: steps.get(step) ?? 0,
  }));
  return {
    period,
    from,
    until: today,
    total,
    others,
    late,
    buckets: bucketsOf(period, begin, today, figures),
    funnel: [...counted, { step: 'paid', count: total.paid }],
  };
}
