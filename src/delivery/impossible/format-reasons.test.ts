import { expect, test } from 'vitest';
import { formatReasons } from './format-reasons';

test('what the engine counted is told to a buyer in words that help', () => {
  const told = formatReasons([
    'There is too little verified evidence for a report: 2 verified facts found where 10 are needed.',
  ]);
  expect(told).toMatch(/^Too little is public about this company/);
  expect(told).not.toMatch(/\d/);
});

test('any other reason is told as it is', () => {
  expect(formatReasons(['Nobody we asked knows this company.', 'It has no site.'])).toBe(
    'Nobody we asked knows this company. It has no site.',
  );
});

test('there is always a reason', () => {
  expect(formatReasons([])).toBe('We couldn’t create the report.');
});
