export interface Posting {
  readonly at: number;
  readonly count: number;
}

/** Where each term stands in a list of texts, with what BM25 needs to weigh it. */
export interface TermIndex {
  readonly size: number;
  readonly lengths: readonly number[];
  readonly meanLength: number;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}

export function indexTerms(texts: readonly (readonly string[])[]): TermIndex {
  const postings = new Map<string, Posting[]>();
  for (const [at, terms] of texts.entries()) {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [{ at, count }]);
      else list.push({ at, count });
    }
  }
  const lengths = texts.map(({ length }) => length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { size: texts.length, lengths, meanLength: total / (texts.length || 1) || 1, postings };
}

/** How much a term tells: the fewer texts have it, the more. */
export function rarity({ size, postings }: TermIndex, term: string): number {
  const having = postings.get(term)?.length ?? 0;
  return Math.log(1 + (size - having + 0.5) / (having + 0.5));
}

export interface Saturation {
  /** How soon a repeated term counts no more, and how much a long text is marked down. */
  readonly k1: number;
  readonly b: number;
}

/** BM25's share of one posting: from 0 to k1 + 1. */
export function strength(index: TermIndex, { at, count }: Posting, { k1, b }: Saturation): number {
  return (
    (count * (k1 + 1)) / (count + k1 * (1 - b + (b * (index.lengths[at] ?? 0)) / index.meanLength))
  );
}

/** BM25 of each text, for terms that weigh differently. */
export function scoreTerms(
  index: TermIndex,
  weights: ReadonlyMap<string, number>,
  saturation: Saturation,
): Float64Array {
  const scores = new Float64Array(index.size);
  for (const [term, weight] of weights) {
    for (const posting of index.postings.get(term) ?? []) {
      scores[posting.at] =
        (scores[posting.at] ?? 0) + weight * strength(index, posting, saturation);
    }
  }
  return scores;
}
