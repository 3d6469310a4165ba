import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const promotionCode = pgTable('promotion_code', {
  code: text('code').primaryKey(),
  percent: integer('percent'),
  amountOff: integer('amount_off'),
  usesLimit: integer('uses_limit'),
  usesPerAddress: integer('uses_per_address'),
  validFrom: moment('valid_from').notNull(),
  validUntil: moment('valid_until'),
  endedAt: moment('ended_at'),
  note: text('note').notNull().default(''),
  createdBy: text('created_by').notNull(),
  giftOrderId: uuid('gift_order_id'),
  createdAt: moment('created_at').notNull(),
});

export type CodeRow = typeof promotionCode.$inferSelect;
