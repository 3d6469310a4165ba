import { describe, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock';
import { after, before, days, hours } from '../../../kernel/time';
import { healthAfter, UNKNOWN_HEALTH, type SourceHealth } from './health/health';
import {
  countAskable,
  countInForce,
  isSourceOn,
  probeFault,
  sourceProofOf,
  sourceStateOf,
  type Policies,
  type SourceSettings,
} from '..';
import { catalogue } from '../catalogue';
import type { Source } from '../shape';

const now = testClock().now();
const named = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.unreachable(id);
const register = named('sec-submissions');
const feed = named('rss-techcrunch');
const keyed = named('brave-search');
const unseen: Source = { ...register, id: 'made-up-unseen', enabled: 'verify' };
const forbidden: Source = {
  ...register,
  id: 'made-up-forbidden',
  enabled: 'licence',
  licence: { tier: 'C', note: 'forbids it' },
};

const decided = (
  id: string,
  decision: Partial<Policies extends ReadonlyMap<string, infer One> ? One : never>,
): Policies =>
  new Map([
    [
      id,
      {
        termsAcceptedAt: null,
        termsAcceptedBy: null,
        switchedOffAt: null,
        switchedOffBy: null,
        ...decision,
      },
    ],
  ]);
const answered = (source: Source, at: Date): SourceSettings['health'] =>
  new Map([[source.id, { ...UNKNOWN_HEALTH, lastGoodAt: at.toISOString() }]]);
const failing = (source: Source, lastGoodAt?: Date): SourceSettings['health'] => {
  const begun: SourceHealth =
    lastGoodAt === undefined
      ? UNKNOWN_HEALTH
      : { ...UNKNOWN_HEALTH, lastGoodAt: lastGoodAt.toISOString() };
  return new Map([
    [
      source.id,
      [1, 2, 3].reduce((health) => healthAfter(health, { outcome: 'limited', at: now }), begun),
    ],
  ]);
};
const state = (source: Source, change: Partial<SourceSettings> = {}) =>
  sourceStateOf(source, {
    mode: 'live',
    keys: {},
    policies: new Map(),
    health: new Map(),
    now,
    ...change,
  });

describe('a source', () => {
  test('that nobody saw answering is unproven, and again when it last answered a month ago', () => {
    expect(state(register)).toBe('unproven');
    expect(state(register, { health: answered(register, before(now, days(29))) })).toBe('in-force');
    expect(state(register, { health: answered(register, before(now, days(31))) })).toBe('unproven');
  });

  test('that forbids it is forbidden, whatever it answered and whatever was decided', () => {
    expect(
      state(forbidden, {
        health: answered(forbidden, now),
        policies: decided(forbidden.id, { termsAcceptedAt: now.toISOString() }),
      }),
    ).toBe('forbidden');
    expect(state({ ...register, licence: forbidden.licence })).toBe('forbidden');
  });

  test('that the owner switched off, that lacks its key or whose terms wait says so first', () => {
    const health = answered(feed, now);
    expect(
      state(feed, { health, policies: decided(feed.id, { switchedOffAt: now.toISOString() }) }),
    ).toBe('switched-off');
    expect(state(feed, { health })).toBe('needs-terms');
    expect(state(feed, { health, mode: 'demo' })).toBe('in-force');
    expect(
      state(feed, { health, policies: decided(feed.id, { termsAcceptedAt: now.toISOString() }) }),
    ).toBe('in-force');
    expect(state(keyed)).toBe('needs-key');
    expect(state(keyed, { keys: { brave: 'two words' } })).toBe('needs-key');
    expect(state(keyed, { keys: { brave: 'key' }, health: answered(keyed, now) })).toBe('in-force');
  });

  test('that is to be seen answering first is off until then', () => {
    expect(state(unseen)).toBe('to-be-verified');
    expect(state(unseen, { health: answered(unseen, before(now, days(2))) })).toBe('in-force');
    expect([
      isSourceOn(unseen, {}),
      isSourceOn(unseen, {}, true),
      isSourceOn(register, {}),
      isSourceOn(forbidden, {}, true),
      isSourceOn({ ...register, licence: forbidden.licence }, {}, true),
    ]).toEqual([false, true, true, false, false]);
  });

  test('that failed again and again is asleep until its rest is over, and stays counted if it lately answered', () => {
    expect(state(register, { health: failing(register) })).toBe('asleep');
    expect(state(register, { health: failing(register), now: after(now, hours(1)) })).toBe(
      'unproven',
    );
    const count = (health: SourceSettings['health']) =>
      countInForce([register], { mode: 'live', keys: {}, policies: new Map(), health, now });
    expect([
      count(failing(register)),
      count(failing(register, before(now, days(1)))),
      count(new Map()),
    ]).toEqual([0, 1, 0]);
  });
});

describe('a source that no longer answers as it should', () => {
  const count = (health: SourceSettings['health']) =>
    countInForce([register], { mode: 'live', keys: {}, policies: new Map(), health, now });
  const faulty: SourceSettings['health'] = new Map([
    [
      register.id,
      {
        ...UNKNOWN_HEALTH,
        lastGoodAt: before(now, days(2)).toISOString(),
        fault: { at: now.toISOString(), sentence: 'It moved to elsewhere.example.' },
      },
    ],
  ]);

  test('is out of use once a probe says so, and no page counts it', () => {
    expect(state(register, { health: faulty })).toBe('out-of-use');
    expect([count(faulty), count(answered(register, before(now, days(2))))]).toEqual([0, 1]);
    expect(sourceProofOf(register, { health: faulty, now })).toBe('shape');
  });

  test('is out of use after two weeks of silence, and not before', () => {
    const silent = (since: number) => failing(register, before(now, days(since)));
    const later = after(now, days(1));
    expect(state(register, { health: silent(12), now: later })).toBe('in-force');
    expect(state(register, { health: silent(14), now: later })).toBe('out-of-use');
    // Nobody asked it since, so it was not silent.
    expect(state(register, { health: answered(register, before(now, days(20))) })).toBe('in-force');
    // A company’s host that is silent says nothing of the source.
    const onMany = { ...register, request: { urls: ['https://{domain}/feed'] } };
    expect(state(onMany, { health: silent(20), now: later })).not.toBe('out-of-use');
  });

  test.each([
    ['shape-changed', 'https://data.sec.gov/x', 'Its answer changed'],
    ['empty-shell', 'https://data.sec.gov/x', 'another kind'],
    ['ok', 'https://filings.elsewhere.example/x', 'It moved to elsewhere.example.'],
    ['ok', 'https://www.sec.gov/x', undefined],
    ['empty', 'https://data.sec.gov/x', undefined],
    ['limited', 'https://data.sec.gov/x', undefined],
  ] as const)('is told by a probe: %s at %s', (outcome, url, fault) => {
    const said = probeFault(register, { outcome, sentence: 'It said so.', url });
    expect(said?.includes(fault ?? '') ?? false).toBe(fault !== undefined);
  });
});

test('every source of the catalogue has a state, and none that is off is counted', () => {
  const settings: SourceSettings = {
    mode: 'live',
    keys: {},
    policies: new Map(),
    health: new Map(
      catalogue.map(({ id }) => [id, { ...UNKNOWN_HEALTH, lastGoodAt: now.toISOString() }]),
    ),
    now,
  };
  const states = catalogue.map((source) => sourceStateOf(source, settings));
  expect(states.filter((one) => one === 'in-force').length).toBeGreaterThan(10);
  const own = catalogue.filter(
    (source) => source.needs.includes('searxng') && sourceStateOf(source, settings) === 'in-force',
  ).length;
  expect(countInForce(catalogue, settings)).toBe(
    states.filter((one) => one === 'in-force').length - own,
  );
});

test('may be asked, whether or not it answered, unless it forbids it, is out of use, or was turned off', () => {
  const settings = (change: Partial<SourceSettings>): SourceSettings => ({
    mode: 'live',
    keys: {},
    policies: new Map(),
    health: new Map(),
    now,
    ...change,
  });
  const all = [register, keyed, unseen, forbidden];
  expect(countAskable(all, settings({}))).toBe(3);
  const off = decided(register.id, { switchedOffAt: now.toISOString() });
  expect(countAskable(all, settings({ policies: off }))).toBe(2);
  const silent = failing(register, before(now, days(15)));
  expect(countAskable(all, settings({ health: silent }))).toBe(2);
  // A fresh shop has seen none of them answer, and its pages still say how many there are.
  expect(countAskable(catalogue, settings({}))).toBeGreaterThanOrEqual(200);
  expect(countInForce(catalogue, settings({}))).toBe(0);
});
