import { cents } from '../kernel/money';
import type { Clock } from '../kernel/time';
import type { Database } from '../platform/database';
import { createSigner } from '../platform/signing';
import { emptyDetails, noAnswers, type OrderView } from '../shop/orders/shape';
import type { LinksContext } from './links';

/** Helpers of tests; nothing of the shop itself imports this file. */
export function orderView(id: string, change: Partial<OrderView> = {}): OrderView {
  return {
    id,
    number: 'FW-1042',
    kind: 'report',
    state: 'in-production',
    payment: 'paid',
    version: 1,
    actCount: 0,
    details: {
      ...emptyDetails,
      company: 'Tallow & Finch',
      role: 'Backend Engineer',
      email: 'ada@candidate.example',
      name: 'Ada Merrow',
    },
    answers: noAnswers,
    occupation: null,
    companyPick: null,
    stage: 'Researching',
    amount: cents(3500),
    refundedAmount: cents(0),
    currency: 'usd',
    code: null,
    discount: cents(0),
    tax: null,
    receiptFor: { company: '', taxId: '', address: '' },
    billingCountry: null,
    placedAt: '2026-03-02T09:00:00.000Z',
    paidAt: '2026-03-02T09:01:00.000Z',
    promisedAt: '2026-03-02T21:00:00.000Z',
    contactDueAt: null,
    deliveredAt: null,
    cancelAskedAt: null,
    ...change,
  };
}

export function linksContext(database: Database, clock: Clock): LinksContext {
  return {
    database,
    clock,
    signer: createSigner(Buffer.alloc(32, 1)),
    baseUrl: 'https://shop.example',
  };
}

/** The token at the end of the first link to `path` in a text. */
export function tokenIn(text: string, path: string): string {
  const [, token] = new RegExp(`${path}([A-Za-z0-9_.~-]+)`, 'u').exec(text) ?? [];
  if (token === undefined) throw new Error(`There is no link to ${path} in: ${text}`);
  return token;
}
