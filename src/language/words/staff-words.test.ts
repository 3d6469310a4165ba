import { expect, test } from 'vitest';
import { isManyOfStaff, isOfStaff } from './staff-words';

test('a word for those who work somewhere is told from others', () => {
  expect(['employees', 'people', 'staff'].every(isManyOfStaff)).toBe(true);
  expect(['employee', 'workforce', 'jobs', 'clients'].some(isManyOfStaff)).toBe(false);
  expect(['employee', 'workforce', 'job', 'staff'].every(isOfStaff)).toBe(true);
  expect(['client', 'team'].some(isOfStaff)).toBe(false);
});
