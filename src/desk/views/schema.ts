import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const staffView = pgTable('staff_view', {
  id: text('id').primaryKey(),
  staffId: text('staff_id').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
