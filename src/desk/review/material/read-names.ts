import type { Database } from '../../../platform/database';
import { readTellableRows } from '../../../report/production';
import { findOrder, type OrdersContext } from '../../../shop/orders';
import type { Named } from './without-people';

/** What of a report may leave the house, and who may not be told with it. */
export async function readNames(
  { database, orders }: { readonly database: Database; readonly orders: OrdersContext },
  reportId: string,
): Promise<Named> {
  const found = await readTellableRows({ database }, reportId);
  const order = found && (await findOrder(orders, found.orderId));
  const { name = '', interviewers = '' } = order?.details ?? {};
  const { rows = new Map(), company = '', role = '' } = found ?? {};
  return { rows, company, role, people: [name, ...interviewers.split(/[,;\n]| and /u)] };
}
