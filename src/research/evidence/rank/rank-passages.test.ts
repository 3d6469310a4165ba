import { expect, test } from 'vitest';
import { indexPassages, type IndexedPassage } from './passage-index';
import { rankPassages } from './rank-passages';
import { porterStem } from './stem';
import { termsOf } from './terms';

const rank = (question: string, ...texts: readonly string[]) =>
  rankPassages(indexPassages(texts.map((text) => ({ text }))), question);

test.each([
  ['restated', 'restat'],
  ['restates', 'restat'],
  ['companies', 'compani'],
  ['company', 'compani'],
  ['hopping', 'hop'],
  ['hoping', 'hope'],
  ['relational', 'relat'],
  ['happiness', 'happi'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['adoption', 'adopt'],
  ['controlled', 'control'],
  ['caresses', 'caress'],
  ['is', 'is'],
  ['2024', '2024'],
  ['łódź', 'łódź'],
])('the stem of %s is %s', (word, stem) => {
  expect(porterStem(word)).toBe(stem);
});

test('numbers, months and possessives are looked for in one spelling', () => {
  expect(termsOf('Tolvane’s two boats, 1,200 seats, the 3rd of September')).toEqual(
    termsOf('Tolvane 2 boat 1200 seat third Sep'),
  );
});

test('another form of the word is found, and a passage without any word comes last', () => {
  expect(
    rank(
      'Which harbours did the company acquire?',
      'Weather was mild.',
      'In spring it acquired a harbour at Ystrad.',
      'A harbour seal swam by.',
    ),
  ).toEqual([1, 2, 0]);
});

test('a sentence that leans on the one before it comes before a stranger to the question', () => {
  const texts = [
    'Gulls cried.',
    'Bread was dear.',
    'Sails were mended.',
    'Ilmar Kest joined Tolvane Ferries in 2011.',
    'He has led its yard since then.',
    'Tea was served.',
    'It rained.',
    'Ropes were sold.',
    'Cats slept.',
  ];
  const order = rank('Ilmar Kest of Tolvane Ferries', ...texts);
  expect(order[0]).toBe(3);
  expect(order.slice(1, 3)).toContain(4);
});

test('the second half of an answer comes before a repetition of the first', () => {
  const order = rank(
    'Tolvane bought a dry dock and hired forty welders',
    'Tolvane bought a dry dock.',
    'Birds sang.',
    'Winter came.',
    'Nets dried.',
    'Tolvane bought the dry dock then.',
    'Rain fell.',
    'Boats slept.',
    'Night fell.',
    'Forty welders were hired.',
  );
  expect(order.indexOf(8)).toBeLessThan(2);
});

const pages: readonly IndexedPassage[] = [
  {
    page: 'a',
    text: 'The table below shows the figures of each year, in thousands, for all lines that the company runs between the islands and the coast of the mainland, by season, class and cabin.',
    context: 'Harbour dues 40 44 Berth rent 12 13',
  },
  {
    page: 'b',
    text: 'The table below shows the figures of each year, in thousands, for all lines that the company runs between the islands and the coast of the mainland, by season, class and cabin.',
    context: 'Fuel 70 71 Wages 90 96',
  },
];

test('a paragraph is found by the table that stands beside it', () => {
  expect(rankPassages(indexPassages(pages), 'What was spent on fuel?')[0]).toBe(1);
  expect(rankPassages(indexPassages(pages), 'What was the berth rent?')[0]).toBe(0);
});

test('the order is the same every time, and ties stand as they came', () => {
  expect(rank('salt', 'no', 'no', 'no')).toEqual([0, 1, 2]);
  const index = indexPassages(
    Array.from({ length: 80 }, (_, at) => ({ text: `boat ${at % 7} of ${at % 5}` })),
  );
  expect(rankPassages(index, 'boat 3 of 4')).toEqual(rankPassages(index, 'boat 3 of 4'));
  expect(new Set(rankPassages(index, 'boat 3 of 4')).size).toBe(80);
});

test.each([
  ['How many employees?', 'It employs 412 people.'],
  ['Who won?', 'Their second win came in Ghent.'],
  ['Which German mills were sold?', 'It sells two mills in Germany.'],
])('“%s” finds “%s”, though its words are bent in a way of their own', (question, passage) => {
  const passages = [
    'The river is wide.',
    'A ferry leaves at nine.',
    passage,
    'Nobody was there.',
  ].map((text) => ({ text }));
  expect(rankPassages(indexPassages(passages), question)[0]).toBe(2);
});
