import type { Clock, Duration } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { OrderFilter, OrderListing, OrderSearch } from '../../shop/orders';
import type { OrderView } from '../../shop/orders/shape';

export interface DeskOrdersContext {
  readonly mode: 'demo' | 'live';
  readonly review: 'auto' | 'required';
  /** How long a signature can be taken back. */
  readonly timeToUndo: Duration;
  readonly clock: Clock;
  readonly database: Database;
  listOrders(search: OrderSearch): Promise<OrderListing>;
  /** Counted to a thousand and one. */
  countOrders(filter: Omit<OrderFilter, 'words'>): Promise<number>;
  /** Those of these orders that changed since a moment. */
  listChanged(ids: readonly string[], since: Date): Promise<readonly OrderView[]>;
  /** The orders that a name of the payment provider's belongs to. */
  ordersOfPayment(reference: string): Promise<readonly string[]>;
  /** The orders of these numbers; a number that nobody has is left out. */
  idsOf(numbers: readonly string[]): Promise<readonly string[]>;
  /** The orders that wait for a person to say which company is meant, or that no report can be made. */
  waitingOrders(): Promise<readonly string[]>;
}
