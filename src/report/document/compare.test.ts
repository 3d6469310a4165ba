import { expect, test } from 'vitest';
import { changesBetween } from './compare';
import type { Claim, ReportDocument, Section } from './shape';

const SINCE = '2026-03-02T09:00:00.000Z';

function claim(text: string, ...evidence: string[]): Claim {
  const citations = evidence.map((evidenceId) => ({
    evidenceId,
    sourceName: 'A paper',
    title: 'A page',
    url: 'https://paper.example/page',
    quote: text,
    fetchedAt: SINCE,
  }));
  return { id: 'c1', kind: 'fact', text, verdict: 'supported', citations, restsOn: [] };
}

function document(
  claims: readonly Claim[],
  id: Section['id'] = 'snapshot',
  title = 'Company snapshot',
): ReportDocument {
  return {
    version: 1,
    company: 'Pennant Mills',
    role: 'Miller',
    writtenAt: SINCE,
    reviewed: false,
    sections: [{ id, title, claims, notFound: [] }],
    tally: { asked: 1, answered: 1, cited: 1 },
    sources: [],
  };
}

test('what says the same has no changes, whatever order it is in', () => {
  const [one, two] = [claim('It mills.', 'a'), claim('It bakes.', 'b')];
  expect(changesBetween(document([one, two]), document([two, one]), SINCE)).toEqual({
    since: SINCE,
    nowReviewed: false,
    items: [],
  });
});

test('a sentence in other words on the same quotes was changed; any other came or went', () => {
  const earlier = document([claim('It has 40 mills.', 'a', 'b'), claim('It bakes.', 'c')]);
  const later = document([claim('It has 41 mills.', 'b', 'a'), claim('It sells.', 'd')]);
  expect(changesBetween(earlier, later, SINCE).items).toEqual([
    {
      section: 'Company snapshot',
      kind: 'changed',
      before: 'It has 40 mills.',
      after: 'It has 41 mills.',
    },
    { section: 'Company snapshot', kind: 'added', after: 'It sells.' },
    { section: 'Company snapshot', kind: 'removed', before: 'It bakes.' },
  ]);
});

test('two sentences on the same quote are told apart', () => {
  const earlier = document([claim('First.', 'a'), claim('Second.', 'a')]);
  const later = document([claim('First, better.', 'a'), claim('Second, better.', 'a')]);
  expect(
    changesBetween(earlier, later, SINCE).items.map(({ before, after }) => [before, after]),
  ).toEqual([
    ['First.', 'First, better.'],
    ['Second.', 'Second, better.'],
  ]);
});

test('sentences without a quote are never taken for one another', () => {
  expect(
    changesBetween(document([claim('Ask this.')]), document([claim('Ask that.')]), SINCE).items.map(
      ({ kind }) => kind,
    ),
  ).toEqual(['added', 'removed']);
});

test('a section that came and one that went are told of', () => {
  const items = changesBetween(
    document([claim('It mills.', 'a')]),
    document([claim('It pays.', 'b')], 'role-tips', 'Role tips'),
    SINCE,
  ).items;
  expect(items.map(({ section, kind }) => [section, kind])).toEqual([
    ['Role tips', 'added'],
    ['Company snapshot', 'removed'],
  ]);
});

test('an expert’s look is a change of its own', () => {
  const reviewed = { ...document([]), reviewed: true };
  expect(changesBetween(document([]), reviewed, SINCE).nowReviewed).toBe(true);
  expect(changesBetween(reviewed, reviewed, SINCE).nowReviewed).toBe(false);
});
