import type { Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import type { ChoiceFailure, CompanyQuestion, WaitingChoice } from '../../../report/choice';
import type { Remade } from '../../../report/production';
import type { ReportState } from '../../../report/production/shape';
import type { Candidate, EntityCard } from '../../../research/company/shape';

export interface Replacement {
  readonly orderId: string;
  readonly company: EntityCard;
  readonly by: `staff:${string}`;
  readonly reason: string;
}

/** What an expert asks of others to say which company is meant. */
export interface CompanyDesk {
  listQuestions(limit: number): Promise<readonly WaitingChoice[]>;
  readQuestion(orderId: string): Promise<CompanyQuestion | undefined>;
  readState(
    orderId: string,
  ): Promise<
    | { readonly state: ReportState; readonly reasons: readonly string[]; readonly isOut: boolean }
    | undefined
  >;
  /** One of those that were weighed before. */
  findCandidate(orderId: string, id: string): Promise<EntityCard | undefined>;
  /** By a name or a website, in the directories. */
  search(words: string): Promise<Result<readonly Candidate[]>>;
  answer(answer: {
    readonly orderId: string;
    readonly chosen: string | EntityCard | null;
    readonly by: Replacement['by'];
    readonly note: string;
  }): Promise<Result<null, ChoiceFailure>>;
  replace(
    transaction: Transaction,
    replacement: Replacement,
  ): Promise<Result<Remade, 'no-report' | 'illegal-move' | 'has-left'>>;
  /** What lies beside the database of the report that was about another. */
  clear(orderId: string, remade: Remade): Promise<void>;
}
