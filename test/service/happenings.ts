import { after, type Clock, type Duration } from '../../src/kernel/time';

/** A clock that jumps from one thing that happens to the next. */
export interface Happenings extends Clock {
  at(moment: Date, work: () => Promise<void>): void;
  within(duration: Duration, work: () => Promise<void>): void;
  /** Lets everything happen, in its order, until nothing is left or the end has come. */
  run(until: Date): Promise<void>;
}

export function happenings(start: Date): Happenings {
  let now = start;
  let made = 0;
  const waiting: {
    readonly moment: number;
    readonly number: number;
    readonly work: () => Promise<void>;
  }[] = [];
  const at: Happenings['at'] = (moment, work) => {
    const next = { moment: Math.max(moment.getTime(), now.getTime()), number: (made += 1), work };
    const place = waiting.findLastIndex((one) => one.moment <= next.moment);
    waiting.splice(place + 1, 0, next);
  };
  return {
    now: () => now,
    at,
    within: (duration, work) => at(after(now, duration), work),
    async run(until) {
      for (
        let next = waiting.shift();
        next !== undefined && next.moment <= until.getTime();
        next = waiting.shift()
      ) {
        now = new Date(next.moment);
        await next.work();
      }
    },
  };
}
