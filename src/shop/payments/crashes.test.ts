import { describe, expect, test } from 'vitest';
import { newIdentifier } from '../../kernel/identifier';
import { minutes } from '../../kernel/time';
import { findOrder } from '../orders';
import { draftOf, embeddedShop, openSession, paidOrder, type TestShop } from '../testing';
import type { PaymentsContext } from './ports';
import { completeRefund, refundPayment } from './refunds/refund-payment';
import { settlePayment } from './settle/settle-payment';
import { startPayment } from './pay/start-payment';
import { sweepPayments } from './settle/sweep-payments';
import type { FakeGateway } from './testing';

/** The process as it is until its n-th step towards the world, where it is killed. */
class Killed extends Error {}

interface Death {
  /** Counts writes to the database and calls to the provider, each before and after it is done. */
  readonly at: number;
  readonly moment: 'before' | 'after';
}

function dying(
  shop: TestShop,
  { at, moment }: Death,
): { readonly context: PaymentsContext; readonly died: () => boolean } {
  let steps = 0;
  let dead = false;
  async function step<Value>(work: () => Promise<Value>): Promise<Value> {
    if (dead) throw new Killed();
    steps += 1;
    const dies = steps === at;
    if (dies) dead = true;
    if (dies && moment === 'before') throw new Killed();
    const value = await work();
    if (dies) throw new Killed();
    return value;
  }
  const { database, gateway } = shop;
  const dyingGateway: FakeGateway = {
    ...gateway,
    createIntent: (...given) => step(() => gateway.createIntent(...given)),
    readIntent: (...given) => step(() => gateway.readIntent(...given)),
    cancelIntent: (...given) => step(() => gateway.cancelIntent(...given)),
    refund: (...given) => step(() => gateway.refund(...given)),
    listPayments: (...given) => step(() => gateway.listPayments(...given)),
  };
  const dyingDatabase = {
    ...database,
    write: <Value>(work: Parameters<typeof database.write<Value>>[0]) =>
      step(() => database.write(work)),
  };
  return {
    context: {
      ...shop.payments,
      database: dyingDatabase,
      gateway: dyingGateway,
      orders: { ...shop.orders, database: dyingDatabase },
    },
    died: () => dead,
  };
}

/** Runs `work` again and again, killed one step later each time, until it lives to its end. */
async function killedEverywhere(
  prepare: () => Promise<TestShop>,
  work: (context: PaymentsContext, shop: TestShop) => Promise<unknown>,
  recover: (shop: TestShop, death: Death) => Promise<void>,
): Promise<number> {
  let deaths = 0;
  for (let at = 1; ; at += 1) {
    for (const moment of ['before', 'after'] as const) {
      const shop = await prepare();
      const { context, died } = dying(shop, { at, moment });
      await work(context, shop).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      if (!died()) return deaths;
      deaths += 1;
      await recover(shop, { at, moment });
      await shop.database.close();
    }
  }
}

/** What must be true of the whole shop when everything has come to rest. */
async function expectOneOrder(shop: TestShop, draftId: string, where: string): Promise<void> {
  expect(await findOrder(shop.orders, draftId), where).toMatchObject({
    stage: 'Queued',
    payment: 'paid',
    number: 'FW-10427',
  });
  expect(await shop.mails('order-confirmed'), where).toHaveLength(1);
  expect(await shop.mails('new-order-team'), where).toHaveLength(1);
  expect(await shop.mails('payment-alert'), where).toEqual([]);
  const paid = [...shop.gateway.intents.values()].filter(({ state }) => state === 'succeeded');
  expect(paid, where).toHaveLength(1);
  expect(paid[0], where).toMatchObject({ amountReceived: 3_500, refunds: [] });
}

describe('A process killed at any step', () => {
  test('of beginning a payment leaves a draft that can be paid, once', async () => {
    let draftId = '';
    const deaths = await killedEverywhere(
      async () => {
        const shop = await embeddedShop();
        draftId = await draftOf(shop);
        return shop;
      },
      (context) => startPayment(context, { draftId }),
      async (shop, { at, moment }) => {
        const session = await startPayment(shop.payments, { draftId });
        if (!session.ok) throw new Error(session.failure.sentence);
        shop.gateway.pay(session.value.intentId);
        await settlePayment(shop.payments, session.value);
        await expectOneOrder(shop, draftId, `killed ${moment} step ${at}`);
        expect(shop.gateway.intents.size).toBe(1);
      },
    );
    expect(deaths).toBe(6);
  });

  for (const [name, again] of [
    [
      'the return page',
      (shop: TestShop, intentId: string) => settlePayment(shop.payments, { intentId }),
    ],
    ['the hourly sweep', (shop: TestShop) => sweepPayments(shop.payments)],
  ] as const) {
    test(`between charge and record loses nothing that ${name} would not find`, async () => {
      let session = { draftId: '', intentId: '' };
      const deaths = await killedEverywhere(
        async () => {
          const shop = await embeddedShop();
          session = await openSession(shop);
          shop.gateway.pay(session.intentId);
          return shop;
        },
        (context) => settlePayment(context, session),
        async (shop, { at, moment }) => {
          shop.clock.advance(minutes(30));
          expect(await again(shop, session.intentId)).toMatchObject({ ok: true });
          await expectOneOrder(shop, session.draftId, `killed ${moment} step ${at}`);
        },
      );
      expect(deaths).toBe(4);
    });
  }

  for (const [name, again] of [
    ['its job', (shop: TestShop, refundId: string) => completeRefund(shop.payments, { refundId })],
    ['the hourly sweep', (shop: TestShop) => sweepPayments(shop.payments)],
    ['another tap', null],
  ] as const) {
    test(`of a refund has given the money back once when ${name} comes`, async () => {
      let draftId = '';
      let refundId = '';
      const request = () =>
        ({
          refundId,
          orderId: draftId,
          amount: null,
          reason: 'goodwill',
          actor: 'staff:owner',
        }) as const;
      const deaths = await killedEverywhere(
        async () => {
          const shop = await embeddedShop();
          ({ draftId } = await paidOrder(shop));
          refundId = newIdentifier(shop.clock);
          return shop;
        },
        (context) => refundPayment(context, request()),
        async (shop, { at, moment }) => {
          const where = `killed ${moment} step ${at}`;
          const wasDecided = (await shop.count('payment_refund')) > 0;
          await (again === null || !wasDecided
            ? refundPayment(shop.payments, request())
            : again(shop, refundId));
          expect(
            [...shop.gateway.intents.values()].flatMap(({ refunds }) => refunds),
            where,
          ).toHaveLength(1);
          expect(await findOrder(shop.orders, draftId), where).toMatchObject({
            payment: 'refunded',
            refundedAmount: 3_500,
          });
          expect(await shop.mails('refunded'), where).toHaveLength(1);
        },
      );
      expect(deaths).toBeGreaterThanOrEqual(8);
    });
  }
});
