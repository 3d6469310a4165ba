import type { ChoiceOption } from '../../../report/choice/shape';

/** How far an order is, as far as its company can still be told. */
export type CompanyState =
  | 'asked'
  | 'in-review'
  | 'being-made'
  | 'impossible'
  | 'signed'
  | 'left'
  | 'over';

/** An order that waits for an expert to say which company is meant. */
export interface CompanyQuestionRow {
  readonly number: string;
  /** As the buyer typed it. */
  readonly company: string;
  readonly role: string;
  readonly names: readonly string[];
  readonly note: string;
  readonly minutesLeft: number | null;
  readonly interviewAt: string | null;
}

/** All that tells one company from another, for whoever says which is meant. */
export interface CompanyPage {
  readonly number: string;
  readonly ordered: { readonly company: string; readonly role: string; readonly location: string };
  readonly promisedAt: string | null;
  readonly interviewAt: string | null;
  readonly state: CompanyState;
  /** The one that the report is about; null where none is settled. */
  readonly company: ChoiceOption | null;
  /** Others of a like name, as the directories know them. */
  readonly rivals: readonly {
    readonly name: string;
    readonly facts: readonly string[];
    readonly words: string;
  }[];
  /** Those that were weighed, without the one it is about. */
  readonly options: readonly ChoiceOption[];
  /** What was said when it was settled or handed over. */
  readonly note: string;
  readonly decidedBy: string | null;
  readonly reasons: readonly string[];
  readonly holder: { readonly name: string; readonly isMe: boolean } | null;
  /** What was searched for and found; null where nothing was searched for. */
  readonly search: {
    readonly words: string;
    readonly found: readonly ChoiceOption[];
    readonly problem: string | null;
  } | null;
}

/** May another company be named now, and does the report have to be made for it? */
export const mayBeNamed = ({ state }: Pick<CompanyPage, 'state'>): boolean =>
  state === 'asked' || state === 'in-review' || state === 'impossible';
