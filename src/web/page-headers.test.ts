import { expect, test } from 'vitest';
import { headersOf } from './page-headers';

test.each([
  '/track/abc',
  '/track/abc.data',
  '/address/abc',
  '/choose/abc',
  '/r/abc/share',
  '/r/abc/second-round',
  '/desk/invitation/abc',
])('%s is told to no other site, and its form still says where it comes from', (path) => {
  expect(headersOf(path)).toEqual({
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  });
});

test.each(['/r/abc', '/r/abc/report.pdf', '/s/abc', '/r/share'])(
  '%s is kept by no cache and told to nobody',
  (path) => {
    expect(headersOf(path)).toEqual({
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    });
  },
);

test.each(['/order', '/success', '/admin', '/outbox/1', '/nowhere', '/remote'])(
  '%s is a visitor’s own',
  (path) => {
    expect(headersOf(path)).toEqual({ 'Cache-Control': 'private, no-store' });
  },
);

test('a public page may be kept, if it is asked for again each time', () => {
  expect(headersOf('/faq')).toEqual({ 'Cache-Control': 'no-cache' });
});
