import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { signatureHeader } from '../../../../demo/stripe';
import { stripeWebhooks } from './stripe-webhooks';

const SECRET = `whsec_${'a1'.repeat(16)}`;
const NOW = new Date('2026-05-10T10:00:00Z');
const BODY = JSON.stringify({
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1' } },
});

const verifier = stripeWebhooks(new Stripe('sk_test_made_up'), SECRET);
const verify = (signature: string, body = BODY) =>
  verifier.verify(new TextEncoder().encode(body), signature, NOW);
const signed = (secret: string, secondsAgo: number): string =>
  signatureHeader(secret, NOW.getTime() / 1_000 - secondsAgo, BODY);

test('a message with the provider’s signature is read', () => {
  expect(verify(signed(SECRET, 0))).toEqual({
    ok: true,
    value: { id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' },
  });
  expect(verify(signed(SECRET, 290)).ok).toBe(true);
});

test.each([
  ['another’s key', signed(`whsec_${'b2'.repeat(16)}`, 0)],
  ['an age of more than five minutes', signed(SECRET, 310)],
  ['no signature', ''],
  ['a time alone', 't=1778407200'],
])('a message with %s is refused', (_, signature) => {
  expect(verify(signature)).toMatchObject({ failure: { code: 'bad-signature' } });
});

test('a message that was changed after it was signed is refused', () => {
  expect(verify(signed(SECRET, 0), BODY.replace('pi_1', 'pi_2'))).toMatchObject({
    failure: { code: 'bad-signature' },
  });
});
