import { expect, test } from 'vitest';
import { refusalCode } from '../ui/refusal-code';
import { nextPath } from './next-path';

test.each([
  ['/desk/audit.csv?words=a', '/desk/audit.csv?words=a'],
  ['/admin', '/admin'],
  ['/admin.csv?from=1', '/admin.csv?from=1'],
  ['/desk/orders/FW-1', '/desk/orders/FW-1'],
  [null, '/desk/account'],
  ['', '/desk/account'],
  ['https://evil.example/desk', '/desk/account'],
  ['//evil.example/desk', '/desk/account'],
  ['/\\evil.example/desk', '/desk/account'],
  ['javascript:alert(1)', '/desk/account'],
  ['/deskless', '/desk/account'],
  ['/order', '/desk/account'],
  ['/desk/../order', '/desk/account'],
])('after %o one goes on to %o', (wanted, path) => {
  expect(nextPath(wanted)).toBe(path);
});

test('a refusal is known in each form that an answer of the desk has', () => {
  expect(refusalCode({ ok: false, failure: { code: 'step-up-needed', sentence: '' } })).toBe(
    'step-up-needed',
  );
  expect(refusalCode({ did: 'fail', code: 'not-signed-in' })).toBe('not-signed-in');
  expect(refusalCode({ problem: { code: 'no-order' } })).toBe('no-order');
  for (const nothing of [undefined, null, 'x', 7, {}, { ok: true, value: null }, { failure: null }])
    expect(refusalCode(nothing)).toBeNull();
});
