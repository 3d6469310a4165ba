import { after, minutes } from '../../kernel/time';

/** From, to and step of each part of “minute hour day month weekday”. */
const BOUNDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
const PART = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/u;
/** The 29th of February comes within eight years. */
const FARTHEST_DAYS = 8 * 366;

type Allowed = readonly ReadonlySet<number>[];

function allowedBy(part: string, [least, most]: readonly [number, number]): ReadonlySet<number> {
  const allowed = new Set<number>();
  for (const one of part.split(',')) {
    const [, from, to, every] = PART.exec(one) ?? [];
    if (!PART.test(one)) throw new Error(`“${part}” is no part of a schedule`);
    const first = from === undefined ? least : Number(from);
    const last =
      to !== undefined ? Number(to) : from === undefined || every !== undefined ? most : first;
    for (let value = first; value <= last; value += Number(every ?? 1)) allowed.add(value);
  }
  return allowed;
}

/** Days of the month and of the week are both asked only where both are limited: then one of them is enough. */
function isDay([, , dates, months, weekdays]: Allowed, day: Date, both: boolean): boolean {
  const onDate = dates?.has(day.getUTCDate()) ?? false;
  const weekday = day.getUTCDay();
  const onWeekday =
    (weekdays?.has(weekday) ?? false) || (weekday === 0 && (weekdays?.has(7) ?? false));
  return (
    (months?.has(day.getUTCMonth() + 1) ?? false) &&
    (both ? onDate || onWeekday : onDate && onWeekday)
  );
}

/** When a schedule in standard cron syntax, UTC, is due next; undefined for a day that never comes. */
export function nextRun(cron: string, moment: Date): Date | undefined {
  const parts = cron.trim().split(/\s+/u);
  const allowed = BOUNDS.map((bounds, at) => allowedBy(parts[at] ?? '', bounds));
  const both = parts[2] !== '*' && parts[4] !== '*';
  const first = after(moment, minutes(1));
  first.setUTCSeconds(0, 0);
  const day = new Date(first);
  day.setUTCHours(0, 0, 0, 0);
  for (let count = 0; count <= FARTHEST_DAYS; count += 1, day.setUTCDate(day.getUTCDate() + 1)) {
    if (!isDay(allowed, day, both)) continue;
    for (const hour of [...(allowed[1] ?? [])].toSorted((one, other) => one - other)) {
      for (const minute of [...(allowed[0] ?? [])].toSorted((one, other) => one - other)) {
        const due = new Date(day);
        due.setUTCHours(hour, minute);
        if (due >= first) return due;
      }
    }
  }
  return undefined;
}
