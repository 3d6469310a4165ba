import { describe, expect, test } from 'vitest';
import { payRangeIn } from './pay-range';

const range = (text: string) => {
  const found = payRangeIn(text);
  return found && [found.from, found.to, found.unit, found.per];
};

describe('A range of pay is read', () => {
  test.each([
    ['Salary: $90,000 - $110,000', [90_000, 110_000, 'usd', 'year']],
    ['Pay is $90,000 to $110,000 a year, plus a bonus.', [90_000, 110_000, 'usd', 'year']],
    ['The base is between $90K and $110K.', [90_000, 110_000, 'usd', 'year']],
    ['$90–110k', [90_000, 110_000, 'usd', 'year']],
    ['$90,000 – 110,000', [90_000, 110_000, 'usd', 'year']],
    ['90–110k EUR', [90_000, 110_000, 'eur', 'year']],
    ['90.000 € bis 110.000 €', [90_000, 110_000, 'eur', 'year']],
    ['£45,000 per year up to £52,500 per year', [45_000, 52_500, 'gbp', 'year']],
    ['$28.50 - $34.75 per hour', [28.5, 34.75, 'usd', 'hour']],
    ['$28–$34/hr', [28, 34, 'usd', 'hour']],
    ['Hourly pay: $28 to $34', [28, 34, 'usd', 'hour']],
    ['$28 to $34', [28, 34, 'usd', 'hour']],
    ['$4,200 to $5,100 per month', [4_200, 5_100, 'usd', 'month']],
    ['Weekly: $900 - $1,100', [900, 1_100, 'usd', 'week']],
    ['$350 - $420 daily rate', [350, 420, 'usd', 'day']],
    ['CHF 95’000 – 110’000', [95_000, 110_000, 'chf', 'year']],
    ['The salary starts at $90,000 and goes up to $110,000.', [90_000, 110_000, 'usd', 'year']],
    ['You earn no less than $90,000, and often $110,000.', [90_000, 110_000, 'usd', 'year']],
  ])('from “%s”', (text, expected) => {
    expect(range(text)).toEqual(expected);
  });

  test.each([
    ['', 'nothing'],
    ['Salary: $90,000', 'one end alone'],
    ['Salary: $110,000 - $90,000', 'the most before the least'],
    ['Salary: $20,000 - $200,000', 'ends too far from each other'],
    ['Salary: $900 - $1,100 per year', 'less than anyone earns'],
    ['Salary: $2,000,000 - $4,000,000', 'more than anyone earns'],
    ['We raised $90,000 to $110,000.', 'money raised'],
    ['You own a budget of $90,000 to $110,000.', 'a budget'],
    ['Deal size: $90,000 - $110,000', 'a deal'],
    ['A sign-on bonus of $9,000 to $11,000 is paid.', 'a bonus'],
    ['Our boats cost $90,000, and the big ones $110,000.', 'two prices'],
    ['The salary is $90,000, then $100,000, then $110,000.', 'three sums'],
    [
      'The salary is $90,000 or, in Ghent, once you have learned it all, €110,000.',
      'two currencies',
    ],
    ['Salary: $10,000 at first, and after many a long year of it $90,000', 'two far apart'],
    ['You work 90 to 110 days.', 'days'],
    ['Rooms 90–110', 'rooms'],
  ])('not from “%s”, which tells of %s', (text) => {
    expect(range(text)).toBeUndefined();
  });

  test('and is quoted as it stands there', () => {
    expect(payRangeIn('Pay: $90,000-$110,000 a year')?.value).toBe('$90,000-$110,000');
    expect(payRangeIn('The salary starts at $90,000 and goes up to $110,000.')?.value).toBe(
      '$90,000 and goes up to $110,000',
    );
  });
});
