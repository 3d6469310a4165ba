import { fail, succeed, type Result } from '../../../kernel/result';
import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { orderCancelled, orderDelivered } from '../events';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';
import {
  orderMoves,
  type Actor,
  type OrderEvent,
  type OrderHappening,
  type OrderState,
  holdsMoney,
} from '../shape';
import { insertEvents, lockOrder, updateOrder, type OrderChange } from '../store';

const HAPPENINGS: Readonly<Record<Exclude<OrderEvent, 'place'>, OrderHappening>> = {
  start: 'started',
  issue: 'gift-issued',
  'submit-for-review': 'submitted-for-review',
  'return-to-production': 'returned-to-production',
  deliver: 'delivered',
  cancel: 'cancelled',
};

/** Nobody works for money that isn’t there, and nothing is handed over for it. */
const ASKS_FOR_MONEY: ReadonlySet<OrderEvent> = new Set(['start', 'deliver']);

export interface OrderMove {
  readonly orderId: string;
  readonly event: Exclude<OrderEvent, 'place'>;
  readonly actor: Actor;
  readonly why?: string;
}

/** Moves an order in the caller's transaction and tells those who wait for it. */
export async function moveOrder(
  context: Pick<OrdersContext, 'queue' | 'clock'>,
  transaction: Transaction,
  input: OrderMove,
): Promise<Result<OrderState, 'no-order' | 'unpaid' | 'illegal-move'>> {
  const order = await lockOrder(transaction, input.orderId);
  if (order === null) return fail('no-order', 'Order not found.');
  if (ASKS_FOR_MONEY.has(input.event) && !holdsMoney(order)) {
    return fail('unpaid', 'This order isn’t paid.');
  }
  const moved = await moveHeldOrder(context, transaction, order, input);
  return moved.ok ? succeed(moved.value.state) : moved;
}

export async function moveHeldOrder(
  context: Pick<OrdersContext, 'queue' | 'clock'>,
  transaction: Transaction,
  order: OrderRow,
  { event, actor, why = '' }: Omit<OrderMove, 'orderId'>,
): Promise<Result<OrderRow, 'illegal-move'>> {
  const state = move(orderMoves, order.state, event);
  if (!state.ok) return state;
  const { clock, queue } = context;
  const moved = await updateOrder(transaction, clock, order.id, {
    state: state.value,
    ...momentOf(event, clock.now()),
  });
  await insertEvents(transaction, clock, order.id, [{ actor, what: HAPPENINGS[event], why }]);
  const payload = { orderId: order.id };
  if (event === 'cancel')
    await queue.emit(transaction, orderCancelled, payload, { key: `order-cancelled:${order.id}` });
  if (event === 'deliver')
    await queue.emit(transaction, orderDelivered, payload, { key: `order-delivered:${order.id}` });
  return succeed(moved);
}

function momentOf(event: OrderEvent, now: Date): OrderChange {
  if (event === 'deliver' || event === 'issue') return { deliveredAt: now };
  return event === 'cancel' ? { cancelledAt: now } : {};
}
