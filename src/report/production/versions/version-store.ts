import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database';
import { holdsInterviewers } from '../../document';
import { reportVersion } from '../schema';

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

/** Versions count from 1 within a report; the caller holds the report's lock. */
export async function insertReportVersion(
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

export interface VersionKey {
  readonly reportId: string;
  readonly number: number;
}

const isVersion = ({ reportId, number }: VersionKey) =>
  and(eq(reportVersion.reportId, reportId), eq(reportVersion.number, number));

export async function findReportVersion(
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
