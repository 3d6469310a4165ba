import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import type { Mailer } from '../../platform/mail';

/** In sample mode only a few companies are known; a sentence for any other, null for one we take. */
export interface CompanyRule {
  refuse(company: string): string | null;
}

export const anyCompany: CompanyRule = { refuse: () => null };

export interface OrdersContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly companies: CompanyRule;
  /** Where news for the team goes. */
  readonly teamAddress: string;
}
