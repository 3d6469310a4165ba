import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers';
import type { HttpEnvironment } from './variables';

async function headersOf(https: boolean, own: Record<string, string> = {}): Promise<Headers> {
  const application = new Hono<HttpEnvironment>();
  application.use((context, next) => {
    context.set('nonce', 'made-up');
    context.set('requestId', '1');
    return next();
  });
  application.use(securityHeaders({ https, policyFor: () => ({}) }));
  application.get('/', (context) => context.text('here', 200, own));
  return (await application.request('/')).headers;
}

test('the policy allows nothing by default, no base, no other form target, and no frame around the page', async () => {
  const policy = (await headersOf(true)).get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'nonce-made-up' 'strict-dynamic'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy?.filter((line) => line.startsWith('script-src')).join()).not.toContain('unsafe');
});

test('a browser that came by https is told to stay there for a year; one that didn’t isn’t', async () => {
  expect((await headersOf(true)).get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect((await headersOf(false)).has('strict-transport-security')).toBe(false);
});

test('an answer is what it says it is, and says to other sites no more than where it came from', async () => {
  const headers = await headersOf(true);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a route that is stricter keeps its own header', async () => {
  const headers = await headersOf(true, { 'referrer-policy': 'no-referrer' });
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
