import { describe, expect, test } from 'vitest';
import { newIdentifier } from '../../../kernel/identifier';
import { days } from '../../../kernel/time';
import type { JobHandler } from '../../../platform/jobs';
import { findOrder, orderCancelled, orderPaid, orderTaxed } from '../../orders';
import { embeddedShop, openSession, paidOrder, type TestShop } from '../../testing';
import { paymentHandlers } from './handlers';
import {
  closeSessionsJob,
  recordTaxJob,
  reverseTaxJob,
  completeRefundJob,
  expireDraftsJob,
  paymentSchedules,
  paymentSubscriptions,
  processWebhookJob,
  settlePaymentJob,
  sweepPaymentsJob,
} from '../jobs';
import { receiveWebhook } from './receive-webhook';
import { refundPayment } from '../refunds/refund-payment';
import { TEST_SIGNATURE } from '../testing';

const attempt = { number: 1, last: false, signal: new AbortController().signal };

function work(shop: TestShop, name: string, payload: object): Promise<void> {
  const handler = paymentHandlers(shop.payments).find(({ job }) => job.name === name);
  if (!handler) throw new Error(`Nobody does ${name}`);
  return handler.handle(handler.job.payload.parse(payload), attempt);
}

describe('Background work on payments', () => {
  test('has a handler for every job that is placed, scheduled or subscribed', async () => {
    const shop = await embeddedShop();
    const handled = paymentHandlers(shop.payments).map(({ job }: JobHandler) => job.name);

    expect(handled.toSorted()).toEqual(
      [
        closeSessionsJob,
        recordTaxJob,
        reverseTaxJob,
        completeRefundJob,
        expireDraftsJob,
        processWebhookJob,
        settlePaymentJob,
        sweepPaymentsJob,
      ]
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { job } of [...paymentSchedules, ...paymentSubscriptions])
      expect(handled).toContain(job.name);
  });

  test('sweeps and expires by the hour', () => {
    expect(paymentSchedules.map(({ job, cron }) => [job.name, cron])).toEqual([
      [sweepPaymentsJob.name, '7 * * * *'],
      [expireDraftsJob.name, '37 * * * *'],
    ]);
  });

  test('closes what is open when an order is paid or called off, and reports the tax of what was paid', () => {
    expect(paymentSubscriptions.map(({ event, job }) => [event.name, job.name])).toEqual([
      [orderPaid.name, closeSessionsJob.name],
      [orderTaxed.name, recordTaxJob.name],
      [orderCancelled.name, closeSessionsJob.name],
    ]);
  });
});

describe('A job', () => {
  test('settles what a browser said while the provider was down', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    shop.gateway.silence('readIntent');
    await expect(work(shop, settlePaymentJob.name, { intentId })).rejects.toThrow(
      'The fake provider is down.',
    );

    shop.gateway.heal();
    await work(shop, settlePaymentJob.name, { intentId });

    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
  });

  test('does not try again what will not get better', async () => {
    const shop = await embeddedShop();
    const { intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    shop.gateway.change(intentId, { amountReceived: 1 });

    await work(shop, settlePaymentJob.name, { intentId });
    await work(shop, settlePaymentJob.name, { intentId: 'pi_unknown' });

    expect(await shop.mails('payment-alert')).toHaveLength(1);
  });

  test('works off a webhook', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const event = { id: 'evt_1', type: 'payment_intent.succeeded', objectId: intentId };
    await receiveWebhook(shop.payments, {
      rawBody: new TextEncoder().encode(JSON.stringify(event)),
      signature: TEST_SIGNATURE,
    });

    await work(shop, processWebhookJob.name, { eventId: 'evt_1' });
    await work(shop, processWebhookJob.name, { eventId: 'evt_of_nobody' });

    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
  });

  test('carries out a refund that was decided while the provider was down', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    const refundId = newIdentifier(shop.clock);
    shop.gateway.silence('refund');
    await refundPayment(shop.payments, {
      refundId,
      orderId: draftId,
      amount: null,
      reason: 'goodwill',
      actor: 'staff:owner',
    });
    await expect(work(shop, completeRefundJob.name, { refundId })).rejects.toThrow(
      'The fake provider is down.',
    );

    shop.gateway.heal();
    await work(shop, completeRefundJob.name, { refundId });

    expect((await findOrder(shop.orders, draftId))?.payment).toBe('refunded');
  });

  test('closes the session of a paid order, and tries again while it can’t', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.silence('cancelIntent');
    await expect(work(shop, closeSessionsJob.name, { orderId: draftId })).rejects.toThrow(
      'The fake provider is down.',
    );

    shop.gateway.heal();
    await work(shop, closeSessionsJob.name, { orderId: draftId });

    expect(shop.gateway.intents.get(intentId)?.state).toBe('cancelled');
  });

  test('sweeps, expires, and fails aloud when the provider is down', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.clock.advance(days(8));
    await work(shop, sweepPaymentsJob.name, {});
    await work(shop, expireDraftsJob.name, {});

    expect(shop.gateway.intents.get(intentId)?.state).toBe('cancelled');
    expect((await findOrder(shop.orders, draftId))?.state).toBe('cancelled');
    shop.gateway.silence('listPayments');
    await expect(work(shop, sweepPaymentsJob.name, {})).rejects.toThrow(
      'The fake provider is down.',
    );
  });
});
