import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SourceHealth } from './health';

export const sourceHealth = pgTable('source_health', {
  sourceId: text('source_id').primaryKey(),
  state: jsonb('state').$type<SourceHealth>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
