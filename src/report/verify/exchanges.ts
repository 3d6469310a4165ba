import type { Alignment } from './align';
import type { Fault, ReadClaim, Rung } from './faults';
import type { Token } from './tokens';
import { holds, type Value } from './values';

/** Of what stands before and behind two values, this much must be the other's before they are swapped. */
const SURELY_THE_OTHERS = 6;

const ARTICLE = /^(?:the|a|an|its|his|her|their)$/u;
const LISTED = /^(?:and|or|versus|vs|as|well|both)$/u;
const TOGETHER =
  /^(?:versus|vs|between|meet|marry|merg|partner|collaborat|agre|talk|divorc|cooperat|compet|play|fac|against|equal|resembl|date|work|fight|compare|compar|connect|link|adjacent|sister|brother|rival)$/u;
const EXCHANGED: Readonly<Partial<Record<Value['kind'], Rung>>> = {
  name: 'roles',
  number: 'numbers',
  date: 'dates',
  title: 'titles',
};

/** Beside a value, over the articles: the next word and the next with meaning, nothing at the ends of a sentence. */
type Side = readonly [next: string, telling: string];

const FARTHEST = 4;

function sideOf(
  tokens: readonly Token[],
  start: number,
  step: 1 | -1,
  isOther: (at: number) => boolean,
): Side {
  let at = start;
  while (ARTICLE.test(tokens[at]?.lower ?? '')) at += step;
  const next = isOther(at) ? '*' : (tokens[at]?.lower ?? '');
  for (let far = 0; far < FARTHEST; far += 1, at += step) {
    if (isOther(at)) return [next, '*'];
    if (tokens[at]?.content === true) return [next, tokens[at]?.stem ?? ''];
  }
  return [next, ''];
}

/** What stands around a value, the value it may have changed places with left open. */
function around(
  tokens: readonly Token[],
  { from, to }: Value,
  other: Value | undefined,
): readonly [Side, Side] {
  const isOther = (at: number) => other !== undefined && at >= other.from && at < other.to;
  return [sideOf(tokens, from - 1, -1, isOther), sideOf(tokens, to, 1, isOther)];
}

/** The beginning and the end of a sentence say less than a word does. */
function likeness(one: readonly [Side, Side], other: readonly [Side, Side]): number {
  const same = (left: string, right: string) =>
    left !== right ? 0 : /[\p{L}\p{N}*]/u.test(left) ? 1 : 0.5;
  return [0, 1].reduce(
    (sum, side) =>
      sum +
      same(one[side]?.[0] ?? '', other[side]?.[0] ?? '') +
      same(one[side]?.[1] ?? '', other[side]?.[1] ?? ''),
    0,
  );
}

/** Two names joined by “and” are one party to a deed. */
function parties(tokens: readonly Token[], values: readonly Value[]): readonly Value[] {
  const named = values.filter(({ kind }) => EXCHANGED[kind] !== undefined);
  const joined = named.flatMap((one) => {
    const other = named.find(
      ({ kind, from }) =>
        kind === 'name' && from === one.to + 1 && /^(?:and|&)$/u.test(tokens[one.to]?.lower ?? ''),
    );
    return one.kind !== 'name' || other?.kind !== 'name'
      ? []
      : [
          {
            ...one,
            to: other.to,
            words: [...one.words, ...other.words],
            text: `${one.text} and ${other.text}`,
          },
        ];
  });
  return [...named, ...joined];
}

/** What two do to each other may be told from either end: in a list, or of a wedding. */
function isEither(
  tokens: readonly Token[],
  values: readonly Value[],
  one: Value,
  other: Value,
): boolean {
  const [from, to] = [Math.min(one.to, other.to), Math.max(one.from, other.from)];
  const between = tokens.slice(from, to);
  const isValue = (at: number) =>
    values.some((value) => value.kind === one.kind && at >= value.from && at < value.to);
  return (
    between.every(
      (token, at) => isValue(from + at) || token.kind === 'sign' || LISTED.test(token.lower),
    ) || between.some(({ stem }) => TOGETHER.test(stem))
  );
}

function overlap(one: Value, other: Value): boolean {
  return one.from < other.to && other.from < one.to;
}

interface Places {
  readonly straight: number;
  readonly crossed: number;
}

/** How well two values stand in a sentence where the claim has them, and where it has the other. */
function placesIn(
  claim: ReadClaim,
  one: Value,
  other: Value,
  tokens: readonly Token[],
  known: readonly Value[],
): Places {
  const same = (said: Value) =>
    known.filter((value) => value.kind === said.kind && holds(value, said) && holds(said, value));
  const [mine, theirs] = [around(claim.tokens, one, other), around(claim.tokens, other, one)];
  let [straight, crossed] = [0, 0];
  for (const first of same(one)) {
    for (const second of same(other)) {
      const [left, right] = [around(tokens, first, second), around(tokens, second, first)];
      straight = Math.max(straight, likeness(left, mine) + likeness(right, theirs));
      crossed = Math.max(crossed, likeness(left, theirs) + likeness(right, mine));
    }
  }
  return { straight, crossed };
}

/** Two names, figures or days of which each stands letter for letter where the source has the other. */
export function exchangeFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const mine = parties(claim.tokens, claim.values);
  const sources = near.map(({ sentence }) => ({
    tokens: sentence.tokens,
    known: parties(sentence.tokens, sentence.values()),
  }));
  const faults = mine.flatMap((one, index) =>
    mine.slice(index + 1).flatMap((other): Fault[] => {
      const rung = EXCHANGED[one.kind];
      if (
        rung === undefined ||
        one.kind !== other.kind ||
        overlap(one, other) ||
        holds(one, other) ||
        holds(other, one) ||
        isEither(claim.tokens, mine, one, other)
      )
        return [];
      const places = sources.map(({ tokens, known }) => placesIn(claim, one, other, tokens, known));
      const crossed = Math.max(0, ...places.map((place) => place.crossed));
      if (crossed < SURELY_THE_OTHERS || places.some(({ straight }) => straight >= crossed - 1))
        return [];
      return [
        {
          rung,
          span: { from: one.from, to: one.to },
          strength: 1,
          reason: `“${one.text}” and “${other.text}” are swapped.`,
        },
      ];
    }),
  );
  // Where names and what is said of them have both changed places, two clauses have, and nothing is wrong.
  return new Set(faults.map(({ rung }) => rung)).size > 1 ? [] : faults;
}
