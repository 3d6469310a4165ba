import { after, type Clock } from '../../kernel/time';
import type { Database, Executor } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';
import type { Mailer } from '../../platform/mail';
import { interviewReport } from '../catalog';

/** In sample mode only a few companies are known; a sentence for any other, null for one we take. */
export interface CompanyRule {
  /** The pick is one of those that were offered for the name. */
  refuse(company: string, pick: string | null): string | null;
}

export const anyCompany: CompanyRule = { refuse: () => null };

/** What the house can do now: by when a report paid for at a moment is there, and whether orders are taken. */
export interface DeliveryRule {
  offer(
    executor: Executor,
    at: Date,
  ): Promise<{
    /** True also while no orders are taken: a payment that is under way is honoured. */
    readonly readyBy: Date;
    /** A kind sentence while no orders are taken; null while they are. */
    readonly closed: string | null;
    /** When that ends, where it is known. */
    readonly opensAt: Date | null;
  }>;
}

export const withinThePromise: DeliveryRule = {
  offer: async (_, at) => ({
    readyBy: after(at, interviewReport.promise),
    closed: null,
    opensAt: null,
  }),
};

export interface OrdersContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly companies: CompanyRule;
  readonly delivery: DeliveryRule;
  /** Where news for the team goes. */
  readonly teamAddress: string;
}
