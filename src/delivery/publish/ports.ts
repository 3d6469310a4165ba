import type { Result } from '../../kernel/result';
import type { Database, Transaction } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { Mailer } from '../../platform/mail';
import type { OrderView } from '../../shop/orders/shape';

export interface PublishContext {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly log: Log;
  findOrder(orderId: string): Promise<OrderView | null>;
  /** Moves the order, in the caller's transaction; a failure where it can't be delivered, or was. */
  markDelivered(transaction: Transaction, orderId: string): Promise<Result<unknown>>;
}
