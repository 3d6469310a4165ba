import type { KnownAnswers } from './known/reliability';

/** What a judge says of a hypothesis, given its premise. */
export type JudgeLabel = 'entailed' | 'contradicted' | 'neutral';

export interface JudgePair {
  /** A quote with its neighbors, below a line that says whose words they are and from when. */
  readonly premise: string;
  /** One clause, with its pronouns replaced by the names they stand for. */
  readonly hypothesis: string;
}

export interface Judgment {
  readonly label: JudgeLabel;
  /** From 0 to 100, as the judge gives it; 100 where it gives none. */
  readonly confidence: number;
}

/** A model that decides whether other words say the same thing. It never decides on figures or names. */
export interface Judge {
  readonly name: string;
  /** One judgment for each pair, in order; undefined where there is no answer that can be trusted. */
  judge(pairs: readonly JudgePair[]): Promise<readonly (Judgment | undefined)[]>;
  /** How it did so far on pairs of which we know the answer; absent where it is asked none. */
  known?(): KnownAnswers;
}
