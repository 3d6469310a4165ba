import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageState, Suspicion } from './shape';

export const contactMessage = pgTable('contact_message', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  suspicion: text('suspicion').$type<Suspicion>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  state: text('state').$type<MessageState>().notNull().default('open'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
});

/** What a buyer says of one sentence of the report. */
export const claimTicket = pgTable('claim_ticket', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  orderId: text('order_id').notNull(),
  claimId: text('claim_id').notNull(),
  claimText: text('claim_text').notNull(),
  words: text('words').notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  state: text('state').$type<MessageState>().notNull().default('open'),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
});
