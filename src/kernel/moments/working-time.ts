import { after, type Duration } from '../time';
import { wallClockOf, type WallClock } from './zoned-time';

/** When people work: on which days, between which hours of their own clock. */
export interface WorkingWeek {
  readonly zone: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** “09:00” */
  readonly from: string;
  /** “17:00”; an hour no later than `from` is meant on the next day, as “24:00” is midnight. */
  readonly until: string;
}

export interface TimeSpan {
  readonly from: Date;
  readonly until: Date;
}

/** Whoever has not worked within so many days is not coming back to it. */
const LOOKED_AHEAD = 400;

/** The stretches of work that end after a moment, less those when the house is closed; the soonest first. */
function* stretches(
  week: WorkingWeek,
  since: Date,
  closed: readonly TimeSpan[],
): Generator<TimeSpan> {
  const clock = wallClockOf(week.zone);
  const today = clock.show(since).slice(0, 10);
  // A night's work began the day before.
  for (let day = -1; day < LOOKED_AHEAD; day += 1) {
    const date = dayAfter(today, day);
    if (!week.days.includes(weekdayOf(date))) continue;
    const from = clock.read(`${date}T${week.from}`);
    const until = endOf(week, date, clock);
    if (from === null || until === null || until <= since) continue;
    yield* without({ from: from < since ? since : from, until }, closed);
  }
}

function endOf({ from, until }: WorkingWeek, date: string, clock: WallClock): Date | null {
  if (until === '24:00') return clock.read(`${dayAfter(date, 1)}T00:00`);
  return clock.read(`${until > from ? date : dayAfter(date, 1)}T${until}`);
}

const dayAfter = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

function without(stretch: TimeSpan, [first, ...others]: readonly TimeSpan[]): readonly TimeSpan[] {
  if (first === undefined) return stretch.from < stretch.until ? [stretch] : [];
  if (first.until <= stretch.from || first.from >= stretch.until) return without(stretch, others);
  return [
    ...without({ from: stretch.from, until: first.from }, others),
    ...without({ from: first.until, until: stretch.until }, others),
  ];
}

/** When so much work is done that begins at a moment; null where nobody ever works. */
export function afterWork(
  moment: Date,
  work: Duration,
  week: WorkingWeek,
  closed: readonly TimeSpan[] = [],
): Date | null {
  let left: number = work;
  for (const { from, until } of stretches(week, moment, closed)) {
    const long = until.getTime() - from.getTime();
    if (long >= left) return after(from, left as Duration);
    left -= long;
  }
  return null;
}

/** How long a day of such a week is. */
export function workdayOf({ from, until }: Pick<WorkingWeek, 'from' | 'until'>): Duration {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  return ((end > start ? end - start : end + 24 * 60 - start) * 60_000) as Duration;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
