import { expect, test } from 'vitest';
import { corroborated } from '../../research/evidence';
import type { Evidence } from '../../research/evidence/shape';
import { EVIDENCE } from '../fixtures/made-up-company';
import { assessEvidence, FACTS_FLOOR, isUsable, MATCH_FLOOR, MINIMUM_FACTS } from './enough';

function sentenceFor(evidence: readonly Evidence[]): string {
  const result = assessEvidence(evidence);
  return result.ok ? 'enough' : result.failure.sentence;
}

test('a company of which a good deal is known can have its report', () => {
  const result = assessEvidence(EVIDENCE);
  expect(result.ok && result.value).toEqual(corroborated(EVIDENCE));
});

test('who has an annual report has a report, whatever it is silent on; an entry in a reference work is none', () => {
  const [first] = EVIDENCE;
  if (first === undefined) throw new Error('No row');
  const filing = (count: number, title: string): Evidence[] =>
    Array.from({ length: count }, (_, index): Evidence => ({
      ...first,
      id: `filed-${index}`,
      sourceId: 'annual-report',
      reliability: 'register',
      attribute: 'statement',
      topic: 'financials',
      value: `Sentence ${index}`,
      quote: `We sold more of ${title} ${index} than in the year before.`,
    }));
  const years = Array.from({ length: 6 }, (_, index): Evidence => ({
    ...first,
    id: `year-${index}`,
    sourceId: 'register-facts',
    reliability: 'register',
    attribute: 'revenue',
    topic: 'financials',
    value: 100 + index,
    asOf: `${2020 + index}-12-31`,
  }));
  expect(sentenceFor([...years, ...filing(12, 'part')])).toBe('enough');
  expect(sentenceFor([...years, ...filing(4, 'part')])).toContain('nothing was found on');
  const reference = EVIDENCE.map((row): Evidence => ({ ...row, reliability: 'reference' }));
  expect(sentenceFor(reference)).toContain('only reference works know the company');
});

test('nothing at all is not enough, and every reason is named', () => {
  const result = assessEvidence([]);
  expect(result).toMatchObject({ ok: false, failure: { code: 'cannot-be-created' } });
  expect(sentenceFor([])).toContain('0 verified facts found where 10 are needed');
  expect(sentenceFor([])).toContain('0 sources answered where 2 are needed');
  expect(sentenceFor([])).toContain('how it hires and works');
});

test('one fact below the floor is not enough, and at the floor it is', () => {
  const spread = EVIDENCE.filter((_, index) => index % 3 === 0);
  expect(spread.length).toBeGreaterThanOrEqual(FACTS_FLOOR);
  expect(sentenceFor(spread.slice(0, FACTS_FLOOR))).toBe('enough');
  expect(sentenceFor(spread.slice(0, FACTS_FLOOR - 1))).toContain('9 verified facts');
});

test('the same fact ten times over is one fact', () => {
  const [row] = EVIDENCE;
  const copies =
    row === undefined
      ? []
      : Array.from({ length: 20 }, (_, index) => ({
          ...row,
          id: `copy-${index}`,
          sourceId: `source-${index}`,
        }));
  expect(sentenceFor(copies)).toContain('1 verified fact found');
});

test('a single source is a single voice, however much it says', () => {
  expect(sentenceFor(EVIDENCE.map((row) => ({ ...row, sourceId: 'only' })))).toContain(
    '1 source answered where 2 are needed',
  );
});

test('ten facts on one side of a company prepare nobody', () => {
  expect(sentenceFor(EVIDENCE.map((row) => ({ ...row, topic: 'news' })))).toContain(
    'nothing was found on what it is and what it offers, its figures, its people',
  );
});

test('what sources contradict on is one fact, and what was overtaken is none', () => {
  const [first] = EVIDENCE;
  if (first === undefined) throw new Error('No row');
  const rows = (changes: (index: number) => Partial<Evidence>) =>
    Array.from({ length: 12 }, (_, index) => ({
      ...first,
      id: `row-${index}`,
      value: index,
      ...changes(index),
    }));
  expect(sentenceFor(rows(() => ({})))).not.toContain('verified fact');
  expect(sentenceFor(rows(() => ({ status: 'conflicted' })))).toContain('1 verified fact found');
  expect(
    sentenceFor(rows((index) => (index === 0 ? {} : { status: 'stale', supersededBy: 'row-0' }))),
  ).toContain('1 verified fact found');
});

test('a company that is known from its own sentences alone has no report, however many they are', () => {
  const [first] = EVIDENCE;
  if (first === undefined) throw new Error('No row');
  const topics = ['products', 'news', 'culture', 'hiring'] as const;
  const said = Array.from({ length: 40 }, (_, index): Evidence => ({
    ...first,
    id: `said-${index}`,
    attribute: 'statement',
    value: `Sentence ${index}`,
    sourceId: `page-${index % 3}`,
    topic: topics[index % 4] ?? 'news',
  }));
  const told = (count: number) =>
    Array.from({ length: count }, (_, index): Evidence => ({
      ...first,
      id: `told-${index}`,
      attribute: 'founder',
      value: `Person ${index}`,
    }));
  expect(sentenceFor([...said, ...told(MINIMUM_FACTS - 1)])).toBe(
    'There is too little verified evidence for a report: all but 3 of its facts are sentences of the company’s own, where 4 others are needed.',
  );
  expect(sentenceFor([...said, ...told(MINIMUM_FACTS)])).toBe('enough');
});

test('a company with a handbook needs no values; its sentences are counted once they are told', () => {
  const [first] = EVIDENCE;
  if (first === undefined) throw new Error('No row');
  const topics = ['products', 'news', 'culture', 'hiring'] as const;
  const { value: _, ...without } = first;
  const handbook = (sentences: number, pages: number) =>
    Array.from({ length: sentences }, (_unused, index): Evidence => ({
      ...without,
      id: `said-${index}`,
      attribute: 'passage',
      quote: `We say ${index}.`,
      reliability: 'first-party',
      url: `https://bellmark.example/${index % pages}`,
      sourceId: `page-${index % 3}`,
      topic: topics[index % 4] ?? 'news',
    }));
  expect(sentenceFor(handbook(100, 8))).toBe('enough');
  expect(sentenceFor(handbook(99, 8))).toContain('sentences of the company’s own');
  expect(sentenceFor(handbook(100, 7))).toContain('sentences of the company’s own');
});

test('rows about a namesake, or too likely about one, count for nothing', () => {
  expect(sentenceFor(EVIDENCE.map((row) => ({ ...row, status: 'kept-apart' })))).toContain(
    '0 verified facts',
  );
  const [row] = EVIDENCE;
  expect(row && isUsable({ ...row, matchScore: MATCH_FLOOR })).toBe(true);
  expect(row && isUsable({ ...row, matchScore: MATCH_FLOOR - 0.01 })).toBe(false);
});

test.each(['must-have', 'nice-to-have', 'duty', 'posting-tool'])(
  'lines of the kind “%s” fill no report, however many an advertisement has',
  (attribute) => {
    const lines = EVIDENCE.slice(0, 1).flatMap((row) =>
      Array.from({ length: 40 }, (_, index) => ({
        ...row,
        id: `line-${index}`,
        attribute,
        value: `Line ${index}`,
        sourceId: `source-${index % 3}`,
      })),
    );
    expect(sentenceFor(lines)).toContain('0 verified facts found');
  },
);
