import { expect, test } from 'vitest';
import { benefitWeight } from './benefit-weight';

test.each([
  ['Bellmark offers health insurance, 401(k) matching, and 20 days off.', 3],
  ['Employees own shares and take 16 weeks of parental leave.', 2],
  ['There is fresh fruit in the kitchen.', 0],
  ['Dental and medical plans have low premiums.', 1],
])('%s speaks of %i things that two offers are compared by', (text, weight) => {
  expect(benefitWeight(text)).toBe(weight);
});
