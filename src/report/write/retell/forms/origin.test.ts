import { expect, test } from 'vitest';
import { originSentence } from './origin';

const teller = { company: 'Bell', aliases: ['Bell Works, Inc.'] };
const told = (text: string, own = true) => originSentence({ text, own }, teller)?.text;

test.each([
  ['Founded in 1999, we bring crews and boats together.', 'Bell was founded in 1999.'],
  [
    'Founded in Ohio in 1921 by Ada Moss and Ian Tarn, Bell mends boats.',
    'Bell was founded in Ohio in 1921 by Ada Moss and Ian Tarn.',
  ],
  ['Incorporated in 1934, our company owns nine piers.', 'Bell was incorporated in 1934.'],
  ['Bell began in 2009, and now plays a large role.', 'Bell began in 2009.'],
  ['We were founded in 1999.', 'Bell was founded in 1999.'],
])('how a company began is told from “%s”', (text, sentence) => {
  expect(told(text)).toBe(sentence);
});

test.each([
  'Founded in 1999, Tarn brings crews and boats together.',
  'Founded in 1999, it brings crews and boats together.',
  'Founded by two sisters, we bring crews and boats together.',
  'Founded in 1999 by our chair, we bring crews together.',
  'Bell began in a barn, and now fills nine piers.',
])('nothing is told of its beginning from “%s”', (text) => {
  expect(told(text)).toBeUndefined();
});

test('somebody else’s “we” is not the company', () => {
  expect(told('Founded in 1999, we bring crews and boats together.', false)).toBeUndefined();
});
