import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize';

const tokensOf = (text: string): string =>
  tokenize(text, { start: 0, end: text.length })
    .map(({ start, end }) => text.slice(start, end))
    .join('|');

describe('tokenize', () => {
  it.each([
    ['It doesn’t grow.', 'It|does|n’t|grow|.'],
    ["We'll sell Redloft's boats.", "We|'ll|sell|Redloft|'s|boats|."],
    ['The workers’ union cannot vote.', 'The|workers|’|union|can|not|vote|.'],
    ['In the U.S. Redloft Inc. sells.', 'In|the|U.S.|Redloft|Inc.|sells|.'],
    ['Since Jan. 5, see No. 7.', 'Since|Jan.|5|,|see|No.|7|.'],
    ['The answer is no.', 'The|answer|is|no|.'],
    ['Dr. J. Bell spoke', 'Dr.|J.|Bell|spoke'],
    ['It paid $4.2 billion, or 10.5%.', 'It|paid|$|4.2|billion|,|or|10.5|%|.'],
    ['US$5 and HK$9 and €3', 'US$|5|and|HK$|9|and|€|3'],
    ['a long-term, non-U.S. co-founder', 'a|long|-|term|,|non-U.S.|co-founder'],
    ['its 10-K for 2019-2020', 'its|10|-|K|for|2019|-|2020'],
    ['“Grow!” he said (twice).', '“|Grow|!|”|he|said|(|twice|)|.'],
    ['See https://redloft.example/a?b=1.', 'See|https://redloft.example/a?b=1|.'],
    ['Write to ada@redloft.example, please', 'Write|to|ada@redloft.example|,|please'],
    ['R&D and AT&T at 10:30', 'R&D|and|AT&T|at|10:30'],
    ['Wait ... what -- now?!', 'Wait|...|what|--|now|?|!'],
    ['1,234,567 units on 04/30/2001', '1,234,567|units|on|04/30/2001'],
    ['', ''],
  ])('cuts “%s” as the treebank would', (text, tokens) => {
    expect(tokensOf(text)).toBe(tokens);
  });

  it('reads the stretch it is given and counts in the whole text', () => {
    const text = 'One. Two grows. Three.';
    expect(tokenize(text, { start: 5, end: 15 })).toEqual([
      { start: 5, end: 8 },
      { start: 9, end: 14 },
      { start: 14, end: 15 },
    ]);
  });

  it('puts every character but spaces into exactly one token, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const ranges = tokenize(text, { start: 0, end: text.length });
        expect(ranges.map(({ start, end }) => text.slice(start, end)).join('')).toBe(
          text.replace(/\s/g, ''),
        );
        let last = 0;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
    );
  });
});
