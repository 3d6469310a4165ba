import { expect, test } from 'vitest';
import { formatSpan, formatTimeLeft } from './time-left';

test('a span of time is told as exactly as it matters', () => {
  expect([0, 12, 60, 125, 599, 600, 605, 1_440, 1_505, 4_320].map(formatSpan)).toEqual([
    '0 min',
    '12 min',
    '1 h',
    '2 h 5 min',
    '9 h 59 min',
    '10 h',
    '10 h',
    '1 d',
    '1 d 1 h',
    '3 d',
  ]);
});

test('the time that is left, or has passed, is told in one form everywhere', () => {
  expect([200, 60, 12, -75, null].map(formatTimeLeft)).toEqual([
    '3 h 20 min left',
    '1 h left',
    '12 min left',
    '1 h 15 min late',
    'no deadline',
  ]);
});
