import { and, desc, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Permit } from '../policy';
import { auditEvent } from './schema';
import type { AuditPage, AuditSearch } from './shape';

const MOST = 200;

/** The newest first. By key and not by offset: the log grows for ever. */
export async function listAudit(
  { database }: { readonly database: Database },
  _: Permit<'see-audit'> | Permit<'export-audit'>,
  { kind, words, from, until, after, limit = 50 }: AuditSearch,
): Promise<AuditPage> {
  const most = Math.min(Math.max(limit, 1), MOST);
  const rows = await database.read
    .select()
    .from(auditEvent)
    .where(
      and(
        kind && eq(auditEvent.kind, kind),
        from && gte(auditEvent.at, from),
        until && lt(auditEvent.at, until),
        after === undefined ? undefined : lt(auditEvent.id, after),
        matching(words),
      ),
    )
    .orderBy(desc(auditEvent.id))
    .limit(most + 1);
  const lines = rows.slice(0, most).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { lines, next: rows.length > most ? (lines.at(-1)?.id ?? null) : null };
}

function matching(words: string | undefined): SQL | undefined {
  const wanted = words?.trim().replace(/[\\%_]/gu, '\\$&');
  if (!wanted) return undefined;
  const pattern = `%${wanted}%`;
  return or(
    ilike(auditEvent.actor, pattern),
    ilike(auditEvent.subject, pattern),
    ilike(auditEvent.reason, pattern),
  );
}
