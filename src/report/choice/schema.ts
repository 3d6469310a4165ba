import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Candidate } from '../../research/company/shape';
import type { ChoiceState } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const companyChoice = pgTable('company_choice', {
  orderId: text('order_id').primaryKey(),
  state: text('state').$type<ChoiceState>().notNull(),
  candidates: jsonb('candidates').$type<Candidate[]>().notNull(),
  askedAt: moment('asked_at').notNull(),
  answerBy: moment('answer_by').notNull(),
  chosen: text('chosen'),
  note: text('note').notNull().default(''),
  decidedAt: moment('decided_at'),
  decidedBy: text('decided_by'),
});
