import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const gift = pgTable('gift', {
  orderId: uuid('order_id').primaryKey(),
  recipientEmail: text('recipient_email').notNull(),
  message: text('message').notNull(),
});

export type GiftRow = typeof gift.$inferSelect;
