import { expect, test } from 'vitest';
import {
  SECRET_KEY,
  startWorld,
  WEBHOOK_SECRET,
  movableClock,
} from '../../../../demo/stripe/control/world';
import { cents } from '../../../kernel/money';
import { stripeGateway } from './stripe';

async function gateway() {
  const world = await startWorld({ webhookSecret: WEBHOOK_SECRET, clock: movableClock() });
  return stripeGateway({
    secretKey: SECRET_KEY,
    webhookSecret: null,
    apiBase: world.sandbox.url,
    onFailure: () => undefined,
  });
}
const ask = (country: string, postalCode: string) =>
  ({
    amount: cents(3_500),
    currency: 'usd',
    reference: 'order-1',
    place: { country, postalCode },
  }) as const;

test('the provider’s own library calculates, records, and takes back a tax', async () => {
  const stripe = await gateway();
  const made = await stripe.calculateTax(ask('US', '02110'));
  expect(made).toMatchObject({ ok: true, value: { tax: 219 } });
  expect(await stripe.calculateTax(ask('DE', '20457'))).toMatchObject({ value: { tax: 665 } });
  expect(await stripe.calculateTax(ask('US', '97201'))).toMatchObject({ value: { tax: 0 } });
  if (!made.ok) return;
  const record = () =>
    stripe.recordTax('key-1', { calculation: made.value.calculation, reference: 'order-1' });
  const first = await record();
  expect(first).toMatchObject({ ok: true });
  expect(await record()).toEqual(first);
  if (!first.ok) return;
  const { transaction } = first.value;
  const back = (key: string, amount: number) =>
    stripe.reverseTax(key, { transaction, reference: key, amount: cents(amount) });
  expect(await back('refund-1', 1_000)).toMatchObject({ ok: true });
  expect(await back('refund-2', 3_719)).toMatchObject({ failure: { code: 'provider-refused' } });
  expect(await back('refund-3', 2_719)).toMatchObject({ ok: true });
});

test('a place that the provider doesn’t know is told as such, and an unknown calculation is refused', async () => {
  const stripe = await gateway();
  expect(await stripe.calculateTax(ask('US', '00000'))).toMatchObject({
    failure: { code: 'unknown-place' },
  });
  expect(
    await stripe.recordTax('key-2', { calculation: 'taxcalc_none', reference: 'order-2' }),
  ).toMatchObject({ failure: { code: 'provider-refused' } });
});
