import { expect, test } from 'vitest';
import { after, before, hours, inSeconds, isIsoDay, milliseconds, minutes } from './time';

test('twelve hours after a moment is twelve hours later, and before undoes it', () => {
  const moment = new Date('2026-03-01T08:00:00Z');
  expect(after(moment, hours(12)).toISOString()).toBe('2026-03-01T20:00:00.000Z');
  expect(before(after(moment, minutes(90)), minutes(90))).toEqual(moment);
});

test('a part of a second counts as a whole one, so that a wait is never too short', () => {
  expect(inSeconds(milliseconds(1_001))).toBe(2);
});

test.each([
  ['2026-03-02', true],
  ['2026-03', false],
  ['2026-03-02T09:00:00Z', false],
  ['on 2026-03-02', false],
])('“%s” is a day: %s', (text, isDay) => {
  expect(isIsoDay(text)).toBe(isDay);
});
