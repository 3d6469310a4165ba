import { expect, test } from 'vitest';
import { isFirmWord } from './firm-words';

test('a word of a firm is told from a surname', () => {
  expect(['Bank', 'VENTURES', 'Inc.', 'L.L.C.', 'AG', 'Co.', 'Trust'].every(isFirmWord)).toBe(true);
  expect(['Banks', 'Se', 'Sa', 'Bell', 'Quill'].some(isFirmWord)).toBe(false);
});
