import { expect, test } from 'vitest';
import { row } from '../../../fixtures/writing';
import { readAs } from './read-as';

const toldAs = (quote: string): string | undefined =>
  readAs(row({ attribute: 'passage', takenFor: 'headquarters', quote }));

test.each([
  'Bellmark is a maker of paper bags headquartered in Dayton, Ohio.',
  'Bellmark Paper is an employee-owned mill headquartered in Dayton.',
])('a seat behind what a company is, is told with what it is: “%s”', (quote) => {
  expect(toldAs(quote)).toBe(readAs(row({ attribute: 'description', quote })));
});

test.each([
  'Our headquarters are in Dayton, Ohio.',
  'Bellmark has its headquarters in Dayton, which is a town of mills.',
  'It moved in 2021. Dayton is a town of mills, and its headquarters are there.',
  'Founded in Dayton, Bellmark is a maker of bags with its headquarters there.',
  'its seat is a mill in Dayton.',
])('any other sentence on a seat is told with the size: “%s”', (quote) => {
  expect(toldAs(quote)).toBe('size');
});

test('a partnership with a year is news, and one without has lasted', () => {
  const partner = (quote: string) => readAs(row({ attribute: 'partner', quote }));
  expect(partner('We have partnered with Tarn Paper since we began.')).toBe('partners');
  expect(partner('In 2026 we partnered with Tarn Paper.')).not.toBe('partners');
});
