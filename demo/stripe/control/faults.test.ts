import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { milliseconds } from '../../../src/kernel/time';
import {
  order,
  refusal,
  RETURN_URL,
  sdk,
  SECRET_KEY,
  startReceiver,
  startWorld,
  WEBHOOK_SECRET,
  type World,
} from './world';

let world: World;
beforeEach(async () => void (world = await startWorld()));
afterEach(() => world.sandbox.close());

const countOfIntents = async () =>
  (await world.shop.paymentIntents.list({ limit: 100 })).data.length;

describe('told to fail', () => {
  it.each([
    ['error', 500, 'StripeAPIError'],
    ['unavailable', 503, 'StripeAPIError'],
    ['rate_limit', 429, 'StripeRateLimitError'],
  ] as const)(
    'with %s the next call is answered %i and changes nothing',
    async (kind, statusCode, type) => {
      world.sandbox.control.fail({ kind });
      expect(await refusal(order(world.shop))).toMatchObject({ type, statusCode });
      expect(await countOfIntents()).toBe(0);
      expect((await order(world.shop)).status).toBe('requires_payment_method');
    },
  );

  it('it fails only the calls that were named, as often as said', async () => {
    const { control } = world.sandbox;
    control.fail({ kind: 'error', path: '/v1/payment_intents/*/confirm', times: 2 });
    control.fail({ kind: 'unavailable', path: '/v1/refunds/**', method: 'GET', times: null });
    const { id } = await order(world.shop, { payment_method: 'pm_card_visa' });
    const confirm = () => world.shop.paymentIntents.confirm(id, { return_url: RETURN_URL });
    expect((await refusal(confirm())).statusCode).toBe(500);
    expect((await refusal(confirm())).statusCode).toBe(500);
    expect((await confirm()).status).toBe('succeeded');

    for (let count = 0; count < 3; count += 1)
      expect((await refusal(world.shop.refunds.list())).statusCode).toBe(503);
    const refund = await world.shop.refunds.create({ payment_intent: id });
    expect((await refusal(world.shop.refunds.retrieve(refund.id))).statusCode).toBe(503);
    control.clearFaults();
    expect((await world.shop.refunds.list()).data).toHaveLength(1);
  });

  it('it lets a call run into its time limit', async () => {
    world.sandbox.control.fail({ kind: 'timeout' });
    const hurried = sdk(world.sandbox, SECRET_KEY, { timeout: 100 });
    const error = await refusal(order(hurried));
    expect(error).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await countOfIntents()).toBe(0);
  });

  it('it breaks the connection', async () => {
    // The SDK tries a broken connection once more by itself, so two breaks reach the shop.
    world.sandbox.control.fail({ kind: 'reset', times: 2 });
    expect(await refusal(order(world.shop))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(await countOfIntents()).toBe(0);
  });

  it.each(['error', 'timeout', 'reset'] as const)(
    'with %s after the charge, the same key finds what was done',
    async (kind) => {
      const { id } = await order(world.shop, { payment_method: 'pm_card_visa' });
      world.sandbox.control.fail({
        kind,
        path: '/v1/payment_intents/*/confirm',
        moment: 'after',
        times: kind === 'reset' ? 2 : 1,
      });
      const hurried = sdk(world.sandbox, SECRET_KEY, { timeout: 300 });
      const confirm = () =>
        hurried.paymentIntents.confirm(
          id,
          { return_url: RETURN_URL },
          { idempotencyKey: 'attempt-1' },
        );
      await refusal(confirm());
      expect((await world.shop.paymentIntents.retrieve(id)).status).toBe('succeeded');
      expect((await confirm()).status).toBe('succeeded');
      expect((await world.shop.charges.list({ payment_intent: id })).data).toHaveLength(1);
    },
  );

  it('it answers late, so that the webhook is there first', async () => {
    const receiver = await startReceiver();
    const told = await startWorld({
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => receiver.url,
    });
    told.sandbox.control.fail({ kind: 'delay', delay: milliseconds(300), moment: 'after' });
    const seenAtAnswer = await order(told.shop).then(() => receiver.types());
    expect(seenAtAnswer).toEqual(['payment_intent.created']);
    await told.sandbox.close();
    await receiver.close();
  });

  it('it is slow with every answer', async () => {
    world.sandbox.control.setLatency(milliseconds(5_000));
    const hurried = sdk(world.sandbox, SECRET_KEY, { timeout: 100 });
    expect(await refusal(hurried.balance.retrieve())).toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    world.sandbox.control.setLatency(milliseconds(0));
    expect((await hurried.balance.retrieve()).object).toBe('balance');
  });
});

describe('control over HTTP', () => {
  const command = (name: string, body: object | string = {}, key = SECRET_KEY) =>
    fetch(`${world.sandbox.url}/sandbox/control/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('does the same for whoever holds the secret key, and for no other', async () => {
    expect((await command('fail', { kind: 'error' }, 'pk_test_for_the_sandbox')).status).toBe(403);
    expect((await command('fail', { kind: 'error' }, 'sk_test_guess')).status).toBe(401);
    expect((await order(world.shop)).object).toBe('payment_intent');
    expect(
      await (
        await command('fail', { kind: 'error', path: '/v1/payment_intents', times: 1 })
      ).json(),
    ).toEqual({ result: null });
    expect((await refusal(order(world.shop))).statusCode).toBe(500);
  });

  it('settles, refunds and disputes', async () => {
    const settle = async (token: string) =>
      (await order(world.shop, { payment_method: token, confirm: true, return_url: RETURN_URL }))
        .id;
    const processing = await settle('pm_card_processing');
    expect(
      (await command('settle-processing', { intent: processing, outcome: 'succeeded' })).status,
    ).toBe(200);
    expect((await world.shop.paymentIntents.retrieve(processing)).status).toBe('succeeded');

    const waiting = await settle('pm_card_authenticationRequired');
    await command('finish-authentication', { intent: waiting, outcome: 'succeeded' });
    const { result } = (await (
      await command('refund', { target: waiting, amount: 300 })
    ).json()) as { result: string };
    expect((await world.shop.refunds.retrieve(result)).amount).toBe(300);
    const dispute = (await (await command('open-dispute', { target: processing })).json()) as {
      result: string;
    };
    await command('close-dispute', { dispute: dispute.result, outcome: 'won' });
    expect((await world.shop.disputes.retrieve(dispute.result)).status).toBe('won');
    expect(await (await command('deliveries')).json()).toEqual({ result: [] });
  });

  it('says what is wrong with a command', async () => {
    const messageOf = async (answer: Promise<Response>) => {
      const { status } = await answer;
      const body = (await (await answer).json()) as { error: { message: string } };
      return [status, body.error.message];
    };
    expect(await messageOf(command('explode'))).toEqual([
      400,
      expect.stringContaining('Unknown command: explode'),
    ]);
    expect(await messageOf(command('toString'))).toEqual([
      400,
      expect.stringContaining('Unknown command'),
    ]);
    expect(await messageOf(command('fail', { kind: 'sulk' }))).toEqual([
      400,
      expect.stringContaining('kind'),
    ]);
    expect(await messageOf(command('latency', 'not json'))).toEqual([
      400,
      expect.stringContaining('JSON object'),
    ]);
    expect(
      await messageOf(command('settle-processing', { intent: 'pi_nothing', outcome: 'failed' })),
    ).toEqual([404, expect.stringContaining('pi_nothing')]);
  });
});
