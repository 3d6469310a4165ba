import type { Result } from '../../../kernel/result';
import type {
  ActionOutcome,
  ReviewDeskTasks,
  ReviewDeskView,
  CompanyPage,
  CompanyQuestionRow,
  Differences,
  Excerpt,
  ExpertPage,
  QueueRow,
  ReviewAction,
  ReviewProblem,
  Trial,
  ReviewDeskEvidence,
} from '../../../desk/review/shape';
import type { ClaimKind, SectionId } from '../../../report/document/shape';

/** The expert's bench. Every verb asks who is there; every write names the revision it was made upon. */
export interface ReviewServices {
  queue(request: Request): Promise<Result<readonly QueueRow[], ReviewProblem>>;
  /** The whole bench of an order's report; looking takes nothing into hand. */
  open(request: Request, number: string): Promise<Result<ReviewDeskView, ReviewProblem>>;
  /** The report as its buyer would see it if it were approved as it stands: a whole page of HTML. */
  buyersPage(request: Request, number: string): Promise<Result<string, ReviewProblem>>;
  /** Takes it into hand, or keeps it there; refused while another has it. */
  take(
    request: Request,
    number: string,
  ): Promise<Result<{ readonly until: string }, ReviewProblem>>;
  release(request: Request, number: string): Promise<Result<null, ReviewProblem>>;
  act(
    request: Request,
    number: string,
    work: { readonly revision: number; readonly action: ReviewAction },
  ): Promise<Result<ActionOutcome, ReviewProblem>>;
  /** Judges a sentence as it is typed; nothing is kept. */
  try(
    request: Request,
    number: string,
    sentence: {
      readonly kind: ClaimKind;
      readonly text: string;
      readonly evidenceIds: readonly string[];
    },
  ): Promise<Result<Trial, ReviewProblem>>;
  excerpts(
    request: Request,
    number: string,
    evidenceIds: readonly string[],
  ): Promise<Result<readonly Excerpt[], ReviewProblem>>;
  search(
    request: Request,
    number: string,
    words: string,
  ): Promise<Result<readonly ReviewDeskEvidence[], ReviewProblem>>;
  /** Reads a page that the expert brings, through the guard. */
  readPage(
    request: Request,
    number: string,
    url: string,
  ): Promise<Result<ExpertPage, ReviewProblem>>;
  /** Makes a stretch of a page that was read a row of evidence. */
  quote(
    request: Request,
    number: string,
    place: { readonly snapshot: string; readonly start: number; readonly end: number },
  ): Promise<Result<ReviewDeskEvidence, ReviewProblem>>;
  /** The expert's signature under what stands at this revision. */
  approve(
    request: Request,
    number: string,
    signed: { readonly version: number; readonly revision: number },
  ): Promise<Result<{ readonly version: number; readonly digest: string }, ReviewProblem>>;
  withdraw(request: Request, number: string): Promise<Result<null, ReviewProblem>>;
  differences(
    request: Request,
    number: string,
    between: { readonly from: number; readonly to: number },
  ): Promise<Result<Differences, ReviewProblem>>;
  /** Puts the sentences of an earlier version on the bench, as suggestions. */
  restore(
    request: Request,
    number: string,
    work: { readonly version: number; readonly revision: number },
  ): Promise<Result<null, ReviewProblem>>;
  /** What was sent off for, and what came back of it. */
  tasks(request: Request, number: string): Promise<Result<ReviewDeskTasks, ReviewProblem>>;
  /** Has a section written anew as the expert asks; what comes back is a suggestion. */
  rewrite(
    request: Request,
    number: string,
    wish: { readonly section: SectionId; readonly instruction: string },
  ): Promise<Result<{ readonly id: string }, ReviewProblem>>;
  findMore(
    request: Request,
    number: string,
    question: string,
  ): Promise<Result<{ readonly id: string }, ReviewProblem>>;
  takeSuggestions(
    request: Request,
    number: string,
    taking: {
      readonly reviewTaskId: string;
      readonly revision: number;
      readonly suggestionIds?: readonly string[] | undefined;
    },
  ): Promise<Result<{ readonly taken: number; readonly refused: number }, ReviewProblem>>;
  /** Turns down what came back, or does not wait for it any longer. */
  dropReviewTask(
    request: Request,
    number: string,
    drop: { readonly reviewTaskId: string; readonly suggestionId?: string | undefined },
  ): Promise<Result<null, ReviewProblem>>;
  /** Orders that wait for an expert to say which company is meant. */
  questions(request: Request): Promise<Result<readonly CompanyQuestionRow[], ReviewProblem>>;
  /** Who an order's report is about; words search for somebody else. */
  company(
    request: Request,
    number: string,
    words: string,
  ): Promise<Result<CompanyPage, ReviewProblem>>;
  /** Which company is meant; a report about another is made anew. Null is “none of them”. */
  answerCompany(
    request: Request,
    number: string,
    word: { readonly chosen: string | null; readonly words: string; readonly reason: string },
  ): Promise<Result<null, ReviewProblem>>;
  /** What experts corrected, as cases for tests: one JSON object a line, without personal data. */
  corrections(request: Request): Promise<Result<string, ReviewProblem>>;
}
