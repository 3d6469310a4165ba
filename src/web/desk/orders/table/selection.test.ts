import { expect, test } from 'vitest';
import { NOTHING_SELECTED, toggleAll, toggleRow, type Selection } from './selection';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = ({ ids }: Selection): string => [...ids].toSorted().join('');

test('a row is selected and let go again', () => {
  const one = toggleRow(NOTHING_SELECTED, shown, 'b', false);
  expect(chosen(one)).toBe('b');
  expect(chosen(toggleRow(one, shown, 'b', false))).toBe('');
});

test('a range goes from the last row to this one, up or down, and is let go the same way', () => {
  const start = toggleRow(NOTHING_SELECTED, shown, 'd', false);
  const up = toggleRow(start, shown, 'b', true);
  expect(chosen(up)).toBe('bcd');
  expect(chosen(toggleRow(start, shown, 'e', true))).toBe('de');
  expect(chosen(toggleRow(up, shown, 'd', true))).toBe('');
});

test('a range without a beginning is one row, also where its beginning is no longer shown', () => {
  expect(chosen(toggleRow(NOTHING_SELECTED, shown, 'c', true))).toBe('c');
  const elsewhere = { ids: new Set(['z']), anchor: 'z' };
  expect(chosen(toggleRow(elsewhere, shown, 'c', true))).toBe('cz');
});

test('all that is shown is selected at once, and let go where it all is', () => {
  const all = toggleAll(toggleRow(NOTHING_SELECTED, shown, 'c', false), shown);
  expect(chosen(all)).toBe('abcde');
  expect(toggleAll(all, shown)).toEqual(NOTHING_SELECTED);
});
