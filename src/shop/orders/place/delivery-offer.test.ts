import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../../../test/databases';
import { after, hours, milliseconds, minutes } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import {
  adaDetails,
  draftOf,
  openSession,
  shopOn,
  testCookie,
  testGiftCookie,
  type TestShop,
} from '../../testing';
import { settlePayment, startPayment } from '../../payments';
import { paymentRoutes } from '../../payments/routes';
import { findOrder, markManualPaid, offerDelivery, requestManual, saveDraft } from '..';
import type { OrdersContext } from '../ports';

interface House {
  delay: number;
  closed: string | null;
}
const CLOSED = 'We are on a short holiday.';

let database: Database;
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(() => database.close());

let house: House;
let shop: TestShop;
beforeEach(async () => {
  house = { delay: hours(12), closed: null };
  await database.runScript('TRUNCATE customer_order, outgoing_mail CASCADE');
  const made = shopOn(database);
  const delivery: OrdersContext['delivery'] = {
    offer: async (_, at) => ({
      readyBy: after(at, house.delay as ReturnType<typeof hours>),
      closed: house.closed,
      opensAt: null,
    }),
  };
  const orders = { ...made.orders, delivery };
  shop = { ...made, orders, payments: { ...made.payments, orders } };
});

async function pay(session: {
  readonly draftId: string;
  readonly intentId: string;
}): Promise<string | null> {
  shop.gateway.pay(session.intentId);
  const settled = await settlePayment(shop.payments, session);
  expect(settled).toMatchObject({ ok: true, value: { payment: 'paid' } });
  return (await findOrder(shop.orders, session.draftId))?.promisedAt ?? null;
}
const inTime = (delay: ReturnType<typeof hours>) => after(shop.clock.now(), delay).toISOString();

describe('the hour that is promised', () => {
  test('is the one that was named before paying, whatever the house has in hand when the money comes', async () => {
    house.delay = hours(40);
    const named = inTime(hours(40));
    const session = await openSession(shop);
    expect(await offerDelivery(shop.orders, session.draftId)).toEqual({
      asUsual: false,
      readyBy: named,
      closed: null,
      opensAt: null,
    });
    shop.clock.advance(minutes(50));
    house.delay = hours(90);
    expect(await offerDelivery(shop.orders, session.draftId)).toMatchObject({ readyBy: named });
    expect(await offerDelivery(shop.orders, null)).toMatchObject({ readyBy: inTime(hours(90)) });
    expect(await pay(session)).toBe(named);
    expect(await shop.mails('order-confirmed')).toMatchObject([{ values: { promisedAt: named } }]);
  });

  test('is twelve hours from the payment where twelve hours were named', async () => {
    const session = await openSession(shop);
    shop.clock.advance(minutes(30));
    house.delay = hours(90);
    expect(await pay(session)).toBe(inTime(hours(12)));
  });

  test('is twelve hours from the payment to the very moment, however time runs on while it is written down', async () => {
    const { draftId, intentId } = await openSession(shop);
    const still = shop.clock;
    const running = {
      now: () => {
        still.advance(milliseconds(3));
        return still.now();
      },
    };
    const orders = { ...shop.orders, clock: running };
    shop.gateway.pay(intentId);
    expect(
      await settlePayment({ ...shop.payments, orders, clock: running }, { intentId }),
    ).toMatchObject({ ok: true });
    const { paidAt, promisedAt } = (await findOrder(orders, draftId)) ?? {};
    expect(Date.parse(promisedAt ?? '') - Date.parse(paidAt ?? '')).toBe(hours(12));
  });

  test('is the one that is true now, for whoever comes back much later', async () => {
    const session = await openSession(shop);
    shop.clock.advance(hours(3));
    house.delay = hours(30);
    expect(await offerDelivery(shop.orders, session.draftId)).toMatchObject({
      readyBy: inTime(hours(30)),
    });
    expect(await pay(session)).toBe(inTime(hours(30)));
  });

  test('is named anew when the payment page is opened anew', async () => {
    const { draftId, intentId } = await openSession(shop);
    shop.clock.advance(hours(3));
    house.delay = hours(30);
    const named = inTime(hours(30));
    expect(await startPayment(shop.payments, { draftId })).toMatchObject({ ok: true });
    shop.clock.advance(minutes(20));
    house.delay = hours(60);
    expect(await pay({ draftId, intentId })).toBe(named);
  });

  test('stays what was named while the details are corrected, and is another for another order', async () => {
    house.delay = hours(30);
    const named = inTime(hours(30));
    const draftId = await draftOf(shop);
    shop.clock.advance(minutes(10));
    house.delay = hours(60);
    expect(await draftOf(shop, { ...adaDetails, role: 'Data Engineer' }, draftId)).toBe(draftId);
    expect(await offerDelivery(shop.orders, draftId)).toMatchObject({ readyBy: named });
    expect(await offerDelivery(shop.orders, await draftOf(shop))).toMatchObject({
      readyBy: inTime(hours(60)),
    });
  });

  test('is the usual one for whoever holds no draft, or one that is an order by now', async () => {
    const session = await openSession(shop);
    await pay(session);
    house.delay = hours(48);
    for (const draftId of [null, session.draftId, 'nothing']) {
      expect(await offerDelivery(shop.orders, draftId)).toEqual({
        asUsual: false,
        readyBy: inTime(hours(48)),
        closed: null,
        opensAt: null,
      });
    }
  });

  test('of a request that is paid otherwise is named when the money comes', async () => {
    house.delay = hours(20);
    const draftId = await draftOf(shop);
    await requestManual(shop.orders, { draftId });
    expect(await shop.mails('manual-request-received')).toMatchObject([
      { values: { readyBy: inTime(hours(20)) } },
    ]);
    shop.clock.advance(hours(20));
    house.delay = hours(50);
    expect(
      await markManualPaid(shop.orders, {
        orderId: draftId,
        actor: 'staff:mara',
        reason: 'By transfer.',
      }),
    ).toMatchObject({ value: { promisedAt: inTime(hours(50)) } });
  });
});

describe('while no orders are taken', () => {
  test('nothing can be begun: no draft, no request, no payment, and each hears why', async () => {
    const draftId = await draftOf(shop);
    house.closed = CLOSED;
    const refused = { ok: false, failure: { code: 'closed', sentence: CLOSED } };
    expect(await saveDraft(shop.orders, { draftId: null, details: adaDetails })).toMatchObject(
      refused,
    );
    expect(await requestManual(shop.orders, { draftId })).toMatchObject(refused);
    expect(await startPayment(shop.payments, { draftId })).toMatchObject(refused);
    expect(await shop.count('customer_order')).toBe(1);
    expect(await shop.count('payment_attempt')).toBe(0);
    expect(shop.gateway.intents.size).toBe(0);
  });

  test.each(['with', 'without'])(
    'the documented call refuses %s a draft’s cookie, and creates nothing',
    async (which) => {
      const draftId = await draftOf(shop);
      house.closed = CLOSED;
      const routes = paymentRoutes({
        payments: shop.payments,
        cookie: testCookie,
        giftCookie: testGiftCookie,
        probe: { isAvailable: async () => true },
        trackingPath: async () => null,
      });
      const { company, role, email, name } = adaDetails;
      const answer = await routes.request('/functions/v1/stripe-integration', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(which === 'with' ? { cookie: `foreword_draft=${testCookie.sign(draftId)}` } : {}),
        },
        body: JSON.stringify({
          amount: 3_500,
          currency: 'usd',
          metadata: { company, role, email, name },
        }),
      });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'closed', sentence: CLOSED });
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await shop.count('customer_order')).toBe(1);
      expect(await shop.count('payment_attempt')).toBe(0);
    },
  );

  test('a payment that was under way is honoured, with the hour its buyer was told', async () => {
    const session = await openSession(shop);
    house = { delay: hours(200), closed: CLOSED };
    expect(await startPayment(shop.payments, { draftId: session.draftId })).toMatchObject({
      ok: true,
    });
    expect(await pay(session)).toBe(inTime(hours(12)));
  });

  test('and money for a request of before is taken', async () => {
    const draftId = await draftOf(shop);
    await requestManual(shop.orders, { draftId });
    shop.clock.advance(hours(2));
    house = { delay: hours(200), closed: CLOSED };
    expect(await requestManual(shop.orders, { draftId })).toMatchObject({ ok: true });
    expect(
      await markManualPaid(shop.orders, {
        orderId: draftId,
        actor: 'staff:mara',
        reason: 'By transfer.',
      }),
    ).toMatchObject({ ok: true, value: { promisedAt: inTime(hours(200)) } });
  });
});
