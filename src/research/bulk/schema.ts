import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OutcomeCode, SourceItem } from '../sources';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bulkVersion = pgTable('bulk_version', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  source: text('source').notNull(),
  period: text('period').notNull(),
  url: text('url').notNull(),
  state: text('state')
    .$type<'loading' | 'current' | 'previous' | 'held' | 'failed' | 'leaving'>()
    .notNull(),
  outcome: text('outcome').$type<OutcomeCode>().notNull(),
  sentence: text('sentence').notNull(),
  rows: integer('rows').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  failures: integer('failures').notNull(),
  loadedAt: moment('loaded_at').notNull(),
  checkedAt: moment('checked_at').notNull(),
});

export const bulkRow = pgTable(
  'bulk_row',
  {
    version: integer('version').notNull(),
    line: integer('line').notNull(),
    key: text('key').notNull(),
    item: jsonb('item').$type<SourceItem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.line] })],
);
