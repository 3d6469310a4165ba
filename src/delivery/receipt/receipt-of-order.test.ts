import { expect, test } from 'vitest';
import { cents } from '../../kernel/money';
import type { AttemptView } from '../../shop/payments/shape';
import { orderView } from '../testing';
import { receiptOf } from './receipt-of-order';

const attempt = (change: Partial<AttemptView> = {}): AttemptView => ({
  id: '1',
  intentId: 'pi_1',
  state: 'succeeded',
  amount: 2_800,
  failureCode: null,
  chargeId: 'ch_1',
  cardBrand: 'visa',
  cardLastDigits: '4242',
  createdAt: '2026-03-02T09:00:00.000Z',
  succeededAt: '2026-03-02T09:01:00.000Z',
  ...change,
});
const receipt = (change: Parameters<typeof orderView>[1] = {}, attempts = [attempt()]) =>
  receiptOf(orderView('order-1', change), { attempts });

test('a receipt says who paid how much for what, when, and by which card', () => {
  expect(receipt()).toMatchObject({
    number: 'FW-1042',
    paidOn: 'March 2, 2026',
    soldTo: 'Ada Merrow',
    price: '$35',
    discount: null,
    tax: null,
    total: '$35',
    refunded: null,
    paidBy: 'Visa ending in 4242',
    paper: 'us-letter',
  });
});

test('it names the code, what was given back, and whom it is made out to', () => {
  const receiptFor = { company: 'Merrow GmbH', taxId: 'DE123456789', address: 'Kranstraße 4' };
  const code = { code: 'SPRING20', discount: cents(700), amount: cents(2_800) };
  expect(
    receipt({ ...code, refundedAmount: cents(1_000), receiptFor, billingCountry: 'DE' }),
  ).toMatchObject({
    price: '$35',
    discount: { label: 'Code SPRING20', amount: '−$7' },
    total: '$28',
    refunded: '$10',
    company: 'Merrow GmbH',
    taxId: 'DE123456789',
    address: 'Kranstraße 4',
    paper: 'a4',
  });
});

test('there is none before payment or for money that was lost; other means of payment name no card', () => {
  expect(receipt({ paidAt: null })).toBeNull();
  expect(receipt({ number: null })).toBeNull();
  expect(receipt({ payment: 'lost' })).toBeNull();
  expect(receipt({}, [])?.paidBy).toBeNull();
  expect(receipt({}, [attempt({ state: 'cancelled' })])?.paidBy).toBeNull();
});

test('tax is a line of its own, and the price stands before it', () => {
  expect(receipt({ amount: cents(3_719), tax: cents(219) })).toMatchObject({
    price: '$35',
    tax: '$2.19',
    total: '$37.19',
  });
});
