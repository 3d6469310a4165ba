import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database';
import { GIVEN_POSTING, type Evidence } from '../../../research/evidence/shape';
import { evidenceRow, report } from '../schema';

/** What was found of a company’s postings for some orders; what a buyer gave as a posting stays theirs. */
export async function readPostings(
  { database }: { readonly database: Database },
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Evidence[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database.read
    .select({ orderId: report.orderId, row: evidenceRow.row })
    .from(evidenceRow)
    .innerJoin(report, eq(report.id, evidenceRow.reportId))
    .where(
      and(
        inArray(report.orderId, [...orderIds]),
        inArray(sql`${evidenceRow.row}->>'attribute'`, ['job-posting', 'open-jobs']),
        sql`${evidenceRow.row}->>'sourceId' <> ${GIVEN_POSTING}`,
      ),
    );
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, some]) => [orderId, some.map(({ row }) => row)]));
}
