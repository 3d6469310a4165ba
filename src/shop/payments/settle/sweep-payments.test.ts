import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { newIdentifier } from '../../../kernel/identifier';
import { days, hours, minutes, seconds } from '../../../kernel/time';
import { findOrder, listExpiredDrafts, readDraft, requestManual, saveDraft } from '../../orders';
import { adaDetails, embeddedShop, openSession, paidOrder, shopOn } from '../../testing';
import { expireDrafts } from '../pay/expire-drafts';
import { createPaymentProbe } from '../probe';
import { refundPayment } from '../refunds/refund-payment';
import { startPayment } from '../pay/start-payment';
import { sweepPayments } from './sweep-payments';

eachDatabase('The hourly sweep', (open) => {
  test('places the order of a browser that was closed right after paying, as typed', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);

    expect(await sweepPayments(shop.payments)).toMatchObject({
      ok: true,
      value: { listed: 1, settled: 1, missing: 0 },
    });
    expect(await sweepPayments(shop.payments)).toMatchObject({
      ok: true,
      value: { listed: 1, settled: 0, missing: 0 },
    });

    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      stage: 'Queued',
      details: adaDetails,
    });
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('alerts once of money without an order and of an order without its money', async () => {
    const shop = shopOn(await open());
    const { intentId } = await paidOrder(shop);
    const paid = shop.gateway.intents.get(intentId);
    if (!paid) throw new Error('no payment');
    shop.gateway.intents.delete(intentId);
    shop.gateway.intents.set('pi_stray', { ...paid, intentId: 'pi_stray', metadata: {} });
    shop.clock.advance(minutes(6));

    await sweepPayments(shop.payments);
    await sweepPayments(shop.payments);

    const kinds = (await shop.mails('payment-alert')).map(({ values }) => values['kind']);
    expect(kinds.toSorted()).toEqual(['missing-payment', 'unknown-payment']);
  });
});

describe('The hourly sweep', () => {
  test('does not miss a payment that another process’s stand-in took', async () => {
    const shop = await embeddedShop();
    const { intentId } = await paidOrder(shop);
    shop.gateway.intents.delete(intentId);
    shop.clock.advance(minutes(6));
    const partial = { ...shop.payments, listIsPartial: true };
    expect(await sweepPayments(partial)).toMatchObject({ ok: true, value: { missing: 0 } });
    expect(await shop.mails('payment-alert')).toEqual([]);
    expect(await sweepPayments(shop.payments)).toMatchObject({ value: { missing: 1 } });
  });

  test('finds refunds and disputes that no webhook told of', async () => {
    const shop = await embeddedShop();
    const refunded = await paidOrder(shop);
    const disputed = await paidOrder(shop, { ...adaDetails, company: 'Tallow & Finch' });
    shop.gateway.refundAtProvider(refunded.intentId, 3_500);
    shop.gateway.dispute(disputed.intentId, 'open');

    expect(await sweepPayments(shop.payments)).toMatchObject({ value: { settled: 2 } });

    expect((await findOrder(shop.orders, refunded.draftId))?.payment).toBe('refunded');
    expect((await findOrder(shop.orders, disputed.draftId))?.payment).toBe('disputed');
    // An open dispute is asked about until it is decided; what is settled is not.
    expect(await sweepPayments(shop.payments)).toMatchObject({ value: { settled: 1 } });
  });

  test('finds money that went back from a payment older than its list, and how the dispute ended', async () => {
    const shop = await embeddedShop();
    const refunded = await paidOrder(shop);
    const disputed = await paidOrder(shop, { ...adaDetails, company: 'Tallow & Finch' });
    shop.clock.advance(days(60));
    shop.gateway.refundAtProvider(refunded.intentId, 500);
    shop.gateway.dispute(disputed.intentId, 'open');

    expect(await sweepPayments(shop.payments)).toMatchObject({
      ok: true,
      value: { listed: 0, settled: 2 },
    });
    expect(await findOrder(shop.orders, refunded.draftId)).toMatchObject({
      payment: 'partly-refunded',
      refundedAmount: 500,
    });
    expect((await findOrder(shop.orders, disputed.draftId))?.payment).toBe('disputed');

    shop.clock.advance(days(40));
    shop.gateway.dispute(disputed.intentId, 'won');
    await sweepPayments(shop.payments);
    expect((await findOrder(shop.orders, disputed.draftId))?.payment).toBe('paid');
    expect(await sweepPayments(shop.payments)).toMatchObject({ ok: true, value: { settled: 0 } });
  });

  test('carries out a refund whose job was given up', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    shop.gateway.silence('refund');
    await refundPayment(shop.payments, {
      refundId: newIdentifier(shop.clock),
      orderId: draftId,
      amount: null,
      reason: 'goodwill',
      actor: 'staff:owner',
    });
    shop.gateway.heal();

    await sweepPayments(shop.payments);

    expect((await findOrder(shop.orders, draftId))?.payment).toBe('refunded');
  });

  test('ends a confirmation that takes longer than the provider’s list reaches back', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { state: 'processing' });
    await sweepPayments(shop.payments);
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Confirming payment');
    shop.clock.advance(days(6));
    shop.gateway.pay(intentId);

    await sweepPayments(shop.payments);

    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
  });

  test('says when the provider can’t be asked', async () => {
    const shop = await embeddedShop();
    const { intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    for (const call of ['listPayments', 'listReversals', 'readIntent'] as const) {
      shop.gateway.silence(call);
      expect(await sweepPayments(shop.payments)).toMatchObject({
        failure: { code: 'provider-down' },
      });
      shop.gateway.heal();
    }
  });
});

describe('A draft', () => {
  test('that nobody touched for seven days is forgotten, and its session can’t be paid any more', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    const untried = await saveDraft(shop.orders, { draftId: null, details: adaDetails });
    shop.clock.advance(days(7));
    expect(await expireDrafts(shop.payments)).toEqual({ expired: 0 });
    shop.clock.advance(seconds(1));

    expect(await expireDrafts(shop.payments)).toEqual({ expired: 2 });

    expect(shop.gateway.intents.get(intentId)?.state).toBe('cancelled');
    expect(await readDraft(shop.orders, draftId)).toBeNull();
    expect(await startPayment(shop.payments, { draftId })).toMatchObject({
      failure: { code: 'no-draft' },
    });
    const rows = await shop.database.queryRows(
      'SELECT id, email, name, company FROM customer_order',
    );
    expect(rows).toEqual([{ id: draftId, email: '', name: '', company: '' }]);
    expect(untried.ok && rows.some((row) => row['id'] === untried.value.draftId)).toBe(false);
  });

  test('that was paid, or is being confirmed, is no draft to forget', async () => {
    const shop = await embeddedShop();
    const paid = await openSession(shop);
    const confirming = await openSession(shop, { ...adaDetails, company: 'Tallow & Finch' });
    const manual = await openSession(shop, { ...adaDetails, company: 'Harrow Lane Dairy' });
    await requestManual(shop.orders, manual);
    shop.gateway.pay(paid.intentId);
    shop.gateway.change(confirming.intentId, { state: 'processing' });
    shop.clock.advance(days(8));

    expect(await expireDrafts(shop.payments)).toEqual({ expired: 0 });

    expect((await findOrder(shop.orders, paid.draftId))?.stage).toBe('Queued');
    expect((await findOrder(shop.orders, confirming.draftId))?.stage).toBe('Confirming payment');
    expect((await findOrder(shop.orders, manual.draftId))?.stage).toBe('Awaiting payment');
  });

  test('is kept while its session can’t be closed', async () => {
    const shop = await embeddedShop();
    await openSession(shop);
    shop.clock.advance(days(8));
    shop.gateway.silence('cancelIntent');

    expect(await expireDrafts(shop.payments)).toEqual({ expired: 0 });
    expect(await listExpiredDrafts(shop.orders)).toHaveLength(1);
  });
});

describe('The probe', () => {
  test('asks the provider once in ten seconds, whoever asks', async () => {
    const { gateway, clock } = await embeddedShop();
    const probe = createPaymentProbe({ gateway, clock });

    expect(await Promise.all([probe.isAvailable(), probe.isAvailable()])).toEqual([true, true]);
    gateway.silence('probe');
    clock.advance(seconds(9));
    expect(await probe.isAvailable()).toBe(true);
    expect(gateway.calls).toEqual(['probe']);

    clock.advance(seconds(1));
    expect(await probe.isAvailable()).toBe(false);
    gateway.heal();
    clock.advance(hours(1));
    expect(await probe.isAvailable()).toBe(true);
  });
});
