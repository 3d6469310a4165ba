import { defined } from '../../kernel/defined';
import type { Result } from '../../kernel/result';
import type { ClaimKind, Verdict } from '../document/shape';
import type { DraftClaim, Writer, WritingInput } from './ports';

/** A sentence as it stands on an expert's bench. */
export interface CurrentSentence extends Omit<DraftClaim, 'computation'> {
  readonly id: string;
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
}

/** What an expert asks of a section, in their own words, and what stands there now. */
export interface Wish {
  readonly instruction: string;
  readonly current: readonly CurrentSentence[];
}

export interface Followed {
  /** The section as it would be read, without what was left as it is. */
  readonly drafts: readonly DraftClaim[];
  /** Sentences that this writer does not touch, by their names. */
  readonly untouched: readonly string[];
  /** What was done, or why nothing, for the expert. */
  readonly told: string;
}

/** Whoever writes a section anew as an expert asks: nothing of it is believed before it has been verified. */
export interface Rewriter {
  readonly writer: Writer;
  follow(input: WritingInput, wish: Wish): Promise<Result<Followed>>;
}

/** A sentence that stands, as a writer would hand it in again. */
export function asDraft({
  text,
  evidenceIds,
  restsOn,
  group,
  notes,
  asOf,
}: CurrentSentence): DraftClaim {
  return {
    text,
    evidenceIds,
    restsOn,
    ...defined({ group, notes, asOf }),
  };
}
