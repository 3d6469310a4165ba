import type { Evidence } from '../../research/evidence/shape';
import type { Verdict } from '../document/shape';

/** A sentence that has passed the verifier, with the rows it stands on. */
export interface ReadClaim {
  readonly id: string;
  readonly text: string;
  readonly notes: readonly string[];
  readonly verdict: Verdict;
  readonly evidence: readonly Evidence[];
}

export interface Doubt {
  readonly id: string;
  readonly verdict: 'weak' | 'unsupported';
  /** In our own words: a reader names a kind of fault and writes no text. */
  readonly reason: string;
}

/** Another pair of eyes. It may think less of a sentence than the verifier did, and never more. */
export interface SecondReader {
  read(claims: readonly ReadClaim[], section: string): Promise<readonly Doubt[]>;
}
