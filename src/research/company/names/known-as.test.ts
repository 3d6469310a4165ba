import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../kernel/seeded-random';
import { knownAs } from './known-as';
import { matchName, matchPassage } from '../fit/score';
import type { EntityCard } from '../shape';

const card = (name: string, legalName = name, namesakes: readonly string[] = []): EntityCard => ({
  id: 'x',
  name,
  legalName,
  aliases: [],
  jobBoards: {},
  namesakes,
});
const SURE = 0.9;
const LIKELY = 0.75;

describe('a name in a row', () => {
  test.each([
    ['TARROW LANTERN WORKS, INC.', 'Tarrow Lantern Works, Inc.'],
    ['The Tarrow Lantern Works Incorporated', 'Tarrow Lantern Works, Inc.'],
    ['Tarrow Lantern Works', 'Tarrow Lantern Works, Inc.'],
    ['Société Générale S.A.', 'Societe Generale SA'],
    ['Johnson and Wick Co.', 'Johnson & Wick Company'],
    ['Target Corporation', 'Target Corp'],
    ['Tarn Oyj', 'Tarn Oy'],
    ['Tarrow Lantern Works, Inc. - Kern depot', 'Tarrow Lantern Works, Inc.'],
    ['Tarrow Lantern Works #204', 'Tarrow Lantern Works'],
    ['Tarrow Lantern Works dba Bright', 'Tarrow Lantern Works'],
    ['Target #204', 'Target Corporation'],
  ])('“%s” is that of %s', (said, legalName) => {
    expect(knownAs(card(legalName)).scoreName(said, 'legalNames')).toBeGreaterThanOrEqual(SURE);
  });

  test.each([
    ['Tarrow Lantern Works LLC', 'Tarrow Lantern Works, Inc.', 0.85],
    ['Tarrow Lantern Works LLC - Kern depot', 'Tarrow Lantern Works, Inc.', 0.8],
    ['Tarrow Lantern Works of Ohio', 'Tarrow Lantern Works', 0.8],
    ['Target Hospitality Corp', 'Target Corporation', 0.3],
    ['Apple Bank for Savings', 'Apple Inc.', 0.3],
    ['Delta Dental', 'Delta Air Lines', 0],
    ['Pineapple', 'Apple Inc.', 0],
    ['Works Lantern Tarrow', 'Tarrow Lantern Works', 0],
  ])('“%s” is not surely that of %s: %d', (said, legalName, score) => {
    expect(knownAs(card(legalName)).scoreName(said, 'legalNames')).toBe(score);
  });

  test('under its legal names alone, another name it goes by is none', () => {
    const known = knownAs({
      ...card('Loam Ferry', 'Loam Ferry, Inc.'),
      aliases: ['Scheldt Boats'],
    });
    expect(known.scoreName('Scheldt Boats', 'names')).toBeGreaterThanOrEqual(SURE);
    expect(known.scoreName('Scheldt Boats', 'legalNames')).toBe(0);
  });
});

const ferry = card('Loam Ferry', 'Loam Ferry Corporation', [
  'Loam Ferry Tours LLC',
  'Loam',
  'Ferry Loam & Sons',
]);
const twin = { ...ferry, namesakes: ['Loam Ferry LLC'] };

test.each<[string, EntityCard, boolean]>([
  ['LOAM FERRY CORPORATION', ferry, true],
  ['Loam Ferry Corp - Ghent yard', ferry, true],
  ['Loam Ferry LLC', ferry, false],
  ['Loam Ferry Tours LLC', ferry, false],
  ['Loam Ferry Tours', ferry, false],
  ['Loam Ferry - Tours', ferry, false],
  ['Loam', ferry, false],
  ['Loam Ferryman', ferry, false],
  ['Loam Ferry Corporation', twin, true],
  ['Loam Ferry LLC', twin, false],
  ['Loam Ferry', twin, false],
])('beside namesakes the name “%s” is the company’s', (name, of, isOurs) => {
  expect(knownAs(of).scoreName(name, 'names') >= SURE).toBe(isOurs);
});

test.each<[string, EntityCard, boolean]>([
  ['Loam Ferry opens a third yard', ferry, true],
  ['Third yard for Loam Ferry Corp.', ferry, true],
  ['Loam Ferry Tours adds two boats', ferry, false],
  ['LOAM FERRY TOURS, LLC adds two boats', ferry, false],
  ['A ferry crosses the loam', ferry, false],
  ['Loam prices rise', ferry, false],
  ['Loam Ferry opens a third yard', twin, false],
  ['Loam Ferry Corp. opens a third yard', twin, true],
  ['Loam Ferry Corporation opens a third yard', twin, true],
  ['Loam Ferry LLC opens a third yard', twin, false],
  ['Loam Ferry opens a yard', { ...ferry, namesakes: ['LOAM FERRY CORP'] }, true],
  [
    'Shares of Target Corp. fell',
    card('Target', 'Target Corporation', ['Target Hospitality']),
    true,
  ],
  ['Target names a new chief', card('Target', 'Target Corporation'), true],
  ['Target names a new chief', card('Target', 'Target Corporation', ['Target Hospitality']), false],
  ['The bank will target small firms', card('Target'), false],
  ['TARGET CLOSES STORES', card('Target'), true],
  ['The GAP analysis of a ministry', card('Gap'), false],
  ['Nobody knew Tarn as a bank', card('Tarn', 'Tarn AS', ['Tarn Kettles']), false],
  ['Nobody knew Tarn AS, the bank', card('Tarn', 'Tarn AS', ['Tarn Kettles']), true],
  ['Stargate opens', card('Target'), false],
  ['Lantern works in Tarrow', card('Tarrow Lantern Works'), false],
  ['', card('Target'), false],
])('“%s” speaks of the company', (text, of, isOurs) => {
  expect(knownAs(of).scoreText(text, 'names') >= LIKELY).toBe(isOurs);
});

describe('a look at the words before the reading', () => {
  const cards: readonly EntityCard[] = [
    {
      ...twin,
      domain: 'loamferry.example',
      ticker: 'LMFY',
      aliases: ['Loam', 'The Ferry'],
      rivals: [
        { name: 'Ferry Tech', aliases: ['Lab & Sons'], domain: 'ferrytech.example', ticker: 'FT' },
      ],
      parent: { name: 'Intl Quay Holdings' },
    },
    card('International Tarn Mfg Co.', 'International Tarn Manufacturing Company', [
      'Tarn',
      'Intl Tarn',
    ]),
    card('Żółw & Søn', 'Żółw and Søn A/S', ['Søn', 'Zolw Labs']),
    card('The The', 'The The Limited'),
    card('International Moor', 'International Moor Company'),
    card('!!!', '!!!'),
  ];
  const pool = [
    'Loam',
    'LOAM',
    'loam',
    'Ferry',
    'Ferry’s',
    'F.erry',
    'Tours',
    'Tech',
    'Technology',
    'Technologies',
    'Intl',
    'International',
    'Tarn',
    'Mfg.',
    'Manufacturing',
    'Lab',
    'Laboratory',
    'Labs',
    'Żółw',
    'ZOLW',
    'Zo\u0301lw',
    'Søn',
    'son',
    '&',
    'and',
    'the',
    'The',
    'Inc.',
    'LLC',
    'Co',
    'Company',
    'Corp',
    'Quay',
    'Holdings',
    '-',
    '#204',
    'dba',
    '!!!',
    '',
    'LMFY',
    '$LMFY',
    '(NASDAQ: FT)',
    'loamferry.example',
    'www.ferrytech.example/x',
    'Rain',
    'Kettle',
    'of',
    'Ohio',
    '漢字',
  ];
  /** As a register may write what the cards write otherwise. */
  const written = [
    'Intl Moor Company',
    'Intl Tarn Manufacturing Company',
    'The International Tarn Mfg Company',
    'ZOLW and Son A/S',
    'Laboratory & Sons',
    'International Quay Holdings',
    'The Loam Ferry Corp - yard',
  ];
  const random = seededRandom(41);
  const below = (most: number): number => Math.floor(random.next() * most);
  const made = (most: number): string =>
    Array.from({ length: below(most) + 1 }, () => pool[below(pool.length)] ?? '').join(
      below(9) === 0 ? '' : ' ',
    );

  test.each(cards.map((one) => [one.name, one] as const))('changes no score of %s', (_, one) => {
    const known = knownAs(one);
    const of = { names: one, legalNames: { ...one, name: one.legalName, aliases: [] } };
    const names = [...written, ...Array.from({ length: 400 }, () => made(4))];
    const texts = Array.from({ length: 150 }, () => made(9));
    for (const against of ['names', 'legalNames'] as const) {
      for (const name of names)
        expect([name, known.scoreName(name, against)]).toEqual([
          name,
          matchName(of[against], name).score,
        ]);
      for (const text of texts)
        expect([text, known.scoreText(text, against)]).toEqual([
          text,
          matchPassage(of[against], { text }).score,
        ]);
    }
    expect(names.some((name) => known.scoreName(name, 'names') === 0)).toBe(true);
  });
});
