import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const orderNote = pgTable('order_note', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  at: moment('at').notNull(),
  author: text('author').notNull(),
  text: text('text').notNull(),
});

export const orderAssignment = pgTable('order_assignment', {
  orderId: uuid('order_id').primaryKey(),
  staffId: text('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  assignedAt: moment('assigned_at').notNull(),
});
