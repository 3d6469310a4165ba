import type { Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { Mailer } from '../../platform/mail';
import type { SecondRound } from '../../report/second-round';
import type { OrderView } from '../../shop/orders/shape';

export interface SecondRoundsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  findOrder(orderId: string): Promise<OrderView | null>;
  readRound(orderId: string): Promise<SecondRound | undefined>;
  request(transaction: Transaction, orderId: string): Promise<Result<null>>;
}
