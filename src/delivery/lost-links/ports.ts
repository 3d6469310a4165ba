import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import type { Mailer } from '../../platform/mail';
import type { Sealer } from '../../platform/signing';
import type { OrderView } from '../../shop/orders/shape';

export interface LostLinksContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly sealer: Sealer;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Placed orders under an address, however its letters are cased; newest first. */
  findOrdersOf(address: string): Promise<readonly OrderView[]>;
  /** False where its buyer was erased since. */
  mayStore(transaction: Transaction, orderId: string): Promise<boolean>;
}
