import type { Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Alongside } from '../../platform/database';
import type { OrderPage, OrderSearch } from '../../shop/orders';
import type { Actor } from '../../shop/orders/shape';

export interface DeskOrdersContext {
  readonly mode: 'demo' | 'live';
  readonly clock: Clock;
  /** Placed orders, newest first. */
  listOrders(search: OrderSearch): Promise<OrderPage>;
  markManualPaid(input: { readonly orderId: string; readonly actor: Actor; readonly reason: string; readonly alongside: Alongside }): Promise<Result<unknown>>;
}
