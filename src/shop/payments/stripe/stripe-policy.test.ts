import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../platform/http/security-headers';
import { STRIPE_POLICY } from './stripe-policy';

/** As docs.stripe.com/security/guide lists them for Stripe.js and Link; read in November 2026. */
const PUBLISHED = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://link.com',
    'https://*.link.com',
  ],
  'connect-src': ['https://api.stripe.com', 'https://link.com', 'https://*.link.com'],
  'img-src': ['https://*.link.com'],
} as const;

test('the page of the payment lets in what the provider’s guide asks for, and nothing of anybody else', () => {
  const policy = contentSecurityPolicy('n', STRIPE_POLICY);
  const directives = new Map(
    policy.split('; ').map((line) => {
      const [name = '', ...hosts] = line.split(' ');
      return [name, hosts] as const;
    }),
  );
  for (const [name, hosts] of Object.entries(PUBLISHED))
    expect(directives.get(name)).toEqual(expect.arrayContaining([...hosts]));
  const foreign = [...directives.values()].flat().filter((host) => host.startsWith('https://'));
  expect(
    foreign.filter((host) => !/^https:\/\/(?:[*a-z.]+\.)?(?:stripe|link)\.com$/u.test(host)),
  ).toEqual([]);
});

test('windows of banks and wallets may answer the page that opened them', () => {
  expect(STRIPE_POLICY.popups).toBe(true);
});
