import { CSV_HEAD, csvLine } from '../../kernel/formats/csv';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Permit } from '../policy';
import { listAudit } from './list-audit';
import { formatKind, formatValue, type AuditLine, type AuditSearch } from './shape';
import { writeAudit } from './write-audit';

const PAGE = 200;

export interface AuditContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** The lines of a search as a spreadsheet takes them, page by page; that it was taken stands in the log too. */
export async function exportAudit(
  { database, clock }: AuditContext,
  permit: Permit<'export-audit'>,
  search: Omit<AuditSearch, 'after' | 'limit'>,
): Promise<AsyncIterable<string>> {
  const reason = [
    search.kind && formatKind(search.kind),
    search.words,
    search.from?.toISOString(),
    search.until?.toISOString(),
  ]
    .filter(Boolean)
    .join(', ');
  await database.write((transaction) =>
    writeAudit(transaction, clock, {
      kind: 'audit-exported',
      actor: `staff:${permit.member.name}`,
      subjectKind: 'log',
      subject: 'audit log',
      reason,
    }),
  );
  return linesOf({ database }, permit, search);
}

async function* linesOf(
  context: { readonly database: Database },
  permit: Permit<'export-audit'>,
  search: AuditSearch,
): AsyncIterable<string> {
  yield (
    CSV_HEAD +
    csvLine(['Time (UTC)', 'What', 'Who', 'Object type', 'Thing', 'Why', 'Before', 'After'])
  );
  let after: number | undefined;
  do {
    const page = await listAudit(context, permit, { ...search, after, limit: PAGE });
    for (const line of page.lines) yield lineOf(line);
    after = page.next ?? undefined;
  } while (after !== undefined);
}

function lineOf({
  at,
  kind,
  actor,
  subjectKind,
  subject,
  reason,
  before,
  after,
}: AuditLine): string {
  return csvLine([
    at,
    formatKind(kind),
    actor,
    subjectKind,
    subject,
    reason,
    formatValue(before),
    formatValue(after),
  ]);
}
