import type { SentenceParser } from '../../../language/parser';
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
}

/** A sentence in the third person. */
export interface Retold {
  readonly text: string;
  /** The same behind a sentence on the company: “It …”, “Its …”. */
  readonly continued: string;
  /** Whether it names the company, or speaks of what is its. */
  readonly ofCompany: boolean;
}
