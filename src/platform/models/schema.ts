import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const figure = (name: string) => bigint(name, { mode: 'number' });

export const modelSpending = pgTable('model_spending', {
  id: figure('id').primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  orderId: text('order_id').notNull(),
  stage: text('stage').notNull(),
  asked: integer('asked').notNull(),
  replayed: integer('replayed').notNull(),
  inputTokens: figure('input_tokens').notNull(),
  outputTokens: figure('output_tokens').notNull(),
  micros: figure('micros').notNull(),
});
