import { describe, expect, test } from 'vitest';
import { days } from '../../../kernel/time';
import { cancelOrder, findOrder, markManualPaid, requestManual } from '../../orders';
import { draftOf, embeddedShop, openSession, paidOrder } from '../../testing';
import { closeSessions } from './close-sessions';
import { settlePayment } from '../settle/settle-payment';
import { startPayment } from './start-payment';

describe('An open session', () => {
  test('is closed when the order is paid by other means, so that nothing is charged besides', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    await requestManual(shop.orders, { draftId });
    await markManualPaid(shop.orders, {
      orderId: draftId,
      actor: 'staff:owner',
      reason: 'bank transfer',
    });

    expect(await closeSessions(shop.payments, { orderId: draftId })).toMatchObject({
      ok: true,
      value: 'closed',
    });
    expect(shop.gateway.intents.get(intentId)?.state).toBe('cancelled');
    expect(await startPayment(shop.payments, { draftId })).toMatchObject({
      failure: { code: 'already-paid' },
    });
  });

  test('that is paid while it is being closed settles its order', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);

    expect(await closeSessions(shop.payments, { orderId: draftId })).toMatchObject({
      ok: true,
      value: 'paid',
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
  });

  test('that brings money for an order paid otherwise alerts the owner and charges nobody’s order twice', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    await requestManual(shop.orders, { draftId });
    await markManualPaid(shop.orders, {
      orderId: draftId,
      actor: 'staff:owner',
      reason: 'bank transfer',
    });
    shop.gateway.pay(intentId);

    expect(await settlePayment(shop.payments, { intentId })).toMatchObject({
      ok: true,
      value: { payment: 'paid' },
    });
    await settlePayment(shop.payments, { intentId });

    expect(await shop.mails('order-confirmed')).toHaveLength(1);
    expect(await shop.mails('payment-alert')).toMatchObject([
      { values: { kind: 'second-payment' } },
    ]);
    // The surplus goes back without touching the order.
    shop.gateway.refundAtProvider(intentId, 3_500);
    await settlePayment(shop.payments, { intentId });
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'paid',
      refundedAmount: 0,
      stage: 'Queued',
    });
  });

  test('that nobody was given is given up when its draft was paid while the provider was asked', async () => {
    const shop = await embeddedShop();
    const draft = { draftId: await draftOf(shop) };
    await requestManual(shop.orders, draft);
    shop.gateway.during('createIntent', async () => {
      await markManualPaid(shop.orders, {
        orderId: draft.draftId,
        actor: 'staff:owner',
        reason: 'bank transfer',
      });
      await closeSessions(shop.payments, { orderId: draft.draftId });
    });

    expect(await startPayment(shop.payments, draft)).toMatchObject({
      failure: { code: 'already-paid' },
    });
  });

  test('whose money comes after the order was called off is kept in the books, and the owner is told', async () => {
    const shop = await embeddedShop();
    const draft = { draftId: await draftOf(shop) };
    await requestManual(shop.orders, draft);
    const session = await startPayment(shop.payments, draft);
    await cancelOrder(shop.orders, {
      orderId: draft.draftId,
      actor: 'staff:owner',
      reason: 'asked by phone',
    });
    if (!session.ok) throw new Error(session.failure.sentence);
    shop.gateway.pay(session.value.intentId);

    await settlePayment(shop.payments, session.value);

    expect(await findOrder(shop.orders, draft.draftId)).toMatchObject({
      state: 'cancelled',
      payment: 'paid',
    });
    expect(await shop.mails('order-confirmed')).toEqual([]);
    expect(shop.placed.some(({ name }) => name === 'order-paid')).toBe(false);
    expect(await shop.mails('payment-alert')).toMatchObject([
      { values: { kind: 'paid-after-cancel' } },
    ]);
  });

  test('of a paid order is closed already', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    shop.clock.advance(days(30));

    expect(await closeSessions(shop.payments, { orderId: draftId })).toMatchObject({
      ok: true,
      value: 'closed',
    });
    expect((await findOrder(shop.orders, draftId))?.payment).toBe('paid');
  });
});
