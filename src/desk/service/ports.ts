import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Mailer } from '../../platform/mail';
import type { OrderView } from '../../shop/orders/shape';
import type { OwedAnswer } from './open-messages';

export interface ServiceContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly teamAddress: string;
  readonly supportAddress: string;
  /** Paid orders without a report, and manual requests without instructions, whose promised hour lies before a moment. */
  listPromised(until: Date): Promise<readonly OrderView[]>;
  /** Messages, complaints and wishes to cancel that nobody has answered. */
  listOwedAnswers(): Promise<readonly OwedAnswer[]>;
}
