import { expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { findOrder, saveDraft } from '../../orders';
import { adaDetails, openSession, paidOrder, shopOn } from '../../testing';
import { settlePayment } from './settle-payment';
import { readAttempts } from '../store';

eachDatabase('Settling a payment', (open) => {
  test('fifty settlements at once place one order, with one confirmation and one mail to the team', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);

    const settled = await Promise.all(
      Array.from({ length: 50 }, () => settlePayment(shop.payments, { intentId })),
    );

    expect(new Set(settled.map((one) => (one.ok ? one.value.number : one.failure.code))).size).toBe(
      1,
    );
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
    expect(await shop.mails('new-order-team')).toHaveLength(1);
    expect(shop.placed.filter(({ name }) => name === 'order-paid')).toEqual([
      { name: 'order-paid', payload: { orderId: draftId } },
    ]);
    const timeline = await shop.database.queryRows('SELECT what FROM order_event ORDER BY id');
    expect(timeline.map((row) => row['what'])).toEqual(['placed', 'paid']);
  });

  test('a settled order holds all six fields as typed, the price, and a promise of twelve hours', async () => {
    const shop = shopOn(await open());
    const { draftId } = await paidOrder(shop);

    const order = await findOrder(shop.orders, draftId);

    expect(order).toMatchObject({
      details: adaDetails,
      stage: 'Queued',
      amount: 3_500,
      currency: 'usd',
      number: 'FW-10427',
    });
    expect(order?.promisedAt).toBe('2026-03-02T21:00:00.000Z');
    const [attempt] = await readAttempts(shop.database.read, draftId);
    expect(attempt).toMatchObject({
      state: 'succeeded',
      cardBrand: 'visa',
      cardLastDigits: '4242',
    });
  });

  test('every order has a number of its own', async () => {
    const shop = shopOn(await open());
    const sessions = [];
    for (const company of ['Harrow Lane Dairy', 'Tallow & Finch', 'Quillhaven Systems']) {
      sessions.push(await openSession(shop, { ...adaDetails, company }));
    }
    for (const { intentId } of sessions) shop.gateway.pay(intentId);

    const settled = await Promise.all(
      sessions.map(({ intentId }) => settlePayment(shop.payments, { intentId })),
    );

    const numbers = settled.map((one) => (one.ok ? one.value.number : one.failure.code)).sort();
    expect(numbers).toEqual(['FW-10427', 'FW-10428', 'FW-10429']);
  });

  test('a payment that is written down while the provider is asked belongs to its order', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    const writeDown = (id: string | null) =>
      shop.database.queryRows('UPDATE payment_attempt SET intent_id = $1', [id]);
    await writeDown(null);
    shop.gateway.pay(intentId);
    const gateway: typeof shop.gateway = {
      ...shop.gateway,
      async readIntent(...asked) {
        await writeDown(intentId);
        return shop.gateway.readIntent(...asked);
      },
    };

    const settled = await settlePayment({ ...shop.payments, gateway }, { intentId });

    expect(settled).toMatchObject({ ok: true, value: { orderId: draftId, payment: 'paid' } });
    expect(await shop.mails('payment-alert')).toEqual([]);
  });

  test('a payment that is still being confirmed places nothing, and its end does', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { state: 'processing' });
    const early = await settlePayment(shop.payments, { intentId });
    expect(early).toMatchObject({
      ok: true,
      value: { intent: 'processing', payment: 'pending', number: null },
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Confirming payment');
    expect(await shop.mails()).toEqual([]);

    shop.gateway.pay(intentId);
    await settlePayment(shop.payments, { intentId });

    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('a payment that fails after all leaves the draft a draft, which can be paid again', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { state: 'processing' });
    await settlePayment(shop.payments, { intentId });
    shop.gateway.change(intentId, { state: 'open', failureCode: 'card_declined' });

    await settlePayment(shop.payments, { intentId });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Draft');

    shop.gateway.pay(intentId);
    await settlePayment(shop.payments, { intentId });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
  });

  test('an old answer that arrives after the payment was settled changes nothing', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { state: 'processing' });
    shop.gateway.during('readIntent', async () => {
      shop.gateway.pay(intentId);
      await settlePayment(shop.payments, { intentId });
    });

    await settlePayment(shop.payments, { intentId });

    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
    expect(await readAttempts(shop.database.read, draftId)).toMatchObject([
      { state: 'succeeded', cardLastDigits: '4242' },
    ]);
  });

  test('a confirmation names the order of the last thirty days for the same address and company', async () => {
    const shop = shopOn(await open());
    const first = await paidOrder(shop);
    await paidOrder(shop, {
      ...adaDetails,
      company: '  quillhaven   SYSTEMS ',
      email: 'Ada.Merrow@candidate.example',
    });
    await paidOrder(shop, { ...adaDetails, company: 'Tallow & Finch' });

    const named = (await shop.mails('order-confirmed')).map(({ values }) => [
      values['earlierOrderNumber'],
      values['earlierOrderId'],
    ]);

    expect(named.toSorted()).toEqual(
      [
        ['FW-10427', first.draftId],
        [null, null],
        [null, null],
      ].toSorted(),
    );
  });
});

eachDatabase('A payment that does not fit its order', (open) => {
  const cases = [
    { change: { amountReceived: 100 }, kind: 'wrong-amount', what: 'brought less money' },
    {
      change: { amount: 1, amountReceived: 1 },
      kind: 'wrong-amount',
      what: 'was made cheaper at the provider',
    },
    { change: { currency: 'jpy' }, kind: 'wrong-amount', what: 'came in another currency' },
    {
      change: { metadata: { order_id: '0196a1b2-0000-7000-8000-000000000001' } },
      kind: 'wrong-order',
      what: 'names a different order',
    },
    { change: { metadata: {} }, kind: 'wrong-order', what: 'names no order' },
  ] as const;
  for (const { change, kind, what } of cases) {
    test(`that ${what} places nothing, tells the owner once and can be settled once it is put right`, async () => {
      const shop = shopOn(await open());
      const { draftId, intentId } = await openSession(shop);
      shop.gateway.pay(intentId);
      const right = shop.gateway.intents.get(intentId);
      shop.gateway.change(intentId, change);

      for (let call = 0; call < 3; call += 1) {
        expect(await settlePayment(shop.payments, { intentId })).toMatchObject({
          ok: false,
          failure: { code: kind },
        });
      }

      expect((await findOrder(shop.orders, draftId))?.stage).toBe('Draft');
      expect(await shop.mails('order-confirmed')).toEqual([]);
      expect(await shop.mails('payment-alert')).toMatchObject([
        { recipient: 'owner@shop.example', values: { kind } },
      ]);
      shop.gateway.change(intentId, right ?? {});
      expect(await settlePayment(shop.payments, { intentId })).toMatchObject({
        ok: true,
        value: { payment: 'paid' },
      });
    });
  }

  test('of another shop or of nobody raises an alert and places nothing', async () => {
    const shop = shopOn(await open());
    const { intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const stray = shop.gateway.intents.get(intentId);
    if (!stray) throw new Error('no payment');
    shop.gateway.intents.set('pi_stray', {
      ...stray,
      intentId: 'pi_stray',
      metadata: { order_id: 'x', attempt_id: 'not-an-id' },
    });

    expect(await settlePayment(shop.payments, { intentId: 'pi_stray' })).toMatchObject({
      failure: { code: 'unknown-payment' },
    });
    expect(await shop.mails('payment-alert')).toHaveLength(1);
    expect(await shop.mails('order-confirmed')).toEqual([]);
  });

  test('cannot pay for another order by naming that one’s attempt', async () => {
    const shop = shopOn(await open());
    const mine = await openSession(shop);
    const other = await saveDraft(shop.orders, {
      draftId: null,
      details: { ...adaDetails, company: 'Tallow & Finch' },
    });
    if (!other.ok) throw new Error(other.failure.sentence);
    shop.gateway.pay(mine.intentId);
    const paid = shop.gateway.intents.get(mine.intentId);
    shop.gateway.change(mine.intentId, {
      metadata: { ...paid?.metadata, order_id: other.value.draftId },
    });

    expect(await settlePayment(shop.payments, mine)).toMatchObject({
      failure: { code: 'wrong-order' },
    });
    expect((await findOrder(shop.orders, other.value.draftId))?.stage).toBe('Draft');
  });
});

eachDatabase('A settlement that is interrupted', (open) => {
  test('while its mails are written leaves nothing behind, and the next one does it all', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    const broken = {
      ...shop.payments,
      orders: {
        ...shop.orders,
        mailer: { queue: () => Promise.reject(new Error('the process died here')) },
      },
    };

    await expect(settlePayment(broken, { intentId })).rejects.toThrow('the process died here');
    expect(await findOrder(shop.orders, draftId)).toMatchObject({ stage: 'Draft', number: null });
    expect(await shop.count('order_event')).toBe(0);

    await settlePayment(shop.payments, { intentId });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
    expect(await shop.mails('order-confirmed')).toHaveLength(1);
  });

  test('by a silent provider says so and settles nothing', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);
    shop.gateway.silence('readIntent');

    expect(await settlePayment(shop.payments, { intentId })).toMatchObject({
      failure: { code: 'provider-down' },
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Draft');
  });
});
