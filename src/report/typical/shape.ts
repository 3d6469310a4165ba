/** Kinds of facts about a company that a question can be tied to, where the report has one. */
export const HOOKS = [
  'acquisition',
  'benefits',
  'breach',
  'climate',
  'code',
  'contract',
  'customers',
  'decline',
  'engineering',
  'funding',
  'growth',
  'hiring',
  'inspection',
  'large',
  'launch',
  'layoffs',
  'leader',
  'legal',
  'locations',
  'loss',
  'mission',
  'outage',
  'patents',
  'products',
  'public',
  'rating',
  'recall',
  'remote',
  'research',
  'rivals',
  'segment',
  'union',
  'values',
  'voices',
] as const;

export type Hook = (typeof HOOKS)[number];

/** A question that is usually asked of people who do this work. */
export interface TypicalQuestion {
  readonly text: string;
  readonly competency: string;
  /** What it tests, as a noun phrase. */
  readonly tests: string;
  /** What to do tonight. */
  readonly plan: string;
  /** The one that a candidate hopes won't come. */
  readonly hard?: boolean;
  /** It asks for years of work, so nobody asks it of an intern or a beginner. */
  readonly experienced?: boolean;
  /** Why it would be asked at a company of which the report tells such a fact. */
  readonly ties: Readonly<Record<string, string | undefined>>;
}

/** What is usual in one kind of work, at any employer: our own words, spoken to the candidate. */
export interface KindOfWork {
  readonly id: string;
  readonly name: string;
  /** Beginnings of occupation codes; the longest that fits decides. */
  readonly soc: readonly string[];
  /** A kind that no code has for itself: titles with one of these names, read as one of these codes. */
  readonly titled?: {
    readonly names: readonly string[];
    readonly among: readonly string[];
    /** What such a role is called in a sentence. */
    readonly title: string;
  };
  readonly about: string;
  readonly rounds: string;
  readonly scored: string;
  readonly terms: string;
  readonly measured: string;
  readonly credentials: string;
  readonly bring: string;
  readonly questions: readonly TypicalQuestion[];
}
