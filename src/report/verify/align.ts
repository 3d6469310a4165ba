import type { Kin } from './find-kin';
import type { Sentence } from './page';
import type { Span, Token } from './tokens';

/** A word of the claim, and where the same is said in one sentence. */
interface Match {
  readonly at: number;
  readonly places: readonly number[];
  readonly sure: number;
}

export interface Alignment {
  readonly sentence: Sentence;
  readonly matches: readonly Match[];
  /** The share of the claim's words that the sentence has. */
  readonly share: number;
}

/** What a word weighs beside the others: figures and names are what a sentence is about. */
export function weightOf(token: Token): number {
  if (token.kind === 'number') return 1.5;
  return token.capital ? 1.3 : 1;
}

export function alignTo(
  claim: readonly Token[],
  sentence: Sentence,
  kin: ReadonlyMap<string, Kin>,
): Alignment {
  const matches: Match[] = [];
  let [found, all] = [0, 0];
  claim.forEach((token, at) => {
    if (!token.content) return;
    all += weightOf(token);
    let sure = 0;
    const places: number[] = [];
    for (const [stem, sureness] of kin.get(token.stem) ?? []) {
      if (!sentence.stems.has(stem)) continue;
      sure = Math.max(sure, sureness);
      sentence.tokens.forEach((other, place) => {
        if (other.stem === stem) places.push(place);
      });
    }
    if (places.length === 0) return;
    found += weightOf(token) * sure;
    matches.push({ at, places, sure });
  });
  return { sentence, matches, share: all === 0 ? 0 : found / all };
}

const REACH = 5;

function distance({ from, to }: Span, place: number): number {
  return place < from ? from - place : place - to + 1;
}

function nearness(far: number): number {
  return 1 / (1 + far / REACH);
}

/** A word that stands right beside, small or not, says more of a place than any other. */
const NEIGHBOUR = 0.6;

/**
 * How much of what surrounds a stretch of the claim also surrounds a stretch of the sentence, from 0
 * to 1. With `sided`, what stands before must stand before and what follows must follow.
 */
export function likeness(
  claim: readonly Token[],
  span: Span,
  { sentence, matches }: Alignment,
  site: Span,
  sided = false,
): number {
  let [found, all] = [0, 0];
  const inside = ({ from, to }: Span, place: number) => place >= from && place < to;
  claim.forEach((token, at) => {
    if (token.content && !inside(span, at))
      all += weightOf(token) * nearness(distance(span, at)) ** 2;
  });
  for (const { at, places, sure } of matches) {
    const token = claim[at];
    if (token === undefined || inside(span, at)) continue;
    let best = 0;
    for (const place of places) {
      if (inside(site, place) || (sided && at < span.from !== place < site.from)) continue;
      best = Math.max(best, nearness(distance(site, place)));
    }
    found +=
      weightOf(token) *
      sure *
      nearness(distance(span, at)) *
      Math.min(best, nearness(distance(span, at)));
  }
  for (const [mine, theirs] of [
    [span.from - 1, site.from - 1],
    [span.to, site.to],
  ] as const) {
    const [one, other] = [claim[mine], sentence.tokens[theirs]];
    if (one === undefined) continue;
    all += NEIGHBOUR;
    if (other !== undefined && one.lower === other.lower) found += NEIGHBOUR;
  }
  return all === 0 ? 0 : found / all;
}
