import { describe, expect, test } from 'vitest';
import { row } from '../../../fixtures/writing';
import { formatHeadcount } from './headcount';

const people = (value: number, about = '') =>
  row({
    attribute: 'employees',
    value,
    unit: 'people',
    quote: `It had ${value} employees.`,
    ...(about === '' ? {} : { details: { about } }),
  });

describe('a number of people, as one says it', () => {
  test.each([
    [1, '1 person'],
    [840, '840 people'],
    [1_000, '1,000 people'],
    [1_906, 'about 1,900 people'],
    [12_000, '12,000 people'],
    [48_217, 'about 48,000 people'],
    [151_862, 'about 152,000 people'],
  ])('of %d is %s', (value, said) => {
    expect(formatHeadcount(people(value))).toBe(said);
  });

  test('is as rough as its source has it', () => {
    expect(formatHeadcount(people(131_000, 'approximately'))).toBe('about 131,000 people');
    expect(formatHeadcount(people(1_240, 'about'))).toBe('about 1,200 people');
  });

  test('keeps the figure behind a bound, which rounding may break', () => {
    expect(formatHeadcount(people(1_960, 'more than'))).toBe('more than 1,960 people');
    expect(formatHeadcount(people(1_940, 'fewer than'))).toBe('fewer than 1,940 people');
  });
});
