import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WhatChanged } from '../changes/shape';
import type { SecondRoundState } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const secondRound = pgTable('second_round', {
  orderId: text('order_id').primaryKey(),
  state: text('state').$type<SecondRoundState>().notNull(),
  attempt: integer('attempt').notNull(),
  askedAt: moment('asked_at').notNull(),
  endedAt: moment('ended_at'),
  found: jsonb('found').$type<WhatChanged>(),
  approvedBy: text('approved_by'),
});
