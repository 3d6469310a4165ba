import { before, days } from '../../kernel/time';
import { spendingByDay, spendingByReport } from '../../platform/models';
import type { Reads } from './ports';
import type { SpendView } from './shape';

const DAYS_SHOWN = days(30);
const REPORTS_SHOWN = 50;

export const readSpend: Reads<SpendView> = async (context) => {
  const [byDay, byReport] = await Promise.all([
    spendingByDay(context, before(context.clock.now(), DAYS_SHOWN)),
    spendingByReport(context, REPORTS_SHOWN),
  ]);
  return {
    days: byDay,
    reports: await Promise.all(
      byReport.map(async (report) => ({
        ...report,
        number: await context.numberOf(report.orderId),
      })),
    ),
    budget: context.reportBudget,
  };
};
