import { expect, test } from 'vitest';
import { matchName, matchPassage } from './score';
import type { EntityCard } from '../shape';

const card = (change: Partial<EntityCard> = {}): EntityCard => ({
  id: 'wikidata:Q1',
  name: 'Tarn',
  legalName: 'Tarn AS',
  aliases: ['Tarn Norge'],
  description: 'Norwegian bank for fishermen',
  headquarters: 'Oslo',
  domain: 'tarn.example',
  ticker: 'TRN',
  jobBoards: {},
  namesakes: [],
  ...change,
});
const alone = card();
const contested = card({
  namesakes: ['Tarn Kettles'],
  rivals: [
    {
      name: 'Tarn Kettles',
      aliases: ['Tarn'],
      domain: 'tarn-kettles.example',
      ticker: 'TKT',
      description: 'maker of copper kettles',
      place: 'Sheffield',
    },
  ],
});
const loam = card({
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loam'],
  domain: 'loam.example',
  ticker: 'LFY',
  parent: { name: 'Scheldt Holding' },
  sisters: [{ name: 'Loam Rail' }],
});

/** From .7 on a row is used. */
test.each<[string, EntityCard, string, 'used' | 'apart']>([
  ['a name that nobody else bears', alone, 'Tarn raised its rates.', 'used'],
  ['the same word in small letters', alone, 'We swam in the tarn before lunch.', 'apart'],
  ['a longer name we don’t know', alone, 'We bought a kettle of Tarn Quarterdeck.', 'apart'],
  [
    'a longer name that we don’t know before it',
    alone,
    'I worked for Great Tarn until May.',
    'apart',
  ],
  ['a name before its legal form', alone, 'They owe Tarn Ltd nothing.', 'used'],
  ['the beginning of a sentence', alone, 'Rates rose. Tarn followed.', 'used'],
  [
    'a headline in which every word is large',
    alone,
    'Tarn Raises Rates Again As Krone Falls',
    'used',
  ],
  ['a possessive', alone, 'Most of Tarn’s branches close.', 'used'],
  ['another word that begins so', alone, 'Tarnish is hard to remove.', 'apart'],
  ['a name that others share, and nothing else', contested, 'Tarn hired forty people.', 'apart'],
  ['a shared name beside its seat', contested, 'Tarn hired forty people in Oslo.', 'used'],
  [
    'a shared name beside the other’s trade',
    contested,
    'Tarn hired forty people for its copper kettles.',
    'apart',
  ],
  ['a shared name beside the seats of both', contested, 'Tarn closes Oslo and Sheffield.', 'apart'],
  [
    'a namesake in the company’s own town',
    contested,
    'Tarn Kettles opens a shop in Oslo. Tarn hired forty.',
    'apart',
  ],
  ['its symbol', contested, 'Shares of Tarn (OSE: TRN) fell.', 'used'],
  ['the other’s symbol', contested, 'Shares of Tarn (LSE: TKT) fell in Oslo.', 'apart'],
  ['its site', contested, 'Apply at jobs.tarn.example today.', 'used'],
  ['a site that only ends like its own', contested, 'Apply at notarn.example today.', 'apart'],
  ['a site that only begins like its own', contested, 'Apply at tarn.example.org today.', 'apart'],
  ['its whole name and no other', loam, 'Loam Ferry ordered two boats.', 'used'],
  ['the parent alone', loam, 'Scheldt Holding reported a loss.', 'apart'],
  ['a sister', loam, 'Loam Rail ordered two trains.', 'apart'],
  ['nobody', loam, 'The river froze.', 'apart'],
])('%s', (_, of, text, expected) => {
  const { score, reason } = matchPassage(of, { text });
  expect(score >= 0.7 ? 'used' : 'apart', reason).toBe(expected);
});

test('a namesake whose name is ours and a word more takes nothing from us but what speaks of its trade', () => {
  const of = {
    ...loam,
    namesakes: ['Loam Ferry Foods'],
    rivals: [{ name: 'Loam Ferry Foods', description: 'maker of tinned soup' }],
  };
  expect(matchPassage(of, { text: 'Loam Ferry hired forty people.' }).score).toBe(0.9);
  expect(
    matchPassage(of, { text: 'Loam Ferry hired forty people for its tinned soup.' }).score,
  ).toBeLessThan(0.7);
  expect(matchPassage(of, { text: 'Loam Ferry Foods hired forty people.' }).score).toBeLessThan(
    0.7,
  );
  // Known by the very same name, it does.
  expect(
    matchPassage(
      { ...of, rivals: [{ name: 'Loam Ferry Foods', aliases: ['Loam Ferry'] }] },
      { text: 'Loam Ferry hired forty people.' },
    ).score,
  ).toBeLessThan(0.7);
});

test('where it stands counts more than what it says', () => {
  expect(
    matchPassage(contested, {
      text: 'Tarn Kettles is another company.',
      url: 'https://www.tarn.example/faq',
    }).score,
  ).toBe(1);
  expect(
    matchPassage(contested, {
      text: 'Tarn in Oslo is another company.',
      url: 'https://www.tarn-kettles.example/faq',
    }).score,
  ).toBeLessThan(0.1);
  expect(
    matchPassage(contested, { text: 'A post', links: ['https://www.tarn.example/jobs'] }).score,
  ).toBeGreaterThan(0.9);
});

test('a long text on the company may name a namesake once', () => {
  const text =
    'Loam Ferry sails at nine. Loam Ferry sails at ten. Loam Ferry sails at noon. Loam Foods is not meant.';
  const of = { ...loam, namesakes: ['Loam Foods'] };
  expect(matchPassage(of, { text }).score).toBeGreaterThanOrEqual(0.7);
  expect(
    matchPassage(of, {
      text: 'Loam Ferry: a new boat\nThe boat is white.\nLoam Foods cut 93 jobs last month.\nSOURCE Loam Ferry',
    }).score,
  ).toBeGreaterThanOrEqual(0.7);
  expect(
    matchPassage(of, {
      text: 'Loam Foods: a new soup\nIt is green. Loam Ferry serves it. Loam Ferry likes it.',
    }).score,
  ).toBeLessThan(0.7);
  expect(
    matchPassage(of, { text: 'Loam Ferry sails at nine. Loam Foods is not meant.' }).score,
  ).toBeLessThan(0.7);
});

test('a name written in small letters by its bearer is one in small letters', () => {
  expect(
    matchPassage(card({ name: 'tarn', legalName: 'tarn AS' }), {
      text: 'A year at tarn was enough.',
    }).score,
  ).toBeGreaterThanOrEqual(0.7);
});

test.each<[string, EntityCard, string, 'used' | 'apart']>([
  ['the registered name', alone, 'TARN AS', 'used'],
  ['its name without a form', alone, 'Tarn', 'used'],
  ['its whole name with a branch', loam, 'LOAM FERRY INC - GHENT DOCK', 'used'],
  ['a longer name that begins with its short one', alone, 'Tarn Plumbing Inc', 'apart'],
  ['a namesake', contested, 'Tarn Kettles Ltd', 'apart'],
  ['a shared name', contested, 'Tarn', 'apart'],
  ['a sister', loam, 'Loam Rail Inc', 'apart'],
  ['another name', loam, 'Ferry Loam', 'apart'],
])('in a register’s row: %s', (_, of, name, expected) => {
  const { score, reason } = matchName(of, name);
  expect(score >= 0.7 ? 'used' : 'apart', reason).toBe(expected);
});

test('a text that was made to be slow to read is read all the same', () => {
  const hostile = [
    'a.'.repeat(40_000),
    '-'.repeat(80_000),
    'Tarn '.repeat(16_000),
    `${'tarn.example.'.repeat(6_000)}x`,
    '$TRN'.repeat(20_000),
    "a'".repeat(40_000),
  ];
  for (const text of hostile)
    expect(matchPassage(contested, { text }).score).toBeLessThanOrEqual(1);
});
