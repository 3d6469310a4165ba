import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const stepCheckpoint = pgTable(
  'step_checkpoint',
  {
    run: text('run').notNull(),
    step: text('step').notNull(),
    attempts: integer('attempts').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    output: jsonb('output').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.run, table.step] })],
);
