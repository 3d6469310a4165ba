import type { Computation } from './computation';
import type { Citation } from './citation';
import type { Picture } from './pictures/pictures';
import type { SectionId } from './section-id';

export type { Citation } from './citation';
export type { Computation } from './computation';
export type * from './pictures/pictures';
export { sectionIds, type SectionId } from './section-id';

/**
 * The report as a document: what page, PDF, plain text, Markdown and JSON are all made from.
 * It knows neither how its evidence was found nor how it will be drawn.
 *
 * The version is raised when a kept document could no longer be drawn as it is. A new section, or a
 * new field that may be missing, leaves it: kept documents name their own sections and titles.
 */
export const DOCUMENT_VERSION = 1;

export type Verdict =
  | 'supported'
  | 'company-says'
  | 'conflicted'
  | 'stale'
  | 'weak'
  | 'unsupported';

export type ClaimKind = 'fact' | 'computed' | 'advice' | 'question' | 'judgement';

/** What belongs to a claim without being one: “A good answer sounds like”, “What it tests”. */
export interface ClaimNote {
  readonly label: string;
  readonly text: string;
  /** Words for the reader to say: shown in quotation marks, and no source's words. */
  readonly spoken?: true;
}

export interface Claim {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly text: string;
  /** Words for the reader, or an interviewer, to say: shown in quotation marks, and no source's words. */
  readonly spoken?: true;
  readonly verdict: Verdict;
  readonly citations: readonly Citation[];
  /** The claims a piece of advice or a question rests on. */
  readonly restsOn: readonly string[];
  readonly asOf?: string;
  /** The small heading under which neighbouring claims of a section stand together. */
  readonly group?: string;
  readonly notes?: readonly ClaimNote[];
  /** How a computed figure was reckoned, in words and figures. */
  readonly reckoning?: string;
  /** The same for the verifier, so that whoever reads the sentence again can check it. */
  readonly computation?: Computation;
  /** It says what is usual for the role at any employer, and nothing about this company. */
  readonly typical?: true;
  /** Who worded it; only in a report in which a model worded some. */
  readonly wording?: Wording;
}

interface Wording {
  readonly by: 'code' | 'model';
  /** The clauses that a judge found in its evidence, where one was asked. */
  readonly found?: readonly string[];
}

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly claims: readonly Claim[];
  /**
   * What was looked for and not found: noun phrases that go with “We found no …”, or whole sentences.
   * Shown once for all sections, in “not-found”.
   */
  readonly notFound: readonly string[];
}

export interface SourceTally {
  readonly asked: number;
  readonly answered: number;
  readonly cited: number;
}

export interface SourceEntry {
  readonly sourceName: string;
  readonly title: string;
  readonly url: string;
  readonly fetchedAt: string;
  readonly publishedAt?: string;
}

/** What a later version says otherwise than the one the buyer had before. */
export interface DocumentChange {
  readonly section: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before?: string;
  readonly after?: string;
}

export interface DocumentChanges {
  /** The day of the version it is compared with. */
  readonly since: string;
  /** An expert has looked at it since. */
  readonly nowReviewed: boolean;
  readonly items: readonly DocumentChange[];
}

/** A sentence that a report which no expert has seen leaves out, since its support is weak. */
export interface LeftOut {
  readonly section: SectionId;
  readonly text: string;
}

export interface ReportDocument {
  readonly version: typeof DOCUMENT_VERSION;
  readonly company: string;
  readonly role: string;
  /** The occupation that a model picked for the role, or “none”; only where nobody chose and the title didn’t tell. */
  readonly occupation?: string;
  readonly preparedFor?: string;
  readonly writtenAt: string;
  readonly reviewed: boolean;
  readonly sections: readonly Section[];
  readonly tally: SourceTally;
  readonly sources: readonly SourceEntry[];
  readonly pictures?: readonly Picture[];
  /** Made for everybody to see, about a company that does not exist. */
  readonly sample?: boolean;
  /** Only where weak sentences were left out of a report that goes out before an expert has seen it. */
  readonly leftOut?: readonly LeftOut[];
  /** Sentences that the licences of what is cited ask for. */
  readonly credits?: readonly string[];
  /** Only where the buyer had an earlier version. */
  readonly changes?: DocumentChanges;
}
