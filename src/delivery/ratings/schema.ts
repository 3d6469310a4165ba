import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Quoting } from './shape';

export const reportRating = pgTable('report_rating', {
  orderId: text('order_id').primaryKey(),
  stars: integer('stars').notNull(),
  words: text('words').notNull(),
  quoting: text('quoting').$type<Quoting>().notNull(),
  name: text('name').notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  shownAt: timestamp('shown_at', { withTimezone: true }),
});
