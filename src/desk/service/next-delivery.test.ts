import { describe, expect, test } from 'vitest';
import { days, hours } from '../../kernel/time';
import { nextDelivery } from './next-delivery';
import { NOT_PUBLISHED, type Away, type Capacity, type ServiceSettings } from './shape';

/** A Tuesday, 10:00 in New York, where the experts sit. */
const TUESDAY = '2026-03-03T15:00:00.000Z';
const one: Capacity = { experts: 1, reportsADay: 8, longestWaitHours: null };

const told = (
  settings: Partial<ServiceSettings>,
  { at = TUESDAY, waiting = 0, expertNeeded = true } = {},
) => {
  const { readyBy, closed, opensAt } = nextDelivery(
    { ...NOT_PUBLISHED, ...settings },
    { now: new Date(at), waiting, expertNeeded, promise: hours(12) },
  );
  return { readyBy: readyBy.toISOString(), closed, opensAt: opensAt?.toISOString() ?? null };
};
const away = (from: string, until: string | null, takesOrders = true): Away => ({
  from: new Date(from),
  until: until === null ? null : new Date(until),
  words: 'Back soon.',
  takesOrders,
});

describe('with nothing said', () => {
  test('twelve hours hold at any hour and under any load', () => {
    expect(told({}, { waiting: 900 })).toEqual({
      readyBy: '2026-03-04T03:00:00.000Z',
      closed: null,
      opensAt: null,
    });
    expect(told({}, { at: '2026-03-07T03:00:00.000Z' }).readyBy).toBe('2026-03-07T15:00:00.000Z');
  });
});

describe('with what the experts can do', () => {
  test.each([
    [
      'with nothing in hand it is twelve hours, told as such',
      TUESDAY,
      0,
      '2026-03-04T03:00:00.000Z',
    ],
    ['so it is while today has room', TUESDAY, 4, '2026-03-04T03:00:00.000Z'],
    ['then it is the next morning, by the full hour', TUESDAY, 7, '2026-03-04T17:00:00.000Z'],
    ['and the week after, past the weekend', TUESDAY, 35, '2026-03-09T20:00:00.000Z'],
    ['on Friday evening it is Monday', '2026-03-06T22:30:00.000Z', 0, '2026-03-09T15:00:00.000Z'],
    [
      'late in the evening twelve hours hold, for the morning suffices',
      '2026-03-04T04:30:00.000Z',
      0,
      '2026-03-04T16:30:00.000Z',
    ],
  ])('%s', (_, at, waiting, readyBy) => {
    expect(told({ capacity: one }, { at, waiting })).toEqual({
      readyBy,
      closed: null,
      opensAt: null,
    });
  });

  test('two experts have half the queue each', () => {
    expect(told({ capacity: { ...one, experts: 2 } }, { waiting: 15 })).toEqual(
      told({ capacity: one }, { waiting: 7 }),
    );
  });

  test('it never grows sooner with more in hand', () => {
    const hoursOf = Array.from(
      { length: 60 },
      (_, waiting) => told({ capacity: one }, { waiting }).readyBy,
    );
    expect(hoursOf).toEqual(hoursOf.toSorted());
    expect(new Set(hoursOf).size).toBeGreaterThan(40);
  });

  test('beyond the longest wait no orders are taken, and the hour stays named for payments under way', () => {
    const capacity = { ...one, longestWaitHours: 36 };
    expect(told({ capacity }, { waiting: 7 }).closed).toBeNull();
    expect(told({ capacity }, { waiting: 14 })).toMatchObject({
      closed: expect.stringContaining('fully booked') as string,
      readyBy: '2026-03-05T16:00:00.000Z',
    });
  });

  test('where reports need no expert it moves no hour', () => {
    expect(told({ capacity: one }, { waiting: 500, expertNeeded: false }).readyBy).toBe(
      '2026-03-04T03:00:00.000Z',
    );
  });
});

describe('while nobody is there', () => {
  const week = away('2026-03-02T00:00:00.000Z', '2026-03-10T13:00:00.000Z');

  test('orders are taken for a later hour, or not at all, as the owner says', () => {
    expect(told({ away: week })).toEqual({
      readyBy: '2026-03-11T01:00:00.000Z',
      closed: null,
      opensAt: null,
    });
    expect(told({ away: { ...week, takesOrders: false } })).toMatchObject({
      closed: 'Back soon.',
      opensAt: '2026-03-10T13:00:00.000Z',
      readyBy: '2026-03-11T01:00:00.000Z',
    });
    expect(told({ away: week, capacity: one })).toMatchObject({
      readyBy: '2026-03-10T15:00:00.000Z',
      closed: null,
    });
  });

  test('an absence that begins before the twelve hours are over moves the hour already', () => {
    const soon = away('2026-03-03T20:00:00.000Z', '2026-03-05T13:00:00.000Z', false);
    expect(told({ away: soon })).toEqual({
      readyBy: '2026-03-06T01:00:00.000Z',
      closed: null,
      opensAt: null,
    });
    expect(
      told({ away: away('2026-03-04T03:00:00.000Z', '2026-03-05T13:00:00.000Z') }).readyBy,
    ).toBe('2026-03-04T03:00:00.000Z');
  });

  test('once it is over nothing is left of it', () => {
    expect(
      told({ away: { ...week, takesOrders: false } }, { at: '2026-03-10T13:00:00.000Z' }),
    ).toEqual({ readyBy: '2026-03-11T01:00:00.000Z', closed: null, opensAt: null });
  });

  test('without an end no orders are taken, and a payment under way gets an hour all the same', () => {
    for (const capacity of [null, one]) {
      const shut = told({ away: away('2026-03-02T00:00:00.000Z', null, false), capacity });
      expect(shut).toMatchObject({ closed: 'Back soon.', opensAt: null });
      expect(Date.parse(shut.readyBy)).toBeGreaterThanOrEqual(Date.parse(TUESDAY) + days(7));
    }
  });

  test('stopping orders works also where reports need no expert', () => {
    expect(told({ away: { ...week, takesOrders: false } }, { expertNeeded: false })).toMatchObject({
      closed: 'Back soon.',
      readyBy: '2026-03-04T03:00:00.000Z',
    });
  });
});
