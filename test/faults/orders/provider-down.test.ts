import { expect, test } from 'vitest';
import type { Fault } from '../../../demo/stripe';
import { newIdentifier } from '../../../src/kernel/identifier';
import { minutes, seconds } from '../../../src/kernel/time';
import { markManualPaid, requestManual } from '../../../src/shop/orders';
import { refundPayment } from '../../../src/shop/payments';
import { sweepPayments } from '../../../src/shop/payments/settle/sweep-payments';
import { ada } from './browser';
import { alertsOf, chargesOf, expectExactlyOneOrder, mailsTo } from './books';
import { TEAM } from './open-shop';
import { eachShop, type PaymentWorld } from './payment-world';

const ONE_INTENT = '/v1/payment_intents/*';

async function filledIn(world: PaymentWorld) {
  const browser = world.browser();
  return { browser, draftId: await browser.fillIn(ada) };
}

async function paid(world: PaymentWorld) {
  const { browser, draftId } = await filledIn(world);
  const session = await browser.begin();
  await browser.pay(session);
  return { browser, draftId, session };
}

const intentsOf = async ({ provider }: PaymentWorld) =>
  (await provider.paymentIntents.list({ limit: 100 })).data;

eachShop('While the provider is down', (open) => {
  const makings: readonly (Fault & { readonly what: string })[] = [
    { what: 'is unavailable', kind: 'unavailable' },
    { what: 'has too much to do', kind: 'rate_limit' },
    { what: 'breaks the connection', kind: 'reset' },
    { what: 'makes the payment and its answer is lost', kind: 'error', moment: 'after' },
    { what: 'makes the payment and breaks the connection', kind: 'reset', moment: 'after' },
  ];
  for (const { what, ...fault } of makings) {
    test(`beginning a payment says so when it ${what}, and is one payment when it is back`, async () => {
      const world = await open();
      const { browser } = await filledIn(world);
      // Its webhook would tell of a payment whose answer was lost, and the shop would be none the worse.
      world.sandbox.control.withholdWebhooks(['payment_intent.created']);
      world.sandbox.control.fail({
        ...fault,
        path: '/v1/payment_intents',
        method: 'POST',
        times: null,
      });
      for (let time = 0; time < 2; time += 1)
        expect(await browser.ask()).toMatchObject({ status: 503, body: { code: 'provider-down' } });
      expect((await intentsOf(world)).length).toBe(fault.moment === 'after' ? 1 : 0);
      world.sandbox.control.clearFaults();

      await browser.pay(await browser.begin());
      expect(await intentsOf(world)).toHaveLength(1);
      await expectExactlyOneOrder(world, ada);
    });
  }

  test('a buyer is told in one sentence, and what was typed is still there', async () => {
    const world = await open();
    const { browser } = await filledIn(world);
    world.sandbox.control.fail({ kind: 'unavailable', times: null });
    expect(await browser.ask()).toMatchObject({
      status: 503,
      body: { code: 'provider-down', sentence: expect.stringContaining('Try again') },
    });
    expect(await browser.ask({ check: true })).toMatchObject({ status: 503 });
    world.sandbox.control.clearFaults();
    await world.passTime(seconds(11));

    expect(await browser.ask({ check: true })).toMatchObject({ status: 200 });
    await browser.pay(await browser.begin());
    await expectExactlyOneOrder(world, ada);
  });

  test('a payment that takes seconds to begin is one payment, though the page asked again meanwhile', async () => {
    const world = await open();
    const { browser } = await filledIn(world);
    world.sandbox.control.fail({
      kind: 'delay',
      delay: seconds(3),
      path: '/v1/payment_intents',
      method: 'POST',
    });

    const answers = await Promise.all([browser.ask(), browser.ask()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);

    await browser.pay(await browser.begin());
    expect(await intentsOf(world)).toHaveLength(1);
    await expectExactlyOneOrder(world, ada);
  });

  test('what was corrected in the form after a lost answer reaches the same payment', async () => {
    const world = await open();
    const { browser } = await filledIn(world);
    world.sandbox.control.fail({
      kind: 'error',
      moment: 'after',
      path: '/v1/payment_intents',
      method: 'POST',
      times: 2,
    });
    expect((await browser.ask()).status).toBe(503);
    const corrected = { ...ada, email: 'ada@candidate.example', role: 'Data Engineer' };
    await browser.fillIn(corrected);
    world.sandbox.control.fail({ kind: 'unavailable', path: ONE_INTENT, method: 'POST', times: 2 });
    expect((await browser.ask()).status).toBe(503);
    world.sandbox.control.clearFaults();

    const session = await browser.begin();

    expect(await intentsOf(world)).toMatchObject([
      { id: session.intentId, receipt_email: corrected.email, metadata: { role: 'Data Engineer' } },
    ]);
    await browser.pay(session);
    await expectExactlyOneOrder(world, corrected);
  });

  test('a buyer who comes back from paying is heard, and the order is placed when it can be asked again', async () => {
    const world = await open();
    world.sandbox.control.withholdWebhooks(['*']);
    const { browser, session } = await paid(world);
    world.sandbox.control.fail({ kind: 'unavailable', method: 'GET', times: null });
    for (let time = 0; time < 3; time += 1) {
      expect(await browser.comeBack(session.intentId)).toMatchObject({
        status: 202,
        body: { trackingPath: null },
      });
    }
    await world.untilRetried('payment-settle', 3);

    world.sandbox.control.clearFaults();
    await world.passTime(minutes(1));

    await expectExactlyOneOrder(world, ada);
  });

  test('its own webhook is taken, and worked off when it can be asked again', async () => {
    const world = await open();
    world.sandbox.control.fail({ kind: 'reset', method: 'GET', times: null });
    await paid(world);
    await world.sandbox.control.webhooksSettled();
    const inbox = await world.rows('SELECT id FROM webhook_event WHERE processed_at IS NULL');
    expect(inbox).toHaveLength(3);
    await world.untilRetried('payment-webhook', 3);

    world.sandbox.control.clearFaults();
    await world.passTime(minutes(1));

    await expectExactlyOneOrder(world, ada);
    expect(await world.rows('SELECT id FROM webhook_event WHERE processed_at IS NULL')).toEqual([]);
  });

  test('the sweep says so, whichever of its calls fails, and does all of it the next hour', async () => {
    const world = await open();
    world.sandbox.control.withholdWebhooks(['*']);
    await paid(world);
    for (const path of ['/v1/payment_intents', ONE_INTENT]) {
      world.sandbox.control.fail({ kind: 'unavailable', method: 'GET', path, times: null });
      expect(await sweepPayments(world.shop.payments)).toMatchObject({
        ok: false,
        failure: { code: 'provider-down' },
      });
      world.sandbox.control.clearFaults();
      await world.passTime(minutes(60));
    }

    await world.sweep();

    await expectExactlyOneOrder(world, ada);
    expect(await alertsOf(world)).toEqual([]);
  });

  const refunds: readonly (Fault & { readonly what: string })[] = [
    { what: 'cannot be asked for one', kind: 'unavailable', method: 'POST', path: '/v1/refunds' },
    {
      what: 'gives it and the answer is lost',
      kind: 'reset',
      moment: 'after',
      method: 'POST',
      path: '/v1/refunds',
    },
    {
      what: 'cannot say what it has given',
      kind: 'unavailable',
      method: 'GET',
      path: '/v1/refunds',
    },
    { what: 'cannot be asked anything', kind: 'unavailable' },
  ];
  for (const { what, ...fault } of refunds) {
    test(`a refund is kept when it ${what}, and given once when it is back`, async () => {
      const world = await open();
      await paid(world);
      const { id } = await expectExactlyOneOrder(world, ada);
      world.sandbox.control.withholdWebhooks(['*']);
      world.sandbox.control.fail({ ...fault, times: null });
      const request = {
        refundId: newIdentifier(world.clock),
        orderId: id,
        amount: null,
        reason: 'Too little is public',
        actor: 'staff:owner',
      } as const;

      const answer = await refundPayment(world.shop.payments, request);
      // A job that comes after the lost answer finds the money given in the provider's books, and ends: on a busy
      // machine before this call is answered, which then says so.
      expect(fault.moment === 'after' ? ['provider-down', 'given'] : ['provider-down']).toContain(
        answer.ok ? 'given' : answer.failure.code,
      );
      if (fault.moment !== 'after') await world.untilRetried('payment-refund');
      world.sandbox.control.clearFaults();
      // Asked for again by the same click, while its job is tried again.
      await Promise.all([refundPayment(world.shop.payments, request), world.passTime(minutes(1))]);
      await world.quiet();
      await world.sweep();

      expect((await world.provider.refunds.list()).data.map(({ amount }) => amount)).toEqual([
        3_500,
      ]);
      expect(
        await world.rows('SELECT state, payment, refunded_amount FROM customer_order'),
      ).toEqual([{ state: 'cancelled', payment: 'refunded', refunded_amount: 3_500 }]);
      expect(
        await world.rows(`SELECT state FROM outgoing_mail WHERE template = 'refunded'`),
      ).toEqual([{ state: 'sent' }]);
      expect(await alertsOf(world)).toEqual([]);
    });
  }

  test('a session of an order that was paid by other means is closed as soon as it is back, and cannot be paid', async () => {
    const world = await open();
    const { browser, draftId } = await filledIn(world);
    const session = await browser.begin();
    await requestManual(world.shop.orders, { draftId });
    world.sandbox.control.fail({
      kind: 'unavailable',
      method: 'POST',
      path: '/v1/payment_intents/*/cancel',
      times: null,
    });
    await markManualPaid(world.shop.orders, {
      orderId: draftId,
      actor: 'staff:owner',
      reason: 'Bank transfer',
    });
    await world.untilRetried('payment-close-sessions');

    world.sandbox.control.clearFaults();
    await world.passTime(minutes(1));
    await world.quiet();

    await expect(browser.pay(session)).rejects.toThrow();
    expect(await chargesOf(world)).toEqual([]);
    expect(world.shop.begun).toEqual([draftId]);
    expect(mailsTo(world, ada.email).map(({ subject }) => subject)).toHaveLength(2);
    expect(mailsTo(world, TEAM)).toHaveLength(2);
  });
});

eachShop('A provider that does not answer at all', (open) => {
  test('is given up while the browser still waits, and one payment is made in the end', async () => {
    const world = await open();
    const { browser } = await filledIn(world);
    world.sandbox.control.fail({
      kind: 'timeout',
      moment: 'after',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 2,
    });

    expect(await browser.ask()).toMatchObject({ status: 503, body: { code: 'provider-down' } });

    await browser.pay(await browser.begin());
    expect(await intentsOf(world)).toHaveLength(1);
    await expectExactlyOneOrder(world, ada);
  });
});
