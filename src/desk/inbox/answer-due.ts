import { after, hours } from '../../kernel/time';
import { fromWallClock, toWallClock } from '../../kernel/zoned-time';

/** Where the house stands. */
const ZONE = 'America/New_York';

/** By when it is to be answered: within 24 hours, of which those of a Saturday or Sunday don't count. */
export function answerDue(at: Date): Date {
  const local = toWallClock(at, ZONE);
  const [day, time] = [local.slice(0, 10), local.slice(11)];
  // What comes on a weekend is as if it had come on Monday at midnight.
  const due = isWeekend(day) ? `${nextWorkday(nextWorkday(day))}T00:00` : `${nextWorkday(day)}T${time}`;
  return fromWallClock(due, ZONE) ?? after(at, hours(24));
}

function nextWorkday(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  const written = next.toISOString().slice(0, 10);
  return isWeekend(written) ? nextWorkday(written) : written;
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
