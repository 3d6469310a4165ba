import type { Clock, Duration } from '../../kernel/time';
import type { Database } from '../../platform/database';

export interface IdentityContext {
  readonly database: Database;
  readonly clock: Clock;
  /** False once a bucket is full, or can't be counted. */
  readonly limiter: { take(bucket: string, limit: number, window: Duration): Promise<boolean> };
}
