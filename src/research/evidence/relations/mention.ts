import type { Topic } from '../shape';

/** Whom a mention must be about. */
export type MentionOf =
  /** The document's own company: it speaks there, and the clause has no other subject. */
  | 'own voice'
  /** The same, whoever acts: who sues a company is another. */
  | 'own matter'
  /** The company stands in the clause, by name or pronoun. */
  | 'company';

/**
 * Something that a sentence tells of by a noun, wherever in a clause it stands: "the investigation by …",
 * "a reduction in force". Such a fact has no value; its sentence is what it says.
 */
export interface Mention {
  readonly attribute: string;
  readonly topic: Topic;
  /** Nouns by lemma, or with up to two words before them: "operating model", "reduction in force". */
  readonly nouns: ReadonlySet<string>;
  /** What such a noun must be of, by lemma or by being a name: "elimination of 120 positions". */
  readonly holding?: ReadonlySet<string>;
  /** Nouns that such a noun may stand before: "pay plan"; before others it names another thing. */
  readonly before?: ReadonlySet<string>;
  /** Verbs of the clause, of which one must carry it; then the noun fills one of the clause's own slots. */
  readonly verbs?: ReadonlySet<string>;
  /** Words right before the noun with which it is another thing: "customer acquisition". */
  readonly unless?: ReadonlySet<string>;
  readonly of: MentionOf;
  /** One of these lemmas must be in the sentence; none of those. */
  readonly needs?: ReadonlySet<string>;
  readonly never?: ReadonlySet<string>;
  /** Whether it may be told as coming. */
  readonly mayBePlan?: true;
  /** Told of a thing that is known or that happened: "the lawsuit", "a lawsuit was filed". */
  readonly isEvent?: true;
  /** Only where the verb says that it happened. */
  readonly isPast?: true;
  /** "The sale of a business", and not "sales". */
  readonly isSingular?: true;
  /** Counted or described, and not any: "8,000 customers", "enterprise customers". */
  readonly described?: ReadonlySet<string>;
  /** Not read in filings, or read in them alone. */
  readonly filings?: 'never' | 'only';
}
