import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadParser } from '../../research/evidence/load-parser';
import { readClauses } from '../clauses';
import type { ParsedSentence } from './shape';

const parser = loadParser();

/** What is wrong with a tree: not one root, a ring, or an offset that slices something else. */
function faultOf({ text, tokens }: ParsedSentence): string | undefined {
  const roots = tokens.filter(({ head }) => head === -1).length;
  if (roots !== (tokens.length === 0 ? 0 : 1)) return `${roots} roots`;
  for (const token of tokens) {
    if (text.slice(token.start, token.end) !== token.text) return `“${token.text}” isn’t there`;
    let steps = 0;
    for (let up = token; up.head !== -1; up = tokens[up.head] ?? token)
      if (++steps > tokens.length) return 'a ring';
  }
  return undefined;
}

const word = fc.constantFrom(
  ...'the company Redloft sold and or which who , . " ( ) $ 5 % not will be was in of said that to grow'.split(
    ' ',
  ),
);

describe('createParser', () => {
  it('reads any text as a tree with one root, its offsets those of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const sentence = parser.parse(text);
        readClauses(sentence);
        expect(faultOf(sentence)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('gives every clause and phrase a place in the text that holds its words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), (words) => {
        const sentence = parser.parse(`Before. ${words.join(' ')}`, {
          start: 8,
          end: 8 + words.join(' ').length,
        });
        expect(faultOf(sentence)).toBeUndefined();
        for (const clause of readClauses(sentence)) {
          expect(clause.start).toBeGreaterThanOrEqual(8);
          expect(clause.start).toBeLessThanOrEqual(clause.end);
          for (const phrase of [
            ...clause.subjects,
            ...clause.objects,
            ...clause.agents,
            ...clause.obliques,
          ]) {
            expect(sentence.text.slice(phrase.start, phrase.end)).toBe(phrase.text);
            expect(phrase.core.start).toBeGreaterThanOrEqual(phrase.start);
            expect(phrase.core.end).toBeLessThanOrEqual(phrase.end);
            expect(sentence.tokens[phrase.head]?.lemma).toBe(phrase.lemma);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reads the same text the same way each time', () => {
    const text = 'Redloft, which Ada Bell founded, sells boats in Norway.';
    expect(parser.parse(text)).toEqual(parser.parse(text));
  });

  it.each([
    ['letters', 'a'.repeat(100_000)],
    ['brackets', '('.repeat(100_000)],
    ['digits', '7'.repeat(100_000)],
    ['commas', 'a,'.repeat(50_000)],
    ['words', 'grow '.repeat(20_000)],
    ['full stops', 'a.'.repeat(50_000)],
    ['apostrophes', "it's".repeat(25_000)],
    ['addresses', 'https://a.example/'.repeat(5_000)],
    ['relative clauses', 'a man who saw '.repeat(7_000)],
    ['lists', 'cats and '.repeat(10_000)],
  ])('reads no more than a bounded part of 100 kB of %s', (_, text) => {
    const sentence = parser.parse(text);
    expect(sentence.tokens.filter(({ pos }) => pos !== 'X').length).toBeLessThanOrEqual(600);
    expect(readClauses(sentence).length).toBeLessThanOrEqual(600);
    expect(sentence.tokens.map((token) => token.text).join('')).toBe(text.replace(/\s/g, ''));
  });

  it('cuts a sentence that is too long behind a comma and keeps one root', () => {
    const text = `${'Redloft sells boats and Acme buys pumps in Norway, '.repeat(30)}and that is all.`;
    const { tokens } = parser.parse(text);
    expect(faultOf(parser.parse(text))).toBeUndefined();
    expect(tokens.some(({ label }) => label === 'parataxis')).toBe(true);
  });
});
