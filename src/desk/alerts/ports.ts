import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { OutboundFetch } from '../../platform/fetch';
import type { JobQueue } from '../../platform/jobs';
import type { Log } from '../../platform/log';
import type { Mailer } from '../../platform/mail';
import type { AlertKind, NewAlert } from '../../shop/alerts/shape';

export interface AlertsContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly teamAddress: string;
  readonly baseUrl: string;
  /** Undefined where the owner set none: then mail alone tells of alerts. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
}

/** What `raiseAlert` needs. */
export type Raising = Pick<AlertsContext, 'clock' | 'queue' | 'mailer' | 'webhook'>;

/** What lasts of one kind, seen now: what is not in it is over. */
export interface OpenAlerts {
  readonly kind: AlertKind;
  readonly alerts: readonly NewAlert[];
  /** Subjects of others that were raised elsewhere and are not over. */
  readonly lasting?: readonly string[];
}

/** What calls the webhook and looks after states, besides. */
export interface AlertJobsContext extends AlertsContext {
  readonly log: Log;
  readonly fetch: OutboundFetch;
  /** Each reads one state of the shop; one that fails hides no other. */
  readonly checks: readonly (() => Promise<readonly OpenAlerts[]>)[];
}
