import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';

export interface FiguresContext {
  readonly database: Database;
  readonly clock: Clock;
}
