import type { Alignment } from './align';
import type { Comparison } from './compare';

/** What is counted of one token of a claim, to tell whether its passages carry it. */
export interface TokenFeatures {
  /** How far from certain it is that the closest sentences have the word itself; nothing for small words and signs. */
  readonly own: number;
  /** The same for all of the page. */
  readonly page: number;
  /** The same for the next and the last word with meaning, since small words belong to their phrase. */
  readonly next: number;
  readonly last: number;
  readonly around: number;
  readonly rest: number;
  readonly faulty: number;
  readonly nextFaulty: number;
  readonly name: number;
  readonly figure: number;
  readonly small: number;
  readonly sign: number;
  /** A small word that leads to what follows, as “in” and “the” do, weighed by what follows. */
  readonly leads: number;
}

const LEADS = new Set([
  'in',
  'on',
  'at',
  'of',
  'for',
  'from',
  'by',
  'with',
  'as',
  'the',
  'a',
  'an',
  'to',
  'until',
  'since',
  'after',
  'before',
  'during',
  'into',
  'his',
  'her',
  'their',
  'its',
]);
/** The sentences that a claim is told from; a word found only in others is found by chance. */
const TOLD_FROM = 3;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function tokenFeatures({ claim, alignments, near, faults }: Comparison): TokenFeatures[] {
  const doubts = (of: readonly Alignment[]) => {
    const sure = new Map<number, number>();
    for (const { matches } of of)
      for (const match of matches)
        sure.set(match.at, Math.max(sure.get(match.at) ?? 0, match.sure));
    return claim.tokens.map((token, at) => (token.content ? 1 - (sure.get(at) ?? 0) : 0));
  };
  const [own, page] = [doubts(near.slice(0, TOLD_FROM)), doubts(alignments)];
  const inFault = claim.tokens.map((_, at) =>
    faults.some(({ span }) => at >= span.from && at < span.to),
  );
  const content = claim.tokens.flatMap((token, at) => (token.content ? [at] : []));
  return claim.tokens.map((token, at): TokenFeatures => {
    const next = content.find((place) => place > at) ?? -1;
    const last = content.findLast((place) => place < at) ?? -1;
    const is = (holds: boolean) => (holds ? 1 : 0);
    return {
      own: own[at] ?? 0,
      page: page[at] ?? 0,
      next: own[next] ?? 0,
      last: own[last] ?? 0,
      around: mean(
        content
          .filter((place) => place !== at && Math.abs(place - at) <= 3)
          .map((place) => own[place] ?? 0),
      ),
      rest: mean(content.filter((place) => place !== at).map((place) => own[place] ?? 0)),
      faulty: is(inFault[at] === true),
      nextFaulty: is(!token.content && inFault[next] === true),
      name: is(token.capital && at > 0 && token.content),
      figure: is(token.kind === 'number'),
      small: is(token.kind === 'word' && !token.content),
      sign: is(token.kind === 'sign'),
      leads: LEADS.has(token.lower) ? (own[next] ?? 0) : 0,
    };
  });
}
