import { after, type Clock, type Duration } from '../../src/kernel/time';

export interface TestClock extends Clock {
  advance(duration: Duration): void;
}

export function testClock(start = '2026-03-02T09:00:00.000Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => now,
    advance(duration) {
      now = after(now, duration);
    },
  };
}
