import { expect, test } from 'vitest';
import { fromWallClock, toWallClock } from './zoned-time';

test.each([
  ['2026-01-15T09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15T09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
  ['2026-03-29T14:30', 'Europe/Paris', '2026-03-29T12:30:00.000Z'],
  ['2026-03-29T01:30', 'Europe/Paris', '2026-03-29T00:30:00.000Z'],
  ['2026-06-01T08:00', 'Asia/Kolkata', '2026-06-01T02:30:00.000Z'],
  ['2026-06-01T00:15', 'Pacific/Auckland', '2026-05-31T12:15:00.000Z'],
])('%s on a clock in %s is %s, and back again', (local, zone, moment) => {
  expect(fromWallClock(local, zone)?.toISOString()).toBe(moment);
  expect(toWallClock(new Date(moment), zone)).toBe(local);
});

test.each([
  ['soon', 'Europe/Paris'],
  ['2026-01-15', 'Europe/Paris'],
  ['2026-01-15T09:30', 'Mars/Olympus'],
  ['', ''],
])('%o in %o is no time', (local, zone) => {
  expect(fromWallClock(local, zone)).toBeNull();
});
