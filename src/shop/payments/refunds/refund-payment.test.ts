import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { cents } from '../../../kernel/money';
import { newIdentifier } from '../../../kernel/identifier';
import {
  findOrder,
  markManualPaid,
  moveOrder,
  readTimeline,
  requestManual,
  saveDraft,
} from '../../orders';
import { adaDetails, embeddedShop, paidOrder, shopOn, type TestShop } from '../../testing';
import { completeRefund, refundPayment } from './refund-payment';
import { settlePayment } from '../settle/settle-payment';

const ask = (shop: TestShop, orderId: string, amount: number | null) =>
  ({
    refundId: newIdentifier(shop.clock),
    orderId,
    amount: amount === null ? null : cents(amount),
    reason: 'There was too little verified evidence.',
    actor: 'staff:owner',
  }) as const;

async function deliver(shop: TestShop, orderId: string): Promise<void> {
  for (const event of ['start', 'deliver'] as const) {
    await shop.database.write((transaction) =>
      moveOrder(shop.orders, transaction, { orderId, event, actor: 'system' }),
    );
  }
}

eachDatabase('A refund', (open) => {
  test('asked for many times at once with one decision gives the money back once', async () => {
    const shop = shopOn(await open());
    const { draftId } = await paidOrder(shop);
    const request = ask(shop, draftId, null);

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refundPayment(shop.payments, request)),
    );

    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([...shop.gateway.intents.values()].flatMap(({ refunds }) => refunds)).toHaveLength(1);
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'refunded',
      refundedAmount: 3_500,
      stage: 'Refunded',
    });
    expect(await shop.mails('refunded')).toHaveLength(1);
  });

  test('of more than is left is refused, whoever asks at the same time', async () => {
    const shop = shopOn(await open());
    const { draftId } = await paidOrder(shop);

    const answers = await Promise.all(
      [2_000, 2_000].map((amount) => refundPayment(shop.payments, ask(shop, draftId, amount))),
    );

    expect(answers.map((one) => (one.ok ? 'given' : one.failure.code)).toSorted()).toEqual([
      'given',
      'too-much',
    ]);
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'partly-refunded',
      refundedAmount: 2_000,
    });
  });
});

describe('A refund', () => {
  test('in parts adds up, tells the buyer each time and ends as a full one', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);

    await refundPayment(shop.payments, ask(shop, draftId, 1_000));
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'partly-refunded',
      stage: 'Queued',
    });
    await refundPayment(shop.payments, ask(shop, draftId, null));

    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'refunded',
      refundedAmount: 3_500,
    });
    expect((await shop.mails('refunded')).map(({ values }) => values['amount']).toSorted()).toEqual(
      ['$10', '$25'],
    );
    expect(await refundPayment(shop.payments, ask(shop, draftId, 1))).toMatchObject({
      failure: { code: 'not-refundable' },
    });
  });

  test('in full stops the work, with a line that says why', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    await refundPayment(shop.payments, ask(shop, draftId, null));

    expect((await findOrder(shop.orders, draftId))?.state).toBe('cancelled');
    expect((await readTimeline(shop.orders, draftId)).at(-1)).toMatchObject({
      what: 'cancelled',
      actor: 'staff:owner',
      why: 'Refunded in full',
    });
    expect(shop.placed.map(({ name }) => name)).toContain('order-cancelled');
  });

  test('of a delivered order leaves it delivered', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    await deliver(shop, draftId);
    await refundPayment(shop.payments, ask(shop, draftId, null));

    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      state: 'delivered',
      payment: 'refunded',
    });
  });

  test('needs a reason, a paid order and an amount above nothing', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    const draft = await saveDraft(shop.orders, { draftId: null, details: adaDetails });
    if (!draft.ok) throw new Error(draft.failure.sentence);
    const refuse = async (request: Parameters<typeof refundPayment>[1]): Promise<string> => {
      const answer = await refundPayment(shop.payments, request);
      return answer.ok ? 'given' : answer.failure.code;
    };

    expect(await refuse({ ...ask(shop, draftId, null), reason: '  ' })).toBe('no-reason');
    expect(await refuse(ask(shop, draftId, 0))).toBe('too-much');
    expect(await refuse(ask(shop, draftId, 3_501))).toBe('too-much');
    expect(await refuse(ask(shop, draft.value.draftId, null))).toBe('not-refundable');
    expect(await refuse(ask(shop, '0196a1b2-0000-7000-8000-000000000001', null))).toBe('no-order');
    expect(shop.gateway.calls).not.toContain('refund');
  });

  test('decided while the provider is down is carried out by its job, once', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    const request = ask(shop, draftId, null);
    shop.gateway.silence('refund', 'after');
    expect(await refundPayment(shop.payments, request)).toMatchObject({
      failure: { code: 'provider-down' },
    });
    expect(shop.placed).toContainEqual({
      name: 'payment-refund',
      payload: { refundId: request.refundId },
    });
    shop.gateway.heal();

    await completeRefund(shop.payments, request);
    await completeRefund(shop.payments, request);

    expect([...shop.gateway.intents.values()].flatMap(({ refunds }) => refunds)).toHaveLength(1);
    expect(shop.gateway.calls.filter((call) => call === 'refund')).toHaveLength(1);
    expect((await findOrder(shop.orders, draftId))?.payment).toBe('refunded');
  });

  test('that the provider refuses frees the money for another try, and the owner is told', async () => {
    const shop = await embeddedShop();
    const { draftId } = await paidOrder(shop);
    shop.gateway.refuse('refund');
    expect(await refundPayment(shop.payments, ask(shop, draftId, null))).toMatchObject({
      failure: { code: 'refund-failed' },
    });
    expect(await shop.mails('payment-alert')).toMatchObject([
      { values: { kind: 'refund-failed', number: 'FW-10427' } },
    ]);
    shop.gateway.heal();

    expect(await refundPayment(shop.payments, ask(shop, draftId, null))).toMatchObject({
      ok: true,
      value: { payment: 'refunded' },
    });
  });

  test('that a bank sends back makes the order paid again and alerts the owner', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await paidOrder(shop);
    await deliver(shop, draftId);
    await refundPayment(shop.payments, ask(shop, draftId, 1_000));
    await refundPayment(shop.payments, ask(shop, draftId, 500));
    const refunds = shop.gateway.intents.get(intentId)?.refunds ?? [];
    shop.gateway.change(intentId, {
      refunds: refunds.map((refund) =>
        refund.amount === 500 ? { ...refund, state: 'failed' } : refund,
      ),
    });

    await settlePayment(shop.payments, { intentId });

    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'partly-refunded',
      refundedAmount: 1_000,
    });
    shop.gateway.change(intentId, {
      refunds: refunds.map((refund) => ({ ...refund, state: 'failed' as const })),
    });
    await settlePayment(shop.payments, { intentId });
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'paid',
      refundedAmount: 0,
    });
    expect(await shop.mails('payment-alert')).toHaveLength(2);
  });

  test('of money that came by other means is written down as given by hand', async () => {
    const shop = await embeddedShop();
    const draft = await saveDraft(shop.orders, { draftId: null, details: adaDetails });
    if (!draft.ok) throw new Error(draft.failure.sentence);
    const orderId = draft.value.draftId;
    await requestManual(shop.orders, draft.value);
    await markManualPaid(shop.orders, { orderId, actor: 'staff:owner', reason: 'bank transfer' });

    expect(await refundPayment(shop.payments, ask(shop, orderId, 1_500))).toMatchObject({
      ok: true,
      value: { payment: 'partly-refunded' },
    });
    expect(await refundPayment(shop.payments, ask(shop, orderId, null))).toMatchObject({
      ok: true,
      value: { payment: 'refunded', state: 'cancelled' },
    });
    expect(shop.gateway.calls).not.toContain('refund');
    expect(await shop.mails('refunded')).toHaveLength(2);
  });
});

describe('What happens at the provider’s own pages', () => {
  test('is asked for before more is given back, so that “all that is left” is right', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await paidOrder(shop);
    shop.gateway.refundAtProvider(intentId, 900);

    expect(await refundPayment(shop.payments, ask(shop, draftId, null))).toMatchObject({
      ok: true,
      value: { payment: 'refunded', refundedAmount: 3_500 },
    });

    expect(shop.gateway.intents.get(intentId)?.refunds.map(({ amount }) => amount)).toEqual([
      900, 2_600,
    ]);
  });

  test('comes back: a refund given there is in our books, once, with one mail', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await paidOrder(shop);
    shop.gateway.refundAtProvider(intentId, 500);

    await Promise.all([
      settlePayment(shop.payments, { intentId }),
      settlePayment(shop.payments, { intentId }),
    ]);

    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'partly-refunded',
      refundedAmount: 500,
    });
    expect(await shop.mails('refunded')).toMatchObject([
      { values: { amount: '$5', full: false, reason: null } },
    ]);
    expect(await refundPayment(shop.payments, ask(shop, draftId, 3_001))).toMatchObject({
      failure: { code: 'too-much' },
    });
  });

  test('comes back: a dispute alerts the owner, and winning it makes the order paid again', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await paidOrder(shop);
    shop.gateway.refundAtProvider(intentId, 500);
    shop.gateway.dispute(intentId, 'open');
    await settlePayment(shop.payments, { intentId });
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      payment: 'disputed',
      refundedAmount: 500,
    });
    expect(await refundPayment(shop.payments, ask(shop, draftId, null))).toMatchObject({
      failure: { code: 'not-refundable' },
    });

    shop.gateway.dispute(intentId, 'won');
    await settlePayment(shop.payments, { intentId });
    for (const old of ['open', 'lost'] as const) {
      shop.gateway.dispute(intentId, old);
      await settlePayment(shop.payments, { intentId });
    }

    expect((await findOrder(shop.orders, draftId))?.payment).toBe('partly-refunded');
    expect(await shop.mails('payment-alert')).toMatchObject([{ values: { kind: 'dispute' } }]);
  });

  test('comes back: a dispute that was lost before we heard of it loses the money', async () => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await paidOrder(shop);
    shop.gateway.dispute(intentId, 'lost');
    await settlePayment(shop.payments, { intentId });
    await settlePayment(shop.payments, { intentId });

    expect((await findOrder(shop.orders, draftId))?.payment).toBe('lost');
    expect((await readTimeline(shop.orders, draftId)).map(({ what }) => what)).toEqual([
      'placed',
      'paid',
      'disputed',
      'dispute-lost',
    ]);
  });
});

test.each(['open', 'lost'] as const)(
  'a refund that was decided before a dispute is not sent while it is %s',
  async (state) => {
    const shop = await embeddedShop();
    const { draftId, intentId } = await paidOrder(shop);
    const refund = ask(shop, draftId, null);
    shop.gateway.silence('refund');
    expect(await refundPayment(shop.payments, refund)).toMatchObject({
      failure: { code: 'provider-down' },
    });
    shop.gateway.heal();
    shop.gateway.dispute(intentId, state);
    expect(await refundPayment(shop.payments, refund)).toMatchObject({
      failure: { code: 'refund-failed' },
    });
    expect(shop.gateway.intents.get(intentId)?.refunds).toEqual([]);
    expect((await shop.mails('payment-alert')).map(({ values }) => values['kind'])).toContain(
      'refund-failed',
    );
  },
);
