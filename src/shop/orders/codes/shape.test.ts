import { expect, test } from 'vitest';
import { cents } from '../../../kernel/money';
import {
  codeRefusals,
  discountOf,
  formatPrice,
  listPriceOf,
  isCode,
  isCodeRefusal,
  plainCode,
} from './shape';

const price = cents(3_500);
const percent = (share: number) => discountOf({ percent: share, amountOff: null }, price);
const off = (amount: number) => discountOf({ percent: null, amountOff: cents(amount) }, price);

test('a share is rounded to the cent, and a sum is taken off as it is', () => {
  expect([percent(20), percent(33), percent(100)]).toEqual([700, 1_155, 3_500]);
  expect([off(700), off(1)]).toEqual([700, 1]);
});

test('what would leave less than the provider charges leaves nothing, and never less than nothing', () => {
  expect([off(3_450), off(3_451), off(3_500), off(9_900), percent(99)]).toEqual([
    3_450, 3_500, 3_500, 3_500, 3_500,
  ]);
});

test('a code is the same in small letters, with spaces, and however long', () => {
  expect(plainCode(' spring 20 \n')).toBe('SPRING20');
  expect(plainCode('x'.repeat(500))).toHaveLength(40);
  expect(['SPRING-20', 'ABC'].map(isCode)).toEqual([true, true]);
  expect(['AB', 'spring', '-ABC', 'A B C', 'ÄBC', "A'; --", 'A'.repeat(41)].map(isCode)).toEqual(
    Array.from({ length: 7 }, () => false),
  );
});

test('only the known refusals are told by their names', () => {
  expect(Object.keys(codeRefusals).every(isCodeRefusal)).toBe(true);
  expect(['', 'constructor', 'paid'].some(isCodeRefusal)).toBe(false);
});

test('a price names its code and what it took off, where one did', () => {
  const full = {
    amount: price,
    currency: 'usd',
    code: null,
    discount: cents(0),
    tax: null,
  } as const;
  expect(formatPrice(full)).toBe('$35');
  const taxed = { ...full, amount: cents(3_719), tax: cents(219) };
  expect(formatPrice(taxed)).toBe('$37.19 (tax $2.19)');
  expect(listPriceOf(taxed)).toBe(3_500);
  expect(
    formatPrice({ ...full, amount: cents(2_800), code: 'SPRING20', discount: cents(700) }),
  ).toBe('$28 (code SPRING20, −$7)');
});
