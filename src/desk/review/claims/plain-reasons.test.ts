import { expect, test } from 'vitest';
import { plainReasons } from './plain-reasons';

test.each([
  ['The number “400” is in none of its quotes.', '“400” isn’t in the cited evidence.'],
  [
    'Its sources do not speak of “nine towns”, “mills”.',
    '“nine towns”, “mills” aren’t in the cited evidence.',
  ],
  ['The source does not name “Ines Hale”.', '“Ines Hale” isn’t in the cited evidence.'],
  [
    "The judge doesn't find “It mills rye.” in its evidence.",
    'A judge didn’t find “It mills rye.” in the cited evidence.',
  ],
  ['A row that it cites is gone.', 'A quote it cites was deleted.'],
  ['Its figure counts full-time-staff.', 'Its figure counts full time staff.'],
  [
    'Points are the difference of two percentages.',
    'Points are the difference of two percentages.',
  ],
])('“%s” is put plainly', (reason, plain) => {
  expect(plainReasons([reason])).toEqual([plain]);
});

test('what comes to the same is said once', () => {
  expect(
    plainReasons(['The number “400” is in none of its quotes.', 'The source does not say “400”.']),
  ).toEqual(['“400” isn’t in the cited evidence.']);
});
