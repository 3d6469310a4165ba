import type { ClaimNote, Verdict } from '../document/shape';
import type { NumberedRow, SectionPlan } from '../plan';
import type { OccupationQuestion, RoleOccupation } from '../typical';
import type { Computation } from '../verify';

/** One member of a list: how it may be put, the fullest first, and what carries it. */
export interface ListMember {
  readonly texts: readonly string[];
  readonly evidenceIds: readonly string[];
}

/** A sentence that lists, so that a member that does not hold can fall and leave the others standing. */
export interface ListSentence {
  readonly members: readonly ListMember[];
  /** What the sentence begins with where one member is left, and where there are more. */
  readonly one: string;
  readonly many: string;
}

/** A part of a sentence that says one thing, with the one quote that carries it and the words there that do. */
export interface DraftClause {
  readonly text: string;
  readonly evidenceId: string;
  readonly span: string;
}

/** A sentence as a writer hands it in: nothing in it is believed before it has been verified. */
export interface DraftClaim {
  readonly text: string;
  /** Words to say, which are shown in quotation marks. */
  readonly spoken?: true;
  /** Advice in a section of another kind; like all advice it must name the claims that it is built on. */
  readonly advice?: true;
  readonly evidenceIds: readonly string[];
  /** Ids of claims already verified on which a piece of advice or a question rests. */
  readonly restsOn: readonly string[];
  readonly group?: string;
  readonly notes?: readonly ClaimNote[];
  readonly asOf?: string;
  readonly computation?: Computation;
  /**
   * Only code's writers set it: the sentence is made of typed values of the rows it cites, or it is one of those
   * kept for what is typical of the role at any employer.
   */
  readonly basis?: 'typed' | 'typical';
  /** Only code's writers set it: its notes tell the reader what to do, and are checked where they state something. */
  readonly instructs?: true;
  /** A model worded it; only the reader of a model's reply sets it, on all that the model wrote. */
  readonly author?: 'model';
  /** All that the sentence says, part by part; where it can't be used, the sentence is verified as a whole. */
  readonly clauses?: readonly DraftClause[];
  readonly list?: ListSentence;
}

/** A claim that has passed, as later sections may build on it. */
export interface WrittenClaim {
  readonly id: string;
  readonly section: SectionPlan['id'];
  readonly text: string;
  readonly verdict: Verdict;
  readonly evidenceIds: readonly string[];
  readonly group?: string;
  readonly computation?: Computation;
}

/** What a report should dwell on, as ids of evidence: decided once, before its sections are written. */
export interface ReportPlan {
  /** The most telling for this reader first. */
  readonly leads: readonly string[];
  /** Findings that explain each other: an opening, and the contract that calls for it. */
  readonly connected: readonly (readonly string[])[];
}

/** Two rows of different sources that share what few others do, and so may be about one matter. */
export interface JoinedRows {
  readonly ids: readonly [string, string];
  readonly by: 'number' | 'name' | 'date';
  readonly shared: string;
}

export interface WritingInput {
  readonly section: SectionPlan;
  /** What sentences call the company. */
  readonly company: string;
  /** Its name in full, where that is longer. */
  readonly fullName?: string;
  readonly role: string;
  /** What the role was read as; absent where that is open. */
  readonly occupation?: RoleOccupation;
  /** Where the work is; empty or absent where that isn't known. */
  readonly countries?: readonly string[];
  readonly location?: string;
  readonly interviewers?: string;
  readonly writtenAt: string;
  /** Fact sections see only their own rows; sections that rest on claims see the rows of those claims. */
  readonly rows: readonly NumberedRow[];
  readonly written: readonly WrittenClaim[];
  readonly plan?: ReportPlan;
  /** Found by code over all sections; a writer may find that they explain each other. */
  readonly joins?: readonly JoinedRows[];
}

/** A claim of the finished draft, as a last reader sees it. */
export interface DraftedClaim {
  readonly id: string;
  readonly section: SectionPlan['id'];
  readonly group?: string;
  readonly text: string;
  /** Whether it may be put into one sentence with another. */
  readonly joinable: boolean;
}

export interface ReportDraft {
  readonly company: string;
  readonly role: string;
  readonly writtenAt: string;
  readonly claims: readonly DraftedClaim[];
  readonly words: number;
  readonly mostWords: number;
}

/** What a last reading of the whole changes; it has no other means. */
export interface ReportEdit {
  readonly cut: readonly string[];
  readonly joined: readonly { readonly ids: readonly string[]; readonly text: string }[];
  /** Ids in a better order than the draft's; what isn't named stays behind what is. */
  readonly order: readonly string[];
}

/** A sentence that did not hold, and why. */
export interface FailedDraft {
  readonly draft: DraftClaim;
  readonly reasons: readonly string[];
}

/** Whoever puts findings into sentences: a model, or code alone. */
export interface Writer {
  /** Which of them it is: a code, or “none”. */
  pickOccupation?(question: OccupationQuestion): Promise<string | undefined>;
  /** Before anything is written: which findings matter for this role, and what connects them. */
  plan?(sections: readonly WritingInput[]): Promise<ReportPlan | undefined>;
  /** When all is written and verified: what to cut, to join, or to put elsewhere. */
  edit?(draft: ReportDraft): Promise<ReportEdit | undefined>;
  writeSection(input: WritingInput): Promise<readonly DraftClaim[]>;
  /** Sentences that did not hold, once more from their quotes, in the same order; nothing where none can be made. */
  rewrite?(
    input: WritingInput,
    failed: readonly FailedDraft[],
  ): Promise<readonly (DraftClaim | undefined)[]>;
  /** What is held against this writer’s sentences beside what the verifier holds against anyone’s. */
  objectionsTo?(draft: DraftClaim, input: WritingInput): readonly string[];
  /** Who takes a section over of which too little held. */
  readonly standIn?: Writer;
}
