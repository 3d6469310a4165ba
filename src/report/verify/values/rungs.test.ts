import { containsWords, fold, foldCase, isPlainWord } from '../../../language';
import { describe, expect, test } from 'vitest';
import { row, SETTING } from '../../fixtures/writing';
import { anchorEvidence, anchorFault, SHORTEST_ANCHOR } from './anchor';
import { growth, calculate } from '../calculation/compute';
import { formatCalculation } from '../calculation/format-calculation';
import { contentWords, coverage } from './coverage';
import { withoutAmounts } from './numbers';
import {
  coverageRung,
  datesRung,
  hideSetting,
  namesRung,
  numbersRung,
  quotesRung,
  titlesRung,
} from './rungs';

const PEOPLE = row({
  attribute: 'leadership',
  quote: 'Marlow Quill, treasurer, joined in May 2021 with 14 others.',
});

describe('each rung by itself', () => {
  test('numbers', () => {
    expect(numbersRung('14 others came.', [PEOPLE], [])).toEqual([]);
    expect(numbersRung('15 others came.', [PEOPLE], [])).toEqual([
      '“15” isn’t in the cited evidence.',
    ]);
    expect(numbersRung('No number at all.', [], [])).toEqual([]);
  });

  test('dates', () => {
    expect(datesRung('It was in May 2021.', [PEOPLE])).toEqual([]);
    expect(datesRung('It was in June 2021.', [PEOPLE])).toEqual([
      '“June 2021” isn’t in the cited evidence.',
    ]);
    expect(datesRung('It was on May 3, 2021.', [PEOPLE])).toHaveLength(1);
  });

  test('dates of the row itself count, those of its reading do not', () => {
    const dated = { ...PEOPLE, asOf: '2025-12-31', publishedAt: '2026-01-15' };
    expect(datesRung('As of December 2025, told in January 2026.', [dated])).toEqual([]);
    expect(datesRung('As of March 20, 2026.', [dated])).toHaveLength(1);
  });

  test('names', () => {
    expect(namesRung('They met Marlow Quill.', [PEOPLE], SETTING)).toEqual([]);
    expect(namesRung('They met Petra Vale.', [PEOPLE], SETTING)).toEqual([
      '“Petra Vale” isn’t in the cited evidence.',
    ]);
  });

  test('whom the company’s own handbook calls “you” are its employees, and nobody else’s', () => {
    const said = { ...PEOPLE, quote: 'Your pension starts on your first day.' };
    const text = 'Employees’ pension starts on their first day.';
    const faultsOf = (row: typeof said) => namesRung(text, [row], SETTING);
    expect(faultsOf({ ...said, reliability: 'first-party' })).toEqual([]);
    expect(faultsOf({ ...said, reliability: 'register' })).toHaveLength(1);
    expect(
      faultsOf({ ...said, reliability: 'first-party', quote: 'The pension starts soon.' }),
    ).toHaveLength(1);
  });

  test('everyone knows the company, the role, the place and the interviewer', () => {
    const setting = { ...SETTING, location: 'Ashby Falls', interviewers: 'Dr. Petra Vale' };
    expect(
      namesRung(
        'For a Backend Engineer at Fernhollow in Ashby Falls, ask Petra Vale.',
        [PEOPLE],
        setting,
      ),
    ).toEqual([]);
  });

  test('titles', () => {
    expect(titlesRung('Marlow Quill is treasurer.', [PEOPLE])).toEqual([]);
    expect(titlesRung('Marlow Quill is president.', [PEOPLE])).toEqual([
      'No quote says that Marlow Quill is president.',
    ]);
  });

  test('quotes', () => {
    expect(quotesRung('It says “joined in May 2021”.', [PEOPLE])).toEqual([]);
    expect(quotesRung('It says “left in May 2021”.', [PEOPLE])).toHaveLength(1);
    expect(quotesRung('Nothing is quoted.', [])).toEqual([]);
  });

  test('coverage is asked of facts alone', () => {
    const claim = { text: 'Volcanoes swallow laboratories.', evidence: [PEOPLE], restsOn: [] };
    expect(coverageRung({ ...claim, kind: 'fact' }, SETTING)).toHaveLength(1);
    expect(coverageRung({ ...claim, kind: 'advice' }, SETTING)).toEqual([]);
    expect(coverageRung({ ...claim, kind: 'fact', restsOn: ['snapshot-1'] }, SETTING)).toEqual([]);
  });

  test('a setting without digits hides nothing', () => {
    expect(hideSetting('Fernhollow had 54 people.', SETTING)).toBe('Fernhollow had 54 people.');
    expect(hideSetting('Studio 54 had 54 people.', { ...SETTING, company: 'Studio 54' })).toBe(
      '  had 54 people.',
    );
    expect(hideSetting('Form 10 has 10 people.', SETTING, [{ sourceName: 'Form 10' }])).toBe(
      '  has 10 people.',
    );
  });

  test('a table’s heading says once how its figures are counted', () => {
    const table = [
      row({ attribute: 'revenue', quote: 'Total revenue (EUR million) | 1,478.0 | 1,868.0' }),
    ];
    expect(numbersRung('Revenue was €1.87 billion.', table, [])).toEqual([]);
    expect(numbersRung('Revenue was $1.87 billion.', table, [])).toHaveLength(1);
    expect(numbersRung('Revenue was €1.87 million.', table, [])).toHaveLength(1);
  });

  test('a currency’s letters before a figure are no name', () => {
    const quote = [row({ attribute: 'revenue', quote: 'Sales were C$994.5 million in 2024.' })];
    expect(namesRung('In 2024 it took in CAD 994.5 million.', quote, SETTING)).toEqual([]);
    expect(numbersRung('In 2024 it took in CAD 994.5 million.', quote, [])).toEqual([]);
    expect(namesRung('In 2024 it joined CAD.', quote, SETTING)).toHaveLength(1);
  });
});

describe('anchors', () => {
  test('a quote at its place is in order', () => {
    expect(anchorFault(PEOPLE, PEOPLE.quote)).toBeUndefined();
  });

  test.each([
    ['a page that is gone', PEOPLE, undefined, 'was deleted'],
    ['a changed page', PEOPLE, `x${PEOPLE.quote}`, 'isn’t at its place on the page'],
    [
      'one character too short',
      { ...PEOPLE, quote: 'x'.repeat(SHORTEST_ANCHOR - 1), end: SHORTEST_ANCHOR - 1 },
      'x'.repeat(40),
      'too short',
    ],
    [
      'a changed quote',
      { ...PEOPLE, quote: `${PEOPLE.quote.slice(0, -1)}!` },
      PEOPLE.quote,
      'isn’t at its place on the page',
    ],
  ])('%s is a fault', (_what, evidence, page, reason) => {
    expect(anchorFault(evidence, page)).toContain(reason);
  });

  test('rows are parted into those that hold and those that do not', () => {
    const other = row({ attribute: 'leadership', quote: 'Somebody else altogether.' });
    const { anchored, faults } = anchorEvidence(
      [PEOPLE, other],
      new Map([[PEOPLE.snapshot, PEOPLE.quote]]),
    );
    expect(anchored).toEqual([PEOPLE]);
    expect(faults.map(({ evidence }) => evidence)).toEqual([other]);
  });
});

describe('reckoning', () => {
  const figure = (year: number, value: number) =>
    row({
      attribute: 'revenue',
      quote: `"${year}": ${value}, "unit"`,
      value,
      unit: 'usd',
      asOf: `${year}-12-31`,
    });
  const from = figure(2024, 1000);
  const to = figure(2025, 1120);
  const claim = {
    kind: 'computed',
    text: 'That is 12% more.',
    evidence: [from, to],
    restsOn: [],
  } as const;

  test('growth is a share of the earlier figure', () => {
    expect(growth(1000, 1120)).toBeCloseTo(12);
    expect(growth(1000, 0)).toBe(-100);
    expect(growth(0, 5)).toBeUndefined();
    expect(growth(-5, 5)).toBeUndefined();
    expect(growth(5, -5)).toBeUndefined();
  });

  test('the formula is shown in figures', () => {
    const growing = {
      ...claim,
      computation: { kind: 'growth', from: from.id, to: to.id },
    } as const;
    expect(formatCalculation(growing)).toBe('(1,120 − 1,000) ÷ 1,000');
    expect(
      formatCalculation({ ...claim, computation: { kind: 'count', of: [from.id, to.id] } }),
    ).toBe('the 2 entries cited');
    expect(formatCalculation(claim)).toBeUndefined();
  });

  test('a claim that is not computed needs no formula', () => {
    expect(calculate({ ...claim, kind: 'fact' })).toEqual({ allowed: [], faults: [] });
    expect(calculate(claim).faults).toHaveLength(1);
  });

  test('a count names each row once', () => {
    const twice = calculate({ ...claim, computation: { kind: 'count', of: [from.id, from.id] } });
    expect(twice.faults).toEqual(['It counts evidence it doesn’t cite.']);
  });

  test('no share is reckoned from a loss', () => {
    const lost = { ...from, value: -3 };
    const { faults } = calculate({
      ...claim,
      evidence: [lost, to],
      computation: { kind: 'growth', from: lost.id, to: to.id },
    });
    expect(faults).toEqual(['These figures can’t give a share.']);
  });
});

describe('words', () => {
  test('what a reader takes as the same is folded to the same', () => {
    expect(fold('‘a’ “b” c–d e\u00a0f ﬁ g\u00adh')).toBe(`'a' "b" c-d e f fi gh`);
    expect(foldCase('ÄÖ Straße')).toBe('äö straße');
  });

  test('a word is found whole, at any place', () => {
    expect(containsWords('art, artful art', 'art')).toBe(true);
    expect(containsWords('artful', 'art')).toBe(false);
    expect(containsWords('a part', 'art')).toBe(false);
    expect(containsWords('anything', '')).toBe(false);
  });

  test('plain words carry no fact, contractions included', () => {
    expect(
      ['The', 'because', "don't", 'isn’t'.replace('’', "'"), 'headline'].every(isPlainWord),
    ).toBe(true);
    expect(['soil', 'profit', 'fell', 'Quill'].some(isPlainWord)).toBe(false);
  });

  test('content words are compared by their stems', () => {
    expect(contentWords('The growers were growing and it has grown')).toEqual([
      'grower',
      'grow',
      'grown',
    ]);
    expect(coverage('growing gardens', ['a garden grows']).uncovered).toEqual([]);
  });

  test('numbers are no content words', () => {
    expect(withoutAmounts('it took $3 million and 4 weeks').replace(/\s+/gu, ' ')).toBe(
      'it took and weeks',
    );
  });
});
