import { expect, test } from 'vitest';
import { onlySampleCompanies } from './sample-companies';

const rule = onlySampleCompanies(['Quillhaven Systems', 'Brightmoor']);

test.each([
  ['Quillhaven Systems', null],
  ['  quillhaven SYSTEMS ', null],
  ['Anything', 'a-picked-card'],
])('“%s” may be ordered in the demo', (company, pick) => {
  expect(rule.refuse(company, pick)).toBeNull();
});

test('another company is refused in a sentence that names those of the demo', () => {
  expect(rule.refuse(' Fernhollow ', null)).toBe(
    'This demo covers only Quillhaven Systems and Brightmoor; Fernhollow is not in the sample.',
  );
});

test('a name as long as a page is told in part', () => {
  expect(rule.refuse('x'.repeat(5_000), null)?.length).toBeLessThan(200);
});
