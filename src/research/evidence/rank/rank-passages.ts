import type { PassageIndex } from './passage-index';
import { rarity, scoreTerms, strength, type Saturation } from './term-index';
import { nameTermsOf, pairsOf, termsOf } from './terms';

interface Setting extends Saturation {
  /** How much of a word counts for the passages beside it: the share of the next one, and of each further. */
  readonly reach: number;
  readonly next: number;
  readonly further: number;
  /** How much more numbers and names count, and two words of the question that stand together. */
  readonly numbers: number;
  readonly names: number;
  readonly pairs: number;
  /** How much a word counts for choosing that no better passage has said yet, and what remains of it once said. */
  readonly coverage: number;
  readonly remains: number;
}

/** Sentences lean on each other: “it” in one is the name in another, and a finding is told in several. */
const SENTENCES: Setting = {
  k1: 0.5,
  b: 0,
  reach: 3,
  next: 0.5,
  further: 0.6,
  numbers: 0.9,
  names: 0.8,
  pairs: 0.5,
  coverage: 1.6,
  remains: 0.4,
};
/** Paragraphs stand alone, and long ones say more by chance. */
const PARAGRAPHS: Setting = {
  k1: 0.9,
  b: 0.75,
  reach: 1,
  next: 0.2,
  further: 0,
  numbers: 0,
  names: 0.3,
  pairs: 0.3,
  coverage: 0,
  remains: 1,
};
/** Terms, not words: what makes a passage a paragraph. */
const PARAGRAPH = 25;
/** A page opens with what it is about. */
const OPENING = 0.1;
const PAGE: Saturation = { k1: 0.9, b: 0.7 };
const PAGE_WEIGHT = 4;
/** So many are chosen with an eye on what the others say; the rest follow by score. */
const CHOSEN = 10;
const CANDIDATES = 60;

interface Asked {
  readonly term: string;
  readonly weight: number;
  /** How far each passage says it: itself, or one beside it. */
  readonly said: Float64Array;
}

function spread(
  said: Float64Array,
  at: number,
  own: number,
  { pages }: PassageIndex,
  { reach, next, further }: Setting,
): void {
  let share = own;
  for (let distance = 1; distance <= reach; distance += 1) {
    share *= distance === 1 ? next : further;
    for (const beside of [at - distance, at + distance]) {
      if (pages[beside] === pages[at] && (said[beside] ?? 0) < share) said[beside] = share;
    }
  }
}

function askedTerms(index: PassageIndex, question: string, setting: Setting): readonly Asked[] {
  const { terms } = index;
  const names = nameTermsOf(question);
  const known = [...new Set(termsOf(question))].filter((term) => terms.postings.has(term));
  return known.map((term) => {
    const said = new Float64Array(terms.size);
    const postings = terms.postings.get(term) ?? [];
    for (const posting of postings) {
      const own = strength(terms, posting, setting);
      said[posting.at] = Math.max(said[posting.at] ?? 0, own);
      spread(said, posting.at, own, index, setting);
    }
    const more = /^\d/.test(term) ? setting.numbers : names.has(term) ? setting.names : 0;
    return { term, weight: rarity(terms, term) * (1 + more), said };
  });
}

const byScore = (scores: Float64Array) =>
  [...scores.keys()].toSorted(
    (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
  );

function scorePassages(
  index: PassageIndex,
  question: string,
  asked: readonly Asked[],
  setting: Setting,
  whole: number,
): Float64Array {
  const scores = new Float64Array(index.terms.size);
  for (const { weight, said } of asked) {
    for (const [at, share] of said.entries())
      scores[at] = (scores[at] ?? 0) + (weight * share) / whole;
  }
  for (const pair of new Set(pairsOf(termsOf(question)))) {
    const worth = (rarity(index.pairs, pair) * setting.pairs) / whole;
    for (const { at } of index.pairs.postings.get(pair) ?? [])
      scores[at] = (scores[at] ?? 0) + worth;
  }
  if (index.pageTerms === undefined) {
    if (setting.coverage > 0) scores[0] = (scores[0] ?? 0) + OPENING;
    return scores;
  }
  const { pageTerms } = index;
  const weights = new Map(
    [...new Set(termsOf(question))].map((term) => [term, rarity(pageTerms, term)] as const),
  );
  const ofPages = scoreTerms(pageTerms, weights, PAGE);
  return scores.map(
    (score, at) => score + (PAGE_WEIGHT * (ofPages[index.pages[at] ?? 0] ?? 0)) / whole,
  );
}

/**
 * Picks the best passages in turn. Words already covered count for less, because two halves of an
 * answer beat one half twice.
 */
function choose(
  index: PassageIndex,
  scores: Float64Array,
  asked: readonly Asked[],
  setting: Setting,
  whole: number,
): readonly number[] {
  const order = byScore(scores);
  const left = new Set(order.slice(0, CANDIDATES));
  const having = asked.map(
    ({ term }) => new Set((index.terms.postings.get(term) ?? []).map(({ at }) => at)),
  );
  const worth = asked.map(({ weight }) => weight / whole);
  const chosen: number[] = [];
  while (chosen.length < CHOSEN && left.size > 0) {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const at of left) {
      const fresh = having.reduce(
        (sum, set, number) => sum + (set.has(at) ? (worth[number] ?? 0) : 0),
        0,
      );
      const total = (scores[at] ?? 0) + setting.coverage * fresh;
      if (total > most) [best, most] = [at, total];
    }
    chosen.push(best);
    left.delete(best);
    for (const [number, set] of having.entries())
      if (set.has(best)) worth[number] = (worth[number] ?? 0) * setting.remains;
  }
  const taken = new Set(chosen);
  return [...chosen, ...order.filter((at) => !taken.has(at))];
}

/** All passages, the one that answers best first. The same question and passages give the same order everywhere. */
export function rankPassages(index: PassageIndex, question: string): readonly number[] {
  const setting = index.terms.meanLength < PARAGRAPH ? SENTENCES : PARAGRAPHS;
  const asked = askedTerms(index, question, setting);
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scores = scorePassages(index, question, asked, setting, whole);
  return setting.coverage > 0 && index.pageTerms === undefined
    ? choose(index, scores, asked, setting, whole)
    : byScore(scores);
}
