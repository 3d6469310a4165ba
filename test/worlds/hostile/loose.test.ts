import { expect, test } from 'vitest';
import { row } from '../../../src/report/fixtures/writing';
import type { Claim } from '../../../src/report/document/shape';
import { makeWorld } from '../make-world';
import { looseIn } from './loose';

const world = makeWorld(1);

/** What the checker of hostile runs finds carried by nobody when a row says one thing and a sentence another. */
function looseWhere(quote: string, text: string): readonly string[] {
  const rows = [row({ attribute: 'statement', quote })];
  const claim: Claim = {
    id: 'c',
    kind: 'fact',
    text,
    verdict: 'supported',
    citations: [],
    restsOn: [],
  };
  return looseIn(claim, rows, world);
}

test.each([
  ['It has 7,412 employees.', 'It employs about 7,400 people.'],
  ['It has 7,449 employees.', 'It employs around 7,400 people.'],
  ['It has 1,965 employees.', 'It employs about 2,000 people.'],
  ['It sold 96 mills.', 'It sold roughly 100 mills.'],
  ['It has 7,412 employees.', 'It employs 7,412 people.'],
  ['Sales were $3.42 billion.', 'Sales were $3.4 billion.'],
])('a figure that its row carries, rounded where it says so, is anchored: %s %s', (quote, text) => {
  expect(looseWhere(quote, text)).toEqual([]);
});

test.each([
  ['It has 7,412 employees.', 'It employs 7,400 people.', '7,400'],
  ['It has 7,461 employees.', 'It employs about 7,400 people.', '7,400'],
  ['It has 7,412 employees.', 'It employs about 7,500 people.', '7,500'],
  ['It has 1,640 employees.', 'It employs about 2,000 people.', '2,000'],
  ['It has 7,412 employees.', 'It employs about 66,613 people.', '66,613'],
  ['It was founded in Elm.', 'It sold about 40 mills.', '40'],
])('a figure that no row carries isn’t, “about” or not: %s %s', (quote, text, figure) => {
  expect(looseWhere(quote, text)).toEqual([`the number ${figure}`]);
});
