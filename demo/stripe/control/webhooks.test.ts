import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { milliseconds, minutes, seconds } from '../../../src/kernel/time';
import {
  movableClock,
  order,
  paid,
  pay,
  RETURN_URL,
  startReceiver,
  startWorld,
  WEBHOOK_SECRET,
  type ReceivedWebhook,
} from './world';
import type { PaymentSandboxOptions } from '..';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(answers: number[] = [], options: Partial<PaymentSandboxOptions> = {}) {
  const receiver = await startReceiver(answers);
  const world = await startWorld({
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => receiver.url,
    ...options,
  });
  closing.push(
    () => world.sandbox.close(),
    () => receiver.close(),
  );
  return { ...world, receiver, control: world.sandbox.control };
}

const open = ({ body, headers }: ReceivedWebhook): Stripe.Event =>
  Stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), WEBHOOK_SECRET);

const eventOf = async (shop: Stripe, type: string): Promise<string> =>
  String((await shop.events.list({ type })).data[0]?.id);

describe('a webhook', () => {
  it('is signed so that the SDK accepts it, and tells what the API would', async () => {
    const { shop, control, receiver } = await start();
    const intent = await paid(shop, 'pm_card_visa', {
      metadata: { company: 'Brightwater Mills — Ünïcode' },
    });
    await control.webhooksSettled();
    const events = receiver.received.map(open);
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    const succeeded = events.find(({ type }) => type === 'payment_intent.succeeded');
    expect(succeeded).toMatchObject({
      object: 'event',
      livemode: false,
      api_version: shop.getApiField('version'),
      data: { object: { id: intent.id, amount_received: 3_500 } },
    });
    expect(await shop.events.retrieve(String(succeeded?.id))).toMatchObject({
      id: succeeded?.id,
      pending_webhooks: 0,
    });
  });

  it('comes for every turn that a payment takes', async () => {
    const { shop, page, sandbox, control, receiver } = await start();
    const world = { shop, page, sandbox };
    await shop.paymentIntents.cancel((await order(shop)).id);
    const declined = await order(shop, { payment_method: 'pm_card_visa_chargeDeclined' });
    await expect(
      shop.paymentIntents.confirm(declined.id, { return_url: RETURN_URL }),
    ).rejects.toThrow('declined');
    const authenticated = await paid(shop, 'pm_card_authenticationRequired');
    await control.finishAuthentication(authenticated.id, 'succeeded');
    const processing = await pay(world, '4000000000009003');
    await control.settleProcessing(processing.id, 'succeeded');
    await shop.refunds.create({ payment_intent: authenticated.id });
    await control.openDispute(processing.id);
    await control.webhooksSettled();
    for (const type of [
      'payment_intent.canceled',
      'payment_intent.payment_failed',
      'charge.failed',
      'payment_intent.requires_action',
      'payment_intent.processing',
      'payment_intent.succeeded',
      'charge.succeeded',
      'charge.refunded',
      'refund.created',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ])
      expect(receiver.types(), type).toContain(type);
  });

  it('is tried again until it is taken', async () => {
    const { shop, control, receiver } = await start([500, 404, 302]);
    await order(shop);
    await control.webhooksSettled();
    expect(control.deliveries().map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 404],
      [3, 302],
      [4, 200],
    ]);
    expect(new Set(receiver.received.map((each) => open(each).id)).size).toBe(1);
  });

  it('is given up after its last try, and stays pending', async () => {
    const { shop, control } = await start([], {
      webhookUrl: () => 'http://127.0.0.1:9/',
      webhookRetryDelays: [milliseconds(1)],
    });
    await order(shop);
    await control.webhooksSettled();
    expect(control.deliveries().map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, null],
      [2, null],
    ]);
    expect((await shop.events.list()).data).toMatchObject([{ pending_webhooks: 1 }]);
  });

  it('is never in the way of the answer that causes it', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const { shop, control } = await start([], { webhookUrl: () => `http://127.0.0.1:${port}/` });
    const reached = once(silent, 'request');
    expect((await paid(shop)).status).toBe('succeeded');
    await reached;
    expect((await shop.balance.retrieve()).object).toBe('balance');
    expect(control.deliveries()).toEqual([]);
    silent.closeAllConnections();
    silent.close();
  });

  it('is not sent without a secret to sign it', async () => {
    const { shop, control, receiver } = await start([], { webhookSecret: undefined });
    await order(shop);
    await control.webhooksSettled();
    expect(receiver.received).toEqual([]);
    expect((await shop.events.list()).data).toMatchObject([
      { type: 'payment_intent.created', pending_webhooks: 0 },
    ]);
  });

  it('carries the time of its own try', async () => {
    const clock = movableClock(new Date('2031-03-01T10:00:00Z'));
    const { shop, control, receiver } = await start([], { clock });
    await order(shop);
    await control.webhooksSettled();
    clock.advance(minutes(30));
    await control.redeliver(await eventOf(shop, 'payment_intent.created'));
    expect(
      receiver.received.map(
        ({ headers }) => /t=(\d+)/.exec(String(headers['stripe-signature']))?.[1],
      ),
    ).toEqual(['1930125600', '1930127400']);
  });
});

describe('control', () => {
  it('sends webhooks twice', async () => {
    const { shop, control, receiver } = await start();
    control.duplicateWebhooks(2);
    await order(shop);
    await control.webhooksSettled();
    const ids = receiver.received.map((each) => open(each).id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('holds webhooks back and lets them go the other way round', async () => {
    const { shop, control, receiver } = await start([], { webhookRetryDelays: [] });
    control.holdWebhooks();
    await paid(shop);
    await control.webhooksSettled();
    expect(receiver.received).toEqual([]);
    control.releaseWebhooks('reversed');
    await control.webhooksSettled();
    const made = (await shop.events.list()).data.map(({ type }) => type);
    expect(receiver.types()).toEqual(made);
  });

  it('loses webhooks of some types for good', async () => {
    const { shop, control, receiver } = await start();
    control.withholdWebhooks(['payment_intent.succeeded', 'charge.succeeded']);
    await paid(shop);
    await control.webhooksSettled();
    expect(receiver.types()).toEqual(['payment_intent.created']);
    expect(control.deliveries().filter(({ kind }) => kind === 'withheld')).toHaveLength(2);
    control.withholdWebhooks(['*']);
    await order(shop);
    control.withholdWebhooks([]);
    await order(shop);
    await control.webhooksSettled();
    expect(receiver.received).toHaveLength(2);
  });

  it.each([
    ['wrong_secret', 'signatures'],
    ['altered_body', 'signatures'],
    ['no_signature', 'signature'],
  ] as const)('forges a webhook by %s, which the SDK refuses', async (forgery, words) => {
    const { shop, control, receiver } = await start();
    await order(shop);
    await control.webhooksSettled();
    expect(await control.forge(await eventOf(shop, 'payment_intent.created'), forgery)).toBe(200);
    const [honest, forged] = receiver.received;
    expect(honest === undefined ? null : open(honest).type).toBe('payment_intent.created');
    expect(() =>
      forged === undefined
        ? null
        : Stripe.webhooks.constructEvent(
            forged.body,
            forged.headers['stripe-signature'] ?? '',
            WEBHOOK_SECRET,
          ),
    ).toThrow(words);
  });

  it('sends a webhook that is signed well but too old', async () => {
    const { shop, control, receiver } = await start();
    await order(shop);
    await control.webhooksSettled();
    await control.sendStale(await eventOf(shop, 'payment_intent.created'), seconds(600));
    const stale = receiver.received[1];
    expect(() => (stale === undefined ? null : open(stale))).toThrow(
      'Timestamp outside the tolerance zone',
    );
  });
});
