import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { RateLimiter } from '../../platform/http';
import type { JobQueue, ScheduledJob } from '../../platform/jobs';
import type { ShownMail, Mailer } from '../../platform/mail';
import type { BulkContext } from '../../research/bulk';
import type { SourceKeys } from '../../research/sources/shape';
import type { Permit } from '../policy';
import type { SettingLine } from './shape';

export interface OperationsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly limiter: Pick<RateLimiter, 'take'>;
  readonly mode: 'demo' | 'live';
  /** The web that sources are asked in. */
  readonly research: 'sample' | 'web';
  /** All that a clock places. */
  readonly schedules: readonly ScheduledJob[];
  readonly sourceKeys: SourceKeys;
  /** Whether a source's large file may be loaded; undefined where none is kept. */
  readonly files: Pick<BulkContext, 'keys' | 'whyClosed'> | undefined;
  /** What one report's models may cost, in millionths of a dollar. */
  readonly reportBudget: number;
  readonly teamAddress: string;
  numberOf(orderId: string): Promise<string | null>;
  /** What the configuration says that is safe to show. */
  readonly settings: readonly SettingLine[];
  /** What a mail says, with its private links masked. */
  readMail(id: string): Promise<ShownMail | undefined>;
}

/** A reading that needs no more than leave to see. */
export type Reads<View> = (
  context: OperationsContext,
  allowed: Permit<'see-operations'>,
) => Promise<View>;
