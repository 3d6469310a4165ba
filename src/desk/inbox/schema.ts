import { bigint, integer, pgTable, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageState, Suspicion } from '../../shop/support/shape';
import type { EntryKind, InboxEventKind } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Reads what shop/support and shop/orders hold; they alone write it. */
export const inboxEntry = pgView('inbox_entry', {
  reference: text('reference').notNull(),
  kind: text('kind').$type<EntryKind>().notNull(),
  state: text('state').$type<MessageState>().notNull(),
  at: moment('at').notNull(),
  answeredAt: moment('answered_at'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  words: text('words').notNull(),
  suspicion: text('suspicion').$type<Suspicion>().notNull(),
  claimId: text('claim_id'),
  claimText: text('claim_text'),
  orderId: uuid('order_id'),
  orderNumber: text('order_number'),
  company: text('company'),
}).existing();

export const inboxCase = pgTable('inbox_case', {
  reference: text('reference').primaryKey(),
  version: integer('version').notNull(),
  assignee: text('assignee'),
});

export const inboxEvent = pgTable('inbox_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text('reference').notNull(),
  at: moment('at').notNull(),
  actor: text('actor').notNull(),
  what: text('what').$type<InboxEventKind>().notNull(),
  words: text('words').notNull(),
  mailKey: text('mail_key'),
});
