import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditKind, AuditSubject, AuditValue } from './shape';

export const auditEvent = pgTable('audit_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  kind: text('kind').$type<AuditKind>().notNull(),
  actor: text('actor').notNull(),
  subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
  subject: text('subject').notNull(),
  reason: text('reason').notNull(),
  before: jsonb('before').$type<AuditValue>(),
  after: jsonb('after').$type<AuditValue>(),
});
