import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { report, reportVersion } from './schema';
import type { ReportState } from './shape';

/** What stands in a list of orders about a report. */
export interface StateInList {
  readonly orderId: string;
  readonly state: ReportState;
  /** Why none can be made. */
  readonly reasons: readonly string[];
  /** Of the newest version. */
  readonly signedAt: Date | null;
  readonly publishedAt: Date | null;
}

const MOST = 1_000;

type Reading = { readonly database: Database };

/** How far the reports of a page of orders have come, without their documents. */
export async function listReportStates(
  { database }: Reading,
  orderIds: readonly string[],
): Promise<readonly StateInList[]> {
  if (orderIds.length === 0) return [];
  const newest = database.read
    .selectDistinctOn([reportVersion.reportId], {
      reportId: reportVersion.reportId,
      signedAt: reportVersion.approvedAt,
      publishedAt: reportVersion.publishedAt,
    })
    .from(reportVersion)
    .where(
      inArray(
        reportVersion.reportId,
        database.read
          .select({ id: report.id })
          .from(report)
          .where(inArray(report.orderId, [...orderIds])),
      ),
    )
    .orderBy(reportVersion.reportId, desc(reportVersion.number))
    .as('newest');
  const rows = await database.read
    .select({
      orderId: report.orderId,
      state: report.state,
      reasons: report.reasons,
      signedAt: newest.signedAt,
      publishedAt: newest.publishedAt,
    })
    .from(report)
    .leftJoin(newest, eq(newest.reportId, report.id))
    .where(inArray(report.orderId, [...orderIds]));
  return rows.map(({ reasons, ...row }) => ({ ...row, reasons: reasons ?? [] }));
}

/** Orders whose report can't be made, latest first, including ones that were settled since. */
export async function listImpossible({ database }: Reading): Promise<readonly string[]> {
  const rows = await database.read
    .select({ orderId: report.orderId })
    .from(report)
    .where(eq(report.state, 'cannot-be-created'))
    .orderBy(desc(report.changedAt), asc(report.id))
    .limit(MOST);
  return rows.map(({ orderId }) => orderId);
}
