import { expect, test } from 'vitest';
import type { Person } from '../platform/privacy';
import { findOrder, listOrdersOf, orderPersonalData, readTimeline } from './orders';
import { expireDrafts, paymentPersonalData, refundPayment } from './payments';
import { sendContactMessage, supportPersonalData } from './support';
import { adaDetails, draftOf, embeddedShop, paidOrder, type TestShop } from './testing';

const other = { ...adaDetails, email: 'uma.tarr@candidate.example', name: 'Uma Tarr' };

async function shopOfTwo() {
  const shop = await embeddedShop();
  const { draftId: mine } = await paidOrder(shop);
  const { draftId: theirs } = await paidOrder(shop, other);
  const person: Person = { email: adaDetails.email, orderIds: [mine] };
  return { shop, mine, theirs, person };
}

const write = (shop: TestShop, email: string, message: string) =>
  sendContactMessage(
    {
      database: shop.database,
      clock: shop.clock,
      mailer: shop.orders.mailer,
      supportAddress: 'support@shop.example',
    },
    { name: 'Somebody', email, message, honeypot: '', openForMilliseconds: 60_000 },
  );

test('a buyer is told their orders with what happened to them, their drafts, and nobody else’s', async () => {
  const { shop, mine, person } = await shopOfTwo();
  const draft = await draftOf(shop, { ...adaDetails, company: 'Not ordered yet' });
  await draftOf(shop, { ...other, company: 'Of Uma' });
  // The two begin in one moment, so either may come first.
  const told = (await orderPersonalData(shop).tell(shop.database.read, person)).toSorted((one) =>
    'id' in one && one.id === mine ? -1 : 1,
  );
  expect(told).toMatchObject([
    { id: mine, ...adaDetails },
    { id: draft, company: 'Not ordered yet' },
  ]);
  expect(told[0]).toHaveProperty('happenings.0.what');
  expect(JSON.stringify(told)).not.toContain('Uma');
});

test('an erased order keeps its number, money and moments; the other buyer’s stays whole', async () => {
  const { shop, mine, theirs, person } = await shopOfTwo();
  const before = await findOrder(shop.orders, mine);
  await shop.database.write((transaction) => orderPersonalData(shop).erase(transaction, person));
  const nothing = { company: '', role: '', email: '', name: '', interviewers: '', location: '' };
  const { number, amount, paidAt, placedAt, state, payment } = before ?? {};
  expect(await findOrder(shop.orders, mine)).toMatchObject({
    number,
    amount,
    paidAt,
    placedAt,
    state,
    payment,
    details: nothing,
  });
  expect((await readTimeline(shop.orders, mine)).map(({ why }) => why).join('')).toBe('');
  expect(await findOrder(shop.orders, theirs)).toMatchObject({ details: other });
  expect(await listOrdersOf(shop.orders, adaDetails.email)).toEqual([]);
});

test('a draft that may be paid this minute is left alone, and goes with the next sweep', async () => {
  const { shop, person } = await shopOfTwo();
  const draft = await draftOf(shop);
  await shop.database.write((transaction) => orderPersonalData(shop).erase(transaction, person));
  expect(await findOrder(shop.orders, draft)).toMatchObject({
    state: 'draft',
    details: adaDetails,
  });
  await expireDrafts(shop.payments);
  expect(await findOrder(shop.orders, draft)).toBeNull();
});

test('of payments the books keep amounts and the provider’s names, and lose the card and what was said', async () => {
  const { shop, mine, theirs, person } = await shopOfTwo();
  const refunded = await refundPayment(shop.payments, {
    refundId: mine,
    orderId: mine,
    amount: null,
    reason: 'Ada Merrow was ill.',
    actor: 'staff:mara',
  });
  expect(refunded).toMatchObject({ ok: true });
  expect(await paymentPersonalData.tell(shop.database.read, person)).toMatchObject([
    { kind: 'payment', orderId: mine, amount: 3_500 },
    { kind: 'refund', amount: 3_500, reason: 'Ada Merrow was ill.' },
  ]);
  await shop.database.write((transaction) => paymentPersonalData.erase(transaction, person));
  const attempts = await shop.database.queryRows(
    'SELECT order_id, amount, intent_id, metadata, card_last_digits FROM payment_attempt ORDER BY created_at',
  );
  expect(attempts.find((row) => row['order_id'] === mine)).toMatchObject({
    amount: 3_500,
    intent_id: expect.any(String) as string,
    metadata: {},
    card_last_digits: null,
  });
  expect(attempts.find((row) => row['order_id'] === theirs)?.['metadata']).not.toEqual({});
  expect(await shop.database.queryRows('SELECT amount, reason FROM payment_refund')).toEqual([
    { amount: 3_500, reason: '' },
  ]);
});

test('who never ordered is asked about like anyone else, and nothing of others goes', async () => {
  const { shop } = await shopOfTwo();
  const nobody: Person = { email: 'nobody@candidate.example', orderIds: [] };
  for (const keeper of [orderPersonalData(shop), paymentPersonalData, supportPersonalData]) {
    expect(await keeper.tell(shop.database.read, nobody)).toEqual([]);
    expect(await shop.database.write((transaction) => keeper.erase(transaction, nobody))).toEqual(
      {},
    );
  }
  expect(await shop.count('payment_attempt')).toBe(2);
});

test('messages go by address, in whatever letters it was written', async () => {
  const { shop, person } = await shopOfTwo();
  await write(shop, 'Ada.Merrow@Candidate.example', 'Where is my report?');
  await write(shop, other.email, 'Thank you.');
  expect(await supportPersonalData.tell(shop.database.read, person)).toMatchObject([
    { kind: 'message', message: 'Where is my report?' },
  ]);
  await shop.database.write((transaction) => supportPersonalData.erase(transaction, person));
  expect(await shop.database.queryRows('SELECT message FROM contact_message')).toEqual([
    { message: 'Thank you.' },
  ]);
});
