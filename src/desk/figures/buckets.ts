import { addFigures, NO_FIGURES, type Bucket, type Figures, type Period } from './shape';
import { addDays, type Day } from './zoned-days';

const MOST_MONTHS = 36;
const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`);

function daysBetween(from: Day, until: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Days for a week or a month, weeks for a quarter, months for all time, or years if it's long. */
function nameFor(
  period: Period,
  from: Day,
  until: Day,
): (day: Day) => { readonly key: string; readonly label: string } {
  const months =
    (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(until.slice(5, 7)) -
    Number(from.slice(5, 7));
  return (day) => {
    if (period === '7' || period === '30') return { key: day, label: DATE.format(noon(day)) };
    if (period === '90') {
      const week = Math.floor((noon(day).getTime() - noon(from).getTime()) / 604_800_000);
      return { key: String(week), label: DATE.format(noon(addDays(from, week * 7))) };
    }
    return months < MOST_MONTHS
      ? { key: day.slice(0, 7), label: MONTH.format(noon(day)) }
      : { key: day.slice(0, 4), label: day.slice(0, 4) };
  };
}

function withoutSpreads(figures: Figures): Bucket['figures'] {
  const { stars: _, quarters: __, ...sums } = figures;
  return sums;
}

export function bucketsOf(
  period: Period,
  from: Day,
  until: Day,
  figures: ReadonlyMap<Day, Figures>,
): readonly Bucket[] {
  const name = nameFor(period, from, until);
  const buckets = new Map<string, { readonly label: string; readonly figures: Figures }>();
  for (const day of daysBetween(from, until)) {
    const { key, label } = name(day);
    const known = buckets.get(key) ?? { label, figures: NO_FIGURES };
    const own = figures.get(day);
    buckets.set(
      key,
      own === undefined ? known : { label: known.label, figures: addFigures(known.figures, own) },
    );
  }
  return [...buckets.values()].map(({ label, figures: sums }) => ({
    label,
    figures: withoutSpreads(sums),
  }));
}
