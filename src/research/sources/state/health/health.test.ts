import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../../test/support/database';
import { testClock, type TestClock } from '../../../../../test/support/test-clock';
import { days, hours, minutes } from '../../../../kernel/time';
import type { Database } from '../../../../platform/database';
import { catalogue } from '../../catalogue';
import {
  hasOneHost,
  healthAfter,
  isAsleep,
  successRate,
  UNKNOWN_HEALTH,
  type Asking,
  type SourceHealth,
} from './health';
import { databaseHealth, inMemoryHealth, listHealth } from '../..';
import type { HealthStore } from '../../ports';
import type { OutcomeCode } from '../../shape';

const at = new Date('2026-03-02T09:00:00.000Z');
const lived = (...outcomes: readonly OutcomeCode[]): SourceHealth =>
  outcomes.reduce<SourceHealth>(
    (health, outcome) => healthAfter(health, { outcome, at }),
    UNKNOWN_HEALTH,
  );
const restOf = ({ asleepUntil }: SourceHealth): number =>
  asleepUntil === undefined ? 0 : (Date.parse(asleepUntil) - at.getTime()) / minutes(1);

test('a source that fails three times rests, each time twice as long, a day at the most', () => {
  const rests = Array.from({ length: 12 }, (_, index) =>
    restOf(lived(...Array.from({ length: index + 1 }, (): OutcomeCode => 'limited'))),
  );
  expect(rests).toEqual([0, 0, 10, 20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]);
});

test.each<OutcomeCode>(['ok', 'empty', 'gone', 'not-modified'])(
  '“%s” is an answer and ends the failures',
  (outcome) => {
    expect(lived('limited', 'limited', outcome, 'limited')).toMatchObject({ failures: 1 });
    expect(restOf(lived('limited', 'limited', 'limited', outcome))).toBe(0);
  },
);

test.each<OutcomeCode>([
  'limited',
  'blocked',
  'paywall',
  'shape-changed',
  'error-page',
  'empty-shell',
  'unreachable',
  'refused',
])('“%s” is a failure', (outcome) => {
  expect(lived(outcome)).toMatchObject({
    failures: 1,
    days: [{ day: '2026-03-02', asked: 1, answered: 0 }],
  });
});

test.each<OutcomeCode>(['not-applicable', 'off', 'over-budget'])(
  '“%s” says nothing of the source',
  (outcome) => {
    expect(lived('blocked', outcome)).toEqual(lived('blocked'));
  },
);

test('the success rate is of the last seven days, and older days are forgotten', () => {
  const clock = testClock();
  let health = UNKNOWN_HEALTH;
  const ask = (outcome: OutcomeCode): void => {
    health = healthAfter(health, { outcome, at: clock.now() });
  };
  for (const outcome of ['blocked', 'blocked'] as const) ask(outcome);
  clock.advance(days(3));
  for (const outcome of ['ok', 'ok', 'empty'] as const) ask(outcome);
  expect(successRate(health, clock.now())).toBe(0.6);
  clock.advance(days(4));
  expect(successRate(health, clock.now())).toBe(1);
  ask('ok');
  expect(health.days).toHaveLength(2);
  clock.advance(days(8));
  expect(successRate(health, clock.now())).toBeUndefined();
});

describe('the drift alarm', () => {
  const reading = (date: number, rare = 0.1): Asking => ({
    outcome: 'ok',
    at,
    items: 20,
    fill: { title: 1, date, rare },
  });
  const usual = [reading(0.9), reading(1), reading(0.9)].reduce(healthAfter, UNKNOWN_HEALTH);

  test('tells of a field that is less than half as full as usual, and of no other', () => {
    expect(healthAfter(usual, reading(0.5)).drifted).toEqual([]);
    expect(healthAfter(usual, reading(0.4)).drifted).toEqual(['date']);
    expect(
      healthAfter(usual, { outcome: 'ok', at, items: 20, fill: { title: 1, rare: 0.1 } }).drifted,
    ).toEqual(['date']);
  });

  test('does not get used to the fault, and ends when the field is back', () => {
    const ill = Array.from({ length: 50 }, () => reading(0)).reduce(healthAfter, usual);
    expect(ill.drifted).toEqual(['date']);
    expect(healthAfter(ill, reading(0.9)).drifted).toEqual([]);
  });

  test('is silent about rare fields, short answers and the first readings', () => {
    expect(healthAfter(usual, reading(0.9, 0)).drifted).toEqual([]);
    expect(healthAfter(usual, { ...reading(0), items: 4 }).drifted).toEqual([]);
    expect(healthAfter(healthAfter(UNKNOWN_HEALTH, reading(1)), reading(0)).drifted).toEqual([]);
  });
});

const named = (id: string) =>
  catalogue.find((source) => source.id === id) ?? expect.unreachable(id);

test('a source on the companies’ own hosts is not blamed for one of them', () => {
  const one = (id: string) => hasOneHost(named(id));
  expect(
    ['site-home', 'statuspage', 'ats-workday', 'site-feed-discovery', 'searxng-self'].map(one),
  ).toEqual([false, false, false, false, false]);
  expect(['ats-greenhouse', 'gdelt-artlist', 'sec-submissions'].map(one)).toEqual([
    true,
    true,
    true,
  ]);
});

interface Stored {
  readonly health: HealthStore;
  readonly clock: TestClock;
}

function keepsHealth(name: string, open: () => Stored): void {
  describe(name, () => {
    test('knows nothing of a source nobody asked, and keeps what is told of one', async () => {
      const { health, clock } = open();
      expect(await health.find('kept-one')).toEqual(UNKNOWN_HEALTH);
      await health.change('kept-one', (before) =>
        healthAfter(before, {
          outcome: 'ok',
          at: clock.now(),
          items: 9,
          fill: { title: 1 },
          body: 'f00d',
        }),
      );
      expect(await health.find('kept-one')).toMatchObject({
        lastGoodBody: 'f00d',
        lastGoodAt: clock.now().toISOString(),
        usual: { title: 1 },
        readings: 1,
      });
      expect((await health.all()).get('kept-one')).toEqual(await health.find('kept-one'));
    });

    test('loses no change of two that come at once', async () => {
      const { health, clock } = open();
      await Promise.all(
        Array.from({ length: 8 }, () =>
          health.change('asked-at-once', (before) =>
            healthAfter(before, { outcome: 'blocked', at: clock.now() }),
          ),
        ),
      );
      expect(await health.find('asked-at-once')).toMatchObject({
        failures: 8,
        days: [{ asked: 8, answered: 0 }],
      });
    });

    test('lists every source of the catalogue with how it has been', async () => {
      const { health, clock } = open();
      const ask = (sourceId: string, outcome: OutcomeCode, times: number) =>
        Promise.all(
          Array.from({ length: times }, () =>
            health.change(sourceId, (before) => healthAfter(before, { outcome, at: clock.now() })),
          ),
        );
      await ask('gdelt-artlist', 'limited', 5);
      await ask('wikidata-search', 'ok', 2);
      await ask('legal-ftc-press', 'shape-changed', 1);
      const rows = await listHealth({ health, clock });
      expect(rows).toHaveLength(catalogue.length);
      const row = (id: string) => rows.find(({ sourceId }) => sourceId === id);
      expect(row('gdelt-artlist')).toMatchObject({
        state: 'asleep',
        successRate: 0,
        asleepUntil: '2026-03-02T09:40:00.000Z',
      });
      expect(row('wikidata-search')).toMatchObject({ state: 'well', successRate: 1 });
      expect(row('legal-ftc-press')).toMatchObject({ state: 'failing', successRate: 0 });
      expect(row('brave-search')).toMatchObject({
        state: 'never-asked',
        enabled: false,
        successRate: undefined,
      });
      clock.advance(hours(1));
      expect(isAsleep(await health.find('gdelt-artlist'), clock.now())).toBe(false);
    });
  });
}

keepsHealth('health in memory', () => ({ health: inMemoryHealth(), clock: testClock() }));

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
keepsHealth('health in the database', () => {
  const clock = testClock();
  return { health: databaseHealth({ database, clock }), clock };
});
