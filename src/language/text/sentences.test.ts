import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences';

const sentences = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('a full stop that ends no sentence', () => {
  test.each([
    ['a month before its day', 'It opened on Jan. 5 in Perth.'],
    ['a title before a name', 'It hired Dr. Vale and Mr. Orr.'],
    ['a number', 'It ranked No. 4 in May.'],
    ['a company suffix', 'Fernhollow Inc. Chief Executive Ada Vale left.'],
    ['a country', 'The U.S. Department of Labor sued.'],
    ['initials', 'It was led by A. B. Vale of J.P. Orr.'],
    ['a decimal', 'It grew 3.5 percent to $4.2 billion.'],
    ['an abbreviation', 'It sells tools, e.g. Saws, to approx. 40 shops.'],
    ['a mark that belongs to a name', 'It bought Yahoo! Japan last year.'],
    ['a mark before a small letter', '“Great!” said the chief.'],
    ['the number of an item', '1. The first of them'],
    ['a firm that is versus another', 'The case is Vale v. Orr.'],
  ])('%s', (_what, text) => {
    expect(sentences(text)).toEqual([text]);
  });
});

describe('where one sentence ends and the next begins', () => {
  test.each([
    ['after a suffix, with a word that opens', 'It bought Orr Inc. The price was low.', 2],
    ['after a country', 'It left the U.S. In May it came back.', 2],
    ['after an initial that is a letter', 'It had a plan B. The first failed.', 2],
    ['before a figure', 'It sells sensors. 84 people work there.', 2],
    ['before a sum', 'It raised money. $4 million came from Orr.', 2],
    ['after a closing quotation mark', '“We grew.” She left.', 2],
    ['at a line end', 'Our values\nWe listen.', 2],
    ['at a bullet', 'We offer: • Health cover • Paid leave', 3],
    ['after a mark of question', 'Why us? Because we care.', 2],
    ['after dots', 'It grew... Then it fell.', 2],
    ['before a name that begins small', 'It fell. eFern rose.', 2],
    ['in a text without spaces between', '成長した。赤字だ。', 2],
    [
      'a suffix inside a name and one at its end',
      'Yahoo! bought it. Next came A.B.C. Ltd. in May.',
      2,
    ],
  ])('%s', (_where, text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });
});

test('every sentence stands where it says, and nothing but space and bullets is left out', () => {
  const piece = fc.constantFrom(
    'Mr.',
    'Orr',
    'Inc.',
    'the',
    'The',
    '5',
    '3.5',
    '!',
    '.',
    '"',
    '\n',
    ' ',
    '• ',
    'U.S.',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join(' ');
      let last = 0;
      for (const sentence of splitSentences(text)) {
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
        expect(text.slice(last, sentence.start)).not.toMatch(/[\p{L}\p{N}]/u);
        last = sentence.end;
      }
      expect(text.slice(last)).not.toMatch(/[\p{L}\p{N}]/u);
    }),
    { seed: 3 },
  );
});

test.each(['a', '.', '. ', 'A.', '"', '."', '(', '1', '\n', ' ', '• ', 'Mr. ', 'a.b'])(
  'a million characters of “%s” are taken apart',
  (piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    expect(splitSentences(text).at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length);
  },
);
