import { expect, test } from 'vitest';
import { whyWeak } from './weak-password';

test.each([
  'short',
  'password1234',
  'Password2024!',
  'P@ssw0rd1234',
  'passwordpassword',
  '123456789012',
  '111111111111',
  'abababababab',
  'qwertyuiop12',
  'abcdefghijkl',
  'Foreword2026',
  'Ottoline2026!',
  'iloveyou1234',
  'administrator1',
  'changeme12345',
])('“%s” is easy to guess', (password) => {
  expect(whyWeak(password, 'Ottoline')).toBeDefined();
});

test.each([
  'a long walk by the river',
  'another long password',
  'vK7#pq2!mZ0x',
  '839201746528',
  'nordwind ohne segel',
  '雨の日は静かな図書館へ行く',
  'x'.repeat(5) + 'orchard lamp tide',
])('“%s” isn’t', (password) => {
  expect(whyWeak(password, 'Ottoline')).toBeUndefined();
});

test('a very long password is looked at no longer than it takes', () => {
  expect(whyWeak('orchard lamp tide '.repeat(10_000), 'Ottoline')).toBeUndefined();
});
