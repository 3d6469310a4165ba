import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passesLuhn } from './card-check';
import { TEST_CARDS } from './cards';
import { order, paid, pay, refusal, startWorld, typedCard, type World } from '../control/world';
import type { Stripe } from 'stripe';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.sandbox.close());

describe('test cards', () => {
  it('are numbers that a card field takes, each once', () => {
    expect(TEST_CARDS.filter(({ number }) => !passesLuhn(number))).toEqual([]);
    expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  });

  it.each([
    ['4242424242424242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['378282246310005', 'amex', '0005'],
    ['6011111111111117', 'discover', '1117'],
    ['36227206271667', 'diners', '1667'],
    ['3566002020360505', 'jcb', '0505'],
    ['6200000000000005', 'unionpay', '0005'],
  ])('%s is charged and shows as %s', async (number, brand, last4) => {
    const intent = await pay(world, number);
    expect(intent.status).toBe('succeeded');
    const { latest_charge } = await world.shop.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });
    expect((latest_charge as Stripe.Charge).payment_method_details?.card).toMatchObject({
      brand,
      last4,
    });
    expect(latest_charge).toMatchObject({
      status: 'succeeded',
      paid: true,
      amount_captured: 3_500,
      billing_details: { email: 'robin@buyer.example' },
    });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', ''],
    ['4000000000000127', 'incorrect_cvc', ''],
    ['4000000000000119', 'processing_error', ''],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4012888888881881', 'card_declined', 'test_mode_live_card'],
  ])('%s is declined with %s %s', async (number, code, declineCode) => {
    const intent = await order(world.shop, { metadata: { company: 'Brightwater Mills' } });
    const error = await refusal(pay(world, number, intent));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
    });
    expect(error.payment_intent).toMatchObject({
      id: intent.id,
      status: 'requires_payment_method',
    });
    expect(error.payment_intent).not.toHaveProperty('metadata');

    const after = await world.shop.paymentIntents.retrieve(intent.id);
    expect(after.last_payment_error).toMatchObject({
      code,
      message: error.message,
      type: 'card_error',
    });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      payment_method: null,
    });
    const charge = await world.shop.charges.retrieve(String(after.latest_charge));
    expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
  });

  it('let a declined payment be tried again with another card', async () => {
    const intent = await order(world.shop);
    await refusal(pay(world, '4000000000009995', intent));
    expect(await pay(world, '4242424242424242', intent)).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    });
    expect(
      (await world.shop.charges.list({ payment_intent: intent.id })).data.map(
        ({ status }) => status,
      ),
    ).toEqual(['succeeded', 'failed']);
  });

  it('have names for the shop’s own tests, which need no number', async () => {
    expect((await paid(world.shop)).status).toBe('succeeded');
    const error = await refusal(paid(world.shop, 'pm_card_visa_chargeDeclinedInsufficientFunds'));
    expect(error.decline_code).toBe('insufficient_funds');
  });
});

describe('typed card data', () => {
  it.each([
    ['4242424242424241', {}, 'incorrect_number', 'number'],
    ['4242 4242 oops', {}, 'invalid_number', 'number'],
    ['4242424242424242', { exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
    ['4242424242424242', { exp_year: '2001' }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { exp_year: '2999' }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    ['4242424242424242', { cvc: '' }, 'invalid_cvc', 'cvc'],
  ])('of %s with %o is refused as %s', async (number, more, code, param) => {
    const intent = await order(world.shop);
    const error = await refusal(pay(world, number, intent, more));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, param });
    expect(error.payment_intent).toMatchObject({ id: intent.id, last_payment_error: null });
    expect((await world.shop.paymentIntents.retrieve(intent.id)).latest_charge).toBeNull();
  });

  it('with a month of this year that is over is refused by its month', async () => {
    const july = new Date('2031-07-15T12:00:00Z');
    const later = await startWorld({ clock: { now: () => july } });
    const typed = (exp_month: string) =>
      pay(later, '4242424242424242', undefined, { exp_month, exp_year: '31' });
    expect((await refusal(typed('6'))).code).toBe('invalid_expiry_month');
    expect((await typed('7')).status).toBe('succeeded');
    await later.sandbox.close();
  });

  it('takes spaces in the number and years of two digits', async () => {
    const intent = await pay(world, '4242 4242 4242 4242', undefined, {
      exp_year: String((new Date().getUTCFullYear() + 1) % 100),
    });
    expect(intent.status).toBe('succeeded');
  });

  it('is refused from the shop’s server, which must never hold it', async () => {
    const intent = await order(world.shop);
    const error = await refusal(
      world.shop.paymentIntents.confirm(
        intent.id,
        typedCard('4242424242424242') as Stripe.PaymentIntentConfirmParams,
      ),
    );
    expect(error).toMatchObject({ statusCode: 400, param: 'payment_method_data[card][number]' });
  });

  it('that leaves out the number is a missing parameter', async () => {
    const error = await refusal(pay(world, ''));
    expect(error).toMatchObject({
      code: 'parameter_missing',
      param: 'payment_method_data[card][number]',
    });
  });
});
