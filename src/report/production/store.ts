import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import type { Evidence } from '../../research/evidence/shape';
import type { Verdict } from '../document/shape';
import { evidenceRow, report, reportVersion } from './schema';

export type ReportRow = typeof report.$inferSelect;

export async function insertReport(
  transaction: Transaction,
  row: Omit<ReportRow, 'reasons' | 'changedAt'>,
): Promise<void> {
  await transaction
    .insert(report)
    .values({ ...row, changedAt: row.createdAt })
    .onConflictDoNothing({ target: report.orderId });
}

export async function findReportOfOrder(
  executor: Executor,
  orderId: string,
): Promise<ReportRow | undefined> {
  const [row] = await executor.select().from(report).where(eq(report.orderId, orderId));
  return row;
}

export async function findReport(executor: Executor, id: string): Promise<ReportRow | undefined> {
  const [row] = await executor.select().from(report).where(eq(report.id, id));
  return row;
}

/** A report and a mark of all that belongs to it: rows are only added, and go together with what a version said. */
export async function findReportMark(
  executor: Executor,
  orderId: string,
): Promise<{ readonly report: ReportRow; readonly mark: string } | undefined> {
  const versions = sql`(SELECT string_agg(
      concat_ws(' ', v.number, v.approved_at, v.published_at, v.content_removed_at),
      ',' ORDER BY v.number)
    FROM report_version v WHERE v.report_id = ${report.id})`;
  const rows = sql`(SELECT count(*) FROM evidence_row e WHERE e.report_id = ${report.id})`;
  const [row] = await executor
    .select({ report, mark: sql<string>`concat_ws(' ', ${report.id}, ${rows}, ${versions})` })
    .from(report)
    .where(eq(report.orderId, orderId));
  return row;
}

export async function lockReport(
  transaction: Transaction,
  id: string,
): Promise<ReportRow | undefined> {
  const [row] = await transaction.select().from(report).where(eq(report.id, id)).for('update');
  return row;
}

export async function updateReport(
  transaction: Transaction,
  id: string,
  change: Pick<ReportRow, 'state' | 'changedAt'> & Partial<Pick<ReportRow, 'reasons'>>,
): Promise<void> {
  await transaction.update(report).set(change).where(eq(report.id, id));
}

export interface WaitingReport {
  readonly reportId: string;
  readonly orderId: string;
  readonly number: number;
  readonly company: string;
  readonly role: string;
  readonly waitsSince: Date;
  readonly verdicts: readonly Verdict[];
}

/**
 * The newest versions that a person has yet to sign: those in review first, then those that were
 * released automatically; oldest first in each.
 */
export async function findWaitingReports(
  executor: Executor,
  { machine, limit }: { readonly machine: string; readonly limit: number },
): Promise<readonly WaitingReport[]> {
  const newest = sql`${reportVersion.number} = (
    SELECT max(other.number) FROM report_version other WHERE other.report_id = ${report.id})`;
  const isOut = and(
    eq(report.state, 'approved'),
    isNotNull(reportVersion.publishedAt),
    eq(reportVersion.approvedBy, machine),
    isNull(reportVersion.contentRemovedAt),
  );
  return executor
    .select({
      reportId: report.id,
      orderId: report.orderId,
      number: reportVersion.number,
      waitsSince: reportVersion.madeAt,
      company: sql<string>`${reportVersion.document}->>'company'`,
      role: sql<string>`${reportVersion.document}->>'role'`,
      verdicts: sql<
        Verdict[]
      >`jsonb_path_query_array(${reportVersion.document}, '$.sections[*].claims[*].verdict')`,
    })
    .from(report)
    .innerJoin(reportVersion, and(eq(reportVersion.reportId, report.id), newest))
    .where(or(eq(report.state, 'in-review'), isOut))
    .orderBy(desc(eq(report.state, 'in-review')), reportVersion.madeAt, report.id)
    .limit(limit);
}

/** Reports that are out since before a moment and of which some version still tells of interviewers. */
export async function findReportsWithInterviewers(
  executor: Executor,
  { publishedBefore, limit }: { readonly publishedBefore: Date; readonly limit: number },
): Promise<readonly ReportRow[]> {
  const ids = executor
    .select({ id: reportVersion.reportId })
    .from(reportVersion)
    .where(eq(reportVersion.holdsInterviewers, true));
  const out = executor
    .select({ id: reportVersion.reportId })
    .from(reportVersion)
    .where(lt(reportVersion.publishedAt, publishedBefore));
  return executor
    .select()
    .from(report)
    .where(and(inArray(report.id, ids), inArray(report.id, out)))
    .orderBy(report.createdAt, report.id)
    .limit(limit);
}

export async function readEvidenceRows(
  executor: Executor,
  reportId: string,
): Promise<readonly Evidence[]> {
  const rows = await executor
    .select({ row: evidenceRow.row })
    .from(evidenceRow)
    .where(eq(evidenceRow.reportId, reportId))
    .orderBy(evidenceRow.id);
  return rows.map(({ row }) => row);
}

export async function deleteEvidence(
  transaction: Transaction,
  reportId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await transaction
      .delete(evidenceRow)
      .where(and(eq(evidenceRow.reportId, reportId), inArray(evidenceRow.id, [...ids])));
}

/** Of these snapshots those that no report rests on. */
export async function withoutRows(
  executor: Executor,
  snapshots: readonly string[],
): Promise<readonly string[]> {
  const wanted = [...new Set(snapshots)];
  if (wanted.length === 0) return [];
  const used = await executor
    .selectDistinct({ snapshot: evidenceRow.snapshot })
    .from(evidenceRow)
    .where(inArray(evidenceRow.snapshot, wanted));
  const kept = new Set(used.map(({ snapshot }) => snapshot));
  return wanted.filter((snapshot) => !kept.has(snapshot));
}

const ROWS_AT_ONCE = 500;

export async function replaceEvidence(
  transaction: Transaction,
  reportId: string,
  rows: readonly Evidence[],
): Promise<void> {
  await transaction.delete(evidenceRow).where(eq(evidenceRow.reportId, reportId));
  await addEvidence(transaction, reportId, rows);
}

/** Rows of earlier versions stay, as long as those versions do. */
export async function addEvidence(
  transaction: Transaction,
  reportId: string,
  rows: readonly Evidence[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const part = rows.slice(from, from + ROWS_AT_ONCE);
    await transaction
      .insert(evidenceRow)
      .values(part.map((row) => ({ reportId, id: row.id, snapshot: row.snapshot, row })))
      .onConflictDoNothing();
  }
}
