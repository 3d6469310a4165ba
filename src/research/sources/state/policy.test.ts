import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { before, days, seconds } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { healthAfter, UNKNOWN_HEALTH } from './health/health';
import {
  acceptTerms,
  catalogue,
  countInForce,
  createGate,
  databaseHealth,
  readPolicies,
  switchSource,
  sourceTermsOf,
  whyClosed,
  type Policies,
} from '..';
import type { Source } from '../shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const decision = { by: 'staff:Mara', at: clock.now() };
const sourceOf = (id: string): Source => {
  const source = catalogue.find((one) => one.id === id);
  if (!source) throw new Error(`The catalogue holds no ${id}`);
  return source;
};
const feed = sourceOf('rss-techcrunch');
const register = sourceOf('sec-submissions');
const keyed = sourceOf('brave-search');

test('the terms of an authority, of an open licence and of what the owner holds a key for are read; the others lead to where they stand', () => {
  expect(
    [register, keyed, sourceOf('searxng-self'), sourceOf('wikidata-entity')].map(
      (source) => sourceTermsOf(source).unread,
    ),
  ).toEqual([false, false, false, false]);
  expect([sourceTermsOf(feed), sourceTermsOf(sourceOf('ats-lever'))]).toEqual([
    { unread: true, url: 'https://techcrunch.com/terms-of-service/' },
    { unread: true, url: 'https://www.lever.co/terms' },
  ]);
  expect(sourceTermsOf(sourceOf('site-home'))).toEqual({ unread: true, url: null });
  const unread = catalogue.filter((source) => sourceTermsOf(source).unread);
  expect(unread.length).toBeGreaterThan(10);
  expect(
    unread
      .filter((source) => sourceTermsOf(source).url?.startsWith('https://') === false)
      .map(({ id }) => id),
  ).toEqual([]);
});

test('terms are accepted once, of known sources alone, and a source is switched off and on', async () => {
  const accept = (...ids: string[]) =>
    database.write((transaction) => acceptTerms(transaction, ids, decision));
  expect(await accept(feed.id, register.id, 'no-such-source')).toEqual([feed.id]);
  expect(await accept(feed.id, 'ats-lever')).toEqual(['ats-lever']);
  expect(await accept()).toEqual([]);
  const turn = (id: string, off: boolean) =>
    database.write((transaction) => switchSource(transaction, { id, off }, decision));
  expect([
    await turn(feed.id, true),
    await turn(feed.id, true),
    await turn('no-such-source', true),
  ]).toEqual([{ wasOff: false }, { wasOff: true }, undefined]);
  expect((await readPolicies(database.read)).get(feed.id)).toEqual({
    termsAcceptedAt: decision.at.toISOString(),
    termsAcceptedBy: 'staff:Mara',
    switchedOffAt: decision.at.toISOString(),
    switchedOffBy: 'staff:Mara',
  });
  expect(await turn(feed.id, false)).toEqual({ wasOff: true });
});

test('the gate closes unread terms where they count, opens once they are accepted, and obeys the switch everywhere', async () => {
  const live = createGate({ database, clock, asksForTerms: true });
  const demo = createGate({ database, clock, asksForTerms: false });
  const hackerNews = sourceOf('social-hn-stories');
  expect([await live(register), await live(hackerNews), await demo(hackerNews)]).toEqual([
    undefined,
    `Nobody has accepted the terms of ${hackerNews.name} yet.`,
    undefined,
  ]);
  await database.write((transaction) => acceptTerms(transaction, [hackerNews.id], decision));
  await database.write((transaction) =>
    switchSource(transaction, { id: register.id, off: true }, decision),
  );
  clock.advance(seconds(2));
  expect([await live(hackerNews), await live(register), await demo(register)]).toEqual([
    undefined,
    `${register.name} is switched off.`,
    `${register.name} is switched off.`,
  ]);
});

test('the gate keeps a source closed until it was seen answering, but not from a probe and not what is known of it', async () => {
  const unseen: Source = { ...register, id: 'made-up-unseen', enabled: 'verify' };
  const forbidden: Source = { ...unseen, id: 'made-up-forbidden', enabled: 'licence' };
  const gate = createGate({ database, clock, asksForTerms: false });
  expect([await gate(unseen), await gate(unseen, 'probe'), await gate(unseen, 'use')]).toEqual([
    `Nobody has seen ${unseen.name} answer yet.`,
    undefined,
    undefined,
  ]);
  for (const purpose of ['ask', 'probe', 'use'] as const)
    expect(await gate(forbidden, purpose)).toBe(
      `${forbidden.name} forbids it, or allows it by contract only.`,
    );
  await databaseHealth({ database, clock }).change(unseen.id, (health) =>
    healthAfter(health, { outcome: 'ok', at: clock.now() }),
  );
  expect(await gate(unseen)).toBeUndefined();
});

test('a gate that cannot look stays closed, and opens when it can', async () => {
  let broken = true;
  const gate = createGate({
    clock,
    asksForTerms: false,
    database: {
      ...database,
      get read() {
        if (broken) throw new Error('no database');
        return database.read;
      },
    },
  });
  expect(await gate(feed)).toBe(`Whether ${feed.name} may be asked could not be looked up.`);
  broken = false;
  expect(await gate(feed)).toBeUndefined();
});

describe('what the pages may count', () => {
  const answered = (id: string, at = clock.now()) =>
    [id, { ...UNKNOWN_HEALTH, lastGoodAt: at.toISOString() }] as const;
  const accepted: Policies = new Map([
    [
      feed.id,
      {
        termsAcceptedAt: '2026-03-01T00:00:00.000Z',
        termsAcceptedBy: 'staff:Mara',
        switchedOffAt: null,
        switchedOffBy: null,
      },
    ],
  ]);
  const off: Policies = new Map([
    [
      register.id,
      {
        termsAcceptedAt: null,
        termsAcceptedBy: null,
        switchedOffAt: '2026-03-01T00:00:00.000Z',
        switchedOffBy: 'staff:Mara',
      },
    ],
  ]);
  const all = [register, feed, keyed, sourceOf('searxng-self')];
  const count = (mode: 'demo' | 'live', change: Partial<Parameters<typeof countInForce>[1]> = {}) =>
    countInForce(all, {
      mode,
      keys: {},
      policies: new Map(),
      health: new Map(all.map(({ id }) => answered(id))),
      now: clock.now(),
      ...change,
    });

  test('in a demo is the catalogue, less what is switched off', () => {
    expect([count('demo', { health: new Map() }), count('demo', { policies: off })]).toEqual([
      2, 1,
    ]);
  });

  test('live is what may be asked, has its key and answered in the last 30 days', () => {
    expect(count('live')).toBe(1);
    expect(count('live', { policies: accepted })).toBe(2);
    expect(count('live', { policies: accepted, keys: { brave: 'key' } })).toBe(3);
    expect(count('live', { policies: off })).toBe(0);
    expect(count('live', { health: new Map() })).toBe(0);
    expect(
      count('live', { health: new Map([answered(register.id, before(clock.now(), days(31)))]) }),
    ).toBe(0);
  });

  test('asks nobody whether a source is closed that nothing was decided about', () => {
    expect([whyClosed(register, new Map(), true), whyClosed(feed, new Map(), false)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
