import type { Result } from '../../kernel/result';
import type { Duration } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import type { Mailer } from '../../platform/mail';
import type { Actor, OrderView } from '../../shop/orders/shape';
import type { LinksContext } from '../links';

export interface AddressContext extends LinksContext {
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  /** False once a bucket is full, or can't be counted. */
  readonly limiter: { take(bucket: string, limit: number, window: Duration): Promise<boolean> };
  findOrder(orderId: string): Promise<OrderView | null>;
  /** Gives the order its new address, and tells so; a failure once it is delivered or over. */
  correctAddress(change: {
    readonly orderId: string;
    readonly email: string;
    readonly actor: Actor;
  }): Promise<Result<unknown>>;
  /** A line on the order's timeline. */
  noteAsked(transaction: Transaction, orderId: string): Promise<void>;
}
