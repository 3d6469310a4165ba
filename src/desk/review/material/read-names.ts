import type { Database } from '../../../platform/database';
import { readTellableRows } from '../../../report/production';
import { findOrder, type OrdersContext } from '../../../shop/orders';
import type { ReportNames } from './without-people';

/** What of a report may leave the house, and who may not be told with it. */
export async function readReportNames(
  { database, orders }: { readonly database: Database; readonly orders: OrdersContext },
  reportId: string,
): Promise<ReportNames> {
  const found = await readTellableRows({ database }, reportId);
  const order = found && (await findOrder(orders, found.orderId));
  const { name = '', interviewers = '' } = order?.details ?? {};
  const { rows = new Map(), company = '', role = '' } = found ?? {};
  return { rows, company, role, people: [name, ...interviewers.split(/[,;\n]| and /u)] };
}
