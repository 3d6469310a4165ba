import { fold } from '../../../language';
import { describe, expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';
import { row } from '../../fixtures/writing';
import { anchorFault, SHORTEST_ANCHOR } from './anchor';

const verdictOf = (quote: string, said: string): string => judge(quote, said).verdict;

describe('an anchor is exact to the character', () => {
  const QUOTE = 'The ﬁrst office is “ours” – since 1987.';

  test.each([
    ['a ligature spelled out', QUOTE.replace('ﬁ', 'fi')],
    ['straight quotation marks', QUOTE.replace(/[“”]/gu, '"')],
    ['another dash', QUOTE.replace('–', '-')],
    ['a hard space', QUOTE.replace('is ', 'is\u00a0')],
    ['two spaces', QUOTE.replace('is ', 'is  ')],
    ['a soft hyphen', QUOTE.replace('office', 'of\u00adfice')],
    ['another case', QUOTE.toUpperCase()],
  ])('%s in the page is another page, though a reader would not see it', (_kind, page) => {
    expect(anchorFault(row({ attribute: 'statement', quote: QUOTE }), page)).toContain(
      'isn’t at its place on the page',
    );
  });

  test('a letter with its accent apart is another letter, and places are counted in code units', () => {
    const page = `🌿 ${QUOTE}`;
    const anchored = (start: number) =>
      anchorFault(
        row({ attribute: 'statement', quote: QUOTE, start, end: start + QUOTE.length }),
        page,
      );
    expect(anchored(3)).toBeUndefined();
    expect(anchored(2)).toBeDefined();
    expect(
      anchorFault(
        row({ attribute: 'statement', quote: 'Café workers unite.' }),
        'Cafe\u0301 workers unite.',
      ),
    ).toBeDefined();
  });

  test('an end beyond the page, or before its start, holds nothing', () => {
    const held = (start: number, end: number) =>
      anchorFault(row({ attribute: 'statement', quote: QUOTE, start, end }), QUOTE);
    expect(held(0, QUOTE.length - 1)).toBeDefined();
    expect(held(QUOTE.length, 0)).toBeDefined();
    expect(held(-QUOTE.length, QUOTE.length)).toBeUndefined();
    expect(held(1, QUOTE.length + 1)).toBeDefined();
  });

  test('twelve characters can prove something', () => {
    const quote = 'x'.repeat(SHORTEST_ANCHOR);
    expect(anchorFault(row({ attribute: 'statement', quote }), quote)).toBeUndefined();
  });
});

describe('words between quotation marks', () => {
  test.each([
    ['ligatures', 'We call it our ﬁnest ofﬁce yet.', 'It says “our finest office yet”.'],
    [
      'straight marks within',
      'They said "never again" in the hall.',
      'It says “They said ’never again’ in the hall”.',
    ],
    [
      'curled apostrophes',
      "We don't rest until growers are well.",
      'It says “We don’t rest until growers are well”.',
    ],
    [
      'dashes',
      'A long - very long - year for growers.',
      'It says “A long – very long – year for growers”.',
    ],
    [
      'hard spaces and line breaks',
      'A year\u00a0of\nharvest for growers.',
      'It says “A year of harvest for growers”.',
    ],
    [
      'an ellipsis at the end',
      'A year of harvest for growers and for mills.',
      'It says “A year of harvest for growers…”.',
    ],
    [
      'letters of full width',
      'Ｆernhollow opens doors to growers.',
      'It says “Fernhollow opens doors to growers”.',
    ],
    [
      'an invisible joiner',
      'Grow\u200bers come ﬁrst in every year.',
      'It says “Growers come first in every year”.',
    ],
  ])('are the same with other %s', (_kind, quote, said) => {
    expect(judge(quote, said).reasons).toEqual([]);
  });

  test.each([
    [
      'a word left out',
      'We do not rest until growers are well.',
      'It says “We do rest until growers are well”.',
    ],
    [
      'words in another order',
      'growers first and mills second',
      'It says “mills first and growers second”.',
    ],
    [
      'another case of a name',
      'the growers of the hollow are well',
      'It says “the Growers of the Hollow are well”.',
    ],
    [
      'an ellipsis in the middle',
      'We grow, against all advice, every year.',
      'It says “We grow … every year”.',
    ],
    [
      'one letter more',
      'We grow every year in the hollow.',
      'It says “We grown every year in the hollow”.',
    ],
  ])('are not the same with %s', (_kind, quote, said) => {
    expect(verdictOf(quote, said)).toBe('unsupported');
  });
});

describe('figures', () => {
  test.each([
    ['Revenue was $1,577,000,000 in the year.', 'Its revenue was $1.58 billion.'],
    ['Revenue was US$ 1.577 billion in the year.', 'Its revenue was $1.577 billion.'],
    ['Revenue was 84.2 million euros in the year.', 'Its revenue was €84.2 million.'],
    ['Sales rose 12 per cent in the year.', 'Sales rose 12% in the year.'],
    ['It has twenty-four mills.', 'It has 24 mills.'],
    ['It has 1,012 mills.', 'It has more than 1,000 mills.'],
  ])('“%s” carries “%s”', (quote, said) => {
    expect(judge(quote, said).reasons).toEqual([]);
  });

  test.each([
    ['Revenue was $1,577,000,000 in the year.', 'Its revenue was $1.58 million.', '$1.58 million'],
    ['Revenue was $1,577,000,000 in the year.', 'Its revenue was €1.58 billion.', '€1.58 billion'],
    ['Revenue was $1,577,000,000 in the year.', 'Its revenue was $1.57 billion.', '$1.57 billion'],
    ['It has 6,240 employees.', 'It has $6,240.', '$6,240'],
    ['It has 6,240 employees.', 'It has 62 employees and 40 mills.', '62'],
    ['Sales rose 12 percent in the year.', 'Sales rose 12 in the year.', '12'],
    ['It has 998 mills.', 'It has more than 1,000 mills.', 'more than 1,000'],
    ['It has 1,012 mills.', 'It has fewer than 1,000 mills.', 'fewer than 1,000'],
  ])('“%s” does not carry “%s”, and the reason names the figure', (quote, said, figure) => {
    expect(judge(quote, said).reasons.join(' ')).toContain(`“${figure}`);
  });
});

describe('days', () => {
  test.each([
    ['It opened on 12 March 2026 at noon.', 'It opened on March 12, 2026.'],
    ['It opened on 2026-03-12T08:00:00Z at noon.', 'It opened in March 2026.'],
    ['It opened on Mar. 12th, 2026 at noon.', 'It opened in 2026.'],
  ])('“%s” carries “%s”', (quote, said) => {
    expect(judge(quote, said).reasons).toEqual([]);
  });

  test.each([
    ['It opened in March 2026 at noon.', 'It opened on March 12, 2026.'],
    ['It opened in 2026 at noon.', 'It opened in March 2026.'],
    ['It opened on 12 March 2026 at noon.', 'It opened on December 3, 2026.'],
    ['It opened on 12 March 2026 at noon.', 'It opened in 2025.'],
  ])('“%s” does not carry “%s”', (quote, said) => {
    expect(judge(quote, said).reasons.join(' ')).toMatch(/“.*” isn’t in the cited evidence/u);
  });
});

describe('people and what they do', () => {
  const QUOTE =
    'Tessa Lindqvist is Chief Financial Officer, and Obadiah Renn is Chief Technology Officer.';

  test('each holds the title that the quote gives, in any way of writing it', () => {
    expect(judge(QUOTE, 'Tessa Lindqvist is CFO, and Obadiah Renn is CTO.').reasons).toEqual([]);
    expect(judge(QUOTE, 'Its chief technology officer is Obadiah Renn.').reasons).toEqual([]);
  });

  test.each([
    'Tessa Lindqvist is Chief Executive Officer.',
    'Tessa Lindqvist is president.',
    'Tessa Renn is Chief Financial Officer.',
    'Tess Lindqvist is Chief Financial Officer.',
  ])('“%s” is not in it', (said) => {
    expect(verdictOf(QUOTE, said)).toBe('unsupported');
  });
});

test('folding leaves nothing that is not seen and changes no word', () => {
  expect(fold(' “Ofﬁce” ‘A’ «B» 5−3 x\u2060y\ufeff\u3000z ')).toBe('"Office" \'A\' "B" 5-3 xy z');
  expect(fold('Straße, Ωmega, Łódź, 東京')).toBe('Straße, Ωmega, Łódź, 東京');
});
