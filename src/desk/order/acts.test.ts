import { expect, test } from 'vitest';
import { hours } from '../../kernel/time';
import { findOrder, requestManual } from '../../shop/orders';
import { adaDetails, draftOf, embeddedShop, paidOrder, type TestShop } from '../../shop/testing';
import { readAuditOf } from '../audit';
import type { StaffRole } from '../identity/shape';
import { performAct } from './acts/perform-act';
import { readAssignees } from './read-assignees';
import { readChanges } from './read-changes';
import { orderActs, type OrderAct } from './shape';
import { actingOf, asked, owner, type TestActing } from './testing';

const NUMBER = 'FW-10427';
const REFUND = '0196a1b2-0000-7000-8000-00000000000a';

interface Desk {
  readonly shop: TestShop;
  readonly acting: TestActing;
  readonly orderId: string;
  actCount(): Promise<number>;
  act(
    act: OrderAct,
    fields?: Readonly<Record<string, string>>,
    reason?: string,
  ): ReturnType<typeof performAct>;
  log(): Promise<readonly string[]>;
}

async function desk(
  kind: 'paid' | 'manual',
  options: Parameters<typeof actingOf>[1] = {},
): Promise<Desk> {
  const shop = await embeddedShop();
  const orderId = kind === 'paid' ? (await paidOrder(shop)).draftId : await draftOf(shop);
  if (kind === 'manual') await requestManual(shop.orders, { draftId: orderId });
  await shop.database.runScript(
    `INSERT INTO staff (id, name, password_hash, role, created_at) VALUES ('id-Ilse', 'Ilse', '-', 'expert', now())`,
  );
  const acting = actingOf(shop, options);
  const actCount = async () => (await findOrder(shop.orders, orderId))?.actCount ?? 0;
  return {
    shop,
    acting,
    orderId,
    actCount,
    act: async (act, fields, reason) =>
      performAct(acting, owner, NUMBER, asked(act, await actCount(), fields, reason)),
    log: async () =>
      (await readAuditOf(shop.database.read, 'order', NUMBER)).map(
        ({ kind: what, actor, reason }) => `${what}, ${actor}: ${reason}`,
      ),
  };
}

/** As production leaves an order whose steps are done up to the writing. */
async function withReport({ shop: { database }, orderId }: Desk, state: string): Promise<void> {
  await database.runScript(`
    INSERT INTO report (id, order_id, state, created_at, changed_at) VALUES ('r1', '${orderId}', '${state}', now(), now());
    INSERT INTO step_checkpoint (run, step, attempts, started_at, finished_at, output) SELECT 'report:${orderId}', step, 1, now(), now(), '{}' FROM unnest(ARRAY['begin', 'identify', 'gather', 'write', 'render', 'submit']) AS step;`);
}

test('instructions are sent and sent again, and a manual request is marked as paid, each with its reason in the log', async () => {
  const { act, shop, log } = await desk('manual');
  expect(await act('send-instructions', { instructions: 'By transfer.' })).toMatchObject({
    ok: true,
  });
  expect(
    await act(
      'send-instructions',
      { instructions: 'By cheque, if you like.' },
      'asked for another way',
    ),
  ).toMatchObject({ ok: true });
  expect(await act('mark-paid', {}, 'transfer 4711')).toMatchObject({
    value: { sentence: expect.stringContaining('is paid') as string },
  });
  expect(await shop.mails('payment-instructions')).toHaveLength(2);
  expect(await shop.mails('order-confirmed')).toHaveLength(1);
  expect(await log()).toEqual([
    'order-marked-paid, staff:Mara: transfer 4711',
    'payment-instructions-sent, staff:Mara: asked for another way',
    'payment-instructions-sent, staff:Mara: as she asked',
  ]);
});

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['a part', { part: 'part', amount: '$12.5' }, 1_250],
  ['all of it', { part: 'all', amount: 'ignored' }, 3_500],
])('%s of the money goes back as goodwill, once for each form', async (_, fields, given) => {
  const { act, shop, log } = await desk('paid');
  expect(await act('refund', { ...fields, refundId: REFUND })).toMatchObject({ ok: true });
  expect(await act('refund', { ...fields, refundId: REFUND })).toMatchObject({ ok: true });
  expect(await shop.database.queryRows('SELECT amount, reason, actor FROM payment_refund')).toEqual(
    [{ amount: given, reason: 'as she asked', actor: 'staff:Mara' }],
  );
  expect(await shop.mails('refunded')).toHaveLength(1);
  expect(await log()).toEqual(['order-refunded, staff:Mara: as she asked']);
});

test('what is no amount is not given back, and neither is more than was paid', async () => {
  const { act, log } = await desk('paid');
  for (const amount of ['0', '', '-5', '12.345', '1e3', '35.01', '=1+1'])
    expect(await act('refund', { part: 'part', amount, refundId: REFUND })).toMatchObject({
      ok: false,
    });
  expect(await act('refund', { part: 'all', refundId: 'no id' })).toMatchObject({
    failure: { code: 'no-refund' },
  });
  expect(await log()).toEqual([]);
});

test('while the provider is down a refund is refused in a sentence, and nothing of the decision is lost', async () => {
  const { act, shop, log } = await desk('paid');
  shop.gateway.silence('refund');
  expect(await act('refund', { part: 'all', refundId: REFUND })).toMatchObject({
    failure: { code: 'provider-down', sentence: expect.stringContaining('saved') as string },
  });
  expect(await log()).toHaveLength(1);
  expect(shop.placed.map(({ name }) => name)).toContain('payment-refund');
});

test('a promise is extended by the hours that are offered, and by no others', async () => {
  const { act, shop, log } = await desk('paid');
  expect(await act('extend-promise', { hours: '24' }, 'A register was away.')).toMatchObject({
    ok: true,
  });
  expect(await shop.mails('promise-extended')).toMatchObject([
    { recipient: adaDetails.email, values: { reason: 'A register was away.' } },
  ]);
  for (const hour of ['5', '-2', '999', ''])
    expect(await act('extend-promise', { hours: hour })).toMatchObject({
      failure: { code: 'no-hour' },
    });
  expect(await act('extend-promise', { hours: '2' })).toMatchObject({
    failure: { code: 'not-later' },
  });
  expect(await log()).toEqual(['promise-extended, staff:Mara: A register was away.']);
});

test('an address is corrected and nothing of it stands in the log', async () => {
  const { act, shop, orderId } = await desk('paid');
  expect(
    await act('correct-address', { email: 'ada@candidate.example' }, 'She wrote from there.'),
  ).toMatchObject({ ok: true });
  expect(await findOrder(shop.orders, orderId)).toMatchObject({
    details: { email: 'ada@candidate.example' },
  });
  expect(JSON.stringify(await readAuditOf(shop.database.read, 'order', NUMBER))).not.toContain('@');
  expect(await act('correct-address', { email: 'nobody' })).toMatchObject({
    failure: { code: 'invalid-email' },
  });
});

test('an order is cancelled with a letter', async () => {
  const { act, shop, log } = await desk('manual');
  expect(await act('cancel', {}, 'The interview was called off.')).toMatchObject({ ok: true });
  expect(await shop.mails('order-cancelled')).toMatchObject([
    { values: { paid: false, reason: 'The interview was called off.' } },
  ]);
  expect(await act('cancel')).toMatchObject({ failure: { code: 'illegal-move' } });
  expect(await log()).toEqual(['order-cancelled, staff:Mara: The interview was called off.']);
});

test('a report is somebody’s work, then another’s, then nobody’s', async () => {
  const { act, shop, orderId, log } = await desk('paid');
  expect(await act('assign', { expert: 'id-Ilse' })).toMatchObject({
    value: { sentence: 'Assigned to Ilse.' },
  });
  expect(await readAssignees(shop, [orderId])).toEqual(new Map([[orderId, 'Ilse']]));
  expect(await act('assign', { expert: 'id-Nobody' })).toMatchObject({
    failure: { code: 'no-expert' },
  });
  expect(await act('assign', { expert: '' })).toMatchObject({ ok: true });
  expect(await readAssignees(shop, [orderId])).toEqual(new Map());
  expect(await log()).toHaveLength(2);
});

test('a note is kept as it was typed, whatever else happens to the order', async () => {
  const { acting, shop } = await desk('paid');
  const note = '<script>alert(1)</script>\n=cmd|calc';
  expect(
    await performAct(acting, owner, NUMBER, asked('write-note', -1, { note }, '')),
  ).toMatchObject({ ok: true });
  expect(await shop.database.queryRows('SELECT author, text FROM order_note')).toEqual([
    { author: 'Mara', text: note },
  ]);
  for (const empty of ['', ' \n ', 'x'.repeat(4_001)])
    expect(
      await performAct(acting, owner, NUMBER, asked('write-note', 1, { note: empty })),
    ).toMatchObject({ ok: false });
  expect(await shop.count('order_note')).toBe(1);
});

test('work begins again at a step, and the models are asked anew', async () => {
  const own = await desk('paid');
  await withReport(own, 'in-review');
  await own.shop.database.runScript(
    `UPDATE customer_order SET state = 'in-review' WHERE id = '${own.orderId}'`,
  );
  expect(await own.act('rerun', { step: 'write' }, 'Two sections are thin.')).toMatchObject({
    ok: true,
  });
  expect(await findOrder(own.shop.orders, own.orderId)).toMatchObject({ state: 'in-production' });
  expect(own.shop.placed.filter(({ name }) => name === 'produce-report')).toHaveLength(1);
  expect(own.acting.forgotten).toEqual([own.orderId]);
  expect(
    (await own.acting.readProduction(own.orderId))?.steps.map(({ step }) => step).toSorted(),
  ).toEqual(['begin', 'gather', 'identify']);
  expect(await own.log()).toEqual(['order-rerun, staff:Mara: Two sections are thin.']);
});

test('work does not begin again while it goes on, at a step that is none, or after delivery unless a new version is wanted', async () => {
  const busy = await desk('paid', { atWork: true });
  await withReport(busy, 'in-production');
  expect(await busy.act('rerun', { step: 'write' })).toMatchObject({
    failure: { code: 'at-work' },
  });
  const own = await desk('paid');
  expect(await own.act('rerun', { step: 'write' })).toMatchObject({
    failure: { code: 'no-report' },
  });
  await withReport(own, 'approved');
  await own.shop.database.runScript(
    `UPDATE customer_order SET state = 'delivered' WHERE id = '${own.orderId}'`,
  );
  for (const step of ['begin', 'submit', ''])
    expect(await own.act('rerun', { step })).toMatchObject({ failure: { code: 'no-step' } });
  expect(await own.act('rerun', { step: 'render' })).toMatchObject({
    failure: { code: 'delivered' },
  });
  expect(await own.act('rerun', { step: 'render', newVersion: 'yes' })).toMatchObject({ ok: true });
  expect(own.acting.forgotten).toEqual([]);
  expect(await findOrder(own.shop.orders, own.orderId)).toMatchObject({ state: 'delivered' });
});

test('what other rooms do is done by whom it belongs to, and written down', async () => {
  const own = await desk('paid');
  const acts: readonly OrderAct[] = [
    'publish-now',
    'withdraw',
    'resend-report',
    'confirm-impossible',
    'send-second-round',
    'hold-second-round',
  ];
  for (const act of acts) expect(await own.act(act)).toMatchObject({ ok: true });
  expect(own.acting.called).toEqual(acts);
  expect(await own.log()).toHaveLength(acts.length);
});

test('a file of evidence tells the order, the payment, the delivery and every mail, and that it was made', async () => {
  const { act, log } = await desk('paid');
  const made = await act('gather-evidence', {}, 'dispute dp_1');
  const text = made.ok ? Buffer.from(made.value.file?.base64 ?? '', 'base64').toString() : '';
  for (const told of [
    NUMBER,
    adaDetails.email,
    adaDetails.company,
    'pi_000001',
    'order confirmed',
    'not delivered',
    '$35',
  ])
    expect(text).toContain(told);
  expect(await log()).toEqual(['evidence-exported, staff:Mara: dispute dp_1']);
});

test('of two people at one order the second is refused, is told what changed, and nothing of theirs happens', async () => {
  const { acting, shop, actCount, log } = await desk('paid');
  const readAt = shop.clock.now().toISOString();
  shop.clock.advance(hours(1));
  const seen = await actCount();
  const ilse = { ...owner, name: 'Ilse' };
  expect(
    await performAct(
      acting,
      ilse,
      NUMBER,
      asked('assign', seen, { expert: 'id-Ilse' }, 'I know mills.'),
    ),
  ).toMatchObject({ ok: true });
  const others: readonly [OrderAct, Readonly<Record<string, string>>][] = [
    ['assign', { expert: '' }],
    ['cancel', {}],
    ['extend-promise', { hours: '24' }],
    ['correct-address', { email: 'a@b.example' }],
    ['resend-report', {}],
    ['withdraw', {}],
    ['publish-now', {}],
    ['send-second-round', {}],
    ['refund', { part: 'all', refundId: REFUND }],
    ['rerun', { step: 'write' }],
  ];
  for (const [act, fields] of others)
    expect([act, await performAct(acting, owner, NUMBER, asked(act, seen, fields))]).toMatchObject([
      act,
      { failure: { code: 'changed' } },
    ]);
  expect(await log()).toEqual(['order-assigned, staff:Ilse: I know mills.']);
  expect(acting.called).toEqual([]);
  expect(await shop.count('payment_refund')).toBe(0);
  expect(await readChanges(acting, NUMBER, readAt)).toMatchObject({
    actCount: seen + 1,
    lines: [
      {
        who: 'Ilse',
        what: 'Order assigned',
        why: 'I know mills.',
        change: 'assignee: nothing; now assignee: Ilse',
      },
    ],
  });
});

test('everything but a note needs a reason that is not endless', async () => {
  const { act: perform, log } = await desk('paid');
  const fields = { hours: '24', expert: '', step: 'write', refundId: REFUND, email: 'a@b.example' };
  for (const act of orderActs.filter((one) => one !== 'write-note' && one !== 'replace-company')) {
    for (const reason of ['', '  ', 'x'.repeat(501)])
      expect([act, await perform(act, fields, reason)]).toMatchObject([
        act,
        { failure: { code: 'no-reason' } },
      ]);
  }
  expect(await log()).toEqual([]);
});

test.each<[StaffRole, readonly OrderAct[]]>([
  [
    'support',
    [
      'mark-paid',
      'send-instructions',
      'extend-promise',
      'correct-address',
      'resend-report',
      'write-note',
    ],
  ],
  [
    'expert',
    ['withdraw', 'send-second-round', 'hold-second-round', 'confirm-impossible', 'write-note'],
  ],
])('what is not the work of %s is refused before the order is looked for', async (role, own) => {
  const { acting } = await desk('paid');
  const answers = await Promise.all(
    orderActs
      .filter((act) => act !== 'replace-company')
      .map(async (act) => {
        const answer = await performAct(acting, { ...owner, role }, 'FW-1', asked(act, 1));
        return answer.ok || answer.failure.code !== 'not-allowed' ? [act] : [];
      }),
  );
  expect(answers.flat()).toEqual(own);
});

test('nobody, and whoever did not show again that it is them, moves no money', async () => {
  const { acting, shop } = await desk('paid');
  const money = asked('refund', 3, { part: 'all', refundId: REFUND });
  expect(await performAct(acting, null, NUMBER, money)).toMatchObject({
    failure: { code: 'not-signed-in' },
  });
  expect(await performAct(acting, { ...owner, steppedUp: false }, NUMBER, money)).toMatchObject({
    failure: { code: 'step-up-needed' },
  });
  expect(await performAct(acting, owner, 'FW-99', money)).toMatchObject({
    failure: { code: 'no-order' },
  });
  expect(await shop.count('payment_refund')).toBe(0);
});
