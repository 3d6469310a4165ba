import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { KeepsPersonalData } from '../../platform/privacy';
import { reviewEvent } from './schema';
import { forgetReview } from './store';

/** An expert's work on a report; who worked on it and when stays. */
export function reviewPersonalData(
  reportsOf: (executor: Executor, orderIds: readonly string[]) => Promise<readonly string[]>,
): KeepsPersonalData {
  return {
    name: 'reviews',
    async tell(executor, { orderIds }) {
      const reports = await reportsOf(executor, orderIds);
      if (reports.length === 0) return [];
      const events = await executor
        .select()
        .from(reviewEvent)
        .where(inArray(reviewEvent.reportId, [...reports]))
        .orderBy(reviewEvent.at, reviewEvent.id);
      return events.map(({ at, what, reason }) => ({ at, what, reason }));
    },
    async erase(transaction, { orderIds }) {
      for (const reportId of await reportsOf(transaction, orderIds))
        await forgetReview(transaction, reportId);
      return {};
    },
  };
}
