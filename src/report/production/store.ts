import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import type { Evidence } from '../../research/evidence/shape';
import { holdsInterviewers } from '../document';
import type { Verdict } from '../document/shape';
import { evidenceRow, report, reportVersion } from './schema';

export type ReportRow = typeof report.$inferSelect;
export type ReportVersionRow = typeof reportVersion.$inferSelect;
export type NewVersion = Omit<
  ReportVersionRow,
  | 'number'
  | 'answers'
  | 'approvedAt'
  | 'approvedBy'
  | 'publishedAt'
  | 'holdsInterviewers'
  | 'contentRemovedAt'
> &
  Partial<Pick<ReportVersionRow, 'answers'>>;

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
  const versions = sql`(SELECT string_agg(concat_ws(' ', v.number, v.approved_at, v.published_at, v.content_removed_at), ',' ORDER BY v.number) FROM report_version v WHERE v.report_id = ${report.id})`;
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

/** Versions count from 1 within a report; the caller holds the report's lock. */
export async function insertVersion(
  transaction: Transaction,
  version: NewVersion,
): Promise<number> {
  const [last] = await transaction
    .select({ number: sql<number>`coalesce(max(${reportVersion.number}), 0)::int` })
    .from(reportVersion)
    .where(eq(reportVersion.reportId, version.reportId));
  const number = (last?.number ?? 0) + 1;
  await transaction
    .insert(reportVersion)
    .values({ ...version, number, holdsInterviewers: holdsInterviewers(version.document) });
  return number;
}

export async function findLatestVersion(
  executor: Executor,
  reportId: string,
): Promise<ReportVersionRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportVersion)
    .where(eq(reportVersion.reportId, reportId))
    .orderBy(desc(reportVersion.number))
    .limit(1);
  return row;
}

export async function findVersions(
  executor: Executor,
  reportId: string,
): Promise<readonly ReportVersionRow[]> {
  return executor
    .select()
    .from(reportVersion)
    .where(eq(reportVersion.reportId, reportId))
    .orderBy(desc(reportVersion.number));
}

/** Without their words, which are long. */
export async function findVersionLines(
  executor: Executor,
  reportId: string,
): Promise<readonly Omit<ReportVersionRow, 'document' | 'rejected'>[]> {
  const { document: _, rejected: __, ...columns } = getTableColumns(reportVersion);
  return executor
    .select(columns)
    .from(reportVersion)
    .where(eq(reportVersion.reportId, reportId))
    .orderBy(desc(reportVersion.number));
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

/** The newest versions that want a person's signature: those in review, then those that the machine let out, the oldest first. */
export async function findWaitingReports(
  executor: Executor,
  { machine, limit }: { readonly machine: string; readonly limit: number },
): Promise<readonly WaitingReport[]> {
  const newest = sql`${reportVersion.number} = (SELECT max(other.number) FROM report_version other WHERE other.report_id = ${report.id})`;
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
    .orderBy(desc(eq(report.state, 'in-review')), reportVersion.madeAt)
    .limit(limit);
}

export interface VersionKey {
  readonly reportId: string;
  readonly number: number;
}

const isVersion = ({ reportId, number }: VersionKey) =>
  and(eq(reportVersion.reportId, reportId), eq(reportVersion.number, number));

export async function findVersion(
  executor: Executor,
  key: VersionKey,
): Promise<ReportVersionRow | undefined> {
  const [row] = await executor.select().from(reportVersion).where(isVersion(key));
  return row;
}

/** What a buyer sees: a later version that waits to go out does not hide the one that is. */
export async function findPublishedVersion(
  executor: Executor,
  reportId: string,
): Promise<ReportVersionRow | undefined> {
  const [row] = await executor
    .select()
    .from(reportVersion)
    .where(and(eq(reportVersion.reportId, reportId), isNotNull(reportVersion.publishedAt)))
    .orderBy(desc(reportVersion.number))
    .limit(1);
  return row;
}

export async function updateVersion(
  transaction: Transaction,
  key: VersionKey,
  change: Partial<Omit<ReportVersionRow, 'reportId' | 'number' | 'digest' | 'madeAt'>>,
): Promise<void> {
  await transaction.update(reportVersion).set(change).where(isVersion(key));
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
    .orderBy(report.createdAt)
    .limit(limit);
}

export async function findVersionsWithInterviewers(
  executor: Executor,
  reportId: string,
): Promise<readonly ReportVersionRow[]> {
  return executor
    .select()
    .from(reportVersion)
    .where(and(eq(reportVersion.reportId, reportId), eq(reportVersion.holdsInterviewers, true)))
    .orderBy(reportVersion.number);
}

export async function readEvidence(
  executor: Executor,
  reportId: string,
): Promise<readonly Evidence[]> {
  const rows = await executor
    .select({ row: evidenceRow.row })
    .from(evidenceRow)
    .where(eq(evidenceRow.reportId, reportId));
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
