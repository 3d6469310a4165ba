import { describe, expect, test } from 'vitest';
import { findOrder } from '../../../shop/orders';
import { embeddedShop, paidOrder } from '../../../shop/testing';
import { readAuditOf } from '../../audit';
import { performAct } from './perform-act';
import { undo, orUndone } from './undo';
import { actingOf, asked, owner } from '../testing';

const NUMBER = 'FW-10427';

/** An order whose report has the steps that are named, each of them done. */
async function made(...steps: readonly string[]) {
  const shop = await embeddedShop();
  const { draftId: orderId } = await paidOrder(shop);
  const run = `report:${orderId}`;
  await shop.database.runScript(`
    INSERT INTO report (id, order_id, state, created_at, changed_at)
      VALUES ('r1', '${orderId}', 'in-production', now(), now());
    INSERT INTO step_checkpoint (run, step, attempts, started_at, finished_at, output)
      SELECT '${run}', step, 1, now(), now(), '{}' FROM unnest(ARRAY[${steps.map((step) => `'${step}'`).join(', ')}]) AS step;`);
  const acting = actingOf(shop);
  const keys: (string | undefined)[] = [];
  const watched = {
    ...acting,
    rerunFrom: (...[transaction, wish]: Parameters<typeof acting.rerunFrom>) => {
      keys.push(wish.key);
      return acting.rerunFrom(transaction, wish);
    },
  };
  const left = async () =>
    (await acting.readProduction(orderId))?.steps.map(({ step }) => step).toSorted();
  const rerun = async (fields: Readonly<Record<string, string>> = { step: 'write' }) =>
    performAct(
      watched,
      owner,
      NUMBER,
      asked('rerun', (await findOrder(shop.orders, orderId))?.actCount ?? 0, fields),
    );
  const log = () => readAuditOf(shop.database.read, 'order', NUMBER);
  return { shop, orderId, keys, left, rerun, log };
}

const ALL = ['begin', 'identify', 'gather', 'write', 'render', 'submit'];

describe('A report that is made again', () => {
  test('is placed under a key of its own each time, so that no second time is lost', async () => {
    const { orderId, keys, rerun, shop } = await made(...ALL);
    expect(await rerun()).toMatchObject({ ok: true });
    expect(await rerun({ step: 'render' })).toMatchObject({ ok: true });
    expect(keys).toEqual([`rerun:${orderId}:1`, `rerun:${orderId}:2`]);
    expect(shop.placed.filter(({ name }) => name === 'produce-report')).toHaveLength(2);
  });

  test('is refused where its research was erased', async () => {
    const { rerun, left, log } = await made('render');
    expect(await rerun()).toMatchObject({ failure: { code: 'erased' } });
    expect(await left()).toEqual(['render']);
    expect(await log()).toEqual([]);
  });

  test.each([
    ['cancelled', "state = 'cancelled'"],
    ['refunded', "payment = 'refunded'"],
    ['lost to a dispute', "payment = 'lost'"],
  ])('is refused where the order is %s, and keeps each of its steps', async (_, change) => {
    const { shop, orderId, rerun, left, log } = await made(...ALL);
    await shop.database.runScript(`UPDATE customer_order SET ${change} WHERE id = '${orderId}'`);
    expect(await rerun()).toMatchObject({
      failure: { code: 'nobody-waits', sentence: 'This order is closed.' },
    });
    expect(await left()).toEqual(ALL.toSorted());
    expect(await log()).toEqual([]);
  });
});

describe('A transaction that is taken back', () => {
  test('tells its refusal as a value', async () => {
    const failure = { code: 'closed', sentence: 'It is closed.' };
    expect(await orUndone(async () => undo(failure))).toEqual({ ok: false, failure });
  });

  test('lets through what nobody expected', async () => {
    const broken = new Error('The disk is full.');
    await expect(orUndone(() => Promise.reject(broken))).rejects.toBe(broken);
  });
});

describe('An act', () => {
  test.each([
    ['send-instructions', { instructions: 'x'.repeat(5_001) }, 'too-long'],
    ['replace-company', {}, 'elsewhere'],
  ] as const)('%s that is too long, or done elsewhere, is refused', async (act, fields, code) => {
    const shop = await embeddedShop();
    await paidOrder(shop);
    expect(await performAct(actingOf(shop), owner, NUMBER, asked(act, 0, fields))).toMatchObject({
      failure: { code },
    });
    expect(await shop.mails('payment-instructions')).toEqual([]);
  });
});
