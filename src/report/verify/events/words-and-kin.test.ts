import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, isSmallWord, measureOf, rootOf, stemOf, synonymGroups } from '../../../language';
import { anyText } from '../../fixtures/any-text';
import { findKin, indexStems } from './find-kin';
import { isOneSlip, kinship } from './kin';
import { readTokens } from './tokens';

const kin = (one: string, other: string) => kinship(stemOf(one), stemOf(other));

describe('the forms of a word', () => {
  test.each([
    ['mills', 'mill'],
    ['companies', 'company'],
    ['boxes', 'box'],
    ['planned', 'planning'],
    ['carried', 'carrying'],
    ['sold', 'sale'],
    ['grew', 'growth'],
    ['grower’s', 'grower'],
    ['fed', 'fed'],
    ['measured', 'measuring'],
    ['studies', 'studied'],
    ['churches', 'church'],
    ['founders', 'founded'],
    ['fixes', 'fixed'],
    ['drives', 'driving'],
    ['leave', 'leaving'],
    ['struck', 'striking'],
    ['become', 'becoming'],
    ['chose', 'choosing'],
  ])('“%s” and “%s” have one stem', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each([
    ['bus', 'bush'],
    ['glass', 'glad'],
    ['news', 'new'],
    ['found', 'find'],
    ['mean', 'men'],
    ['lied', 'laid'],
  ])('“%s” and “%s” have two', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  test.each([
    ['construction', 'constructor'],
    ['investment', 'investor'],
    ['operation', 'operational'],
    ['publisher', 'publishing'],
  ])('“%s” and “%s” have one root', (one, other) => {
    expect(rootOf(stemOf(one))).toBe(rootOf(stemOf(other)));
  });

  test('no ending is cut so far that nothing is left', () => {
    expect(
      ['ion', 'able', 'ally', 'nation', 'ing', 'ed', 'ies', 's'].map(
        (word) => rootOf(stemOf(word)).length >= 1,
      ),
    ).not.toContain(false);
  });
});

describe('words that may stand for each other', () => {
  test.each([
    ['bought', 'acquired'],
    ['opened', 'launched'],
    ['employees', 'staff'],
    ['Kurd', 'Kurdish'],
    ['Paterson', 'Patterson'],
    ['investor', 'investment'],
    ['rose', 'increased'],
  ])('“%s” and “%s”', (one, other) => {
    expect(kin(one.toLowerCase(), other.toLowerCase())).toBeGreaterThanOrEqual(0.7);
  });

  test.each([
    ['bought', 'sold'],
    ['rose', 'fell'],
    ['revenue', 'profit'],
    ['mill', 'mile'],
    ['Lyon', 'London'],
    ['January', 'June'],
    ['hired', 'fired'],
    ['Austria', 'Austin'],
  ])('“%s” and “%s” may not', (one, other) => {
    expect(kin(one.toLowerCase(), other.toLowerCase())).toBe(0);
  });

  test('it is the same from both sides, and surest with itself', () => {
    const words = fc.constantFrom(
      'buy',
      'acquire',
      'investment',
      'investor',
      'nazi',
      'nazism',
      'growth',
      'patterson',
      'paterson',
      'mill',
      'employe',
      'chief',
      'x',
    );
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(kinship(one, other)).toBe(kinship(other, one));
        expect(kinship(one, one)).toBe(1);
        expect(kinship(one, other)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150, seed: 3 },
    );
  });

  test.each([
    ['a letter more', 'harbor', 'harbour', true],
    ['a letter less', 'colour', 'color', true],
    ['another letter', 'grey', 'gray', true],
    ['two neighbours', 'freind', 'friend', true],
    ['two letters', 'harbor', 'harvest', false],
    ['two letters more', 'mill', 'millet', false],
    ['nothing', 'mill', 'mill', true],
  ])('%s apart: “%s”, “%s”', (_what, one, other, expected) => {
    expect(isOneSlip(one, other)).toBe(expected);
  });

  test('the index finds what comparing all with all would find', () => {
    const page = [
      'buy',
      'acquire',
      'sell',
      'invest',
      'investor',
      'patterson',
      'mill',
      '2024',
      'staff',
      'zzz',
    ];
    const claim = ['acquire', 'investment', 'paterson', 'employe', '2024', '2025'];
    const found = findKin(claim, indexStems(page));
    for (const stem of claim) {
      const expected = page.filter((other) =>
        /\d/u.test(stem) ? other === stem : kinship(stem, other) > 0,
      );
      expect(Array.from(found.get(stem)?.keys() ?? []).toSorted()).toEqual(expected.toSorted());
    }
  });

  test('a figure has no kin but itself, however alike another is', () => {
    expect(
      Array.from(findKin(['2024'], indexStems(['2025', '2024', '20245'])).get('2024') ?? []),
    ).toEqual([['2024', 1]]);
    expect(findKin(['148001'], indexStems(['148002'])).get('148001')?.size).toBe(0);
  });

  test('opposites never share a group of synonyms', () => {
    for (const [one, other] of [
      ['win', 'lose'],
      ['rise', 'fall'],
      ['hire', 'fire'],
      ['begin', 'end'],
      ['lend', 'borrow'],
      ['accept', 'reject'],
    ] as const) {
      expect(
        synonymGroups(stemOf(one)).filter((group) => synonymGroups(stemOf(other)).includes(group)),
      ).toEqual([]);
    }
  });
});

test.each([
  ['km', 'kilometres', true],
  ['hrs', 'hour', true],
  ['annual', 'years', true],
  ['miles', 'kilometres', false],
  ['days', 'weeks', false],
  ['customers', 'employees', false],
  ['tons', 'kilos', false],
])('“%s” and “%s” measure the same: %s', (one, other, same) => {
  expect([measureOf(one), measureOf(other)]).not.toContain(undefined);
  expect(measureOf(one) === measureOf(other)).toBe(same);
});

describe('the words of a text', () => {
  test.each([
    ["don't stop", ["don't", 'stop']],
    ['a 3.5-hour trip', ['a', '3.5', '-', 'hour', 'trip']],
    ['the U.S. office', ['the', 'U.S.', 'office']],
    ['on the 21st, at 12,500', ['on', 'the', '21st', ',', 'at', '12,500']],
    ['東京 and Łódź', ['東京', 'and', 'Łódź']],
    ['🌿 (ok)', ['🌿', '(', 'ok', ')']],
  ])('“%s”', (text, words) => {
    expect(readTokens(fold(text)).map((token) => token.text)).toEqual(words);
  });

  test('a number is one word however it is written', () => {
    expect(readTokens('eleven 11 11th eleventh').map(({ stem }) => stem)).toEqual([
      '11',
      '11',
      '11',
      '11',
    ]);
    expect(readTokens('12,500 12500').map(({ stem }) => stem)).toEqual(['12500', '12500']);
    expect(readTokens('1,2,3 12,50').map(({ stem }) => stem)).not.toContain('1250');
  });

  test('small words carry nothing, and “no” is one of them while a name is none', () => {
    expect(['the', "won't", 'because', 'no'].every(isSmallWord)).toBe(true);
    expect(['soil', 'fernhollow', 'rose'].some(isSmallWord)).toBe(false);
  });

  test('every word is found at its place in the text', () => {
    fc.assert(
      fc.property(anyText(80), (raw) => {
        const text = fold(raw);
        expect(
          readTokens(text).filter(({ start, end, text: said }) => text.slice(start, end) !== said),
        ).toEqual([]);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
