import type { Clause } from '../../../language/clauses';
import { isContent, keysOfWord, type ReadSentence } from './read-text';

interface PlacedClause {
  readonly clause: Clause;
  readonly sentence: ReadSentence;
}

export interface ClauseAnchor extends PlacedClause {
  /** Whether both say it with the same word or with one that may stand for it. */
  readonly isSamePredicate: boolean;
  readonly isSameWord: boolean;
  /** The share of the claim clause's content words that stand in the source clause. */
  readonly share: number;
}

function wordsOf({ clause, sentence }: PlacedClause): readonly string[] {
  return sentence.tokens
    .filter((token) => token.start >= clause.start && token.start < clause.end && isContent(token))
    .map(({ lemma }) => lemma);
}

const LIGHT = new Set(['be', 'have', 'do', 'make', 'take', 'get', 'go', 'come', 'say']);

/** The clause of the source that says the most of what a clause of the claim says. */
export function anchorClause(
  claim: PlacedClause,
  among: readonly ReadSentence[],
): ClauseAnchor | undefined {
  const own = wordsOf(claim).filter((word) => word !== claim.clause.predicate.lemma);
  const keys = keysOfWord(claim.clause.predicate.lemma);
  const isLight = LIGHT.has(claim.clause.predicate.lemma.toLowerCase());
  let best: (ClauseAnchor & { readonly score: number }) | undefined;
  for (const sentence of among)
    for (const clause of sentence.clauses) {
      const there = new Set(wordsOf({ clause, sentence }).flatMap(keysOfWord));
      const shared = own.filter((word) => keysOfWord(word).some((key) => there.has(key))).length;
      const other = keysOfWord(clause.predicate.lemma);
      const isSameWord = other[0] === keys[0];
      const isSamePredicate = isSameWord || keys.some((key) => other.includes(key));
      const share = shared / Math.max(1, own.length);
      const score = shared + (isSamePredicate ? (isLight ? 0.5 : 1.5) : 0);
      // “I didn’t get the job and got two pages”: of two that say as much, the one that denies alike.
      const { negated } = claim.clause;
      const isCloser = clause.negated === negated && best?.clause.negated !== negated;
      if (best === undefined || score > best.score || (score === best.score && isCloser))
        best = { clause, sentence, isSamePredicate, isSameWord, share, score };
    }
  return best;
}
