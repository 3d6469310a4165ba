import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../kernel/money';
import type { Actor, OrderHappening, OrderKind, OrderState, PaymentState } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const customerOrder = pgTable('customer_order', {
  id: uuid('id').primaryKey(),
  number: text('number'),
  kind: text('kind').$type<OrderKind>().notNull().default('report'),
  state: text('state').$type<OrderState>().notNull(),
  payment: text('payment').$type<PaymentState>().notNull(),
  version: integer('version').notNull().default(1),
  actCount: integer('deeds').notNull().default(0),
  company: text('company').notNull(),
  role: text('role').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  interviewers: text('interviewers').notNull(),
  location: text('location').notNull(),
  similarity: text('similarity').notNull(),
  earlierOrderId: uuid('earlier_order_id'),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  code: text('code'),
  discount: integer('discount').notNull().default(0),
  codeAt: moment('code_at'),
  refundedAmount: integer('refunded_amount').notNull().default(0),
  billingCountry: text('billing_country'),
  interviewAt: moment('interview_at'),
  interviewZone: text('interview_zone'),
  posting: text('posting').notNull().default(''),
  notes: text('notes').notNull().default(''),
  occupation: text('occupation'),
  companyPick: text('company_pick'),
  tax: integer('tax').notNull().default(0),
  taxCountry: text('tax_country'),
  taxPostalCode: text('tax_postal_code'),
  taxCalculation: text('tax_calculation'),
  taxTransaction: text('tax_transaction'),
  receiptCompany: text('receipt_company').notNull().default(''),
  receiptTaxId: text('receipt_tax_id').notNull().default(''),
  receiptAddress: text('receipt_address').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  placedAt: moment('placed_at'),
  paidAt: moment('paid_at'),
  paidAttemptId: uuid('paid_attempt_id'),
  promisedAt: moment('promised_at'),
  contactDueAt: moment('contact_due_at'),
  deliveredAt: moment('delivered_at'),
  cancelledAt: moment('cancelled_at'),
  cancelAskedAt: moment('cancel_asked_at'),
  erasedAt: moment('erased_at'),
  cancelAnsweredAt: moment('cancel_answered_at'),
  offeredAt: moment('offered_at'),
  offeredReadyBy: moment('offered_ready_by'),
});

export type OrderRow = typeof customerOrder.$inferSelect;

export const orderEvent = pgTable('order_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: uuid('order_id').notNull(),
  at: moment('at').notNull(),
  actor: text('actor').$type<Actor>().notNull(),
  what: text('what').$type<OrderHappening>().notNull(),
  why: text('why').notNull(),
});

export type OrderEventRow = typeof orderEvent.$inferSelect;
