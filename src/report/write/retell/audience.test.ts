import { expect, test } from 'vitest';
import { withoutYou } from './audience';

test.each([
  ['We pay you your bonus in June.', 'We pay employees their bonus in June.'],
  ['You get pay, and we send you a chair.', 'Employees get pay, and we send them a chair.'],
  ['You’ve 20 days, and you’re paid.', 'Employees have 20 days, and they are paid.'],
  ['Your pay covers your new desk.', 'Employees’ pay covers their new desks.'],
  ['If you have a child, you can take a year.', 'Employees who have a child can take a year.'],
  ['If you fall ill, you keep your pay.', 'If employees fall ill, they keep their pay.'],
])('“you” of terms of work is told of employees: %s', (text, told) => {
  expect(withoutYou(text, ['Benefits'])).toBe(told);
});

test.each([
  ['it may mean an applicant', 'You get a laptop once your form is here.'],
  ['others are “them” besides', 'You pay them in a week.'],
  ['“yours” has no such form', 'The laptop is yours.'],
])('“you” is not told where %s', (_, text) => {
  expect(withoutYou(text, [])).toBeUndefined();
});

test('any heading above it may say that somebody else is meant', () => {
  expect(withoutYou('You have 20 days off.', ['How we interview', 'Holidays'])).toBeUndefined();
});

test('a text that says “you” nowhere stays as it is, whoever is meant by its headings', () => {
  const text = 'we ask each youth for candidates.';
  expect(withoutYou(text, ['For line managers'])).toBe(text);
});
