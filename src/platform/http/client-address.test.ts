import { expect, test } from 'vitest';
import { clientAddress, limitKey } from './client-address';

test('without a trusted proxy a forwarding header is ignored', () => {
  expect(clientAddress('198.51.100.7', '203.0.113.5', 0)).toBe('203.0.113.5');
});

test('behind one proxy the caller is what that proxy saw, whatever the caller wrote before it', () => {
  expect(clientAddress('1.1.1.1, 2.2.2.2, 198.51.100.7', '10.0.0.1', 1)).toBe('198.51.100.7');
});

test('behind two proxies the caller is one entry further left', () => {
  expect(clientAddress('6.6.6.6, 198.51.100.7, 10.0.0.2', '10.0.0.1', 2)).toBe('198.51.100.7');
});

test('a header with fewer entries than there are proxies falls back to the socket', () => {
  expect(clientAddress('198.51.100.7', '10.0.0.1', 2)).toBe('10.0.0.1');
});

test('what is no address is nobody in particular', () => {
  expect(clientAddress('"; DROP TABLE', '10.0.0.1', 1)).toBe('unknown');
});

test('a v4 address in v6 clothes is the v4 address', () => {
  expect(clientAddress(undefined, '::ffff:203.0.113.5', 0)).toBe('203.0.113.5');
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['2001:db8:1:2::9', '2001:0db8:0001:0002::/64'],
  ['2001:db8::9', '2001:0db8:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
])('the limit of %s is kept under %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
