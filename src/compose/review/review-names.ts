import type { ReviewContext } from '../../desk/review';
import { readTellableRows } from '../../report/production';
import { findOrder, type OrdersContext } from '../../shop/orders';
import type { Platform } from '../platform/platform';

/** What of a report may leave the house, and who may not be told with it. */
export function composeNames(
  { database }: Pick<Platform, 'database'>,
  orders: OrdersContext,
): ReviewContext['readNames'] {
  return async (reportId) => {
    const found = await readTellableRows({ database }, reportId);
    const order = found && (await findOrder(orders, found.orderId));
    const { name = '', interviewers = '' } = order?.details ?? {};
    const { rows = new Map(), company = '', role = '' } = found ?? {};
    return { rows, company, role, people: [name, ...interviewers.split(/[,;\n]| and /u)] };
  };
}
