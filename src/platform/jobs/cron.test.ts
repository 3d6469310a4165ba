import { expect, test } from 'vitest';
import { nextRun } from './cron';

test.each([
  ['*/5 * * * *', '2026-03-02T09:00:00Z', '2026-03-02T09:05:00.000Z'],
  ['*/5 * * * *', '2026-03-02T09:04:59Z', '2026-03-02T09:05:00.000Z'],
  ['17 * * * *', '2026-03-02T23:17:00Z', '2026-03-03T00:17:00.000Z'],
  ['30 4 * * *', '2026-12-31T04:30:30Z', '2027-01-01T04:30:00.000Z'],
  ['0 9-17/4 * * 1-5', '2026-03-06T17:00:00Z', '2026-03-09T09:00:00.000Z'],
  ['0 0 * * 7', '2026-03-02T00:00:00Z', '2026-03-08T00:00:00.000Z'],
  ['0 0 29 2 *', '2026-03-02T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['0 0 1,15 * 3', '2026-03-02T00:00:00Z', '2026-03-04T00:00:00.000Z'],
])('“%s” after %s is due at %s', (cron, moment, due) => {
  expect(nextRun(cron, new Date(moment))?.toISOString()).toBe(due);
});

test('a day that never comes is never due, and what is no schedule is told', () => {
  expect(nextRun('0 0 31 2 *', new Date('2026-03-02T00:00:00Z'))).toBeUndefined();
  expect(() => nextRun('often', new Date())).toThrow('no part of a schedule');
});
