import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakable, printable } from './pdf/printable';

/** Fonts that can draw the Latin of everyday letters and nothing else, so that no font has to be read. */
const latin = (codePoint: number): boolean => codePoint >= 0x20 && codePoint < 0x250;
/** Any signs at all, halves of signs and such as nobody has assigned. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0, max: 0x10_ffff })), {
    maxLength: 40,
  })
  .map((codes) => String.fromCodePoint(...codes));
const print = (text: string): string => printable(text, latin);

describe('a run that cannot be drawn is named once', () => {
  test.each([
    ['with the long vowel of Japanese', 'タワー', '[Japanese]'],
    ['with the full stop of its script', '東京。', '[Chinese characters]'],
    ['with the brackets of its script', 'タワー「です」', '[Japanese]'],
    ['of two words', 'שלום עולם', '[Hebrew]'],
    ['of two words before a third', 'שלום עולם Works', '[Hebrew] Works'],
    ['with vowel signs', 'किताब', '[Devanagari]'],
    ['with a comma of its script', 'شركة، مصنع', '[Arabic]'],
    ['of a family of signs', '👩‍👩‍👧‍👦', '[emoji]'],
    ['of a sign with a tone of skin', '👍🏽', '[emoji]'],
    ['of a flag', '🇺🇸', '[emoji]'],
    ['of two scripts, one name each', '東京タワー', '[Chinese characters][Japanese]'],
    ['of Korean', '한국 회사', '[Korean]'],
    ['of a script that we have no name for', 'ქართული', '[another script]'],
    ['between words', 'a א b ב c', 'a [Hebrew] b [Hebrew] c'],
  ])('%s', (_what, text, shown) => {
    expect(print(text)).toBe(shown);
  });

  test.each(['', ' ', '\u200d', '\ufe0f', '\u0301'])(
    'what is nothing by itself (%j) stays nothing',
    (text) => {
      expect(print(text)).toBe('');
    },
  );

  test('whatever it is, every sign that is left can be drawn, and nothing is lost in silence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = print(text);
        expect([...shown].every((character) => latin(character.codePointAt(0) ?? 0))).toBe(true);
        expect(shown !== '' || !/[\p{L}\p{N}]/u.test(text)).toBe(true);
        expect(print(shown)).toBe(shown);
      }),
      { seed: 20_260_320, numRuns: 300 },
    );
  });
});

describe('places to break', () => {
  const ZERO = '\u200b';

  test.each([
    ['of twenty-eight letters has none', 'W'.repeat(28), 0],
    ['of twenty-nine has one', 'W'.repeat(29), 1],
    ['of fifty-six has one', 'W'.repeat(56), 1],
    ['of fifty-seven has two', 'W'.repeat(57), 2],
    ['of signs in two halves counts signs', '🌿'.repeat(29), 1],
  ])('a word %s', (_what, word, places) => {
    expect(breakable(word).split(ZERO)).toHaveLength(places + 1);
    expect(breakable(word).isWellFormed()).toBe(true);
  });

  test.each([0, 1, 2, 3])(
    'no accent is parted from its letter, wherever it falls (%i)',
    (shift) => {
      const word = 'x'.repeat(shift) + 'e\u0301'.repeat(40);
      expect(breakable(word)).not.toMatch(/\u200b\p{M}/u);
      expect(breakable(word)).toContain(ZERO);
    },
  );

  test('take nothing away and are never made twice', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('W'.repeat(20), 'a', ' ', 'e\u0301', '🌿', '-'), { maxLength: 30 })
          .map((list) => list.join('')),
        (text) => {
          expect(breakable(text).replaceAll(ZERO, '')).toBe(text);
          expect(breakable(breakable(text))).toBe(breakable(text));
        },
      ),
      { seed: 20_260_320, numRuns: 200 },
    );
  });
});
