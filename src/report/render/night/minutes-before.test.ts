import { expect, test } from 'vitest';
import { minutesBefore } from './minutes-before';

test.each([
  ['Two hours before', 120],
  ['One hour before', 60],
  ['90 minutes before', 90],
  ['20 minutes before', 20],
  ['Years before', undefined],
  ['Some hours before', undefined],
  ['90 minutes before lunch', undefined],
  ['', undefined],
])('%s is %s minutes', (title, minutes) => {
  expect(minutesBefore(title)).toBe(minutes);
});
