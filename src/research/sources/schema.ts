import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SourceHealth } from './state/health/health';

export const sourceHealth = pgTable('source_health', {
  sourceId: text('source_id').primaryKey(),
  state: jsonb('state').$type<SourceHealth>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const sourcePolicy = pgTable('source_policy', {
  sourceId: text('source_id').primaryKey(),
  termsAcceptedAt: moment('terms_accepted_at'),
  termsAcceptedBy: text('terms_accepted_by'),
  switchedOffAt: moment('switched_off_at'),
  switchedOffBy: text('switched_off_by'),
});
