import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { days, hours, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { catalogue, databaseHealth, sourceStateOf, switchSource, type Source } from '../sources';
import type { AskedBody, AskedNothing, SourceQuestion } from '../sources/shape';
import {
  lastAnswers,
  probeSourcesHandler,
  probeValues,
  runProbe,
  type ProbeContext,
  type ProbeNews,
} from './index';

const named = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.unreachable(id);
const gleif = named('gleif-lei');
const ashby = named('ats-ashby');
const status = named('statuspage');
const keyed = named('brave-search');
const forbidden: Source = {
  ...gleif,
  enabled: 'licence',
  licence: { tier: 'C', note: 'forbids it' },
};
const jobs = (...fields: readonly string[]): string =>
  JSON.stringify({
    jobs: [
      {
        id: 1,
        title: 'Clerk',
        ...Object.fromEntries(
          fields.map((field) => [field, field === 'jobUrl' ? 'https://jobs.example/1' : 'Duluth']),
        ),
      },
    ],
  });

let database: Database;
let clock: TestClock;
let asked: SourceQuestion[];
let answers: Record<string, string | AskedNothing>;
let news: ProbeNews[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['source_probe_answer', 'source_probe', 'source_health', 'source_policy'])
    await database.queryRows(`DELETE FROM ${table}`);
  clock = testClock();
  asked = [];
  news = [];
  answers = {
    'ats-ashby': jobs('jobUrl'),
    'gleif-lei': '{"data":[]}',
    statuspage:
      '{"page":{"name":"Tarrow"},"components":[{"name":"Lamps","status":"operational"}],"incidents":[]}',
  };
});

async function ask(
  question: SourceQuestion,
): Promise<(AskedBody | AskedNothing) & { requests: number; milliseconds: number }> {
  asked.push(question);
  const said = answers[question.source.id] ?? {
    outcome: 'unreachable',
    sentence: 'It could not be reached.',
  };
  const effort = { requests: 1, milliseconds: 120 };
  return typeof said === 'string'
    ? {
        outcome: 'ok',
        url: question.url,
        type: 'application/json',
        text: said,
        headers: {},
        fetchedAt: clock.now().toISOString(),
        ...effort,
      }
    : { ...said, ...effort };
}

const contextOf = (
  sources: readonly Source[] = [gleif, ashby, status],
  more: Partial<ProbeContext> = {},
): ProbeContext => ({
  database,
  clock,
  ask,
  health: databaseHealth({ database, clock }),
  keys: {},
  world: 'web',
  asksForTerms: false,
  sources: async () => sources,
  knownFor: (source) => probeValues(source, clock.now()),
  ...more,
});
const probe = (context: ProbeContext = contextOf(), order: Parameters<typeof runProbe>[1] = {}) =>
  runProbe(context, order, (one) => news.push(one));
const begun = () =>
  news.flatMap((one) => (one.kind === 'begun' ? [[one.how, one.done, one.total]] : []));

test('each source is asked once, as a probe, and what it said, how fast and how fully is written down', async () => {
  const { run, answers: said, unasked } = await probe();
  expect(run.finishedAt).toBe(clock.now().toISOString());
  expect(asked.map(({ source, isProbe }) => [source.id, isProbe])).toEqual([
    ['gleif-lei', true],
    ['ats-ashby', true],
    ['statuspage', true],
  ]);
  expect(said.find(({ sourceId }) => sourceId === 'ats-ashby')).toMatchObject({
    outcome: 'ok',
    items: 1,
    milliseconds: 120,
    requests: 1,
    fill: { title: 1, url: 1, team: 0 },
    changes: [],
    askedAt: clock.now().toISOString(),
  });
  expect([...unasked]).toEqual([]);
  expect([...(await lastAnswers(database.read, 'web')).keys()].toSorted()).toEqual([
    'ats-ashby',
    'gleif-lei',
    'statuspage',
  ]);
  expect((await lastAnswers(database.read, 'sample')).size).toBe(0);
});

test('what was asked a moment ago is not asked again, but by request or a day later', async () => {
  await probe();
  expect((await probe()).answers).toHaveLength(3);
  expect(asked).toHaveLength(3);
  await probe(contextOf(), { again: true });
  expect(asked).toHaveLength(6);
  clock.advance(hours(21));
  await probe();
  expect(asked).toHaveLength(9);
  expect(begun().map(([how]) => how)).toEqual(['new', 'recent', 'new', 'new']);
});

test('whose key came a moment after a walk is asked alone', async () => {
  const sources = [gleif, keyed];
  await probe(contextOf(sources));
  expect(asked.map(({ source }) => source.id)).toEqual(['gleif-lei']);
  answers['brave-search'] = '{"web":{"results":[]}}';
  const { answers: said } = await probe(contextOf(sources, { keys: { brave: 'key' } }));
  expect(asked.map(({ source }) => source.id)).toEqual(['gleif-lei', 'brave-search']);
  expect(said.map(({ sourceId }) => sourceId).toSorted()).toEqual(['brave-search', 'gleif-lei']);
  expect(begun()).toEqual([
    ['new', 0, 1],
    ['recent', 1, 2],
  ]);
});

describe('a probe that was stopped', () => {
  const stopAfter = async (count: number) => {
    const stop = new AbortController();
    const dying = contextOf([gleif, ashby, status], {
      ask: async (question) => {
        if (asked.length < count) return ask(question);
        stop.abort(new Error('stopped'));
        return { outcome: 'over-budget', sentence: 'Stopped.', requests: 0 };
      },
    });
    return runProbe(dying, { signal: stop.signal });
  };

  test('goes on with those that were not asked, and is one walk', async () => {
    const { run } = await stopAfter(1);
    expect(run.finishedAt).toBeNull();
    clock.advance(minutes(5));
    const whole = await probe();
    expect(begun()).toEqual([['resumed', whole.answers.length - (asked.length - 1), 3]]);
    expect(whole.run).toMatchObject({ id: run.id, finishedAt: clock.now().toISOString() });
    expect(whole.answers.map(({ sourceId }) => sourceId).toSorted()).toEqual([
      'ats-ashby',
      'gleif-lei',
      'statuspage',
    ]);
    expect(whole.answers.every(({ outcome }) => outcome === 'ok' || outcome === 'empty')).toBe(
      true,
    );
  });

  test('begins anew where that is asked for, or where it was stopped too long ago', async () => {
    const { run } = await stopAfter(1);
    const again = await probe(contextOf(), { again: true });
    expect(again.run.id).not.toBe(run.id);
    const late = await stopAfter(asked.length + 1).then(() => undefined);
    expect(late).toBeUndefined();
    clock.advance(days(7));
    await probe();
    expect(begun().map(([how]) => how)).toEqual(['new', 'new']);
  });

  test('throws what nobody expected, keeps what was said before it, and goes on the next time', async () => {
    const broken = contextOf(undefined, {
      ask: async (question) =>
        question.source.id === ashby.id
          ? Promise.reject(new Error('a fault of ours'))
          : ask(question),
    });
    await expect(probe(broken)).rejects.toThrow('a fault of ours');
    expect((await probe()).answers).toHaveLength(3);
    expect(asked.map(({ source }) => source.id).toSorted()).toEqual([
      'ats-ashby',
      'gleif-lei',
      'statuspage',
    ]);
  });
});

test('what changed since the last probe is told: another outcome, a field that is lost, one that is new', async () => {
  await probe();
  answers = {
    ...answers,
    'ats-ashby': jobs('location'),
    'gleif-lei': { outcome: 'blocked', sentence: 'It does not let us read it.' },
  };
  clock.advance(days(7));
  const { answers: said } = await probe();
  const changes = Object.fromEntries(said.map((one) => [one.sourceId, one.changes]));
  expect(changes['gleif-lei']).toEqual([{ kind: 'outcome', before: 'empty', now: 'blocked' }]);
  expect(changes['ats-ashby']).toEqual([
    { kind: 'field-gained', field: 'place' },
    { kind: 'field-lost', field: 'url' },
  ]);
  expect(changes['statuspage']).toEqual([]);
});

test('who forbids it, lacks a key, is switched off or waits for its terms is not asked, and that is told', async () => {
  await database.write((transaction) =>
    switchSource(transaction, { id: status.id, off: true }, { by: 'staff:Mara', at: clock.now() }),
  );
  const { unasked, answers: said } = await probe(
    contextOf([forbidden, keyed, status, ashby], { asksForTerms: true }),
  );
  expect([...unasked].map(([state, sources]) => [state, sources.map(({ id }) => id)])).toEqual([
    ['forbidden', ['gleif-lei']],
    ['needs-key', ['brave-search']],
    ['switched-off', ['statuspage']],
    ['needs-terms', ['ats-ashby']],
  ]);
  expect([said, asked]).toEqual([[], []]);
});

test('only the groups that were named are asked, and their walk is one of its own', async () => {
  await probe(contextOf(), { groups: ['jobs'] });
  expect(asked.map(({ source }) => source.id)).toEqual(['ats-ashby']);
  await probe(contextOf(), { groups: ['jobs', 'registers'] });
  expect(asked.map(({ source }) => source.id).toSorted()).toEqual([
    'ats-ashby',
    'ats-ashby',
    'gleif-lei',
  ]);
});

test('an answer proves a source, also one that must be seen answering first, also on a company’s host; a failure proves nothing', async () => {
  const unseen: Source = { ...ashby, enabled: 'verify' };
  const context = contextOf([unseen, status, gleif]);
  const states = async () => {
    const settings = {
      policies: new Map(),
      mode: 'live' as const,
      keys: {},
      health: await context.health.all(),
      now: clock.now(),
    };
    return [unseen, { ...status, licence: gleif.licence }, gleif].map((source) =>
      sourceStateOf({ ...source, licence: gleif.licence }, settings),
    );
  };
  answers = {
    ...answers,
    'gleif-lei': { outcome: 'error-page', sentence: 'It answered with an error (500).' },
  };
  expect(await states()).toEqual(['to-be-verified', 'unproven', 'unproven']);
  await probe(context);
  expect(await states()).toEqual(['in-force', 'in-force', 'unproven']);
  clock.advance(days(31));
  expect(await states()).toEqual(['to-be-verified', 'unproven', 'unproven']);
});

test('a changed answer takes a source out of use until a probe reads it again, and failures between mend nothing', async () => {
  const context = contextOf([gleif]);
  const state = async () => {
    const health = await context.health.all();
    const settings = { policies: new Map(), mode: 'live' as const, keys: {}, health };
    return sourceStateOf(gleif, { ...settings, now: clock.now() });
  };
  const seen: string[] = [];
  for (const answer of [
    '{"data":[]}',
    '{"records":[{"a":1,"b":2,"c":3,"d":4}]}',
    { outcome: 'unreachable', sentence: 'It could not be reached.' } as const,
    '{"data":[]}',
  ]) {
    answers = { ...answers, 'gleif-lei': answer };
    clock.advance(hours(21));
    await probe(context, { again: true });
    seen.push(await state());
  }
  expect(seen).toEqual(['in-force', 'out-of-use', 'out-of-use', 'in-force']);
  expect((await context.health.find('gleif-lei')).fault).toBeUndefined();
});

test('a source that rests after failures is asked by a probe, and its answer wakes it', async () => {
  answers = {
    ...answers,
    'gleif-lei': { outcome: 'limited', sentence: 'It asked us to come back later.' },
  };
  for (let time = 0; time < 3; time += 1) await probe(contextOf([gleif]), { again: true });
  const health = databaseHealth({ database, clock });
  expect((await health.find('gleif-lei')).asleepUntil).toBeDefined();
  answers = { ...answers, 'gleif-lei': '{"data":[]}' };
  await probe(contextOf([gleif]), { again: true });
  expect(await health.find('gleif-lei')).toMatchObject({
    failures: 0,
    lastGoodAt: clock.now().toISOString(),
  });
  expect((await health.find('gleif-lei')).asleepUntil).toBeUndefined();
});

test('the weekly task walks on after it was stopped, and says so by failing', async () => {
  const stop = new AbortController();
  const handler = probeSourcesHandler(
    contextOf([gleif], {
      ask: async (question) => {
        stop.abort(new Error('stopped'));
        return ask(question);
      },
    }),
  );
  await expect(handler.handle({}, { number: 1, last: false, signal: stop.signal })).rejects.toThrow(
    'goes on at the next try',
  );
  await probeSourcesHandler(contextOf([gleif])).handle(
    {},
    { number: 2, last: false, signal: new AbortController().signal },
  );
  expect((await lastAnswers(database.read, 'web')).get('gleif-lei')).toMatchObject({
    outcome: 'empty',
  });
});
