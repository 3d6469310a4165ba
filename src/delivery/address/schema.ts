import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const addressRequest = pgTable('address_request', {
  orderId: text('order_id').primaryKey(),
  address: text('address').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
});
