import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { row } from '../fixtures/writing';
import { selectGone, selectNew, type ReportKnowledge } from './index';

const SINCE = '2026-03-20T12:00:00.000Z';
const SITE = 'https://fernhollow.example/about';

function known(
  evidence: readonly Evidence[],
  pages: Readonly<Record<string, string>> = {},
): ReportKnowledge {
  return { evidence, since: SINCE, snapshots: new Map(Object.entries(pages)) };
}
const news = (quote: string, publishedAt: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'news', quote, value: quote, publishedAt, ...changes });
const revenue = (value: number, asOf: string, filed: string) =>
  row({
    attribute: 'revenue',
    quote: `"end":"${asOf}","val":${value}`,
    value,
    asOf,
    details: { filed },
  });
const chief = (name: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'chief-executive',
    quote: `${name} is chief executive.`,
    value: name,
    url: SITE,
    ...changes,
  });

test('the same findings again are no news', () => {
  const rows = [
    news('Fernhollow opens a plant', '2026-03-21'),
    revenue(1_577, '2025-12-31', '2026-02-01'),
    chief('Marlow Quill', { details: { since: '2026-03-25' } }),
  ];
  expect(selectNew(rows, known(rows))).toEqual([]);
});

test('news that came out since is new, and older news that was missed is not', () => {
  const fresh = news('Fernhollow opens a plant', '2026-04-02');
  const missed = news('Fernhollow buys a rival', '2026-03-01');
  const ofAMonth = news('Fernhollow wins a prize', '2026-04');
  expect(selectNew([fresh, missed, ofAMonth], known([]))).toEqual([fresh]);
});

test('news that another paper copied is not new', () => {
  const first = news('Fernhollow opens a plant', '2026-03-20');
  const copy = news('Fernhollow  opens a plant', '2026-03-22', { url: 'https://copy.example/1' });
  expect(selectNew([copy], known([first]))).toEqual([]);
});

test('what contradicts another, or is about a namesake, is left out', () => {
  const rows = (['stale', 'conflicted', 'kept-apart'] as const).map((status) =>
    news(`A ${status} headline`, '2026-04-02', { status }),
  );
  expect(selectNew(rows, known([]))).toEqual([]);
});

test('a page that is dated anew brings only what it did not say then', () => {
  const then = news('Fernhollow opens a plant', '2026-03-02', { url: SITE, snapshot: 'earlier' });
  const again = (quote: string) => news(quote, '2026-04-02', { url: `${SITE}?utm_source=x` });
  const kept = known([then], { earlier: 'Fernhollow opens a plant. It hires forty people.' });
  const added = again('It closes its plant in Ashby Falls.');
  expect(selectNew([again('It hires forty people.'), added], kept)).toEqual([added]);
  expect(selectNew([added], known([then]))).toEqual([]);
});

test('what is still to come is new only where its page did not say so then', () => {
  const meeting = row({
    attribute: 'event',
    quote: 'The annual meeting is on June 4, 2026.',
    asOf: '2026-06-04',
    url: SITE,
  });
  const page = row({ attribute: 'mission', quote: 'Measure twice.', url: SITE, snapshot: 'old' });
  expect(selectNew([meeting], known([]))).toEqual([]);
  expect(selectNew([meeting], known([page], { old: 'Measure twice.' }))).toEqual([meeting]);
  expect(selectNew([meeting], known([page], { old: meeting.quote }))).toEqual([]);
});

test('a figure is new where it is told for a later day than any that was known', () => {
  const known2025 = revenue(1_577, '2025-12-31', '2026-02-01');
  const later = revenue(1_700, '2026-12-31', '2026-03-30');
  const earlier = revenue(1_300, '2023-12-31', '2026-03-30');
  expect(selectNew([later, earlier], known([known2025]))).toEqual([later]);
});

test('a first figure is new only where it was filed since', () => {
  const later = revenue(1_700, '2025-12-31', '2026-03-30');
  const missed = revenue(1_700, '2025-12-31', '2026-02-01');
  expect(selectNew([later], known([]))).toEqual([later]);
  expect(selectNew([missed], known([]))).toEqual([]);
});

test('a new chief executive is one whom the same page did not name then', () => {
  const then = chief('Marlow Quill', { snapshot: 'earlier' });
  const now = chief('Tessa Lindqvist', { snapshot: 'now' });
  const page = 'Marlow Quill is chief executive.';
  expect(selectNew([now], known([then], { earlier: page }))).toEqual([now]);
  const both = `${page} Tessa Lindqvist leads finance.`;
  expect(selectNew([now], known([then], { earlier: both }))).toEqual([]);
});

test('a leader from a page that was not read then, or is no longer kept, is not said to be new', () => {
  const then = chief('Marlow Quill', { snapshot: 'earlier' });
  const elsewhere = chief('Tessa Lindqvist', { url: 'https://register.example/f' });
  expect(selectNew([elsewhere], known([then], { earlier: then.quote }))).toEqual([]);
  expect(selectNew([chief('Tessa Lindqvist')], known([then]))).toEqual([]);
});

test('a leader whose first day is told is new from the day of the report', () => {
  const since = (day: string) => chief('Tessa Lindqvist', { details: { since: day } });
  expect(selectNew([since('2026-04-01')], known([]))).toHaveLength(1);
  expect(selectNew([since('2026-03-19')], known([]))).toEqual([]);
  expect(selectNew([since('2026-04')], known([]))).toEqual([]);
});

test('what has no day is never called new', () => {
  const rows = ['benefit', 'value', 'mission', 'hiring-step', 'must-have'].map((attribute) =>
    row({ attribute, quote: `A new ${attribute}.`, publishedAt: '2026-04-02' }),
  );
  expect(selectNew(rows, known([]))).toEqual([]);
});

const posting = (title: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'job-posting',
    quote: title,
    value: title,
    sourceId: 'board',
    url: `https://jobs.example/${encodeURIComponent(title)}`,
    ...changes,
  });

test('a posting is new where its board was read then and it came out since', () => {
  const then = posting('Backend Engineer');
  const now = posting('Platform Engineer', { publishedAt: '2026-04-01' });
  expect(selectNew([now], known([then]))).toEqual([now]);
  expect(selectNew([now], known([]))).toEqual([]);
  expect(selectNew([posting('Miller', { publishedAt: '2026-01-01' })], known([then]))).toEqual([]);
  const moved = posting('Backend Engineer', {
    publishedAt: '2026-04-01',
    url: 'https://x.example',
  });
  expect(selectNew([moved], known([then]))).toEqual([]);
});

test('a posting is gone where its board still answers, and only for the role', () => {
  const then = [posting('Backend Engineer'), posting('Chef')];
  const isForRole = ({ value }: Evidence) => value === 'Backend Engineer';
  const other = posting('Designer');
  expect(selectGone([other], known(then), isForRole)).toEqual([then[0]]);
  expect(selectGone([], known(then), isForRole)).toEqual([]);
  const moved = posting('backend engineer', { url: 'https://jobs.example/2' });
  expect(selectGone([other, moved], known(then), isForRole)).toEqual([]);
});
