import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Actor } from '../orders/shape';
import type { AttemptState, DisputeState, RefundState } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const paymentAttempt = pgTable('payment_attempt', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  intentId: text('intent_id'),
  state: text('state').$type<AttemptState>().notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  metadata: jsonb('metadata').$type<Readonly<Record<string, string>>>().notNull(),
  failureCode: text('failure_code'),
  chargeId: text('charge_id'),
  cardBrand: text('card_brand'),
  cardLastDigits: text('card_last_digits'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  succeededAt: moment('succeeded_at'),
});

export type AttemptRow = typeof paymentAttempt.$inferSelect;

export const paymentRefund = pgTable('payment_refund', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  attemptId: uuid('attempt_id'),
  providerId: text('provider_id'),
  state: text('state').$type<RefundState>().notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  actor: text('actor').$type<Actor>().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type RefundRow = typeof paymentRefund.$inferSelect;

export const paymentDispute = pgTable('payment_dispute', {
  providerId: text('provider_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  state: text('state').$type<DisputeState>().notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  evidenceDueAt: moment('evidence_due_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type DisputeRow = typeof paymentDispute.$inferSelect;

export const webhookEvent = pgTable('webhook_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  objectId: text('object_id').notNull(),
  receivedAt: moment('received_at').notNull(),
  processedAt: moment('processed_at'),
  outcome: text('outcome'),
});
