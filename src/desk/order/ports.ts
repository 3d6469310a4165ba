import type { Cents } from '../../kernel/money';
import type { Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { StepReport } from '../../platform/jobs';
import type { ReportState, VersionLine } from '../../report/production/shape';
import type { Rerun } from '../../report/production';
import type { OrdersContext } from '../../shop/orders';
import type { GiftView, OrderView, TimelineEntry } from '../../shop/orders/shape';
import type { PaymentsOfOrder } from '../../shop/payments/shape';
import type { Permit } from '../policy';
import type { AuditedAct } from './acts/audited-act';
import type { EvidenceFile, MailLine, OrderSecondRound, WorkLine } from './shape';

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
  readProduction(orderId: string): Promise<
    | {
        readonly state: ReportState;
        readonly reasons: readonly string[];
        readonly steps: readonly StepReport[];
      }
    | undefined
  >;
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
  readSecondRound(orderId: string): Promise<OrderSecondRound | undefined>;
  readGift(orderId: string): Promise<GiftView | null>;
}

/** What acts on an order are done by. */
export interface OrderActing extends Pick<
  OrderReading,
  | 'database'
  | 'clock'
  | 'findOrder'
  | 'readProduction'
  | 'listExperts'
  | 'readPayments'
  | 'listMails'
  | 'listVersions'
  | 'readTimeline'
> {
  readonly orders: Pick<OrdersContext, 'queue' | 'clock'>;
  markManualPaid(auditEntry: AuditedAct): Promise<Result<unknown>>;
  sendInstructions(
    auditEntry: AuditedAct & { readonly instructions: string },
  ): Promise<Result<unknown>>;
  correctAddress(auditEntry: AuditedAct & { readonly email: string }): Promise<Result<unknown>>;
  cancel(auditEntry: AuditedAct): Promise<Result<unknown>>;
  extendPromise(auditEntry: AuditedAct & { readonly promisedAt: Date }): Promise<Result<unknown>>;
  /** Null for all that is left. */
  refund(
    auditEntry: AuditedAct & {
      readonly refundId: string;
      readonly amount: Cents | null;
      readonly evenIfUsed: boolean;
    },
  ): Promise<Result<unknown>>;
  confirmImpossible(auditEntry: AuditedAct): Promise<Result<unknown>>;
  rerunFrom(transaction: Transaction, rerun: Rerun): Promise<Result<unknown>>;
  /** Whether a worker is making its report at this moment. */
  isAtWork(orderId: string): Promise<boolean>;
  forgetModelAnswers(orderId: string): Promise<void>;
  publishNow(auditEntry: AuditedAct): Promise<Result<unknown>>;
  withdraw(allowed: Permit<'approve-report'>, auditEntry: AuditedAct): Promise<Result<unknown>>;
  releaseSecondRound(
    auditEntry: AuditedAct & { readonly by: string; readonly event: 'release' | 'fail' },
  ): Promise<Result<unknown>>;
  resendReport(auditEntry: AuditedAct & { readonly to: string }): Promise<Result<unknown>>;
  printEvidence(file: EvidenceFile): Promise<Uint8Array>;
}
