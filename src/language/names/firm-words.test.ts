import { expect, test } from 'vitest';
import { isFirmWord, isHouseWord, isLeftOut } from './firm-words';

test('a word of a firm is told from a surname', () => {
  expect(['Bank', 'VENTURES', 'Inc.', 'L.L.C.', 'AG', 'Co.', 'Trust'].every(isFirmWord)).toBe(true);
  expect(['Banks', 'Se', 'Sa', 'Bell', 'Quill'].some(isFirmWord)).toBe(false);
});

test('words that people leave out are told from those that tell firms apart', () => {
  expect(['holdings', 'group'].every(isHouseWord)).toBe(true);
  expect(['technologies', 'bank', 'quill'].some(isHouseWord)).toBe(false);
  expect(['technologies', 'foods', 'group'].every(isLeftOut)).toBe(true);
  expect(['bank', 'university', 'quill'].some(isLeftOut)).toBe(false);
});
