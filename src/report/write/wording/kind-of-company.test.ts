import { expect, test } from 'vitest';
import { namesKindOfCompany } from './kind-of-company';

test.each([
  ['is a maker of gauges in Ohio', true],
  ['is an employee-owned retailer', true],
  ['makes gauges for mills', false],
  ['is a good story for the press', false],
])('“%s” says what kind of company it is: %s', (line, says) => {
  expect(namesKindOfCompany(line)).toBe(says);
});
