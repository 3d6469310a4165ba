import type { SentenceParser } from '../../../language/parser';
import type { PageOfWork } from './pages-of-work';
import type { PassageContext } from '../../../research/evidence/shape';

/** Whose document it is, and how its readers know the company. */
export interface Teller {
  readonly company: string;
  readonly aliases: readonly string[];
  readonly parser: SentenceParser;
}

/** A sentence of a source, and what says how to take its words. */
export interface SourceSentence {
  readonly text: string;
  readonly context?: PassageContext | undefined;
  /** Whether “we” is the company: its own page, or its filing. */
  readonly own: boolean;
  /** A filing is read more strictly: much of it is written for courts. */
  readonly filing: boolean;
  /** “2022” where the document reports on that year, and its sentences need not say so. */
  readonly title?: string;
  /** Where its page is one on working there. */
  readonly page?: PageOfWork | undefined;
}

/** A sentence in the third person. */
export interface Retold {
  readonly text: string;
  /** The same behind a sentence on the company: “It …”, “Its …”. */
  readonly continued: string;
  /** Whether it names the company, or speaks of what is its. */
  readonly ofCompany: boolean;
  /** What its main clause says; a sentence that was composed from a figure has none. */
  readonly outline?: Outline;
}

/** What a sentence says in its main clause, by the words that carry it. */
export interface Outline {
  /** The company itself, something of its own, or anybody else. */
  readonly subject: 'company' | 'its own' | 'other';
  readonly subjectHead: string;
  /** The verbs of the main clause, a list of them in order; none where it says what somebody is. */
  readonly verbs: readonly string[];
  /** The word behind “is” that says what somebody is. */
  readonly is: string | undefined;
  /** What the verbs are done to, but for names. */
  readonly objects: readonly { readonly noun: string; readonly isOwn: boolean }[];
  readonly isFuture: boolean;
  readonly isPast: boolean;
  /** “Candidates can choose”. */
  readonly mayDo: boolean;
  /** “… to repair their archives”. */
  readonly hasPurpose: boolean;
  /** The nouns that a number counts, and no year. */
  readonly counted: readonly string[];
}
