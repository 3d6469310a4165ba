import { expect, test } from 'vitest';
import { newIdentifier } from '../../../src/kernel/identifier';
import { cents } from '../../../src/kernel/money';
import { days, minutes, seconds } from '../../../src/kernel/time';
import { refundPayment } from '../../../src/shop/payments/refunds/refund-payment';
import { ada } from './browser';
import { alertsOf, expectExactlyOneOrder, mailsTo, placedOrders } from './books';
import { OWNER } from './open-shop';
import { eachShop, type PaymentWorld } from './payment-world';

async function paid(world: PaymentWorld, card?: string) {
  const browser = world.browser();
  await browser.fillIn(ada);
  const session = await browser.begin();
  await browser.pay(session, card);
  return { ...session, ...(await expectExactlyOneOrder(world, ada)) };
}

const refundsOf = async ({ provider }: PaymentWorld) =>
  (await provider.refunds.list({ limit: 100 })).data.map(({ amount }) => amount);
const refundMails = (world: PaymentWorld) =>
  world.rows(
    `SELECT values->>'amount' AS amount FROM outgoing_mail WHERE template = 'refunded' ORDER BY amount`,
  );
const order = async (world: PaymentWorld) => {
  const [row] = await world.rows('SELECT state, payment, refunded_amount FROM customer_order');
  return row;
};

eachShop('What is done at the provider’s own pages', (open) => {
  for (const heard of ['the webhook', 'the sweep']) {
    test(`comes back by ${heard}: a refund in part, then of the rest`, async () => {
      const world = await open();
      const { intentId } = await paid(world);
      const { control } = world.sandbox;
      if (heard === 'the sweep') control.withholdWebhooks(['*']);
      const hear = () => (heard === 'the sweep' ? world.sweep() : control.webhooksSettled());

      await control.refund(intentId, 1_250);
      await hear();
      await world.quiet();
      expect(await order(world)).toEqual({
        state: 'placed',
        payment: 'partly-refunded',
        refunded_amount: 1_250,
      });

      await control.refund(intentId);
      await hear();
      await hear();
      await world.quiet();
      expect(await order(world)).toEqual({
        state: 'cancelled',
        payment: 'refunded',
        refunded_amount: 3_500,
      });
      expect(await refundMails(world)).toEqual([{ amount: '$12.50' }, { amount: '$22.50' }]);
      expect(await refundsOf(world)).toHaveLength(2);
    });

    test(`comes back by ${heard}: a dispute that is lost, and one that is won`, async () => {
      for (const outcome of ['lost', 'won'] as const) {
        const world = await open();
        const { intentId } = await paid(world);
        const { control } = world.sandbox;
        if (heard === 'the sweep') control.withholdWebhooks(['*']);
        const disputeId = await control.openDispute(intentId);
        if (heard === 'the sweep') await world.sweep();
        await world.quiet();
        expect(await order(world)).toMatchObject({ state: 'placed', payment: 'disputed' });
        expect(await alertsOf(world)).toEqual(['dispute']);
        expect(mailsTo(world, OWNER)).toHaveLength(1);

        await control.closeDispute(disputeId, outcome);
        if (heard === 'the sweep') await world.sweep();
        await world.quiet();
        expect(await order(world), outcome).toMatchObject({
          payment: outcome === 'won' ? 'paid' : 'lost',
        });
        expect(await alertsOf(world)).toEqual(['dispute']);
      }
    });
  }

  test('comes back by the sweep also when the payment is a month old: a refund', async () => {
    const world = await open();
    const { intentId } = await paid(world);
    world.sandbox.control.withholdWebhooks(['*']);
    await world.passTime(days(30));
    await world.sandbox.control.refund(intentId, 1_250);

    await world.sweep();
    await world.quiet();

    expect(await order(world)).toMatchObject({
      payment: 'partly-refunded',
      refunded_amount: 1_250,
    });
    expect(await refundMails(world)).toEqual([{ amount: '$12.50' }]);
  });

  test('comes back by the sweep also when the payment is a month old: a dispute', async () => {
    const world = await open();
    const { intentId } = await paid(world);
    world.sandbox.control.withholdWebhooks(['*']);
    await world.passTime(days(30));
    await world.sandbox.control.openDispute(intentId);

    await world.sweep();
    await world.quiet();

    expect(await order(world)).toMatchObject({ payment: 'disputed' });
    expect(await alertsOf(world)).toEqual(['dispute']);
  });

  test('and by us at once gives no more back than was paid', async () => {
    const world = await open();
    const { intentId, id } = await paid(world);
    await world.sandbox.control.refund(intentId, 2_000);

    const refunded = await refundPayment(world.shop.payments, {
      refundId: newIdentifier(world.clock),
      orderId: id,
      amount: null,
      reason: 'Cancelled by the buyer',
      actor: 'staff:owner',
    });
    await world.quiet();

    const given = (await refundsOf(world)).reduce((sum, amount) => sum + amount, 0);
    expect(given, JSON.stringify(refunded)).toBeLessThanOrEqual(3_500);
    expect(await order(world)).toMatchObject({ refunded_amount: given });
  });

  test('takes away a refund that the bank sent back: the order is paid again and the owner is told', async () => {
    const world = await open();
    const { intentId } = await paid(world, '4000000000005126');
    const refundId = await world.sandbox.control.refund(intentId);
    await world.quiet();
    await world.sandbox.control.settleRefund(refundId, 'failed').catch(() => undefined);
    await world.quiet();
    await world.sweep();

    expect((await world.provider.refunds.retrieve(refundId)).status).toBe('failed');
    expect(await order(world)).toMatchObject({ payment: 'paid', refunded_amount: 0 });
    expect(await alertsOf(world)).toContain('refund-failed');
  });
});

eachShop('The sweep', (open) => {
  test('tells the owner once of a payment without an order, however often it runs', async () => {
    const world = await open();
    await world.provider.paymentIntents.create({
      amount: 3_500,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
      return_url: 'https://shop.example/order',
      automatic_payment_methods: { enabled: true },
      metadata: { note: 'typed in at the dashboard' },
    });

    for (let hour = 0; hour < 3; hour += 1) {
      await world.sweep();
      await world.passTime(minutes(60));
    }

    await world.quiet();
    expect(await alertsOf(world)).toEqual(['unknown-payment']);
    expect(mailsTo(world, OWNER)).toHaveLength(1);
    expect(await placedOrders(world)).toEqual([]);
  });

  test('tells the owner of an order whose payment the provider does not know', async () => {
    const world = await open();
    await paid(world);
    await world.passTime(minutes(30));
    expect(await world.sweep()).toMatchObject({ missing: 0 });
    await world.rows(`UPDATE payment_attempt SET intent_id = 'pi_of_another_account'`);

    expect(await world.sweep()).toMatchObject({ missing: 1 });

    await world.quiet();
    expect((await alertsOf(world)).filter((kind) => kind === 'missing-payment')).toHaveLength(1);
  });

  test('reads a list of more than one page and settles what is at its end', async () => {
    const world = await open();
    world.sandbox.control.withholdWebhooks(['*']);
    const browser = world.browser();
    await browser.fillIn(ada);
    await browser.pay(await browser.begin());
    for (let count = 0; count < 120; count += 1) {
      await world.provider.paymentIntents.create({
        amount: 3_500,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
      });
    }

    expect(await world.sweep()).toMatchObject({ listed: 121, settled: 1 });

    await expectExactlyOneOrder(world, ada);
  });

  test('settles a payment that was made while nobody of ours was there', async () => {
    const world = await open();
    const browser = world.browser();
    await browser.fillIn(ada);
    const session = await browser.begin();
    // What the provider told of the session's beginning is worked off, or it would find the payment first.
    await world.quiet();
    world.setReachable(false);
    await browser.pay(session);
    await world.sandbox.control.webhooksSettled();
    world.setReachable(true);

    await world.passTime(minutes(60));
    expect(await world.sweep()).toMatchObject({ settled: 1 });

    await expectExactlyOneOrder(world, ada);
  });
});

eachShop('A refund of ours', (open) => {
  const ask = (world: PaymentWorld, orderId: string, refundId: string) =>
    refundPayment(world.shop.payments, {
      refundId,
      orderId,
      amount: cents(1_000),
      reason: 'With our apologies',
      actor: 'staff:owner',
    });

  test('decided once and asked for ten times at once is given once', async () => {
    const world = await open();
    const { id } = await paid(world);
    const refundId = newIdentifier(world.clock);

    await Promise.all(Array.from({ length: 10 }, () => ask(world, id, refundId)));
    await world.quiet();

    expect(await refundsOf(world)).toEqual([1_000]);
    expect(await order(world)).toEqual({
      state: 'placed',
      payment: 'partly-refunded',
      refunded_amount: 1_000,
    });
    expect(await refundMails(world)).toEqual([{ amount: '$10' }]);
    expect(await alertsOf(world)).toEqual([]);
  });

  test('that the provider takes seconds to give is given once and never called failed', async () => {
    const world = await open();
    const { id } = await paid(world);
    world.sandbox.control.fail({
      kind: 'delay',
      path: '/v1/refunds',
      method: 'POST',
      times: 1,
      delay: seconds(3),
    });

    const refundId = newIdentifier(world.clock);
    const refunded = await ask(world, id, refundId);
    await world.quiet();

    // Verb and job ask with one key; whichever comes second is told that the first is still under way.
    expect(refunded.ok ? 'provider-down' : refunded.failure.code).toBe('provider-down');
    expect(await ask(world, id, refundId)).toMatchObject({ ok: true });
    expect(await refundsOf(world)).toEqual([1_000]);
    expect(await order(world)).toMatchObject({
      payment: 'partly-refunded',
      refunded_amount: 1_000,
    });
    expect(await alertsOf(world)).toEqual([]);
  });
});
