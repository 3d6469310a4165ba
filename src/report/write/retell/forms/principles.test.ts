import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { retell } from '../retell';

const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };
const told = (text: string, own = true): string | undefined =>
  retell({ text, context: undefined, own, filing: true }, teller)?.text;

test.each([
  [
    'We are guided by three principles: care rather than speed, thrift, and patience with sailors.',
    'Bellmark’s principles are care rather than speed, thrift, and patience with sailors.',
  ],
  [
    'Bellmark is committed to a core set of values: care, thrift and patience – all of which are old.',
    'Bellmark’s values are care, thrift, and patience.',
  ],
  [
    'The “how” is told by three simple, sturdy company values – Care, Thrift and Patience.',
    'Bellmark’s values are Care, Thrift, and Patience.',
  ],
  [
    'Its culture rests on its core values, which are told by three corporate tenets: careful mending; a commitment to care, thrift, and patience; and a good ' +
      'crew.',
    'Bellmark’s tenets are careful mending; a commitment to care, thrift, and patience; and a good crew.',
  ],
  [
    'Our core values are care, thrift, and patience.',
    'Bellmark’s values are care, thrift, and patience.',
  ],
])('a list of what a company stands for is told by itself: %s', (text, sentence) => {
  expect(told(text)).toBe(sentence);
});

test.each([
  'Our work on sails is guided by a core set of principles: care, thrift, and patience.',
  'Tarn is committed to a core set of values: care, thrift, and patience.',
  'Our core values are as follows:',
  'Our core values are care and thrift.',
  'Our core values are care, thrift, and what we were taught by those who were here before.',
])('values of a part, of others, or without a list are not the company’s: %s', (text) => {
  expect(told(text) ?? '').not.toMatch(/Bellmark’s (?:values|principles) are/u);
});

test('what somebody else says of its own values is not the company’s', () => {
  expect(told('Our values are care, thrift, and patience.', false)).toBeUndefined();
});
