import { expect, test } from 'vitest';
import { codeAt, stepAt, timeStepOf, toBase32 } from './totp';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1_000)))).toBe(code);
});

test('a code holds for its half minute and the ones beside it, and belongs to its own', () => {
  const now = new Date('2026-03-01T12:00:10Z');
  const step = stepAt(now);
  for (const near of [step - 1, step, step + 1])
    expect(timeStepOf(secret, codeAt(secret, near), now)).toBe(near);
  for (const far of [step - 2, step + 2])
    expect(timeStepOf(secret, codeAt(secret, far), now)).toBeNull();
  for (const other of ['', '12345', '1234567', 'abcdef', '２８７０８２'])
    expect(timeStepOf(secret, other, now)).toBeNull();
});

// RFC 4648, section 10, without its padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written %s', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});
