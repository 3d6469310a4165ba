import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LinkPurpose } from './shape';

export const linkVersion = pgTable(
  'link_version',
  {
    orderId: text('order_id').notNull(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    version: integer('version').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.purpose] })],
);
