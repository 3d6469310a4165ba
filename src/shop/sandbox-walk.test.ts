import { describe, expect, test, vi } from 'vitest';
import { pay, refusal } from '../../demo/stripe/control/world';
import { newIdentifier } from '../kernel/identifier';
import { cents } from '../kernel/money';
import { mails, paymentOf, session, startWalk, until } from './walk/testing';
import { findOrder } from './orders';
import { refundPayment, settlePayment, startPayment } from './payments';
import { sweepPayments } from './payments/settle/sweep-payments';
import { adaDetails } from './testing';

describe('A paid order', () => {
  test('is placed by the webhook alone, with all that was typed, when the browser is closed right after paying', async () => {
    const walk = await startWalk();
    walk.world.sandbox.control.duplicateWebhooks(3);
    const { draftId, intent } = await session(walk);

    await pay(walk.world, '4242424242424242', intent);
    await until(walk, draftId, 'paid');
    await walk.world.sandbox.control.webhooksSettled();

    expect(await findOrder(walk.payments.orders, draftId)).toMatchObject({
      details: adaDetails,
      stage: 'Queued',
      amount: 3_500,
      number: 'FW-10427',
    });
    expect(await mails(walk, 'order-confirmed')).toBe(1);
    expect(intent).toMatchObject({
      amount: 3_500,
      currency: 'usd',
      receipt_email: adaDetails.email,
      automatic_payment_methods: { enabled: true },
    });
    const events = await walk.database.queryRows('SELECT id FROM webhook_event');
    const sent = walk.world.sandbox.control.deliveries();
    expect(sent).toHaveLength(events.length * 3);
    expect(sent.every(({ status }) => status === 200)).toBe(true);
  });

  test('comes out the same when webhooks arrive in reverse, and the browser returns before them', async () => {
    const walk = await startWalk();
    const { draftId, intent } = await session(walk);
    const { control } = walk.world.sandbox;
    control.holdWebhooks();
    await pay(walk.world, '4242424242424242', intent);
    await Promise.all(
      Array.from({ length: 10 }, () => settlePayment(walk.payments, { intentId: intent.id })),
    );
    control.releaseWebhooks('reversed');
    await control.webhooksSettled();
    await vi.waitFor(
      async () => {
        expect(
          await walk.database.queryRows('SELECT 1 FROM webhook_event WHERE processed_at IS NULL'),
        ).toEqual([]);
      },
      { timeout: 120_000 },
    );

    expect(await paymentOf(walk, draftId)).toBe('paid');
    expect(await mails(walk, 'order-confirmed')).toBe(1);
    expect(await mails(walk, 'payment-alert')).toBe(0);
  });

  test('is found by the sweep when no webhook ever comes', async () => {
    const walk = await startWalk();
    walk.world.sandbox.control.withholdWebhooks(['*']);
    const { draftId, intent } = await session(walk);
    await pay(walk.world, '4242424242424242', intent);

    expect(await sweepPayments(walk.payments)).toMatchObject({
      ok: true,
      value: { settled: 1, missing: 0 },
    });
    expect(await paymentOf(walk, draftId)).toBe('paid');
  });

  test('waits while the bank takes its time, and follows its answer', async () => {
    const walk = await startWalk();
    const fine = await session(walk);
    const bad = await session(walk, { ...adaDetails, company: 'Tallow & Finch' });
    for (const { intent } of [fine, bad]) await pay(walk.world, '4000000000009003', intent);
    await until(walk, fine.draftId, 'pending');
    await until(walk, bad.draftId, 'pending');
    await walk.world.sandbox.control.settleProcessing(fine.intent.id, 'succeeded');
    await walk.world.sandbox.control.settleProcessing(bad.intent.id, 'failed');

    await until(walk, fine.draftId, 'paid');
    await until(walk, bad.draftId, 'none');
    expect(await startPayment(walk.payments, bad)).toMatchObject({
      ok: true,
      value: { intentId: bad.intent.id },
    });
  });

  test('is not made by a card that is declined, and the same session takes another card', async () => {
    const walk = await startWalk();
    const { draftId, intent } = await session(walk);
    expect((await refusal(pay(walk.world, '4000000000009995', intent))).code).toBe('card_declined');
    expect(await settlePayment(walk.payments, { intentId: intent.id })).toMatchObject({
      ok: true,
      value: { payment: 'none', intent: 'open' },
    });
    const [attempt] = await walk.database.queryRows('SELECT failure_code FROM payment_attempt');
    expect(attempt).toEqual({ failure_code: 'insufficient_funds' });

    await pay(walk.world, '5555555555554444', intent);
    await until(walk, draftId, 'paid');
    expect(
      await walk.database.queryRows('SELECT card_brand, card_last_digits FROM payment_attempt'),
    ).toEqual([{ card_brand: 'mastercard', card_last_digits: '4444' }]);
  });
});

describe('Money that goes back', () => {
  test('by our own decision and by the provider’s pages ends in the same books', async () => {
    const walk = await startWalk();
    const { draftId, intent } = await session(walk);
    await pay(walk.world, '4242424242424242', intent);
    await until(walk, draftId, 'paid');
    const request = {
      refundId: newIdentifier(walk.payments.clock),
      orderId: draftId,
      amount: cents(1_000),
      reason: 'goodwill',
      actor: 'staff:owner',
    } as const;
    expect(await refundPayment(walk.payments, request)).toMatchObject({
      ok: true,
      value: { payment: 'partly-refunded' },
    });
    expect(await refundPayment(walk.payments, request)).toMatchObject({
      ok: true,
      value: { refundedAmount: 1_000 },
    });

    await walk.world.sandbox.control.refund(intent.id);
    await until(walk, draftId, 'refunded');

    expect(
      (await walk.world.shop.refunds.list({ payment_intent: intent.id })).data.map(
        ({ amount }) => amount,
      ),
    ).toEqual([2_500, 1_000]);
    expect(await mails(walk, 'refunded')).toBe(2);
    expect(await walk.payments.gateway.listReversals(new Date(0))).toMatchObject({
      ok: true,
      value: [{ intentId: intent.id }, { intentId: intent.id }],
    });
    expect(await sweepPayments(walk.payments)).toMatchObject({ ok: true, value: { settled: 0 } });
  });

  test('by a dispute is told by the webhook, and comes back when it is won', async () => {
    const walk = await startWalk();
    const { draftId, intent } = await session(walk);
    await pay(walk.world, '4242424242424242', intent);
    await until(walk, draftId, 'paid');
    const dispute = await walk.world.sandbox.control.openDispute(intent.id);
    await until(walk, draftId, 'disputed');
    await walk.world.sandbox.control.closeDispute(dispute, 'won');
    await until(walk, draftId, 'paid');
    expect(await mails(walk, 'payment-alert')).toBe(1);
  });
});
