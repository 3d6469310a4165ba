import type { Failure, Result } from '../../kernel/result';
import type { Paper } from '../../kernel/formats/paper';
import type { Clock, Duration } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import type { JobQueue, Steps } from '../../platform/jobs';
import type { Candidate, EntityCard } from '../../research/company/shape';
import type { Evidence, UnreadSource } from '../../research/evidence/shape';
import type { ResearchGap, InterviewerFinding } from '../../research/gather';
import type { OrderAnswers, OrderDetails } from '../../shop/orders/shape';
import type { ReportDocument, SourceTally } from '../document/shape';
import type { GivenPosting } from '../index';
import type { RejectedSentence } from './shape';

/** What the buyer may tell besides, before or after the report is written. */
export type RequestAnswers = OrderAnswers & {
  /** The occupation that was chosen for the role, or “none”; absent while nobody has chosen. */
  readonly occupation?: string;
};

/** What was ordered, as production needs it. */
export interface ReportRequest extends Omit<OrderDetails, 'email'> {
  readonly orderId: string;
  readonly answers?: RequestAnswers;
  /** The identifier of the company that the buyer picked while typing; absent where none was picked. */
  readonly companyPick?: string;
  /** What the buyer’s printer holds. Absent in what was stored before it was asked: then it is Letter. */
  readonly paper?: Paper;
}

export interface Findings {
  readonly evidence: readonly Evidence[];
  readonly tally: Pick<SourceTally, 'asked' | 'answered'>;
  /** One for each person the buyer named, found or not. Like gaps, absent in old stored results. */
  readonly interviewers?: readonly InterviewerFinding[];
  /** What was promised and is hardly answered by anything. */
  readonly gaps?: readonly ResearchGap[];
  /** Sources that were left out unread; absent where there is none. */
  readonly unread?: readonly UnreadSource[];
  /** What the posting says that the buyer gave; absent where none was given. */
  readonly posting?: GivenPosting;
}

export type ResearchProblem = 'unknown' | 'ambiguous' | 'refused';

/** One company, or why not one; what can't be told apart comes with its candidates. */
export type Identified =
  | { readonly ok: true; readonly value: EntityCard }
  | {
      readonly ok: false;
      readonly failure: Failure<ResearchProblem> & { readonly candidates?: readonly Candidate[] };
    };

export interface Research {
  identify(request: ReportRequest): Promise<Identified>;
  /** The whole card of a candidate that somebody chose. */
  complete(card: EntityCard): Promise<EntityCard>;
  gather(company: EntityCard, request: ReportRequest): Promise<Findings>;
  /** Reads a posting that the buyer gave, a link or its text; what hinders it is told, never thrown. */
  readPosting(company: EntityCard, posting: string): Promise<GivenPosting>;
  /** Takes out copies of pages that nothing rests on. */
  forgetSnapshots(names: readonly string[]): Promise<void>;
}

export interface ReportContents {
  readonly document: ReportDocument;
  readonly rejected: readonly RejectedSentence[];
}

export interface WritingOrder {
  readonly request: ReportRequest;
  readonly company: EntityCard;
  readonly findings: Findings;
  readonly writtenAt: string;
}

export interface Writing {
  write(order: WritingOrder): Promise<Result<ReportContents, 'cannot-be-created'>>;
}

export interface Rewriting {
  /** The tips for the role anew, within a report that stands otherwise. */
  roleTips(
    order: WritingOrder,
    current: ReportContents,
  ): Promise<Result<ReportContents, 'cannot-be-created'>>;
}

export interface Rendering {
  pdf(document: ReportDocument, paper: Paper): Promise<Uint8Array>;
  html(document: ReportDocument): Promise<string>;
}

/** Where a name may mean more than one company, somebody else is asked, and the work goes on when they have spoken. */
export interface Choices {
  ask(
    transaction: Transaction,
    question: { readonly orderId: string; readonly candidates: readonly Candidate[] },
  ): Promise<void>;
  /** Undefined while it is open; null where it is none of the candidates. */
  chosen(orderId: string): Promise<EntityCard | null | undefined>;
}

/** What production asks of the shop, whose word an order is. */
export interface Orders {
  read(orderId: string): Promise<ReportRequest | null>;
  start(transaction: Transaction, orderId: string): Promise<boolean>;
  submitForReview(transaction: Transaction, orderId: string): Promise<void>;
}

export interface ProductionContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly steps: Steps;
  readonly files: FileStorage;
  readonly research: Research;
  readonly choices: Choices;
  readonly writing: Writing;
  readonly rewriting: Rewriting;
  readonly rendering: Rendering;
  readonly orders: Orders;
  readonly review: 'auto' | 'required';
  /** How long a person can take a signature back before the report leaves. */
  readonly timeToUndo: Duration;
}
