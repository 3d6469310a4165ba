import { expect, test } from 'vitest';
import { cents } from '../../kernel/money';
import { requestManual } from '../../shop/orders';
import type { OrderView } from '../../shop/orders/shape';
import { adaDetails, draftOf, embeddedShop, paidOrder, type TestShop } from '../../shop/testing';
import type { StaffRole } from '../identity/shape';
import { readAuditOf } from '../audit';
import { actingOf } from '../order/testing';
import { bulkActsFor, performBulk, previewBulk } from './bulk';
import { bulkActs, type BulkAct } from './shape';

const member = (role: StaffRole, steppedUp = true) => ({
  id: 'id-Mara',
  name: 'Mara',
  role,
  steppedUp,
});
const owner = member('owner');

/** One paid order and one that awaits a manual payment. */
async function desk() {
  const shop: TestShop = await embeddedShop();
  const faults: unknown[] = [];
  await paidOrder(shop);
  const other = { ...adaDetails, email: 'bea@candidate.example' };
  await requestManual(shop.orders, { draftId: await draftOf(shop, other) });
  const acting = actingOf(shop);
  const context = {
    clock: shop.clock,
    acting,
    onFault: (error: unknown) => void faults.push(error),
  };
  const numbers = ['FW-10427', 'FW-10428'];
  const preview = async (act: BulkAct, asked: readonly string[] = numbers) => {
    const seen = await previewBulk(context, owner, { act, numbers: asked });
    if (!seen.ok) throw new Error(seen.failure.sentence);
    return seen.value.lines;
  };
  return { shop, acting, context, preview, faults, numbers };
}

test('a preview says of each order what would be done, or why it is left out, and does nothing', async () => {
  const { shop, preview } = await desk();
  expect(
    (await preview('refund')).map(({ effect, obstacle, amount }) => [effect, obstacle, amount]),
  ).toEqual([
    ['Refund $35', null, 3_500],
    [null, 'Not paid', 0],
  ]);
  expect((await preview('mark-paid')).map(({ effect, obstacle }) => effect ?? obstacle)).toEqual([
    'Not awaiting manual payment',
    'Mark $35 as paid and start the research',
  ]);
  expect((await preview('resend-report')).map(({ obstacle }) => obstacle)).toEqual([
    'Not delivered yet',
    'Not delivered yet',
  ]);
  expect(
    (await preview('write-note', ['FW-10427', 'FW-10427', 'FW-1'])).map(({ number }) => number),
  ).toEqual(['FW-10427']);
  expect(await readAuditOf(shop.database.read, 'order', 'FW-10427')).toEqual([]);
});

test.each<[BulkAct, Partial<OrderView>, string]>([
  ['resend-report', { state: 'delivered' }, 'Email the report to ada.merrow@candidate.example'],
  [
    'resend-report',
    { state: 'delivered', payment: 'disputed' },
    'Email the report to ada.merrow@candidate.example',
  ],
  ['resend-report', { state: 'in-review' }, 'Not delivered yet'],
  ['resend-report', { state: 'delivered', payment: 'refunded' }, 'Already refunded'],
  ['resend-report', { state: 'delivered', kind: 'gift' }, 'A gift has no report'],
  ['refund', { refundedAmount: cents(1_250) }, 'Refund $22.50'],
  ['refund', { payment: 'refunded' }, 'Already refunded'],
  ['refund', { payment: 'disputed' }, 'Disputed at the bank'],
  ['refund', { payment: 'lost' }, 'Disputed at the bank'],
  ['refund', { payment: 'none' }, 'Not paid'],
  ['mark-paid', { payment: 'manual-requested', state: 'cancelled' }, 'Canceled'],
  ['mark-paid', { payment: 'paid' }, 'Not awaiting manual payment'],
  ['write-note', { state: 'cancelled', payment: 'refunded' }, 'Add the note'],
])('a preview to %s an order with %j says “%s”', async (act, change, said) => {
  const { context, acting } = await desk();
  const found = {
    ...acting,
    async findOrder(number: string) {
      const order = await acting.findOrder(number);
      return (
        order && { ...order, details: { ...order.details, email: adaDetails.email }, ...change }
      );
    },
  };
  const seen = await previewBulk({ ...context, acting: found }, owner, {
    act,
    numbers: ['FW-10427'],
  });
  expect(seen).toMatchObject({ ok: true });
  const [line] = seen.ok ? seen.value.lines : [];
  expect(line?.effect ?? line?.obstacle).toBe(said);
  expect(line?.amount).toBe(said.startsWith('Refund') ? 2_250 : 0);
});

test('each order is done by its own verb, and one that fails stops no other', async () => {
  const { shop, acting, context, preview, faults, numbers } = await desk();
  const orders = await preview('write-note');
  const noted = await performBulk(context, owner, { act: 'write-note', words: 'Called.', orders });
  expect(noted).toMatchObject({ value: [{ done: true }, { done: true }] });
  const both = await preview('refund');
  expect(
    await performBulk(context, owner, { act: 'refund', words: 'Our mistake.', orders: both }),
  ).toMatchObject({
    value: [
      {
        number: 'FW-10427',
        done: true,
        sentence: 'Full amount refunded. We’ve emailed the buyer.',
      },
      { number: 'FW-10428', done: false },
    ],
  });
  const again = await performBulk(context, owner, { act: 'refund', words: 'Twice.', orders: both });
  // The same form sent twice is one refund.
  expect(again).toMatchObject({ value: [{ done: true }, { done: false }] });
  expect(
    (await readAuditOf(shop.database.read, 'order', 'FW-10427')).filter(
      ({ kind }) => kind === 'order-refunded',
    ),
  ).toHaveLength(1);
  const broken = { ...acting, findOrder: () => Promise.reject(new Error('The database is away.')) };
  expect(
    await performBulk({ ...context, acting: broken }, owner, {
      act: 'write-note',
      words: 'x',
      orders,
    }),
  ).toMatchObject({ value: numbers.map((number) => ({ number, done: false })) });
  expect(faults).toHaveLength(2);
});

test('nothing is done without a reason, without orders, or with more than a page of them', async () => {
  const { context, preview } = await desk();
  const orders = await preview('refund');
  const [one] = orders;
  const many = Array.from({ length: 101 }, () => one ?? { number: '', actCount: 0, key: '' });
  for (const asked of [
    { words: ' ', orders },
    { words: 'x'.repeat(501), orders },
    { words: 'x', orders: [] },
    { words: 'x', orders: many },
  ])
    expect(await performBulk(context, owner, { act: 'refund', ...asked })).toMatchObject({
      ok: false,
    });
});

test('each role does at once what it may do one by one, and money asks once more who it is', async () => {
  const { context, numbers } = await desk();
  const orders = [{ number: 'FW-10427', actCount: 0, key: 'k' }];
  expect(bulkActsFor('owner')).toEqual(bulkActs);
  expect(bulkActsFor('support')).toEqual(['resend-report', 'mark-paid', 'write-note']);
  expect(bulkActsFor('expert')).toEqual(['write-note']);
  for (const role of ['owner', 'support', 'expert'] as const)
    for (const act of bulkActs) {
      const may = bulkActsFor(role).includes(act);
      expect((await previewBulk(context, member(role), { act, numbers })).ok).toBe(may);
      const done = await performBulk(context, member(role, false), { act, words: 'x', orders });
      const refused = may ? (act === 'refund' ? 'step-up-needed' : undefined) : 'not-allowed';
      expect(done.ok ? undefined : done.failure.code).toBe(refused);
    }
  expect(await previewBulk(context, null, { act: 'refund', numbers })).toMatchObject({
    failure: { code: 'not-signed-in' },
  });
});
