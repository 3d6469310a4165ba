import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { hours } from '../../../kernel/time';
import { cancelOrder, findOrder, requestManual, saveDraft } from '../../orders';
import { adaDetails, draftOf, embeddedShop, openSession, shopOn } from '../../testing';
import { settlePayment } from '../settle/settle-payment';
import { startPayment } from './start-payment';
import { readAttempts } from '../store';

eachDatabase('A payment session', (open) => {
  test('is one for each draft, however often and from however many tabs it is asked for at once', async () => {
    const shop = shopOn(await open());
    const draft = { draftId: await draftOf(shop) };

    const sessions = await Promise.all(
      Array.from({ length: 12 }, () => startPayment(shop.payments, draft)),
    );

    expect(
      new Set(sessions.map((one) => (one.ok ? one.value.clientSecret : one.failure.code))).size,
    ).toBe(1);
    expect(shop.gateway.intents.size).toBe(1);
    expect(await readAttempts(shop.database.read, draft.draftId)).toHaveLength(1);
  });

  test('asks for the catalogue’s price and names its order and its buyer to the provider', async () => {
    const shop = shopOn(await open());
    const { draftId, intentId } = await openSession(shop, {
      ...adaDetails,
      company: 'Q'.repeat(500),
    });

    const [attempt] = await readAttempts(shop.database.read, draftId);
    expect(shop.gateway.intents.get(intentId)).toMatchObject({
      amount: 3_500,
      currency: 'usd',
      metadata: {
        order_id: draftId,
        attempt_id: attempt?.id,
        company: 'Q'.repeat(500),
        email: adaDetails.email,
        name: adaDetails.name,
      },
    });
  });

  test('has its secret given to the browser and to nothing that is stored', async () => {
    const shop = shopOn(await open());
    const { intentId } = await openSession(shop);

    const rows = await shop.database.queryRows(
      'SELECT to_json(payment_attempt)::text AS row FROM payment_attempt',
    );
    expect(rows[0]?.['row']).toContain(intentId);
    expect(rows[0]?.['row']).not.toContain('secret');
  });
});

describe('A payment session', () => {
  test('survives the loss of the provider’s answer: the next call finds the same payment', async () => {
    const shop = await embeddedShop();
    const draft = { draftId: await draftOf(shop) };
    shop.gateway.silence('createIntent', 'after');
    expect(await startPayment(shop.payments, draft)).toMatchObject({
      failure: { code: 'provider-down' },
    });
    shop.gateway.heal();

    expect(await startPayment(shop.payments, draft)).toMatchObject({ ok: true });
    expect(shop.gateway.intents.size).toBe(1);
  });

  test('that was paid although we never heard its id is settled when the provider names it', async () => {
    const shop = await embeddedShop();
    const draft = { draftId: await draftOf(shop) };
    shop.gateway.silence('createIntent', 'after');
    await startPayment(shop.payments, draft);
    const [intentId] = [...shop.gateway.intents.keys()];
    if (intentId === undefined) throw new Error('no payment was made');
    shop.gateway.pay(intentId);

    expect(await settlePayment(shop.payments, { intentId })).toMatchObject({
      ok: true,
      value: { orderId: draft.draftId, payment: 'paid' },
    });
  });

  test('whose key the provider has forgotten is given up for a new one', async () => {
    const shop = await embeddedShop();
    const draft = { draftId: await draftOf(shop) };
    shop.gateway.silence('createIntent');
    await startPayment(shop.payments, draft);
    shop.gateway.heal();
    shop.clock.advance(hours(24));

    expect(await startPayment(shop.payments, draft)).toMatchObject({ ok: true });
    expect(
      (await readAttempts(shop.database.read, draft.draftId)).map(({ state }) => state),
    ).toEqual(['open', 'abandoned']);
  });

  test('follows a correction in the form', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    await saveDraft(shop.orders, { draftId, details: { ...adaDetails, role: 'Team Lead' } });

    expect(await startPayment(shop.payments, { draftId })).toMatchObject({
      ok: true,
      value: { intentId },
    });
    expect(shop.gateway.intents.get(intentId)?.metadata).toMatchObject({
      role: 'Team Lead',
      order_id: draftId,
    });
  });

  test('that was cancelled at the provider is replaced', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { state: 'cancelled' });

    const again = await startPayment(shop.payments, { draftId });

    expect(again.ok && again.value.intentId).not.toBe(intentId);
    expect(
      (await readAttempts(shop.database.read, draftId)).map(({ state }) => state).toSorted(),
    ).toEqual(['cancelled', 'open']);
  });

  test('whose price was changed at the provider is closed and replaced by one at ours', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { amount: 100 });

    const again = await startPayment(shop.payments, { draftId });

    if (!again.ok) throw new Error(again.failure.sentence);
    expect(shop.gateway.intents.get(again.value.intentId)).toMatchObject({
      amount: 3_500,
      state: 'open',
    });
    expect(shop.gateway.intents.get(intentId)?.state).toBe('cancelled');
  });

  test('that is being confirmed is not begun a second time', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.change(intentId, { state: 'processing' });

    expect(await startPayment(shop.payments, { draftId })).toMatchObject({
      failure: { code: 'payment-in-progress' },
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Confirming payment');
    expect(shop.gateway.intents.size).toBe(1);
  });

  test('that was paid in another tab is settled by coming back, and not paid again', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await openSession(shop);
    shop.gateway.pay(intentId);

    expect(await startPayment(shop.payments, { draftId })).toMatchObject({
      failure: { code: 'already-paid' },
    });
    expect((await findOrder(shop.orders, draftId))?.stage).toBe('Queued');
    expect(await startPayment(shop.payments, { draftId })).toMatchObject({
      failure: { code: 'already-paid' },
    });
    expect(shop.gateway.intents.size).toBe(1);
  });

  test('is refused in one sentence for a draft that nobody knows, and for one that was called off', async () => {
    const shop = await embeddedShop();
    for (const draftId of ['0196a1b2-0000-7000-8000-000000000001', 'not-an-id', '']) {
      expect(await startPayment(shop.payments, { draftId })).toMatchObject({
        failure: { code: 'no-draft' },
      });
    }
    const draft = { draftId: await draftOf(shop) };
    await requestManual(shop.orders, draft);
    await cancelOrder(shop.orders, {
      orderId: draft.draftId,
      actor: 'staff:owner',
      reason: 'asked by phone',
    });
    expect(await startPayment(shop.payments, draft)).toMatchObject({
      failure: { code: 'no-draft' },
    });
  });

  for (const call of ['createIntent', 'readIntent', 'updateIntent', 'cancelIntent'] as const) {
    test(`is told apart from a fault of ours when ${call} is not answered, and works once the provider is back`, async () => {
      const shop = await embeddedShop();
      const draft = { draftId: await draftOf(shop) };
      if (call !== 'createIntent') await startPayment(shop.payments, draft);
      const [intentId] = [...shop.gateway.intents.keys()];
      if (call === 'updateIntent')
        await saveDraft(shop.orders, { ...draft, details: { ...adaDetails, role: 'Team Lead' } });
      if (call === 'cancelIntent' && intentId !== undefined)
        shop.gateway.change(intentId, { amount: 1 });
      shop.gateway.silence(call);

      expect(await startPayment(shop.payments, draft)).toMatchObject({
        ok: false,
        failure: { code: 'provider-down' },
      });

      shop.gateway.heal();
      expect(await startPayment(shop.payments, draft)).toMatchObject({ ok: true });
    });
  }

  test('gives up after a few tries with a provider that cancels everything', async () => {
    const shop = await embeddedShop();
    const draft = { draftId: await draftOf(shop) };
    await startPayment(shop.payments, draft);
    const cancelAll = async (): Promise<void> => {
      for (const intentId of shop.gateway.intents.keys())
        shop.gateway.change(intentId, { state: 'cancelled', amount: 1 });
    };
    await cancelAll();
    const stubborn = {
      ...shop.payments,
      gateway: {
        ...shop.gateway,
        createIntent: async (...parameters: Parameters<typeof shop.gateway.createIntent>) => {
          const made = await shop.gateway.createIntent(...parameters);
          return made.ok
            ? { ...made, value: { ...made.value, state: 'cancelled' as const } }
            : made;
        },
      },
    };

    expect(await startPayment(stubborn, draft)).toMatchObject({
      failure: { code: 'provider-refused' },
    });
  });
});
