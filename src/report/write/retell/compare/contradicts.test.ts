import { expect, test } from 'vitest';
import { believedOf, type Said } from './contradicts';

const said = (text: string, title = 'Handbook', path = 'handbook'): Said => ({
  row: { title, url: `https://bellmark.example/${path}` },
  told: { text },
});

test('of two lengths of the holidays the page on holidays is believed', () => {
  const list = said('It offers 30 days’ paid annual leave.');
  const own = said(
    'All employees have 38 days of leave, which is inclusive of public holidays.',
    'Taking holiday',
  );
  expect(believedOf(list, own)).toBe(own);
  expect(believedOf(own, list)).toBe(own);
});

test('of two lengths on pages alike the first is believed', () => {
  const first = said('Probation lasts three months.');
  const second = said('Everyone is on probation for six months.');
  expect(believedOf(first, second)).toBe(first);
});

test.each([
  ['the same', 'Employees have 25 days of vacation.'],
  ['what may be carried on', 'Employees can carry over 5 days of vacation.'],
  ['another term', 'Employees have 10 days of sick leave.'],
  ['no number', 'Employees take their vacation when they like.'],
])('%s contradicts nothing', (_, text) => {
  expect(believedOf(said('Employees get 25 days of vacation.'), said(text))).toBeUndefined();
});

test('the end of a range is no length of its own', () => {
  const range = said('Employees have 20-25 days of vacation.');
  expect(believedOf(said('Employees have 25 days of vacation.'), range)).toBeUndefined();
});
