import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { StepReport } from '../../platform/jobs';
import type { ReportState, VersionLine } from '../../report/production/shape';
import type { OrderView, TimelineEntry } from '../../shop/orders/shape';
import type { PaymentsOfOrder } from '../../shop/payments/shape';
import type { MailLine, WorkLine } from './shape';

/** What the page of an order is read from. */
export interface OrderReading {
  readonly database: Database;
  readonly clock: Clock;
  readonly review: 'auto' | 'required';
  /** Where the provider's own pages are; null in a demo. */
  readonly providerPages: string | null;
  findOrder(number: string): Promise<OrderView | null>;
  readTimeline(orderId: string): Promise<readonly TimelineEntry[]>;
  readPayments(orderId: string): Promise<PaymentsOfOrder>;
  listMails(orderId: string): Promise<readonly MailLine[]>;
  /** The last instructions that the buyer got; empty where none went out. */
  lastInstructions(mails: readonly MailLine[]): Promise<string>;
  readProduction(orderId: string): Promise<{ readonly state: ReportState; readonly reasons: readonly string[]; readonly steps: readonly StepReport[] } | undefined>;
  /** What the models cost, by the stage of writing they were asked for. */
  readCosts(orderId: string): Promise<ReadonlyMap<string, number>>;
  /** How the order's work fared in the queue; `reruns` of it were placed by hand. */
  traceWork(orderId: string, reruns: number): Promise<readonly WorkLine[]>;
  listVersions(orderId: string): Promise<readonly VersionLine[]>;
  /** In words, while a word on which company is meant is waited for. */
  waitsForCompany(orderId: string): Promise<string | null>;
  leavesAt(signedAt: Date): Date;
  listOrdersOf(email: string): Promise<readonly OrderView[]>;
  listExperts(): Promise<readonly { readonly id: string; readonly name: string }[]>;
}
