import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Mailer } from '../../platform/mail';
import type { OrdersContext } from '../../shop/orders';

export interface InboxContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly orders: OrdersContext;
  /** Where buyers' replies arrive. */
  readonly supportAddress: string;
}
