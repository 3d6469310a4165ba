import { expect, test } from 'vitest';
import { slipFinder } from './slips';

const often = (word: string): readonly string[] =>
  Array.from({ length: 6 }, (_, at) => `Round ${at} has one ${word}.`);
const hasSlip = slipFinder([
  ...often('interview'),
  ...often('manager'),
  ...often('projects'),
  'A project is assigned after the second intervew.',
  'The managed account has an owner.',
]);

test('a word that the source writes once, a letter beside one it writes often, is a slip', () => {
  expect(hasSlip('A project is assigned after the second intervew.')).toBe(true);
  expect(hasSlip('A project is assigned after the second interveiw.')).toBe(true);
});

test.each([
  ['another form of the word', 'The managed account has an owner.'],
  ['its singular', 'A project is assigned.'],
  ['the word itself', 'There is one interview with the manager.'],
  ['a name', 'Ask Intervew about it.'],
])('%s is none', (_, text) => {
  expect(hasSlip(text)).toBe(false);
});

test('a word that is written twice is meant', () => {
  const text = 'The intervews are on Monday.';
  expect(slipFinder([...often('interviews'), text, `${text} Bring a pen.`])(text)).toBe(false);
});
