import { describe, expect, test } from 'vitest';
import { alignTo, likeness } from './align';
import { checkAgainst, checkWording } from './check-wording';
import { compare, readClaim } from './compare';
import { diffTokens } from './diff';
import { findKin } from './find-kin';
import { readPage } from './page';
import { readTokens } from './tokens';

describe('a page is taken apart', () => {
  test.each([
    ['at a full stop', 'It grew. It sold.', ['It grew.', 'It sold.']],
    ['at a question', 'Did it grow? It did!', ['Did it grow?', 'It did!']],
    [
      'behind a closing mark',
      'He said “It grew.” Nobody asked.',
      ['He said “It grew.”', 'Nobody asked.'],
    ],
    ['at a line', 'Our mills\nOur growers', ['Our mills', 'Our growers']],
    ['not within a title', 'Dr. Hale met Mr. Orr.', ['Dr. Hale met Mr. Orr.']],
    ['not behind an initial', 'John F. Amsel grew it.', ['John F. Amsel grew it.']],
    [
      'not within a figure',
      'It grew 3.5 percent. More came.',
      ['It grew 3.5 percent.', 'More came.'],
    ],
    ['not at a short month', 'On Sept. 3 it grew.', ['On Sept. 3 it grew.']],
    [
      'not before a small letter',
      'The firm e.g. its mills vs. others.',
      ['The firm e.g. its mills vs. others.'],
    ],
    ['leaving out what has no letter', 'It grew.\n\n***\n---\nIt sold.', ['It grew.', 'It sold.']],
  ])('%s', (_where, text, expected) => {
    expect(readPage([text]).sentences.map(({ exact }) => exact)).toEqual(expected);
  });

  test('each sentence knows its passage and is what stands there, letter for letter', () => {
    const passages = ['The ﬁrst mill.  It “hums”.', '', 'Another\u00a0mill – in Elm.'];
    const { sentences } = readPage(passages);
    expect(sentences.map(({ passage }) => passage)).toEqual([0, 0, 2]);
    expect(sentences.every(({ exact, passage }) => passages[passage]?.includes(exact))).toBe(true);
    expect(sentences[2]?.folded).toBe('Another mill - in Elm.');
  });
});

describe('where two texts part ways', () => {
  const said = (from: number, to: number, text: string) =>
    readTokens(text)
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');

  test.each<[string, string, string, readonly (readonly [string, string])[], number]>([
    ['nowhere', 'it grew in Elm', 'it grew in Elm', [], 1],
    ['in one word', 'it grew in Elm', 'it grew in Oak', [['Elm', 'Oak']], 0.75],
    [
      'in two places',
      'two mills in Elm',
      'six mills in Oak',
      [
        ['two', 'six'],
        ['Elm', 'Oak'],
      ],
      0.5,
    ],
    ['in a word more', 'it never grew', 'it grew', [['never', '']], 2 / 3],
    ['in a word less', 'it grew', 'it never grew', [['', 'never']], 1],
    ['wholly', 'mills hum', 'gardens bloom', [['mills hum', 'gardens bloom']], 0],
    ['though a sign is no word', 'it grew', 'it grew .', [['', '.']], 1],
    ['and no sign is counted', 'mills, yes', 'barns, yes', [['mills', 'barns']], 0.5],
    ['from an empty text', '', 'it grew', [['', 'it grew']], 0],
  ])('%s', (_where, one, other, expected, kept) => {
    const diff = diffTokens(readTokens(one), readTokens(other));
    expect(
      diff.gaps.map(({ claim, source }) => [
        said(claim.from, claim.to, one),
        said(source.from, source.to, other),
      ]),
    ).toEqual(expected);
    expect(diff.kept).toBeCloseTo(kept);
  });
});

describe('how well a sentence fits', () => {
  const fit = (claim: string, source: string) => {
    const { tokens } = readClaim(claim);
    const page = readPage([source]);
    const [sentence] = page.sentences;
    if (sentence === undefined) throw new Error('No sentence');
    return alignTo(
      tokens,
      sentence,
      findKin(
        tokens.map(({ stem }) => stem),
        page.index,
      ),
    );
  };

  test('all of it, some of it, nothing of it', () => {
    expect(fit('Mills hum in Elm.', 'In Elm mills hum.').share).toBe(1);
    expect(fit('Mills hum in Elm.', 'Mills hum in Oak.').share).toBeCloseTo(2.3 / 3.6);
    expect(fit('Mills hum in Elm.', 'Gardens bloom at night.').share).toBe(0);
    expect(fit('It is what it is.', 'It is what it is.').share).toBe(0);
  });

  test('a figure weighs more than a word', () => {
    expect(fit('90 boats', 'Ninety mills hum.').share).toBeCloseTo(1.5 / 2.5);
    expect(fit('12 mills', 'Ninety mills hum.').share).toBeCloseTo(1 / 2.5);
  });

  test('a place is alike when its neighbours are', () => {
    const claim = readClaim('The mill in Elm has 40 doors.').tokens;
    const at = (source: string) => {
      const alignment = fit('The mill in Elm has 40 doors.', source);
      const place = alignment.sentence.tokens.findIndex(
        ({ text }) => text === '40' || text === '90',
      );
      return likeness(claim, { from: 5, to: 6 }, alignment, { from: place, to: place + 1 });
    };
    expect(at('The mill in Elm has 90 doors.')).toBeGreaterThan(0.9);
    expect(at('The mill in Elm has 90 doors.')).toBeGreaterThan(
      at('Some 90 boats came, and the mill in Elm had doors.'),
    );
  });
});

describe('the closest sentence is found among many', () => {
  const PASSAGES = [
    'The annual fair drew growers from five counties. It rained on the second day.',
    'Kestrel Mills was founded in 1987 by two sisters. It has 40 mills in Elm and sells flour to bakeries.',
    'In 1994 the sisters opened a school for millers. Its roof leaks.',
  ];

  test.each([
    [
      'Two sisters founded Kestrel Mills in 1987.',
      'Kestrel Mills was founded in 1987 by two sisters.',
    ],
    [
      'Flour is sold to bakeries, and there are 40 mills in Elm.',
      'It has 40 mills in Elm and sells flour to bakeries.',
    ],
    [
      'A school for millers was opened in 1994.',
      'In 1994 the sisters opened a school for millers.',
    ],
    [
      'Growers from five counties came to the annual fair.',
      'The annual fair drew growers from five counties.',
    ],
  ])('“%s”', (claim, quote) => {
    expect(checkWording(claim, PASSAGES)).toMatchObject({
      verdict: 'supported',
      quote,
      reasons: [],
    });
    expect(checkWording(claim, PASSAGES.toReversed()).quote).toBe(quote);
  });

  test('a sentence that two of them carry together is carried', () => {
    expect(
      checkWording('Kestrel Mills, founded in 1987, has 40 mills in Elm.', PASSAGES).verdict,
    ).toBe('supported');
  });

  test('no more than six are read closely, best first', () => {
    const { near } = compare(
      'A mill hums.',
      readPage(
        Array.from({ length: 20 }, (_, index) =>
          index === 13 ? 'A mill hums.' : `A mill waits, the one of number ${index}.`,
        ),
      ),
    );
    expect(near).toHaveLength(6);
    expect(near[0]?.sentence.passage).toBe(13);
  });

  test('where none speaks of it there is no quote, and a reason', () => {
    expect(checkWording('Volcanoes swallow laboratories.', PASSAGES)).toMatchObject({
      verdict: 'unsupported',
      quote: '',
      reasons: ['The evidence doesn’t mention it.'],
    });
    expect(checkWording('It is.', PASSAGES)).toMatchObject({ verdict: 'unsupported', score: 0 });
  });

  test('fewer than twelve characters are no quote', () => {
    expect(checkWording('Mills hum.', ['Mills hum.']).quote).toBe('');
    expect(checkWording('Old mills hum.', ['Old mills hum.']).quote).toBe('Old mills hum.');
  });

  test('words that no passage has are named', () => {
    const { unsupportedTokens } = checkWording(
      'Two sisters founded Kestrel Mills in 1987 beneath a volcano.',
      PASSAGES,
    );
    expect(unsupportedTokens).toContain('volcano');
    expect(unsupportedTokens).not.toContain('sisters');
  });

  test('a page read once judges as one read anew, in whatever order it is asked', () => {
    const page = readPage(PASSAGES);
    const claims = [
      'Kestrel Mills was founded in 1989.',
      'Two sisters founded Kestrel Mills.',
      'The roof leaks.',
    ];
    const once = claims.map((claim) => checkAgainst(claim, page));
    expect(
      claims
        .toReversed()
        .map((claim) => checkAgainst(claim, page))
        .toReversed(),
    ).toEqual(once);
    expect(claims.map((claim) => checkWording(claim, PASSAGES))).toEqual(once);
  });
});
