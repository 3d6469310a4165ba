import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { reportOf } from '../../fixtures/report-input';
import { claimsOn, inputFor, row, SETTING } from '../../fixtures/writing';
import { assignRows, RESTING_SECTIONS } from '../../plan';
import { verifyClaim } from '../../verify';
import { writeDeepResearch } from './deep-research';

const plan = RESTING_SECTIONS.find(({ id }) => id === 'deep-research');

function written(rows: readonly Evidence[]) {
  if (plan === undefined) throw new Error('No deep research');
  const drafts = writeDeepResearch({
    ...inputFor('deep-research', rows, claimsOn(rows)),
    rows: assignRows(plan, rows),
  });
  const snapshots = new Map(rows.map(({ snapshot, quote }) => [snapshot, quote]));
  const faults = drafts.flatMap(
    (draft) =>
      verifyClaim(
        {
          ...draft,
          kind: draft.computation === undefined ? 'fact' : 'computed',
          evidence: rows.filter(({ id }) => draft.evidenceIds.includes(id)),
        },
        SETTING,
        snapshots,
      ).reasons,
  );
  return { drafts, texts: drafts.map(({ text }) => text), faults };
}

const site = { reliability: 'first-party', sourceName: 'Company newsroom' } as const;
const news = (headline: string, day: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'news',
    topic: 'news',
    quote: headline,
    value: headline,
    publishedAt: day,
    sourceName: 'The Valley Courier',
    ...changes,
  });
const voice = (quote: string, url: string) =>
  row({
    attribute: 'public-voice',
    topic: 'culture',
    quote,
    url,
    sourceName: 'Hacker News comments',
    reliability: 'public-voice',
    publishedAt: '2026-02-01',
  });

describe('each kind of source', () => {
  test('is counted, with who it is from and the newest of it', () => {
    const { texts, faults } = written([
      news('Fernhollow opens its data', '2026-03-11'),
      news('Fernhollow signs growers', '2025-11-05', { sourceName: 'The Almanac' }),
    ]);
    expect(texts).toEqual([
      'From the press 2 reports are used here, out of The Valley Courier and The Almanac.',
      'Newest in the press, from The Valley Courier on March 11, 2026: “Fernhollow opens its data”.',
    ]);
    expect(faults).toEqual([]);
  });

  test('that gave one thing is told as one', () => {
    expect(
      written([row({ attribute: 'mission', quote: 'Our mission is soil.', ...site })]).texts,
    ).toEqual(['From the company itself one page is used in this report, out of its newsroom.']);
  });

  test('what the company heads its own news with is its statement and no press', () => {
    const { drafts } = written([
      news('Fernhollow opens its data', '2026-03-11', site),
      news('Fernhollow signs growers', '2026-01-05', site),
    ]);
    expect(new Set(drafts.map(({ group }) => group))).toEqual(new Set(['Company statements']));
  });

  test('voices are counted by page, and quoted where they are told', () => {
    const { texts, faults } = written([
      voice('The pay there was fair to all.', 'https://talk.example/1'),
      voice('I worked there for two years.', 'https://talk.example/1'),
      voice('The gauges are quiet ones.', 'https://talk.example/2'),
    ]);
    expect(texts).toEqual([
      'Out of public discussion 2 voices are used, read on Hacker News.',
      'Of their own time there one of those voices tells, on Hacker News.',
    ]);
    expect(faults).toEqual([]);
  });

  test('voices from inside are counted among them, and are nobody’s who only heard of it', () => {
    const { texts, drafts, faults } = written([
      voice('I worked there for two years.', 'https://talk.example/1'),
      voice('My team was great to me.', 'https://talk.example/2'),
      voice('Friends say that pay is good there.', 'https://talk.example/3'),
    ]);
    expect(texts).toEqual([
      'Out of public discussion 3 voices are used, read on Hacker News.',
      'Of their own time there 2 of those voices tell, on Hacker News.',
    ]);
    expect(drafts[1]?.group).toBe('People who work or worked there');
    expect(faults).toEqual([]);
    expect(
      written([voice('Friends say that pay is good there.', 'https://talk.example/3')]).texts,
    ).toHaveLength(1);
  });

  test('figures of a register are filings, and those of a reference work are not', () => {
    const figure = (year: string, reliability: Evidence['reliability']) =>
      row({
        attribute: 'revenue',
        topic: 'financials',
        quote: `{"end":"${year}-12-31","val":5000000}`,
        value: 5_000_000,
        unit: 'usd',
        asOf: `${year}-12-31`,
        reliability,
      });
    expect(written([figure('2025', 'register'), figure('2024', 'register')]).texts).toEqual([
      'On file there are 2 records used here, by way of Open Register.',
    ]);
    expect(written([figure('2025', 'reference')]).texts).toEqual([]);
  });
});

test('every sentence rests on the claims that carry its rows', () => {
  const rows = [
    news('Fernhollow opens its data', '2026-03-11'),
    voice('The pay there was fair.', 'https://talk.example/1'),
  ];
  for (const draft of written(rows).drafts)
    expect(draft.restsOn).toEqual(draft.evidenceIds.map((id) => `claim-of-${id}`));
});

test('of nothing nothing is said', () => {
  expect(written([]).texts).toEqual([]);
});

test('in a whole report what gave nothing is named, and what gave something is not', async () => {
  const section = (await reportOf()).document.sections.find(({ id }) => id === 'deep-research');
  expect(section?.notFound).toEqual([
    'comments from people who say they work or worked there',
    'industry analysis',
  ]);
  expect([...new Set(section?.claims.map(({ group }) => group))]).toEqual([
    'Company statements',
    'Press',
    'Public discussion',
    'Official filings',
  ]);
});
