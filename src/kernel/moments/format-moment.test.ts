import { expect, test } from 'vitest';
import { formatMoment } from './format-moment';

test.each([
  ['2026-03-03T14:00:00.000Z', 'Tuesday, March 3, 9:00 AM EST (14:00 UTC)'],
  ['2026-07-04T03:05:00.000Z', 'Friday, July 3, 11:05 PM EDT (03:05 UTC)'],
])('%s is told in Eastern time with its day, and in UTC', (moment, told) => {
  expect(formatMoment(moment)).toBe(told);
});
