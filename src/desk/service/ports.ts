import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { Mail, Mailer } from '../../platform/mail';
import type { OrderView } from '../../shop/orders/shape';
import type { AlertKind, NewAlert } from '../alerts/shape';
import type { OwedAnswer } from './open-messages';

export interface ServiceContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Brings it to the desk's list of alerts and to whoever is told of them, once for each step. */
  raise(transaction: Transaction, alert: NewAlert, mail: Mail): Promise<boolean>;
  /** What of a kind was raised and is not among these is over. */
  settle(transaction: Transaction, kind: AlertKind, lasting: readonly string[]): Promise<void>;
  readonly teamAddress: string;
  readonly supportAddress: string;
  /** Paid orders without a report, and manual requests without instructions, whose promised hour lies before a moment. */
  listPromised(until: Date): Promise<readonly OrderView[]>;
  /** Messages, complaints and wishes to cancel that nobody has answered. */
  listOwedAnswers(): Promise<readonly OwedAnswer[]>;
}
