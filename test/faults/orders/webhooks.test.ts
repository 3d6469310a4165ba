import { expect, test } from 'vitest';
import { signatureHeader } from '../../../demo/stripe';
import { WEBHOOK_SECRET } from '../../../demo/stripe/control/world';
import { hours, inSeconds, milliseconds, minutes } from '../../../src/kernel/time';
import { ada } from './browser';
import { alertsOf, expectExactlyOneOrder, expectNoOrder } from './books';
import { eachShop, type PaymentWorld } from './payment-world';

const TRIES = 8;

async function post(
  world: PaymentWorld,
  body: string | Uint8Array<ArrayBuffer>,
  signature: string | null,
): Promise<number> {
  const answer = await fetch(`${world.baseUrl}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
  });
  await answer.arrayBuffer();
  return answer.status;
}

const sign = (world: PaymentWorld, body: string): string =>
  signatureHeader(WEBHOOK_SECRET, inSeconds(milliseconds(world.clock.now().getTime())), body);

async function paid(world: PaymentWorld) {
  const browser = world.browser();
  await browser.fillIn(ada);
  const session = await browser.begin();
  await browser.pay(session);
  return { browser, session };
}

const eventOf = async ({ provider }: PaymentWorld, type: string): Promise<string> => {
  const [event] = (await provider.events.list({ type })).data;
  if (!event) throw new Error(`There was no ${type}.`);
  return event.id;
};

eachShop('Webhooks', (open) => {
  test('that come five times each are one order', async () => {
    const world = await open();
    world.sandbox.control.duplicateWebhooks(5);

    await paid(world);

    await expectExactlyOneOrder(world, ada);
    const taken = world.sandbox.control.deliveries();
    expect(taken.length).toBeGreaterThanOrEqual(15);
    expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200]));
    const inbox = await world.rows('SELECT id FROM webhook_event');
    expect(inbox).toHaveLength(new Set(taken.map(({ eventId }) => eventId)).size);
  });

  test('that come in the wrong order, the refund before the payment, leave the last word to the provider', async () => {
    const world = await open();
    const { control } = world.sandbox;
    control.holdWebhooks();
    const { session } = await paid(world);
    await control.refund(session.intentId, 1_000);

    control.releaseWebhooks('reversed');
    await world.quiet();

    const first = control.deliveries()[0]?.type;
    expect(first).not.toBe('payment_intent.created');
    expect(await world.rows('SELECT state, payment, refunded_amount FROM customer_order')).toEqual([
      { state: 'placed', payment: 'partly-refunded', refunded_amount: 1_000 },
    ]);
    const mails = await world.rows('SELECT template, state FROM outgoing_mail ORDER BY template');
    expect(mails).toEqual(
      ['new-order-team', 'order-confirmed', 'refunded'].map((template) => ({
        template,
        state: 'sent',
      })),
    );
  });

  test('that were signed long ago are refused, and so are forged, altered and unsigned ones', async () => {
    const world = await open();
    const { control } = world.sandbox;
    control.withholdWebhooks(['*']);
    await paid(world);
    const event = await eventOf(world, 'payment_intent.succeeded');

    expect(await control.sendStale(event, minutes(6))).toBe(400);
    expect(await control.sendStale(event, hours(30))).toBe(400);
    for (const forgery of ['wrong_secret', 'altered_body', 'no_signature'] as const)
      expect(await control.forge(event, forgery)).toBe(400);

    expect(await world.rows('SELECT id FROM webhook_event')).toEqual([]);
    await expectNoOrder(world);
    expect(await control.sendStale(event, minutes(4))).toBe(200);
    await expectExactlyOneOrder(world, ada);
  });

  test('that are replayed for days afterwards change nothing', async () => {
    const world = await open();
    const { control } = world.sandbox;
    await paid(world);
    const event = await eventOf(world, 'payment_intent.succeeded');
    await expectExactlyOneOrder(world, ada);

    for (let day = 0; day < 3; day += 1) {
      await world.passTime(hours(24));
      for (let time = 0; time < 2; time += 1) expect(await control.redeliver(event)).toBe(200);
    }

    await expectExactlyOneOrder(world, ada);
  });

  test('that say of an open payment that it succeeded are not believed, even if their signature is right', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    const object = {
      ...(await world.provider.paymentIntents.retrieve(session.intentId)),
      status: 'succeeded',
      amount_received: 3_500,
    };
    const body = JSON.stringify({
      id: 'evt_lie',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    });

    expect(await post(world, body, sign(world, body))).toBe(200);

    await expectNoOrder(world);
    expect(await world.rows(`SELECT outcome FROM webhook_event WHERE id = 'evt_lie'`)).toEqual([
      { outcome: 'none' },
    ]);
    await browser.pay(session);
    await expectExactlyOneOrder(world, ada);
  });

  test('that name no payment of ours, no payment at all or nothing known are taken and come to nothing', async () => {
    const world = await open();
    const events = [
      {
        id: 'evt_stranger',
        type: 'payment_intent.succeeded',
        data: { object: { id: 'pi_nobodys' } },
      },
      { id: 'evt_customer', type: 'customer.created', data: { object: { id: 'cus_nobodys' } } },
      { id: 'evt_charge', type: 'charge.refunded', data: { object: { id: 'ch_nobodys' } } },
      { id: 'evt_account', type: 'account.updated', data: { object: {} } },
    ];
    for (const event of events) {
      const body = JSON.stringify({ object: 'event', ...event });
      expect(await post(world, body, sign(world, body))).toBe(200);
    }

    await expectNoOrder(world);

    const outcomes = await world.rows(
      'SELECT id, outcome FROM webhook_event WHERE processed_at IS NOT NULL ORDER BY id',
    );
    expect(outcomes).toEqual([
      { id: 'evt_account', outcome: 'not about a payment' },
      { id: 'evt_charge', outcome: 'belongs to no payment' },
      { id: 'evt_customer', outcome: 'not about a payment' },
      { id: 'evt_stranger', outcome: 'no-payment' },
    ]);
    expect(await alertsOf(world)).toEqual([]);
  });

  test('that are no message at all are refused, though someone signed them', async () => {
    const world = await open();
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '{"id":"evt_1"}',
      '{"id":7,"type":"x","data":{}}',
      'not json',
      `{"id":"${'e'.repeat(300)}","type":"x","data":{"object":{}}}`,
    ]) {
      expect(await post(world, body, sign(world, body)), body.slice(0, 30)).toBe(400);
    }
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
    expect(await post(world, bytes, sign(world, Buffer.from(bytes).toString('latin1')))).toBe(400);
    expect(await world.rows('SELECT id FROM webhook_event')).toEqual([]);
  });

  test('that find nobody are sent again until the shop is back', async () => {
    const retries = Array.from({ length: TRIES }, () => milliseconds(25));
    const world = await open({ sandbox: { webhookRetryDelays: retries } });
    world.setReachable(false);
    const browser = world.browser();
    await browser.fillIn(ada);
    world.setReachable(true);
    const session = await browser.begin();
    world.setReachable(false);
    await browser.pay(session);
    await expect
      .poll(() => world.sandbox.control.deliveries().some(({ attempt }) => attempt >= 2))
      .toBe(true);

    world.setReachable(true);

    await expectExactlyOneOrder(world, ada);
  });

  test('of which the database could not keep one are not acknowledged, and come again', async () => {
    const world = await open({
      sandbox: { webhookRetryDelays: Array.from({ length: 40 }, () => milliseconds(25)) },
    });
    await world.rows('ALTER TABLE webhook_event RENAME TO webhook_event_away');
    await paid(world);
    await expect
      .poll(() => world.sandbox.control.deliveries().filter(({ status }) => status === 500).length)
      .toBeGreaterThan(2);
    await world.rows('ALTER TABLE webhook_event_away RENAME TO webhook_event');

    await expectExactlyOneOrder(world, ada);
  });
});
