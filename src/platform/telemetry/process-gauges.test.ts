import { expect, test } from 'vitest';
import { lateness } from './process-gauges';

test.each([
  ['a loop that is never late', 20_000_000, 0],
  ['a timer that came before its time', 19_100_000, 0],
  ['a loop that was blocked for 60 ms', 80_000_000, 0.06],
])('%s', (_, betweenTimers, late) => {
  expect(lateness(betweenTimers)).toBeCloseTo(late, 6);
});
