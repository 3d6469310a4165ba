import { after, days, hours, minutes, type Duration } from '../../kernel/time';
import { afterWork, workdayOf, type TimeSpan } from '../../kernel/moments/working-time';
import type { Away, NextDelivery, ServiceSettings } from './shape';

/** How the house stands at a moment. */
export interface House {
  readonly now: Date;
  /** Reports paid for and not delivered, that an expert has yet to finish. */
  readonly waiting: number;
  /** False where reports go out before an expert has seen them. */
  readonly expertNeeded: boolean;
  /** What is promised when nothing keeps us. */
  readonly promise: Duration;
}

/** Research and writing, before an expert can begin. */
const MADE_IN = minutes(30);
/** For a review that takes longer than most, and the minutes in which a signature can be taken back. */
const SLACK = minutes(45);
/** For a payment that was under way when the house closed for nobody knows how long. */
const UNKNOWN = days(7);

const BUSY =
  'Our experts are fully booked right now, so we’re not taking orders. Please come back tomorrow.';

/** The next true hour of delivery, or why no orders are taken. */
export function nextDelivery(
  { away, capacity, week }: ServiceSettings,
  { now, waiting, expertNeeded, promise }: House,
): NextDelivery {
  const usual = after(now, promise);
  const open = { closed: null, opensAt: null };
  const isAway = away !== null && away.from <= now && (away.until === null || now < away.until);
  const closed = isAway && !away.takesOrders ? { closed: away.words, opensAt: away.until } : open;
  if (!expertNeeded) return { readyBy: usual, ...closed };
  if (isAway && away.until === null) return { readyBy: after(now, UNKNOWN), ...closed };
  const absence = absenceOf(away);
  if (capacity === null) return { readyBy: withoutCapacity(absence, now, promise), ...closed };
  const slot = (workdayOf(week) / capacity.reportsADay) as Duration;
  const work = (slot * Math.ceil((waiting + 1) / capacity.experts)) as Duration;
  const done = afterWork(after(now, MADE_IN), work, week, absence);
  if (done === null)
    return { readyBy: after(now, UNKNOWN), closed: closed.closed ?? BUSY, opensAt: closed.opensAt };
  const readyBy = after(done, SLACK);
  if (readyBy <= usual) return { readyBy: usual, ...closed };
  const tooLong =
    capacity.longestWaitHours !== null && readyBy > after(now, hours(capacity.longestWaitHours));
  return {
    readyBy: fullHour(readyBy),
    ...(closed.closed === null && tooLong ? { closed: BUSY, opensAt: null } : closed),
  };
}

function absenceOf(away: Away | null): readonly TimeSpan[] {
  return away === null ? [] : [{ from: away.from, until: away.until ?? after(away.from, UNKNOWN) }];
}

/** Somebody works at any hour, but for the absence: what it touches is promised anew from its end. */
function withoutCapacity([absence]: readonly TimeSpan[], now: Date, promise: Duration): Date {
  const usual = after(now, promise);
  if (absence === undefined || absence.until <= now || absence.from >= usual) return usual;
  return fullHour(after(absence.until, promise));
}

const HOUR = hours(1);
const fullHour = (moment: Date): Date => new Date(Math.ceil(moment.getTime() / HOUR) * HOUR);
