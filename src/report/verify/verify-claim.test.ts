import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { hashOf, rowsOf, type Finding, type MadeUpPage } from '../fixtures/made-up-company';
import type { ClaimToVerify, Setting } from './claim';
import { coverage } from './values/coverage';
import { verifyClaim } from './verify-claim';

const SETTING: Setting = {
  company: 'Fernhollow',
  aliases: [],
  domains: ['fernhollow.example'],
  role: 'Backend Engineer',
};

function world(text: string, findings: readonly Finding[], page: Partial<MadeUpPage> = {}) {
  const rows = rowsOf({
    sourceId: 'register',
    sourceName: 'Open Register',
    url: 'https://register.example/x',
    title: 'Entry',
    text,
    findings,
    ...page,
  });
  const snapshots = new Map([[hashOf(text), text]]);
  const judge = (said: string, changes: Partial<ClaimToVerify> = {}, setting = SETTING) =>
    verifyClaim(
      { kind: 'fact', text: said, evidence: rows, restsOn: [], ...changes },
      setting,
      snapshots,
    );
  return { rows, snapshots, judge };
}

const PEOPLE = world(
  'Marlow Quill has been chief executive since 2021. Tessa Lindqvist is chief financial officer. It had 6,240 employees in 2025.',
  [
    {
      topic: 'leadership',
      attribute: 'chief-executive',
      quote: 'Marlow Quill has been chief executive since 2021.',
      value: 'Marlow Quill',
    },
    {
      topic: 'leadership',
      attribute: 'leadership',
      quote: 'Tessa Lindqvist is chief financial officer.',
      value: 'Tessa Lindqvist',
    },
    {
      topic: 'snapshot',
      attribute: 'employees',
      quote: 'It had 6,240 employees in 2025.',
      value: 6240,
    },
  ],
);

const MONEY = world('{"Revenues":{"2024":1410000000,"2025":1577000000}}', [
  {
    topic: 'financials',
    attribute: 'revenue',
    quote: '"2024":1410000000',
    value: 1_410_000_000,
    unit: 'usd',
    asOf: '2024-12-31',
  },
  {
    topic: 'financials',
    attribute: 'revenue',
    quote: '"2025":1577000000',
    value: 1_577_000_000,
    unit: 'usd',
    asOf: '2025-12-31',
  },
]);

function idOf(rows: readonly Evidence[], at: number): string {
  return rows[at]?.id ?? '';
}

test('a sentence that its quotes carry is supported', () => {
  expect(PEOPLE.judge('Marlow Quill has been its chief executive since 2021.')).toEqual({
    verdict: 'supported',
    reasons: [],
  });
});

test.each([
  ['It employed 6,420 people in 2025.', '“6,420” isn’t in the cited evidence'],
  ['It had 6,240 employees in 2024.', '“2024”'],
  ['Marlow Quint has been chief executive since 2021.', '“Marlow Quint”'],
  [
    'Tessa Lindqvist has been chief executive since 2021.',
    'No quote says that Tessa Lindqvist is chief executive',
  ],
  [
    'Marlow Quill is chief executive, and Marlow Quill is chief financial officer.',
    'No quote says that Marlow Quill is chief financial officer',
  ],
  ['It had “6,240 employees and rising” in 2025.', 'isn’t in the evidence'],
])('“%s” is not supported, and the reason says why', (text, reason) => {
  const { verdict, reasons } = PEOPLE.judge(text);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toContain(reason);
});

test('a statement whose content words are not at its source is not supported', () => {
  const { verdict, reasons } = PEOPLE.judge(
    'Marlow Quill breeds prize-winning alpacas near volcanoes.',
  );
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toContain('alpac');
});

test('coverage is the share of content words, and names the others', () => {
  expect(coverage('gardens and harbours', ['a garden']).share).toBe(0.5);
  expect(coverage('it is what it is', []).share).toBe(1);
});

test('advice may choose its words freely, but not its numbers, names and dates', () => {
  expect(
    PEOPLE.judge('Before you greet Marlow Quill, breathe slowly.', { kind: 'advice' }).verdict,
  ).toBe('supported');
  expect(
    PEOPLE.judge('Before you greet Gunther Moss, breathe slowly.', { kind: 'advice' }).verdict,
  ).toBe('unsupported');
  expect(PEOPLE.judge('Bring 3 questions.', { kind: 'question' }).verdict).toBe('unsupported');
});

test('a note is judged like the sentence it stands under', () => {
  const notes = [{ label: 'A good answer', text: 'names Gunther Moss' }];
  expect(PEOPLE.judge('Who is chief executive?', { kind: 'question', notes }).verdict).toBe(
    'unsupported',
  );
});

test('a sentence that cites nothing is not supported, however harmless', () => {
  expect(PEOPLE.judge('It is a company.', { evidence: [] }).reasons).toEqual(['It cites nothing.']);
});

test('a quote that has moved by one character no longer holds its sentence', () => {
  const [row] = PEOPLE.rows;
  const moved = row === undefined ? [] : [{ ...row, start: row.start + 1, end: row.end + 1 }];
  const { verdict, reasons } = PEOPLE.judge('Marlow Quill has been chief executive since 2021.', {
    evidence: moved,
  });
  expect(verdict).toBe('unsupported');
  expect(reasons[0]).toContain('isn’t at its place on the page');
});

test('a quote of eleven characters proves nothing', () => {
  const tiny = world('Aldo Bering of Elm', [
    { topic: 'leadership', attribute: 'leadership', quote: 'Aldo Bering' },
  ]);
  expect(tiny.judge('Aldo Bering leads it.').reasons.join(' ')).toContain('too short');
});

test('a page that is no longer kept holds nothing', () => {
  const claim: ClaimToVerify = {
    kind: 'fact',
    text: 'It had 6,240 employees in 2025.',
    evidence: PEOPLE.rows,
    restsOn: [],
  };
  expect(verifyClaim(claim, SETTING, new Map()).verdict).toBe('unsupported');
});

test('growth is worked out again from the rows, in size and in direction', () => {
  const growth = {
    kind: 'computed',
    computation: { kind: 'growth', from: idOf(MONEY.rows, 0), to: idOf(MONEY.rows, 1) },
  } as const;
  expect(MONEY.judge('That is 12% more than in 2024.', growth).verdict).toBe('supported');
  expect(MONEY.judge('That is 14% more than in 2024.', growth).verdict).toBe('unsupported');
  expect(MONEY.judge('That is 12% less than in 2024.', growth).reasons).toContain(
    'It states the change in the wrong direction.',
  );
  const backwards = {
    ...growth,
    computation: { kind: 'growth', from: idOf(MONEY.rows, 1), to: idOf(MONEY.rows, 0) },
  } as const;
  expect(MONEY.judge('That is 11% less than in 2025.', backwards).reasons).toContain(
    'Its figures aren’t in time order.',
  );
});

test('a reckoned figure without its formula, or from rows it does not cite, is refused', () => {
  expect(MONEY.judge('That is 12% more.', { kind: 'computed' }).reasons).toContain(
    'It gives a calculated figure without its formula.',
  );
  const foreign = {
    kind: 'computed',
    computation: { kind: 'growth', from: 'nowhere', to: idOf(MONEY.rows, 1) },
  } as const;
  expect(MONEY.judge('That is 12% more.', foreign).verdict).toBe('unsupported');
  const count = { kind: 'computed', computation: { kind: 'count', of: ['nowhere'] } } as const;
  expect(MONEY.judge('That makes 1 figure.', count).reasons).toContain(
    'It counts evidence it doesn’t cite.',
  );
});

test('figures of different kinds are not compared', () => {
  const rows = MONEY.rows.map((row, index) =>
    index === 0 ? { ...row, attribute: 'net-income' } : row,
  );
  const computation = { kind: 'growth', from: idOf(rows, 0), to: idOf(rows, 1) } as const;
  expect(
    MONEY.judge('That is 12% more.', { kind: 'computed', evidence: rows, computation }).reasons,
  ).toContain('It compares figures of different kinds.');
});

test('the verdict tells whose word it is and how it stands', () => {
  const text = 'It had 6,240 employees in 2025.';
  const verdictOf = (changes: Partial<Evidence>) =>
    PEOPLE.judge(text, { evidence: PEOPLE.rows.map((row) => ({ ...row, ...changes })) }).verdict;
  expect(verdictOf({})).toBe('supported');
  expect(verdictOf({ reliability: 'first-party' })).toBe('company-says');
  expect(verdictOf({ url: 'https://www.fernhollow.example/about' })).toBe('company-says');
  expect(verdictOf({ url: 'https://notfernhollow.example/about' })).toBe('supported');
  expect(verdictOf({ status: 'conflicted' })).toBe('conflicted');
  expect(verdictOf({ status: 'stale' })).toBe('stale');
  expect(verdictOf({ matchScore: 0.6 })).toBe('weak');
  expect(verdictOf({ status: 'kept-apart' })).toBe('unsupported');
});

test('an overtaken figure is stale alone, and told as what was beside the newer one', () => {
  const row = PEOPLE.rows.find(({ attribute }) => attribute === 'employees');
  const rows = (newer: Partial<Evidence>): Evidence[] =>
    row === undefined
      ? []
      : [
          { ...row, asOf: '2025-12-31', status: 'stale' },
          { ...row, id: 'newer', asOf: '2026-09-30', status: 'current', ...newer },
        ];
  const verdictOf = (newer: Partial<Evidence>) =>
    PEOPLE.judge('It had 6,240 employees in 2025.', { evidence: rows(newer) }).verdict;
  expect(verdictOf({})).toBe('supported');
  expect(verdictOf({ asOf: '2024-12-31' })).toBe('stale');
  expect(verdictOf({ attribute: 'revenue' })).toBe('stale');
  expect(verdictOf({ status: 'stale' })).toBe('stale');
});

test('a company or role with digits in its name states no figure by being named', () => {
  const setting = { ...SETTING, company: 'Studio 54 Works' };
  expect(PEOPLE.judge('Studio 54 Works had 6,240 employees in 2025.', {}, setting).verdict).toBe(
    'supported',
  );
  expect(PEOPLE.judge('Studio 54 Works had 54 employees in 2025.', {}, setting).verdict).toBe(
    'unsupported',
  );
});
