import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  order,
  paid,
  pay,
  refusal,
  RETURN_URL,
  startWorld,
  typedCard,
  type World,
} from './control/world';

let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.sandbox.close());

describe('a payment intent', () => {
  it('is made with what the shop says of it, and found again', async () => {
    const made = await order(world.shop, {
      description: 'Interview-preparation report',
      receipt_email: 'robin@buyer.example',
      metadata: { company: 'Brightwater Mills', role: 'Analyst' },
    });
    expect(made).toMatchObject({
      object: 'payment_intent',
      amount: 3_500,
      currency: 'usd',
      status: 'requires_payment_method',
      livemode: false,
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
      latest_charge: null,
      metadata: { company: 'Brightwater Mills', role: 'Analyst' },
      receipt_email: 'robin@buyer.example',
    });
    expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w{25}$`));
    expect(await world.shop.paymentIntents.retrieve(made.id)).toEqual(made);
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ amount: -1 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 35.5 }, 'parameter_invalid_integer', 'amount'],
    [{ currency: 'xxx' }, undefined, 'currency'],
    [{ currency: '' }, 'parameter_missing', 'currency'],
    [{ receipt_email: 'nobody' }, 'email_invalid', 'receipt_email'],
    [{ customer: 'cus_nobody' }, 'resource_missing', 'customer'],
    [{ capture_method: 'manual' }, undefined, 'capture_method'],
    [{ amuont: 3_500 }, 'parameter_unknown', 'amuont'],
    [{ payment_method: 'pm_nobody' }, 'resource_missing', 'payment_method'],
  ] as const)('is refused with %o', async (more, code, param) => {
    const error = await refusal(
      order(world.shop, more as Partial<Stripe.PaymentIntentCreateParams>),
    );
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });

  it('takes the least amount a card payment can be', async () => {
    expect((await order(world.shop, { amount: 50 })).amount).toBe(50);
  });

  it('keeps metadata within its limits', async () => {
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'value']));
    const full = await order(world.shop, {
      metadata: { ...keys(49), ['k'.repeat(40)]: 'v'.repeat(500) },
    });
    expect(Object.keys(full.metadata)).toHaveLength(50);
    expect((await refusal(order(world.shop, { metadata: keys(51) }))).param).toBe('metadata');
    expect(
      (await refusal(order(world.shop, { metadata: { ['k'.repeat(41)]: 'v' } }))).param,
    ).toContain('metadata[');
    expect(
      (await refusal(order(world.shop, { metadata: { company: 'v'.repeat(501) } }))).param,
    ).toBe('metadata[company]');
    expect(
      (await refusal(world.shop.paymentIntents.update(full.id, { metadata: { another: 'one' } })))
        .param,
    ).toBe('metadata');
  });

  it('is changed before it is paid, and only described afterwards', async () => {
    const { id } = await order(world.shop, {
      metadata: { company: 'Brightwater Mills', draft: 'yes' },
    });
    const changed = await world.shop.paymentIntents.update(id, {
      amount: 4_000,
      metadata: { draft: '', role: 'Analyst' },
    });
    expect(changed).toMatchObject({
      amount: 4_000,
      metadata: { company: 'Brightwater Mills', role: 'Analyst' },
    });
    expect(changed.metadata).not.toHaveProperty('draft');

    await pay(world, '4242424242424242', changed);
    const error = await refusal(world.shop.paymentIntents.update(id, { amount: 3_500 }));
    expect(error.code).toBe('payment_intent_unexpected_state');
    expect((await world.shop.paymentIntents.update(id, { description: 'Paid' })).description).toBe(
      'Paid',
    );
    expect((await world.shop.paymentIntents.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it('is charged once, however often it is confirmed', async () => {
    const intent = await paid(world.shop);
    const error = await refusal(pay(world, '4242424242424242', intent));
    expect(error).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
    expect(error.payment_intent).toMatchObject({ id: intent.id, status: 'succeeded' });
    expect((await world.shop.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  it('is confirmed in two steps when the card came with it', async () => {
    const intent = await order(world.shop, { payment_method: 'pm_card_visa' });
    expect(intent.status).toBe('requires_confirmation');
    expect(
      (await world.shop.paymentIntents.confirm(intent.id, { return_url: RETURN_URL })).status,
    ).toBe('succeeded');
    const bare = await order(world.shop);
    expect(
      (await refusal(world.shop.paymentIntents.confirm(bare.id, { return_url: RETURN_URL }))).code,
    ).toBe('payment_intent_unexpected_state');
  });

  it('asks for a way back when a method could send the buyer away', async () => {
    const { id } = await order(world.shop);
    const confirm = (intent: string, more: object = {}) =>
      world.shop.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', ...more });
    expect((await refusal(confirm(id))).param).toBe('return_url');
    expect((await refusal(confirm(id, { return_url: 'javascript:alert(1)' }))).code).toBe(
      'url_invalid',
    );
    expect((await confirm(id, { use_stripe_sdk: true })).status).toBe('succeeded');
    const staying = await order(world.shop, {
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    expect((await confirm(staying.id)).status).toBe('succeeded');
  });

  it('is cancelled while open, with a reason, and never after that', async () => {
    const { id } = await order(world.shop);
    expect(
      (await refusal(world.shop.paymentIntents.cancel(id, { cancellation_reason: 'boredom' })))
        .param,
    ).toBe('cancellation_reason');
    const canceled = await world.shop.paymentIntents.cancel(id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    expect((await refusal(world.shop.paymentIntents.cancel(id))).code).toBe(
      'payment_intent_unexpected_state',
    );
    expect((await refusal(pay(world, '4242424242424242', canceled))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  it('stays in processing with the card for it, until control settles it either way', async () => {
    const [good, bad] = [
      await pay(world, '4000000000009003'),
      await pay(world, '4000000000009003'),
    ];
    expect(good).toMatchObject({ status: 'processing', processing: { type: 'card' } });
    expect((await refusal(world.shop.paymentIntents.cancel(good.id))).code).toBe(
      'payment_intent_unexpected_state',
    );

    await world.sandbox.control.settleProcessing(good.id, 'succeeded');
    await world.sandbox.control.settleProcessing(bad.id, 'failed');
    expect(await world.shop.paymentIntents.retrieve(good.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 3_500,
    });
    expect(await world.shop.paymentIntents.retrieve(bad.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed' },
    });
    await expect(world.sandbox.control.settleProcessing(good.id, 'failed')).rejects.toThrow(
      'not in processing',
    );
  });
});

describe('a browser with the publishable key', () => {
  it('sees of its own intent only what is meant for it', async () => {
    const intent = await order(world.shop, { metadata: { email: 'robin@buyer.example' } });
    const client_secret = String(intent.client_secret);
    const seen = await world.page.paymentIntents.retrieve(intent.id, { client_secret });
    expect(seen).toMatchObject({
      id: intent.id,
      amount: 3_500,
      client_secret,
      status: 'requires_payment_method',
    });
    const confirmed = await pay(world, '4242424242424242', intent);
    for (const view of [seen, confirmed]) {
      for (const hidden of [
        'metadata',
        'latest_charge',
        'amount_received',
        'customer',
        'application_fee_amount',
      ])
        expect(view).not.toHaveProperty(hidden);
    }
  });

  it('proves with the client secret that the intent is its own', async () => {
    const [mine, other] = [await order(world.shop), await order(world.shop)];
    const look = (client_secret?: string) =>
      world.page.paymentIntents.retrieve(
        mine.id,
        client_secret === undefined ? {} : { client_secret },
      );
    expect((await refusal(look())).param).toBe('client_secret');
    expect((await refusal(look(String(other.client_secret)))).param).toBe('client_secret');
    const confirm = world.page.paymentIntents.confirm(mine.id, {
      ...typedCard('4242424242424242'),
      client_secret: other.client_secret,
    } as Stripe.PaymentIntentConfirmParams);
    expect((await refusal(confirm)).param).toBe('client_secret');
    expect((await world.shop.paymentIntents.retrieve(mine.id)).status).toBe(
      'requires_payment_method',
    );
  });

  it('may do nothing else', async () => {
    const intent = await paid(world.shop);
    const calls = [
      () => world.page.paymentIntents.create({ amount: 3_500, currency: 'usd' }),
      () => world.page.paymentIntents.update(intent.id, { amount: 50 }),
      () => world.page.paymentIntents.cancel(intent.id),
      () => world.page.paymentIntents.list(),
      () => world.page.charges.list(),
      () => world.page.refunds.create({ payment_intent: intent.id }),
      () => world.page.events.list(),
      () => world.page.balance.retrieve(),
    ];
    for (const call of calls)
      expect(await refusal(call())).toMatchObject({ code: 'secret_key_required', statusCode: 403 });
  });

  it('makes a payment method of typed card data, which the shop can charge', async () => {
    const { payment_method_data } = typedCard('4242424242424242');
    const method = await world.page.paymentMethods.create(
      payment_method_data as unknown as Stripe.PaymentMethodCreateParams,
    );
    expect(method).toMatchObject({
      type: 'card',
      card: { brand: 'visa', last4: '4242' },
      billing_details: { name: 'Robin Example' },
    });
    expect(await world.shop.paymentMethods.retrieve(method.id)).toEqual(method);
    expect((await paid(world.shop, method.id)).status).toBe('succeeded');
  });
});
