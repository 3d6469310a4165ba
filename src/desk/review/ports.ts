import type { Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { JobQueue, Steps } from '../../platform/jobs';
import type { RewrittenSection, SectionWish } from '../../report';
import type { ReportDocument } from '../../report/document/shape';
import type {
  LaidOut,
  ReviewedRelease,
  releaseReviewed,
  ReviewMaterial,
  WaitingReport,
} from '../../report/production';
import type { EntityCard } from '../../research/company/shape';
import type { Evidence } from '../../research/evidence/shape';
import type { SentenceJudge } from './claims/judge';
import type { ReviewDeskMemory } from './review-desk-memory';
import type { CompanyDesk } from './company/company-desk';
import type { ReportNames } from './material/without-people';

/** What the desk must know of an order to review its report. */
export interface ReviewedOrder {
  readonly id: string;
  readonly number: string;
  readonly promisedAt: string | null;
  readonly interviewAt: string | null;
  readonly deliveredAt: string | null;
  /** As the buyer typed it. */
  readonly ordered: { readonly company: string; readonly role: string; readonly location: string };
  /** Of its payment: a report that is approved meanwhile doesn't leave. */
  readonly dispute: 'open' | 'lost' | null;
  /** Called off, paid back, or its payment taken away: nobody waits any more. */
  readonly isOver: boolean;
}

/** A page that was read because an expert named it. */
export interface ReadPage {
  readonly snapshot: string;
  readonly url: string;
  readonly title: string;
  readonly publishedAt: string | null;
  readonly fetchedAt: string;
}

/** What is looked for, and what is there already. */
export interface MoreWanted {
  readonly company: EntityCard;
  readonly role: string;
  readonly question: string;
  readonly known: readonly Evidence[];
}

export interface MoreFound {
  readonly asked: number;
  readonly answered: number;
  /** Rows that were not there before, the closest to the question first. */
  readonly evidence: readonly Evidence[];
  /** Rows that were there and speak of it, by name. */
  readonly before: readonly string[];
}

/** Those whom an expert can send off, and who take longer than a page waits. */
export interface Helpers {
  readonly writer: 'model' | 'code';
  rewrite(orderId: string, wish: SectionWish): Promise<Result<RewrittenSection>>;
  /** Politely, through the guard, within a small budget; what failed is counted, not thrown. */
  findMore(
    wanted: MoreWanted,
    tell: (news: Pick<MoreFound, 'asked' | 'answered'> & { readonly stage: string }) => void,
  ): Promise<MoreFound>;
}

export interface ReviewContext {
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly steps: Steps;
  readonly helpers: Helpers;
  readonly database: Database;
  readonly clock: Clock;
  readonly memory: ReviewDeskMemory;
  readonly companies: CompanyDesk;
  findOrder(number: string): Promise<ReviewedOrder | null>;
  findOrders(ids: readonly string[]): Promise<readonly ReviewedOrder[]>;
  listWaiting(limit: number): Promise<readonly WaitingReport[]>;
  /** Whose work orders are, by their ids. */
  readAssignees(orderIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  readMaterial(orderId: string): Promise<ReviewMaterial | undefined>;
  readSnapshot(sha256: string): Promise<string | undefined>;
  readonly judge: SentenceJudge;
  /** For what leaves the house: the quotes of a report, and whom to leave out of them. */
  readNames(reportId: string): Promise<ReportNames>;
  addEvidence(transaction: Transaction, reportId: string, row: Evidence): Promise<void>;
  /** Through the guard; what hinders it is told. */
  readPage(url: string): Promise<Result<ReadPage, 'unreadable'>>;
  /** The page as the buyer would get it, drawn anew and not kept. */
  drawPage(reportId: string, document: ReportDocument): Promise<string>;
  layOut(
    about: { readonly orderId: string; readonly reportId: string },
    document: ReportDocument,
  ): Promise<LaidOut>;
  release(transaction: Transaction, release: ReviewedRelease): ReturnType<typeof releaseReviewed>;
  withdraw(
    transaction: Transaction,
    orderId: string,
  ): Promise<Result<{ readonly number: number }, 'no-report' | 'illegal-move' | 'has-left'>>;
  /** How long a signature can be taken back. */
  leavesAt(signedAt: Date): Date;
}
