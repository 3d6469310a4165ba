import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Claim, ReportDocument } from '../../report/document/shape';
import { excerptOf } from './excerpt';

const kept = JSON.parse(readFileSync('content/sample/report.json', 'utf8')) as ReportDocument;
const citation = {
  evidenceId: 'ev_1',
  sourceName: 'Harbour Gazette',
  title: 'Ferries',
  url: 'https://gazette.example/',
  quote: 'Loam Ferry has 212 people at work in Ghent.',
  fetchedAt: '2026-05-04T10:00:00.000Z',
};
const claim = (more: Partial<Claim>): Claim => ({
  id: 'c',
  kind: 'fact',
  text: 'It has 212 people.',
  verdict: 'supported',
  citations: [citation],
  restsOn: [],
  ...more,
});
const reportOf = (brief: readonly Claim[], claims: readonly Claim[]): ReportDocument => ({
  version: 1,
  company: 'Loam Ferry',
  role: 'Bosun',
  writtenAt: '2026-05-04T10:00:00.000Z',
  reviewed: true,
  tally: { asked: 3, answered: 2, cited: 1 },
  sources: [],
  sections: [
    { id: 'brief', title: 'The brief', claims: brief, notFound: [] },
    { id: 'snapshot', title: 'Snapshot', claims, notFound: [] },
  ],
});

test('what the landing page shows stands word for word in the kept sample', () => {
  const { brief, news, practice, checked, tally } = excerptOf(kept);
  const claims = kept.sections.flatMap((section) => section.claims);
  expect(brief.map(({ texts }) => texts.length)).toEqual([1, 3, 1]);
  for (const { texts, heading } of brief)
    for (const text of texts)
      expect(claims.some((one) => one.text === text && one.group === heading)).toBe(true);
  expect(news.length).toBe(3);
  for (const { text, source, day } of news) {
    const [first] = claims.find((one) => one.text === text)?.citations ?? [];
    expect([first?.sourceName, first?.publishedAt?.slice(0, 10)]).toEqual([source, day]);
  }
  expect(practice?.notes.map(({ label }) => label)).toEqual(['Plan']);
  const shown = claims.find(({ text }) => text === checked.text);
  expect(shown?.citations.map(({ quote }) => quote)).toEqual(
    checked.quotes.map(({ words }) => words),
  );
  expect(tally.answered).toBeGreaterThan(30);
});

test('a sample without a part leaves that part of the landing page out', () => {
  expect(excerptOf(reportOf([], [claim({})]))).toMatchObject({
    brief: [],
    news: [],
    values: [],
    ask: null,
    practice: null,
    avoid: [],
    chart: null,
    cited: [],
  });
});

test('two sources that contradict each other are shown before a sentence that nobody disputes', () => {
  const conflicted = claim({
    text: 'Two counts differ.',
    verdict: 'conflicted',
    citations: [citation, citation],
  });
  expect(excerptOf(reportOf([], [claim({}), conflicted])).checked.text).toBe('Two counts differ.');
  expect(
    excerptOf(reportOf([], [claim({ verdict: 'company-says', text: 'It says so.' }), claim({})]))
      .checked.text,
  ).toBe('It has 212 people.');
});

test('a quote that is a row of a table, a shred or a page is never shown', () => {
  const bad = [
    'Staff | 212 | 340 | 377 | 402 | 512',
    'Two words',
    'word '.repeat(40).trim(),
    '{"val": 212, "end": "2026-05-04", "form": "x", "a": 1}',
  ].map((quote) => claim({ text: quote, citations: [{ ...citation, quote }] }));
  expect(() => excerptOf(reportOf([], bad))).toThrow('No sentence');
  expect(excerptOf(reportOf([], [...bad, claim({})])).checked.text).toBe('It has 212 people.');
});
