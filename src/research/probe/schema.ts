import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { OutcomeCode } from '../sources/shape';
import type { ProbeChange, ProbedWorld } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const sourceProbe = pgTable('source_probe', {
  id: text('id').primaryKey(),
  world: text('world').$type<ProbedWorld>().notNull(),
  scope: text('scope').notNull(),
  startedAt: moment('started_at').notNull(),
  finishedAt: moment('finished_at'),
});

export const sourceProbeAnswer = pgTable(
  'source_probe_answer',
  {
    probe: text('probe')
      .notNull()
      .references(() => sourceProbe.id),
    source: text('source').notNull(),
    outcome: text('outcome').$type<OutcomeCode>().notNull(),
    sentence: text('sentence').notNull(),
    url: text('url').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    requests: integer('requests').notNull(),
    items: integer('items').notNull(),
    fill: jsonb('fill').$type<Readonly<Record<string, number>>>().notNull(),
    changes: jsonb('changes').$type<readonly ProbeChange[]>().notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.probe, table.source] })],
);
