import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import type { KeepsPersonalData } from '../../platform/privacy';
import type { OrdersContext } from '../../shop/orders';

export interface PrivacyContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly files: { remove(name: string): Promise<void>; removeAll(folder: string): Promise<void> };
  /** Every part of the shop that keeps what people told it. */
  readonly keepers: readonly KeepsPersonalData[];
  readonly orders: OrdersContext;
}
