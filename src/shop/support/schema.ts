import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Suspicion } from './shape';

export const contactMessage = pgTable('contact_message', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  suspicion: text('suspicion').$type<Suspicion>().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
