import {
  dueOf,
  statusOf,
  orderSubjectOf,
  type OrderCursor,
  type OrderView,
} from '../../shop/orders/shape';
import { mayDo, type Permit } from '../policy';
import type { DeskOrdersContext } from './ports';
import { sampleRows } from './sample-rows';
import { searchOf } from './search-of';
import { narrows, type AdminOrderRow, type TableAsk } from './shape';

export interface AdminOrders {
  readonly rows: readonly AdminOrderRow[];
  readonly previous: OrderCursor | null;
  readonly next: OrderCursor | null;
  /** How many there are in all, where that is known; a thousand and one stands for more. */
  readonly count: number | null;
  /** Whether the search stopped for a breath before the page was full. */
  readonly isPart: boolean;
}

const PAGE = 50;

type Listing = Pick<
  DeskOrdersContext,
  'mode' | 'clock' | 'listOrders' | 'ordersOfPayment' | 'waitingOrders' | 'idsOf'
>;

/**
 * The orders table. It shows samples only in a demo, if there's no order or they're asked for, and
 * never next to a real order.
 */
export async function adminOrderRows(
  context: Listing,
  { member }: Permit<'see-orders'>,
  ask: TableAsk,
): Promise<AdminOrders> {
  const samples = (): AdminOrders => ({
    rows: sampleRows(context.clock),
    previous: null,
    next: null,
    count: null,
    isPart: false,
  });
  const isDemo = context.mode === 'demo';
  if (ask.need === 'samples') return isDemo ? samples() : { ...samples(), rows: [] };
  const { orders, ...page } = await context.listOrders({
    ...(await searchOf(context, ask)),
    limit: PAGE,
  });
  // An empty answer to a search says nothing of how many orders there are.
  if (orders.length === 0 && isDemo && !narrows(ask) && ask.place === null) return samples();
  const mayMark = mayDo(member.role, 'mark-paid');
  return { rows: orders.map((order) => adminOrderRow(order, mayMark)), ...page };
}

export function adminOrderRow(order: OrderView, mayMark: boolean): AdminOrderRow {
  const { role, email, name } = order.details;
  return {
    id: order.number ?? order.id,
    orderId: order.id,
    company: orderSubjectOf(order),
    role,
    email,
    name,
    date: order.placedAt ?? '',
    status: statusOf(order.state, order.payment),
    stage: order.stage,
    payment: order.payment,
    due: dueOf(order),
    currency: order.currency,
    amount: order.amount,
    refunded: order.refundedAmount,
    cancelAsked: order.cancelAskedAt !== null && order.state !== 'cancelled',
    sample: false,
    mayMarkPaid: mayMark && order.payment === 'manual-requested' && order.state !== 'cancelled',
  };
}
