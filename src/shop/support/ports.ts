import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Mailer } from '../../platform/mail';

export interface SupportContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly supportAddress: string;
}
