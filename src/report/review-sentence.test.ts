import { expect, test } from 'vitest';
import type { Verdict } from './document';
import type { Evidence } from '../research/evidence/shape';
import { row, SETTING } from './fixtures/writing';
import { judgeSentence, type SentenceInReview } from './review-sentence';

const people = row({
  attribute: 'employees',
  quote: 'At the end of 2025 it had 6,240 employees.',
  value: 6240,
  asOf: '2025-12-31',
});
const early = row({
  attribute: 'revenue',
  quote: 'Revenue of $400 million was reported for 2024.',
  value: 400_000_000,
  unit: 'usd',
  asOf: '2024-12-31',
});
const late = row({
  attribute: 'revenue',
  quote: 'Revenue of $500 million was reported for 2025.',
  value: 500_000_000,
  unit: 'usd',
  asOf: '2025-12-31',
});

function judge(
  text: string,
  evidence: readonly Evidence[],
  changes: Partial<SentenceInReview> = {},
) {
  const snapshots = new Map(evidence.map(({ snapshot, quote }) => [snapshot, quote]));
  return judgeSentence(
    { kind: 'fact', text, evidence, notes: [], restsOn: [], ...changes },
    SETTING,
    snapshots,
  );
}

test('a sentence that its quote carries is supported and has no marks', () => {
  expect(judge('Fernhollow had 6,240 employees at the end of 2025.', [people])).toEqual({
    verdict: 'supported',
    reasons: [],
    unsupportedWords: [],
  });
});

test('a wrong figure is unsupported, and its words are marked', () => {
  const judged = judge('Fernhollow had 9,240 employees at the end of 2025.', [people]);
  expect(judged.verdict).toBe('unsupported');
  expect(judged.reasons.join(' ')).toContain('9,240');
  expect(judged.unsupportedWords.join(' ')).toContain('9,240');
});

test('an address in a sentence or in a note is refused whatever its quote says', () => {
  expect(
    judge('Fernhollow had 6,240 employees, see https://fernhollow.example.', [people]),
  ).toMatchObject({ verdict: 'unsupported' });
  expect(
    judge('Fernhollow had 6,240 employees at the end of 2025.', [people], {
      notes: [{ label: 'Say', text: 'Look at www.fernhollow.example' }],
    }).reasons,
  ).toContain('It contains a link or address.');
});

test('a growth is reckoned again from the rows that are cited, and a false one is refused', () => {
  expect(
    judge('Revenue was up 25% from 2024 to 2025.', [late, early], { kind: 'computed' }).verdict,
  ).toBe('supported');
  expect(
    judge('Revenue was up 35% from 2024 to 2025.', [late, early], { kind: 'computed' }).verdict,
  ).toBe('unsupported');
});

test('what was counted is counted again', () => {
  const rows = ['Ashby Falls', 'Moss Landing', 'Quill Harbor'].map((place) =>
    row({ attribute: 'office', quote: `We have an office in ${place}.`, value: place }),
  );
  expect(judge('It names 3 offices.', rows, { kind: 'computed' }).verdict).toBe('supported');
  expect(judge('It names 4 offices.', rows, { kind: 'computed' }).verdict).toBe('unsupported');
});

test.each([
  [{ status: 'conflicted' }, 'conflicted', 'Another source disagrees with Open Register.'],
  [{ status: 'stale' }, 'stale', 'What Open Register says has a newer value.'],
  [{ matchScore: 0.4 }, 'weak', 'Its source may be about another company.'],
  [{ reliability: 'first-party' }, 'company-says', 'Only the company says so.'],
] as const)('a row with %o makes it %s, and says why', (changes, verdict, why) => {
  const judged = judge('Fernhollow had 6,240 employees at the end of 2025.', [
    { ...people, ...changes },
  ]);
  expect(judged).toEqual({ verdict, reasons: [why], unsupportedWords: [] });
});

test('an expert’s judgement may cite nothing, and still states no figure, name or day of its own', () => {
  const judgement = (text: string, evidence: readonly Evidence[] = []) =>
    judge(text, evidence, { kind: 'judgement' }).verdict;
  expect(judgement('We would ask early how the team is built.')).toBe('supported');
  expect(judgement('We would say that 9,000 people work there.')).toBe('unsupported');
  expect(judgement('We would name Tessa Lindqvist.')).toBe('unsupported');
  expect(judgement('We expect a decision on 12 March 2026.')).toBe('unsupported');
  expect(
    judgement('It had 6,240 employees at the end of 2025, so ask who works beside you.', [people]),
  ).toBe('supported');
  expect(judge('We would ask early how the team is built.', []).reasons).toContain(
    'It cites nothing.',
  );
});

test('a quote whose page is gone proves nothing any more', () => {
  expect(
    judgeSentence(
      { kind: 'fact', text: people.quote, evidence: [people], notes: [], restsOn: [] },
      SETTING,
      new Map(),
    ).verdict,
  ).toBe('unsupported');
});

test('a sentence that stands as it was written keeps its verdict, and falls only with its evidence', () => {
  const told = 'As 2025 closed, 6,240 people were drawing its pay.';
  const again = (evidence: readonly Evidence[], earlier?: Verdict) =>
    judgeSentence(
      { kind: 'fact', text: told, evidence, notes: [], restsOn: [] },
      SETTING,
      new Map(evidence.map(({ snapshot, quote }) => [snapshot, quote])),
      earlier,
    ).verdict;
  expect(again([people])).toBe('unsupported');
  expect(again([people], 'supported')).toBe('supported');
  expect(again([people], 'weak')).toBe('weak');
  expect(again([{ ...people, status: 'conflicted' }], 'supported')).toBe('conflicted');
  expect(again([{ ...people, status: 'kept-apart' }], 'supported')).toBe('unsupported');
  expect(again([people], 'unsupported')).toBe('unsupported');
});

test('a sentence that states a typed value needs no words of its source', () => {
  const typed = row({
    attribute: 'employees',
    quote: '{"employees": 6240, "at": "2025-12-31"}',
    value: 6240,
    asOf: '2025-12-31',
  });
  expect(judge('It employed 6,240 people at the end of 2025.', [typed]).verdict).not.toBe(
    'unsupported',
  );
  expect(judge('It employed 6,420 people at the end of 2025.', [typed]).verdict).toBe(
    'unsupported',
  );
});

test('a trend of several years stands with the formula that made it, and not without', () => {
  const years = [100, 140, 182, 220].map((millions, index) =>
    row({
      attribute: 'revenue',
      quote: `{"end":"${2022 + index}-12-31","val":${millions}000000}`,
      value: millions * 1_000_000,
      unit: 'usd',
      asOf: `${2022 + index}-12-31`,
    }),
  );
  const judged = (computation?: SentenceInReview['computation'], kind = 'computed' as const) =>
    judgeSentence(
      {
        kind,
        text: 'It has grown more slowly every year, from 40% in 2023 to 21% in 2025.',
        evidence: years,
        notes: [],
        restsOn: [],
        computation,
      },
      SETTING,
      new Map(years.map(({ snapshot, quote }) => [snapshot, quote])),
      'supported',
    ).verdict;
  const of = years.map(({ id }) => id);
  expect(judged({ kind: 'slowing', of })).toBe('supported');
  expect(judged()).toBe('unsupported');
  expect(judged({ kind: 'slowing', of: of.toReversed() })).toBe('unsupported');
});
