import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../../../test/databases';
import { hours } from '../../kernel/time';
import { adaDetails, draftOf, embeddedShop, paidOrder, shopOn } from '../testing';
import { findOrder } from './lists/find-order';
import { readTimeline } from './lists/list-orders';
import { markManualPaid } from './change/payment/mark-manual-paid';
import { requestManual } from './place/request-manual';
import { sendPaymentInstructions } from './mails/send-instructions';

const staff = { actor: 'staff:owner', reason: 'bank transfer' } as const;
const unknown = '0196a1b2-0000-7000-8000-000000000001';

eachDatabase('A manual request', (open) => {
  test('tapped many times is one order with a number, told once to buyer and team', async () => {
    const shop = shopOn(await open());
    const draftId = await draftOf(shop);

    const requests = await Promise.all(
      Array.from({ length: 8 }, () => requestManual(shop.orders, { draftId })),
    );
    expect(await draftOf(shop, adaDetails, draftId)).toBe(draftId);

    expect(requests.map((one) => one.ok && one.value.number)).toEqual(
      Array.from({ length: 8 }, () => 'FW-10427'),
    );
    expect((await shop.mails()).map(({ template }) => template).toSorted()).toEqual([
      'manual-request-received',
      'manual-request-team',
    ]);
    expect(await findOrder(shop.orders, draftId)).toMatchObject({
      stage: 'Awaiting payment',
      promisedAt: null,
      contactDueAt: '2026-03-03T09:00:00.000Z',
    });
  });

  test('marked as paid twice at once begins production once, and its twelve hours run from then', async () => {
    const shop = shopOn(await open());
    const orderId = await draftOf(shop);
    await requestManual(shop.orders, { draftId: orderId });
    shop.clock.advance(hours(30));

    const marked = await Promise.all(
      [1, 2].map(() => markManualPaid(shop.orders, { orderId, ...staff })),
    );

    expect(marked.map((one) => (one.ok ? one.value.stage : one.failure.code)).toSorted()).toEqual([
      'Queued',
      'not-manual',
    ]);
    expect(await findOrder(shop.orders, orderId)).toMatchObject({
      paidAt: '2026-03-03T15:00:00.000Z',
      promisedAt: '2026-03-04T03:00:00.000Z',
    });
    expect(shop.placed.filter(({ name }) => name === 'order-paid')).toHaveLength(1);
    expect(
      (await readTimeline(shop.orders, orderId)).map(({ what, actor }) => `${what} by ${actor}`),
    ).toEqual(['placed by buyer', 'manual-requested by buyer', 'paid by staff:owner']);
  });
});

describe('A manual request', () => {
  test('of an unknown or a paid draft is a typed failure', async () => {
    const shop = await embeddedShop();
    expect(await requestManual(shop.orders, { draftId: unknown })).toMatchObject({
      failure: { code: 'no-draft' },
    });
    const { draftId } = await paidOrder(shop);
    expect(await requestManual(shop.orders, { draftId })).toMatchObject({
      failure: { code: 'illegal-move' },
    });
    expect(await markManualPaid(shop.orders, { orderId: draftId, ...staff })).toMatchObject({
      failure: { code: 'not-manual' },
    });
    expect(await markManualPaid(shop.orders, { orderId: unknown, ...staff })).toMatchObject({
      failure: { code: 'no-order' },
    });
  });

  test('gets its payment instructions by mail, and only while it waits for them', async () => {
    const shop = await embeddedShop();
    const orderId = await draftOf(shop);
    const instructions = {
      orderId,
      actor: 'staff:owner',
      instructions: 'Please transfer $35.',
    } as const;
    expect(await sendPaymentInstructions(shop.orders, instructions)).toMatchObject({
      failure: { code: 'not-manual' },
    });
    await requestManual(shop.orders, { draftId: orderId });
    expect(
      await sendPaymentInstructions(shop.orders, { ...instructions, instructions: ' ' }),
    ).toMatchObject({ failure: { code: 'no-instructions' } });

    expect(await sendPaymentInstructions(shop.orders, instructions)).toMatchObject({
      value: { contactDueAt: null },
    });
    expect(await shop.mails('payment-instructions')).toMatchObject([
      { recipient: adaDetails.email, values: { instructions: 'Please transfer $35.' } },
    ]);
  });
});
