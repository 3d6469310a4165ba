import type { OrderCursor, OrderSearch } from '../../shop/orders';
import { statusOf, type OrderView } from '../../shop/orders/shape';
import { mayDo, type Permit } from '../policy';
import type { DeskOrdersContext } from './ports';
import { sampleRows } from './sample-rows';
import type { AdminOrderRow } from './shape';

export interface AdminOrders {
  readonly rows: readonly AdminOrderRow[];
  /** Where the next page begins; null on the last. */
  readonly next: OrderCursor | null;
}

/** The orders table. Samples stand in it only in a demo without a single order, and never beside a real one. */
export async function adminOrderRows(
  context: Pick<DeskOrdersContext, 'mode' | 'clock' | 'listOrders'>,
  { member }: Permit<'see-orders'>,
  search: OrderSearch = {},
): Promise<AdminOrders> {
  const { orders, next } = await context.listOrders(search);
  if (orders.length === 0 && context.mode === 'demo' && isWholeTable(search)) {
    return { rows: sampleRows(context.clock), next: null };
  }
  const mayMark = mayDo(member.role, 'mark-paid');
  return { rows: orders.map((order) => rowOf(order, mayMark)), next };
}

/** An empty answer to a search says nothing of how many orders there are. */
const isWholeTable = ({ after, words, show }: OrderSearch): boolean =>
  after === undefined && !words?.trim() && (show === undefined || show === 'all');

function rowOf(order: OrderView, mayMark: boolean): AdminOrderRow {
  const { company, role, email, name } = order.details;
  return {
    id: order.number ?? order.id,
    orderId: order.id,
    company, role, email, name,
    date: order.placedAt ?? '',
    status: statusOf(order.state, order.payment),
    stage: order.stage,
    sample: false,
    mayMarkPaid: mayMark && order.payment === 'manual-requested' && order.state !== 'cancelled',
  };
}
