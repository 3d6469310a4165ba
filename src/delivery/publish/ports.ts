import type { Result } from '../../kernel/result';
import type { Database, Transaction } from '../../platform/database';
import type { Log } from '../../platform/log';
import type { Clock } from '../../kernel/time';
import type { JobQueue } from '../../platform/jobs';
import type { Mailer } from '../../platform/mail';
import type { Publication } from '../../report/production';
import type { OrderView } from '../../shop/orders/shape';

/** A signature on one version of a report. */
export interface ApprovedReport {
  readonly orderId: string;
  readonly reportId: string;
  readonly number: number;
  readonly signedAt: string;
}

export interface PublishContext {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  findOrder(orderId: string): Promise<OrderView | null>;
  /** Lets the version out, unless its signature was taken back or it is out already. */
  publish(transaction: Transaction, approved: ApprovedReport): Promise<Publication>;
  /** Moves the order, in the caller's transaction; a failure where it can't be delivered, or was. */
  markDelivered(transaction: Transaction, orderId: string): Promise<Result<unknown>>;
}
