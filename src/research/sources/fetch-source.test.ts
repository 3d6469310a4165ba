import { describe, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock';
import { defined } from '../../kernel/defined';
import { hours, minutes } from '../../kernel/time';
import { fetchSource, type SourceTask } from './fetch-source';
import { catalogue } from './catalogue';
import { inMemoryHealth } from './state/health/in-memory-health';
import type { Ask, AskedNothing, Source } from './shape';

const named = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(id);
const body = (text: string): Awaited<ReturnType<Ask>> => ({
  outcome: 'ok',
  url: 'https://service.example/',
  type: 'application/json',
  text,
  headers: {},
  fetchedAt: '2026-03-02T09:00:00.000Z',
});
const nothing = (outcome: AskedNothing['outcome']): AskedNothing => ({
  outcome,
  sentence: 'So it is.',
});

function openWorld(...answers: readonly Awaited<ReturnType<Ask>>[]) {
  const clock = testClock();
  const health = inMemoryHealth();
  const asked: { readonly url: string; readonly body?: string }[] = [];
  const ask: Ask = async ({ url, body: sent }) => {
    asked.push({ url, ...defined({ body: sent }) });
    return answers[Math.min(asked.length, answers.length) - 1] ?? nothing('unreachable');
  };
  return {
    clock,
    health,
    asked,
    put: (task: SourceTask) => fetchSource({ ask, clock, health }, task),
  };
}

test('a source whose needs are not known is not asked', async () => {
  const { put, asked } = openWorld(body('{}'));
  for (const id of ['ats-lever', 'ats-workday', 'us-usaspending', 'searxng-self', 'sec-10k']) {
    expect(await put({ source: named(id), known: { company: 'Tarrow' } })).toMatchObject({
      outcome: 'not-applicable',
      items: [],
    });
  }
  expect(asked).toEqual([]);
});

test('the next address is tried where the first has nothing, and the last word counts', async () => {
  const { put, asked } = openWorld(
    nothing('gone'),
    body('<jobs><position><id>1</id><name>Clerk</name></position></jobs>'),
  );
  expect(await put({ source: named('ats-personio'), known: { personio: 'tarrow' } })).toMatchObject(
    { outcome: 'ok', items: [{ title: 'Clerk' }], fetchedAt: '2026-03-02T09:00:00.000Z' },
  );
  expect(asked.map(({ url }) => new URL(url).host)).toEqual([
    'tarrow.jobs.personio.de',
    'tarrow.jobs.personio.com',
  ]);
  const gone = openWorld(nothing('gone'));
  expect(
    await gone.put({ source: named('ats-personio'), known: { personio: 'tarrow' } }),
  ).toMatchObject({ outcome: 'gone', sentence: 'So it is.' });
  expect(gone.asked).toHaveLength(2);
});

test('what is asked by POST says in its body what is known, and nothing can leave its place', async () => {
  const { put, asked } = openWorld(body('{"results":[]}'));
  await put({
    source: named('us-usaspending'),
    known: { legalName: 'Tarrow "Bright" {since} Inc.', since: '2024-01-01', until: '2026-01-01' },
  });
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    filters: {
      recipient_search_text: ['Tarrow "Bright" {since} Inc.'],
      time_period: [{ start_date: '2024-01-01', end_date: '2026-01-01' }],
    },
    limit: 25,
  });
});

test('“not found” is how the recall register says that it has nothing', async () => {
  const { put } = openWorld(nothing('gone'));
  expect(
    await put({ source: named('legal-fda-drug-recalls'), known: { company: 'Tarrow' } }),
  ).toMatchObject({ outcome: 'empty', certain: true });
  expect(await put({ source: named('ats-ashby'), known: { ashby: 'tarrow' } })).toMatchObject({
    outcome: 'gone',
  });
});

test('a source that fails again and again rests, and is asked again afterwards', async () => {
  const { put, asked, clock } = openWorld(nothing('limited'));
  const task = { source: named('gdelt-artlist'), known: { company: 'Tarrow' } };
  for (let time = 0; time < 3; time += 1)
    expect(await put(task)).toMatchObject({ outcome: 'limited' });
  expect(await put(task)).toMatchObject({
    outcome: 'off',
    sentence: 'GDELT news search failed again and again and rests for a while.',
  });
  expect(asked).toHaveLength(3);
  clock.advance(minutes(11));
  expect(await put(task)).toMatchObject({ outcome: 'limited' });
  clock.advance(minutes(11));
  expect(await put(task)).toMatchObject({ outcome: 'off' });
});

test('a company’s broken host does not put the source to sleep for all others', async () => {
  const { put, asked } = openWorld(nothing('unreachable'));
  for (let time = 0; time < 5; time += 1)
    await put({ source: named('statuspage'), known: { domain: 'tarrow.example' } });
  expect(asked).toHaveLength(5);
});

test('how the source did is remembered with what it usually holds and what it last said', async () => {
  const { put, health, clock } = openWorld(
    body(
      JSON.stringify({
        jobs: Array.from({ length: 6 }, (_, id) => ({
          id,
          title: 'Clerk',
          jobUrl: 'https://jobs.example/1',
        })),
      }),
    ),
  );
  await put({ source: named('ats-ashby'), known: { ashby: 'tarrow' } });
  clock.advance(hours(1));
  await put({ source: named('ats-ashby'), known: { ashby: 'tarrow' } });
  expect(await health.find('ats-ashby')).toMatchObject({
    readings: 2,
    usual: { title: 1, url: 1, team: 0 },
    days: [{ asked: 2, answered: 2 }],
    lastGoodAt: '2026-03-02T10:00:00.000Z',
  });
  expect((await health.find('ats-ashby')).lastGoodBody).toMatch(/^[0-9a-f]{64}$/);
});

test('items about others are kept apart and are no answer', async () => {
  const { put } = openWorld(body('[{"job_site_name":"Tarrow Tours","notice_date":"2026-01-01"}]'));
  expect(
    await put({
      source: named('warn-tx'),
      known: { company: 'Tarrow Works' },
      knownAs: {
        scoreName: (name) => (name === 'Tarrow Works, Inc.' ? 1 : 0.3),
        scoreText: () => 0,
      },
    }),
  ).toMatchObject({
    outcome: 'empty',
    sentence: 'What it found is about others.',
    items: [],
    apart: [{ name: 'Tarrow Tours' }],
  });
});

describe('a service that is asked in two steps', () => {
  const known = { company: 'Tarrow Lantern Works' };

  test('is asked again with what it handed out first, on the same host', async () => {
    const { put, asked } = openWorld(
      body('{"esearchresult":{"count":"2","idlist":["417","418"]}}'),
      body(
        '<?xml version="1.0"?><PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>417</PMID></MedlineCitation></PubmedArticle></PubmedArticleSet>',
      ),
    );
    expect(await put({ source: named('eng-pubmed'), known })).toMatchObject({
      outcome: 'ok',
      items: [{ id: '417' }],
    });
    expect(asked.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
      'esearch.fcgi',
      'efetch.fcgi',
    ]);
    expect(new URL(asked[1]?.url ?? '').searchParams.get('id')).toBe('417,418');
  });

  test('and hands out an empty list has nothing, which is certain, and is asked no more', async () => {
    const { put, asked } = openWorld(body('{"esearchresult":{"count":"0","idlist":[]}}'));
    expect(await put({ source: named('eng-pubmed'), known })).toMatchObject({
      outcome: 'empty',
      certain: true,
    });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['{"esearchresult":"none"}', 'shape-changed'],
    ['{"error":"API rate limit exceeded"}', 'limited'],
    ['<html><body>Hello</body></html>', 'shape-changed'],
    ['', 'shape-changed'],
  ] as const)(
    'and answers first with %s is told as “%s”, and asked no more',
    async (text, outcome) => {
      const { put, asked } = openWorld(body(text));
      expect(await put({ source: named('eng-pubmed'), known })).toMatchObject({
        outcome,
        items: [],
      });
      expect(asked).toHaveLength(1);
    },
  );

  test('and fails in the second step has failed', async () => {
    const { put } = openWorld(
      body('{"Results":{"Message":"Success","QueryRows":"4","QueryID":"77"}}'),
      nothing('limited'),
    );
    expect(await put({ source: named('legal-epa-echo'), known })).toMatchObject({
      outcome: 'limited',
    });
  });
});
