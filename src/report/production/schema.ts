import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Evidence } from '../../research/evidence/shape';
import type { ReportDocument } from '../document/shape';
import type { RejectedSentence, ReportState } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const report = pgTable('report', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull().unique(),
  state: text('state').$type<ReportState>().notNull(),
  reasons: jsonb('reasons').$type<string[]>(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const reportVersion = pgTable(
  'report_version',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => report.id),
    number: integer('number').notNull(),
    document: jsonb('document').$type<ReportDocument>().notNull(),
    rejected: jsonb('rejected').$type<RejectedSentence[]>().notNull(),
    digest: text('digest').notNull(),
    answers: text('answers'),
    pdfFile: text('pdf_file').notNull(),
    htmlFile: text('html_file').notNull(),
    madeAt: moment('made_at').notNull(),
    approvedAt: moment('approved_at'),
    approvedBy: text('approved_by'),
    publishedAt: moment('published_at'),
    holdsInterviewers: boolean('holds_interviewers').notNull(),
    contentRemovedAt: moment('content_removed_at'),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.number] })],
);

export const evidenceRow = pgTable(
  'evidence_row',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => report.id),
    id: text('id').notNull(),
    snapshot: text('snapshot').notNull(),
    row: jsonb('row').$type<Evidence>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.id] })],
);

export const retiredSnapshot = pgTable('retired_snapshot', {
  snapshot: text('snapshot').primaryKey(),
  retiredAt: moment('retired_at').notNull(),
  quotes: integer('quotes').notNull(),
  faults: integer('faults').notNull(),
});
