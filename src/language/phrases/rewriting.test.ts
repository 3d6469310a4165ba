import { expect, test } from 'vitest';
import { rewriting } from './rewriting';

const told = rewriting([
  ['', 'mill {located} in, {very} *'],
  ['before', 'prior to'],
  ['boats', 'ferry boats'],
  ['people', 'team of # {} rests'],
  ['’', '# weeks {} leave'],
  ['ferry boats', 'ships'],
  ['guild', '=guild'],
]);

test.each([
  ['in other words', 'We did it prior to May.', 'We did it before May.'],
  ['with the capital that was there', 'Prior to May, we did it.', 'Before May, we did it.'],
  ['in small letters, where it asks for no more', 'The Guild meets.', 'The guild meets.'],
  ['without a part of them', 'Our mill located in Tarn is very old.', 'Our mill in Tarn is old.'],
  ['without their first word', 'Very old mills rest.', 'old mills rest.'],
  ['with a word between', 'A team of 9 rests.', 'A team of 9 people rests.'],
  ['with a sign between', 'They have 9 weeks leave.', 'They have 9 weeks’ leave.'],
  ['until nothing is left to tell', 'We have ships.', 'We have boats.'],
  ['not at all', 'We rest.', 'We rest.'],
])('phrases are told %s', (_, text, plain) => {
  expect(told(text)).toBe(plain);
});

test('words that change into each other come to an end', () => {
  const swap = rewriting([
    ['mill', 'barn'],
    ['barn', 'mill'],
  ]);
  expect(swap('A mill.')).toBe('A mill.');
});
