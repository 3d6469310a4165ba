import { expect, test } from 'vitest';
import { editDistance } from './edit-distance';

const LIMIT = 5;

test.each([
  ['', '', 0],
  ['nurse', 'nurse', 0],
  ['nusre', 'nurse', 1],
  ['nurs', 'nurse', 1],
  ['nuurse', 'nurse', 1],
  ['purse', 'nurse', 1],
  ['cook', 'baker', 5],
])('from “%s” to “%s” takes %i changes', (one, other, distance) => {
  expect(editDistance(one, other, LIMIT)).toBe(distance);
  expect(editDistance(other, one, LIMIT)).toBe(distance);
});

test('beyond the limit it only says so', () => {
  expect(editDistance('bellmark', 'quillhaven', 2)).toBe(3);
  expect(editDistance('bell', 'bellmark', 2)).toBe(3);
});
