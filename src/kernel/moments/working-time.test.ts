import { describe, expect, test } from 'vitest';
import { hours, minutes } from '../time';
import { afterWork, workdayOf, type WorkingWeek } from './working-time';

const office: WorkingWeek = {
  zone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  until: '17:00',
};
const weekdays: WorkingWeek = { ...office, from: '00:00', until: '24:00' };
const done = (
  moment: string,
  work: number,
  week = office,
  closed: readonly (readonly [string, string])[] = [],
) =>
  afterWork(
    new Date(moment),
    hours(work),
    week,
    closed.map(([from, until]) => ({ from: new Date(from), until: new Date(until) })),
  )?.toISOString();

describe('work in an office of Boston', () => {
  test.each([
    ['within the day', '2026-03-03T15:00:00Z', 2, '2026-03-03T17:00:00.000Z'],
    [
      'that begins at night waits for the morning',
      '2026-03-03T05:00:00Z',
      1,
      '2026-03-03T15:00:00.000Z',
    ],
    ['goes on the next morning', '2026-03-03T21:00:00Z', 3, '2026-03-04T16:00:00.000Z'],
    [
      'rests over the weekend, and its clocks went forward on Sunday',
      '2026-03-06T21:00:00Z',
      2,
      '2026-03-09T14:00:00.000Z',
    ],
    ['of two weeks', '2026-03-03T14:00:00Z', 80, '2026-03-16T21:00:00.000Z'],
    [
      'of no length is done when somebody comes',
      '2026-03-07T14:00:00Z',
      0,
      '2026-03-09T13:00:00.000Z',
    ],
  ])('%s', (_, moment, work, expected) => {
    expect(done(moment, work)).toBe(expected);
  });

  test('is not done while the house is closed, be it for an hour or a week', () => {
    expect(
      done('2026-03-03T14:00:00Z', 3, office, [['2026-03-03T15:00:00Z', '2026-03-03T16:00:00Z']]),
    ).toBe('2026-03-03T18:00:00.000Z');
    expect(
      done('2026-03-03T14:00:00Z', 3, office, [['2026-03-03T15:00:00Z', '2026-03-10T00:00:00Z']]),
    ).toBe('2026-03-10T15:00:00.000Z');
    expect(
      done('2026-03-03T14:00:00Z', 1, office, [
        ['2026-03-01T00:00:00Z', '2026-03-10T15:30:00Z'],
        ['2026-03-10T16:00:00Z', '2026-03-10T17:00:00Z'],
      ]),
    ).toBe('2026-03-10T17:30:00.000Z');
  });
});

test('a day of work may be a night', () => {
  const night: WorkingWeek = { zone: 'Asia/Manila', days: [1], from: '22:00', until: '06:00' };
  expect(done('2026-03-02T10:00:00Z', 4, night)).toBe('2026-03-02T18:00:00.000Z');
  expect(done('2026-03-02T20:00:00Z', 1, night)).toBe('2026-03-02T21:00:00.000Z');
  expect(done('2026-03-02T20:00:00Z', 3, night)).toBe('2026-03-09T15:00:00.000Z');
  expect(workdayOf(night)).toBe(hours(8));
});

test('whole weekdays run through the night and stop at midnight of Friday', () => {
  expect(done('2026-03-05T20:00:00Z', 24, weekdays)).toBe('2026-03-06T20:00:00.000Z');
  expect(done('2026-03-06T20:00:00Z', 24, weekdays)).toBe('2026-03-09T19:00:00.000Z');
  expect(workdayOf(weekdays)).toBe(hours(24));
});

test('where nobody works, nothing is ever done', () => {
  expect(done('2026-03-02T20:00:00Z', 1, { ...office, days: [] })).toBeUndefined();
  expect(
    afterWork(new Date('2026-03-02T14:00:00Z'), minutes(1), office, [
      { from: new Date('2026-01-01'), until: new Date('2040-01-01') },
    ]),
  ).toBeNull();
});
