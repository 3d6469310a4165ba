import { after, days, hours, type Duration } from '../../kernel/time';
import type { Source } from '../sources';
import type { BulkVersion } from './store';

const FIRST_PAUSE = hours(2);
const LONGEST_PAUSE = days(7);

/** A file that failed is tried again sooner than it is usually looked for, and less and less often. */
function pauseOf(every: Duration, { state, failures }: BulkVersion): Duration {
  if (state !== 'failed') return every;
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 10)) as Duration;
}

/** When a source's file is to be looked for; now, where it never was. */
export function dueAt({ bulk }: Source, versions: readonly BulkVersion[], now: Date): Date {
  const [last] = versions
    .filter(({ state }) => state === 'current' || state === 'held' || state === 'failed')
    .toSorted((one, other) => other.checkedAt.getTime() - one.checkedAt.getTime());
  return last === undefined || bulk === undefined
    ? now
    : after(last.checkedAt, pauseOf(bulk.every, last));
}
