import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { auditEvent } from './schema';
import type { AuditLine, AuditSubject } from './shape';

const MOST = 500;

/** What was done to one thing, the newest first. */
export async function readAuditOf(
  executor: Executor,
  subjectKind: AuditSubject,
  subject: string,
): Promise<readonly AuditLine[]> {
  const rows = await executor
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.subjectKind, subjectKind), eq(auditEvent.subject, subject)))
    .orderBy(desc(auditEvent.id))
    .limit(MOST);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
