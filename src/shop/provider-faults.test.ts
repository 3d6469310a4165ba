import { describe, expect, test, vi } from 'vitest';
import { paid, pay } from '../../demo/stripe/control/world';
import { newIdentifier } from '../kernel/identifier';
import { cents } from '../kernel/money';
import { minutes } from '../kernel/time';
import { mails, session, startWalk, until } from './walk/testing';
import { saveDraft } from './orders';
import { refundPayment, startPayment } from './payments';
import { stripeGateway } from './payments/stripe/stripe';
import { adaDetails } from './testing';

describe('What is no word of the provider', () => {
  test('forged, altered, unsigned or replayed is refused, and leaves no trace', async () => {
    const walk = await startWalk();
    const { control } = walk.world.sandbox;
    control.withholdWebhooks(['*']);
    const { intent } = await session(walk);
    await pay(walk.world, '4242424242424242', intent);
    const [event] = (await walk.world.shop.events.list({ type: 'payment_intent.succeeded' })).data;
    if (!event) throw new Error('the provider made no event');

    for (const forgery of ['wrong_secret', 'altered_body', 'no_signature'] as const)
      expect(await control.forge(event.id, forgery), forgery).toBe(400);
    expect(await control.sendStale(event.id, minutes(6))).toBe(400);
    expect(await walk.database.queryRows('SELECT 1 FROM webhook_event')).toEqual([]);

    expect(await control.sendStale(event.id, minutes(4))).toBe(200);
    expect(await walk.database.queryRows('SELECT type, object_id FROM webhook_event')).toEqual([
      { type: 'payment_intent.succeeded', object_id: intent.id },
    ]);
  });

  test('money taken past the shop is an alert, and no order', async () => {
    const walk = await startWalk();
    await paid(walk.world.shop);
    await vi.waitFor(async () => expect(await mails(walk, 'payment-alert')).toBe(1), {
      timeout: 120_000,
    });
    expect(await walk.database.queryRows('SELECT 1 FROM customer_order')).toEqual([]);
  });
});

describe('While the provider', () => {
  for (const kind of ['error', 'unavailable', 'rate_limit', 'reset'] as const) {
    test(`answers with “${kind}”, every call is a typed failure, and works once that is over`, async () => {
      const walk = await startWalk();
      const { draftId, intent } = await session(walk);
      const { control } = walk.world.sandbox;
      control.withholdWebhooks(['*']);
      const { gateway } = walk.payments;
      const truth = { receiptEmail: adaDetails.email, metadata: {} };
      const calls = {
        create: () =>
          gateway.createIntent('a-key', {
            ...truth,
            amount: cents(3_500),
            currency: 'usd',
            description: 'A report',
          }),
        read: () => gateway.readIntent(intent.id, { withHistory: true }),
        update: () =>
          gateway.updateIntent(intent.id, { ...truth, metadata: { order_id: draftId } }),
        list: () => gateway.listPayments(new Date(0)),
        reversals: () => gateway.listReversals(new Date(0)),
        find: () => gateway.findIntentOf('ch_unknown'),
        probe: () => gateway.probe(),
        cancel: () => gateway.cancelIntent(intent.id),
        refund: () =>
          gateway.refund('another-key', { intentId: intent.id, amount: cents(1), refundId: 'x' }),
      };
      control.fail({ kind, times: null });
      await Promise.all(
        Object.entries(calls).map(async ([name, call]) => {
          expect(await call(), name).toMatchObject({
            ok: false,
            failure: { code: 'provider-down', sentence: expect.stringMatching(/\.$/) },
          });
        }),
      );
      control.clearFaults();
      for (const name of [
        'create',
        'read',
        'update',
        'list',
        'reversals',
        'find',
        'probe',
        'cancel',
      ] as const) {
        expect(await calls[name](), name).toMatchObject({ ok: true });
      }
      // Nothing was paid, so there is nothing to give back: a refusal, which will not pass by itself.
      expect(await calls.refund()).toMatchObject({ failure: { code: 'provider-refused' } });
    });
  }

  test('loses its answers after doing the work, nothing is done twice', async () => {
    const walk = await startWalk();
    const { control } = walk.world.sandbox;
    control.fail({
      kind: 'error',
      path: '/v1/payment_intents',
      method: 'POST',
      times: 2,
      moment: 'after',
    });
    const draft = await saveDraft(walk.payments.orders, { draftId: null, details: adaDetails });
    if (!draft.ok) throw new Error(draft.failure.sentence);
    const first = await startPayment(walk.payments, draft.value);
    const second = first.ok ? first : await startPayment(walk.payments, draft.value);
    expect(second).toMatchObject({ ok: true });
    expect((await walk.world.shop.paymentIntents.list()).data).toHaveLength(1);
    const [intent] = (await walk.world.shop.paymentIntents.list()).data;
    await pay(walk.world, '4242424242424242', intent);
    await until(walk, draft.value.draftId, 'paid');

    control.fail({ kind: 'error', path: '/v1/refunds', method: 'POST', times: 2, moment: 'after' });
    const request = {
      refundId: newIdentifier(walk.payments.clock),
      orderId: draft.value.draftId,
      amount: null,
      reason: 'goodwill',
      actor: 'staff:owner',
    } as const;
    await refundPayment(walk.payments, request);
    await until(walk, draft.value.draftId, 'refunded');
    expect((await walk.world.shop.refunds.list()).data).toHaveLength(1);
  });

  test('does not take the buyer’s address for its receipt, the sale goes on without one', async () => {
    const walk = await startWalk();
    const { gateway } = walk.payments;
    const request = {
      amount: cents(3_500),
      currency: 'usd',
      description: 'A report',
      receiptEmail: 'no address',
      metadata: { order_id: 'x' },
    };
    const made = await gateway.createIntent('a-key', request);
    const again = await gateway.createIntent('a-key', request);
    if (!made.ok || !again.ok) throw new Error('the payment was refused');
    expect(again.value.intentId).toBe(made.value.intentId);
    expect(await gateway.updateIntent(made.value.intentId, request)).toMatchObject({ ok: true });
    expect(await gateway.readIntent('pi_unknown', { withHistory: false })).toMatchObject({
      failure: { code: 'no-payment' },
    });
  });

  test('does not know our key, payments are unavailable and the failure is told to the log', async () => {
    const walk = await startWalk();
    const failures: Error[] = [];
    const stranger = stripeGateway({
      secretKey: 'sk_test_of_someone_else',
      webhookSecret: null,
      apiBase: walk.world.sandbox.url,
      onFailure: (error) => void failures.push(error),
    });
    expect(await stranger.probe()).toMatchObject({ failure: { code: 'provider-refused' } });
    expect(failures).toHaveLength(1);
    expect(stranger.webhooks).toBeNull();
  });
});
