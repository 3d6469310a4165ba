import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newIdentifier } from '../../kernel/identifier';
import { cents } from '../../kernel/money';
import {
  cancelOrder,
  findOrder,
  markManualPaid,
  moveOrder,
  readTimeline,
  requestManual,
  saveDraft,
} from '../orders';
import { orderMoves, paymentMoves, type OrderHappening } from '../orders/shape';
import { adaDetails, draftOf, embeddedShop, type TestShop } from '../testing';
import { closeSessions } from './pay/close-sessions';
import type { PaymentTruth } from './ports';
import { refundPayment } from './refunds/refund-payment';
import { settlePayment } from './settle/settle-payment';
import { startPayment } from './pay/start-payment';
import { sweepPayments } from './settle/sweep-payments';

/** Everything that buyers, banks, staff and bad weather may do to one order, in any order. */
const actions = [
  'edit',
  'start',
  'pay',
  'bank-thinks',
  'bank-refuses',
  'settle',
  'settle-thrice',
  'sweep',
  'request-manual',
  'mark-paid',
  'work',
  'deliver',
  'cancel',
  'refund-all',
  'refund-part',
  'refund-at-provider',
  'refund-bounces',
  'dispute',
  'win',
  'lose',
  'close',
  'provider-sleeps',
  'provider-wakes',
] as const;
type Action = (typeof actions)[number];

/** Chance alone seldom gets as far as money: some lives begin with it. */
const beginnings: readonly (readonly Action[])[] = [
  [],
  ['start', 'pay'],
  ['start', 'pay', 'settle'],
  ['start', 'bank-thinks', 'settle'],
  ['start', 'request-manual', 'mark-paid'],
  ['start', 'request-manual', 'mark-paid', 'pay', 'settle'],
  ['start', 'pay', 'settle', 'refund-part', 'refund-at-provider', 'settle'],
  ['start', 'pay', 'settle', 'work', 'deliver'],
];

interface Life {
  readonly shop: TestShop;
  readonly draftId: string;
}

const intentsOf = ({ shop, draftId }: Life): readonly string[] =>
  [...shop.gateway.intents.values()]
    .filter(({ metadata }) => metadata['order_id'] === draftId)
    .map(({ intentId }) => intentId);

async function settleAll(life: Life): Promise<void> {
  for (const intentId of intentsOf(life)) await settlePayment(life.shop.payments, { intentId });
}

async function live(life: Life, action: Action): Promise<void> {
  const { shop, draftId } = life;
  const { gateway, payments, orders } = shop;
  const staff = { orderId: draftId, actor: 'staff:owner', reason: 'said so' } as const;
  const last = intentsOf(life).at(-1);
  const state = last === undefined ? null : gateway.intents.get(last)?.state;
  const refund = (amount: number | null) =>
    refundPayment(payments, {
      ...staff,
      refundId: newIdentifier(shop.clock),
      amount: amount === null ? null : cents(amount),
    });
  const move = (event: 'start' | 'deliver') =>
    shop.database.write((transaction) =>
      moveOrder(orders, transaction, { orderId: draftId, event, actor: 'system' }),
    );
  switch (action) {
    case 'edit':
      await saveDraft(orders, { draftId, details: { ...adaDetails, role: 'Team Lead' } });
      break;
    case 'start':
      await startPayment(payments, { draftId });
      break;
    case 'pay':
      if (last !== undefined && (state === 'open' || state === 'processing')) gateway.pay(last);
      break;
    case 'bank-thinks':
      if (last !== undefined && state === 'open') gateway.change(last, { state: 'processing' });
      break;
    case 'bank-refuses':
      if (last !== undefined && state === 'processing')
        gateway.change(last, { state: 'open', failureCode: 'card_declined' });
      break;
    case 'settle':
      await settleAll(life);
      break;
    case 'settle-thrice':
      await Promise.all([settleAll(life), settleAll(life), settleAll(life)]);
      break;
    case 'sweep':
      await sweepPayments(payments);
      break;
    case 'request-manual':
      await requestManual(orders, { draftId });
      break;
    case 'mark-paid':
      await markManualPaid(orders, staff);
      break;
    case 'work':
      await move('start');
      break;
    case 'deliver':
      await move('deliver');
      break;
    case 'cancel':
      await cancelOrder(orders, staff);
      break;
    case 'refund-all':
      await refund(null);
      break;
    case 'refund-part':
      await refund(700);
      break;
    case 'refund-at-provider':
      giveBackAtProvider(life, last);
      break;
    case 'refund-bounces':
      bounce(life, last);
      break;
    case 'dispute':
      if (last !== undefined && state === 'succeeded') gateway.dispute(last, 'open');
      break;
    case 'win':
      if (hasDispute(life, last)) gateway.dispute(last ?? '', 'won');
      break;
    case 'lose':
      if (hasDispute(life, last)) gateway.dispute(last ?? '', 'lost');
      break;
    case 'close':
      await closeSessions(payments, { orderId: draftId });
      break;
    case 'provider-sleeps':
      for (const call of ['readIntent', 'refund', 'cancelIntent'] as const) gateway.silence(call);
      break;
    case 'provider-wakes':
      gateway.heal();
      break;
  }
}

function giveBackAtProvider({ shop }: Life, intentId: string | undefined): void {
  const intent = intentId === undefined ? undefined : shop.gateway.intents.get(intentId);
  if (intent?.state !== 'succeeded') return;
  const given = intent.refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (given + 900 <= intent.amount) shop.gateway.refundAtProvider(intent.intentId, 900);
}

function bounce({ shop }: Life, intentId: string | undefined): void {
  const intent = intentId === undefined ? undefined : shop.gateway.intents.get(intentId);
  if (!intent || intent.refunds.length === 0) return;
  const [first, ...rest] = intent.refunds;
  if (first)
    shop.gateway.change(intent.intentId, { refunds: [{ ...first, state: 'failed' }, ...rest] });
}

const hasDispute = ({ shop }: Life, intentId: string | undefined): boolean =>
  intentId !== undefined && shop.gateway.intents.get(intentId)?.disputes[0]?.state === 'open';

const backOf = (intent: PaymentTruth): number =>
  intent.refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

/** Sentences for whatever must never be, at any moment. */
async function faultsOf({ shop, draftId }: Life): Promise<readonly string[]> {
  const order = await findOrder(shop.orders, draftId);
  if (!order) return ['the order vanished'];
  const happened = (await readTimeline(shop.orders, draftId)).map(({ what }) => what);
  const times = (what: OrderHappening): number => happened.filter((one) => one === what).length;
  const intents = [...shop.gateway.intents.values()];
  const faults: readonly (readonly [boolean, string])[] = [
    [!Object.keys(orderMoves).includes(order.state), `there is no state ${order.state}`],
    [!Object.keys(paymentMoves).includes(order.payment), `there is no payment ${order.payment}`],
    [
      (order.number === null) !== (order.placedAt === null),
      'a number and a placed order do not come together',
    ],
    [order.refundedAmount > order.amount, 'more is refunded than was paid'],
    [times('placed') > 1, 'placed twice'],
    [times('paid') > 1, 'paid twice'],
    [(await shop.mails('order-confirmed')).length > 1, 'confirmed twice'],
    [shop.placed.filter(({ name }) => name === 'order-paid').length > 1, 'produced twice'],
    [
      intents.filter(({ state }) => state === 'open' || state === 'processing').length > 1,
      'two payments can be paid',
    ],
    [
      intents.some((intent) => backOf(intent) > intent.amount),
      'more money went back than had come',
    ],
  ];
  return faults.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

/** Where our books and the provider's differ once the weather has cleared and the sweep has been by. */
async function differencesOf({ shop, draftId }: Life): Promise<readonly string[]> {
  shop.gateway.heal();
  for (let round = 0; round < 2; round += 1) await sweepPayments(shop.payments);
  const order = await findOrder(shop.orders, draftId);
  const taken = [...shop.gateway.intents.values()].filter(({ state }) => state === 'succeeded');
  const booked = await shop.database.queryRows(
    "SELECT intent_id FROM payment_attempt WHERE state = 'succeeded'",
  );
  const [paidBy] = await shop.database.queryRows(
    'SELECT intent_id FROM payment_attempt JOIN customer_order ON payment_attempt.id = paid_attempt_id WHERE order_id = $1',
    [draftId],
  );
  const [byHand] = await shop.database.queryRows(
    'SELECT coalesce(sum(amount), 0)::integer AS sum FROM payment_refund WHERE attempt_id IS NULL',
  );
  const paying = paidBy ? shop.gateway.intents.get(String(paidBy['intent_id'])) : undefined;
  const back = paying ? backOf(paying) : Number(byHand?.['sum']);
  const unpaid: readonly (string | undefined)[] = ['none', 'manual-requested', 'pending'];
  const names = (rows: readonly unknown[]): string => rows.map(String).toSorted().join();
  const differences: readonly (readonly [boolean, string])[] = [
    [
      names(booked.map((row) => row['intent_id'])) !== names(taken.map(({ intentId }) => intentId)),
      'other payments succeeded',
    ],
    [
      taken.length > 0 && unpaid.includes(order?.payment),
      `money came and the payment is ${order?.payment}`,
    ],
    // What a bank took away by a lost dispute is not given back once more.
    [
      order?.payment !== 'lost' && order?.refundedAmount !== back,
      `${order?.refundedAmount} is booked as given back, ${back} was`,
    ],
  ];
  return differences.flatMap(([holds, sentence]) => (holds ? [sentence] : []));
}

async function liveThrough(life: Life, history: readonly Action[]): Promise<readonly string[]> {
  for (const action of history) {
    await live(life, action);
    const faults = await faultsOf(life);
    if (faults.length > 0) return faults.map((fault) => `${fault}, after ${action}`);
  }
  return differencesOf(life);
}

test('whatever happens in whatever order, nothing is placed, charged, confirmed or given back twice, and the books end as the provider’s', async () => {
  const shop = await embeddedShop();
  const histories = fc.tuple(
    fc.constantFrom(...beginnings),
    fc.array(fc.constantFrom(...actions), { maxLength: 16 }),
  );
  const failure = await fc.check(
    fc.asyncProperty(histories, async ([begun, later]) => {
      await shop.database.runScript(
        'TRUNCATE customer_order, outgoing_mail, webhook_event CASCADE',
      );
      shop.gateway.intents.clear();
      shop.gateway.heal();
      shop.placed.length = 0;
      const faults = await liveThrough({ shop, draftId: await draftOf(shop) }, [
        ...begun,
        ...later,
      ]);
      if (faults.length > 0) throw new Error(faults.join('; '));
    }),
    { numRuns: 30, seed: 35_00_12 },
  );
  expect(fc.defaultReportMessage(failure) ?? 'every history ended well').toBe(
    'every history ended well',
  );
}, 240_000);
