import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../fixtures/any-text';
import { judge } from '../fixtures/judging';
import { anchorFault } from './values/anchor';
import { row } from '../fixtures/writing';
import { loadParser } from '../../research/evidence';
import { plainText } from './anchors/plain-text';
import { checkClaim } from './sentence/check-sentence';

const check = (claim: string, passages: readonly string[]) =>
  checkClaim(claim, passages, 'Fernhollow', loadParser());

const RUNS = { numRuns: 120, seed: 20_261_121 };

describe('whatever is read', () => {
  test('a verdict comes out, with a score within bounds, a quote of a passage and words of the claim', () => {
    fc.assert(
      fc.property(anyText(60), fc.array(anyText(90), { maxLength: 3 }), (claim, passages) => {
        const { verdict, score, reasons, quote, unsupportedTokens } = check(claim, passages);
        expect(['supported', 'weak', 'unsupported']).toContain(verdict);
        expect(score >= 0 && score <= 1).toBe(true);
        expect(quote === '' || plainText(passages.join('\n\n')).includes(quote)).toBe(true);
        expect(unsupportedTokens.every((word) => plainText(claim).includes(word))).toBe(true);
        expect(verdict === 'supported' || reasons.length > 0).toBe(true);
      }),
      RUNS,
    );
  });

  test('a sentence that is its own source has nothing held against it', () => {
    const part = fc.constantFrom(
      'Ines Hale',
      'the mill in Elm',
      'no growers',
      'the largest bank',
      'Alder Group',
    );
    const action = fc.constantFrom(
      'bought',
      'never sold',
      'plans to open',
      'may close',
      'stopped making',
      'rose above',
      'fell behind',
    );
    const end = fc.constantFrom(
      '40 mills',
      '$3.5 million of flour',
      'two thirds of its staff',
      'a school on 3 May 2024',
      '12 percent of Oak',
    );
    fc.assert(
      fc.property(part, action, end, (who, does, what) => {
        const sentence = `In Dunmere ${who} ${does} ${what}.`;
        expect(check(sentence, ['It rained in Oak.', sentence, 'Others came.'])).toMatchObject({
          verdict: 'supported',
          reasons: [],
        });
      }),
      RUNS,
    );
  });

  test('a quote is held at its own place and at no other', () => {
    fc.assert(
      fc.property(
        anyText(30),
        fc.string({ minLength: 12, maxLength: 40 }),
        anyText(30),
        fc.integer({ min: 1, max: 9 }),
        (before, quote, after, off) => {
          const page = `${before}${quote}${after}`;
          const held = (start: number) =>
            anchorFault(
              row({ attribute: 'statement', quote, start, end: start + quote.length }),
              page,
            ) === undefined;
          expect(held(before.length)).toBe(true);
          expect(held(before.length + off)).toBe(
            page.slice(before.length + off, before.length + off + quote.length) === quote,
          );
        },
      ),
      RUNS,
    );
  });
});

describe('what is made to be slow or to break', () => {
  const LONG = 'x'.repeat(20_000);

  test.each<[string, string]>([
    ['a word without end', LONG],
    ['digits without end', '9'.repeat(20_000)],
    ['digits with commas without end', '1' + ',234'.repeat(5_000)],
    ['digits with dots without end', '1' + '.234'.repeat(5_000)],
    ['digits with spaces without end', '1' + ' 234'.repeat(5_000)],
    ['capitals without end', 'Elm '.repeat(5_000)],
    ['small words between capitals without end', 'Elm of the '.repeat(3_000)],
    ['capitals with dots', 'E.L.M.'.repeat(3_000)],
    ['“chief” without end', 'chief executive '.repeat(2_000)],
    ['“senior vice” without end', 'senior vice '.repeat(2_000)],
    ['half dates without end', '12 March '.repeat(2_000)],
    ['denials without end', 'not never no '.repeat(2_000)],
    ['openings without end', '“(['.repeat(5_000)],
    ['spaces without end', ' '.repeat(20_000)],
    ['line ends without end', '\n'.repeat(20_000)],
    ['marks upon a letter without end', `e${'\u0301'.repeat(10_000)}`],
    ['bounds without end', 'more than about up to '.repeat(2_000)],
    ['scales without end', 'million thousand hundred '.repeat(2_000)],
    ['ranges without end', '1-2'.repeat(4_000)],
    ['halves of characters', '\ud83c'.repeat(10_000)],
  ])('%s, in a passage or in a claim, ends in a verdict', (_what, text) => {
    expect(check('Ines Hale, treasurer, sold 40 mills in May 2024.', [text]).verdict).toBe(
      'unsupported',
    );
    const claim = `Ines Hale sold 40 mills. ${text.slice(0, 2_000)}`;
    expect(['supported', 'weak', 'unsupported']).toContain(
      check(claim, ['Ines Hale sold 40 mills.']).verdict,
    );
  });

  test('a long page of one sentence, and many pages of many, are read', () => {
    const endless = Array.from({ length: 1_000 }, (_, index) => `mill ${index}`).join(' and ');
    expect(check('It has mill 999 and mill 41.', [endless]).quote).toBe(endless);
    const many = Array.from(
      { length: 500 },
      (_, index) => `The mill of number ${index} has ${index + 1} doors in all.`,
    );
    expect(check('The mill of number 300 has 301 doors in all.', [many.join(' ')])).toMatchObject({
      verdict: 'supported',
      quote: many[300],
    });
    expect(check('The mill of number 300 has 455 doors in all.', [many.join(' ')]).verdict).toBe(
      'unsupported',
    );
  });

  test.each([
    '__proto__',
    'constructor',
    'toString hasOwnProperty',
    '${process.exit(1)}',
    '<script>alert(1)</script>',
    "'; drop table claims; --",
    '%s%n\\u0000',
  ])('“%s” is a text like any other', (text) => {
    expect(check(`The word ${text} was said.`, [`It was said that ${text} is a word.`]).quote).toBe(
      `It was said that ${text} is a word.`,
    );
    expect(
      judge(
        `It was said that ${text} is a word of 40 letters.`,
        `It was said that ${text} is a word of 41 letters.`,
      ).verdict,
    ).toBe('unsupported');
  });

  test('a claim longer than any sentence is refused unread, and one that is merely long is read', () => {
    const long = `It has ${'mills and '.repeat(140)}gardens.`;
    expect(check(long, [long])).toMatchObject({ verdict: 'supported', reasons: [] });
    expect(check(`${long} ${long}`, [`${long} ${long}`])).toEqual({
      verdict: 'unsupported',
      score: 0,
      reasons: ['Too long for one sentence.'],
      unsupportedTokens: [],
      quote: '',
    });
  });

  test('no passages, empty ones and an empty claim are answered', () => {
    expect(check('Mills hum.', [])).toMatchObject({ verdict: 'unsupported', quote: '' });
    expect(check('Mills hum.', ['', ' ', '\n'])).toMatchObject({
      verdict: 'unsupported',
      quote: '',
    });
    expect(check('', ['Mills hum.'])).toMatchObject({ verdict: 'unsupported', score: 0 });
  });
});
