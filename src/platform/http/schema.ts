import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimit = pgTable('rate_limit', {
  bucket: text('bucket').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});
