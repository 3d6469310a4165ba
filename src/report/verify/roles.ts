import { likeness, type Alignment } from './align';
import { diffTokens } from './diff';
import type { Fault, ReadClaim } from './faults';
import { holds, type Value } from './values';
import type { Token } from './tokens';

/** What two do together has no first and no second. */
const MUTUAL =
  /^(?:and|or|with|versus|vs|between|meet|marry|merg|partner|collaborat|agre|talk|divorc|cooperat|compet|play|fac|join|both|against|equal|resembl|date)$/u;

function between(tokens: readonly Token[], one: Value, other: Value): readonly Token[] {
  return tokens.slice(Math.min(one.to, other.to), Math.max(one.from, other.from));
}

/** Where something happens is no party to it. */
function isPlace(tokens: readonly Token[], { from }: Value): boolean {
  return /^(?:in|at|from|near|since|during|on)$/u.test(tokens[from - 1]?.lower ?? '');
}

/** Whether a third name stands between the two, so that what is said between them is said of it. */
function areParted(names: readonly Value[], one: Value, other: Value): boolean {
  return names.some(
    (third) =>
      third.from >= Math.min(one.to, other.to) && third.to <= Math.max(one.from, other.from),
  );
}

/** In one list, or doing one thing together, two names may change places. */
function isMutual(words: readonly Token[]): boolean {
  return (
    words.every((token) => token.kind === 'sign' || MUTUAL.test(token.stem)) ||
    words.some((token) => /^(?:and|or|with|versus|vs|&)$/u.test(token.lower))
  );
}

/** What one did to the other stands between them in both texts; else they merely stand in another order. */
function shareDeed(one: readonly Token[], other: readonly Token[]): boolean {
  return one.some((token) => token.content && other.some(({ stem }) => stem === token.stem));
}

/** “bought by”, “a rival of”: the one who acts stands second. */
function isTurned(words: readonly Token[]): boolean {
  return words.some((token) => token.lower === 'by' || token.lower === 'of');
}

function sides(claim: ReadClaim, value: Value, alignment: Alignment, site: Value): number {
  return likeness(claim.tokens, value, alignment, site, true);
}

const CROSSED_FLOOR = 0.5;

/** Two names that have changed places: who bought whom, who reports to whom, who holds which title. */
export function roleFaults(claim: ReadClaim, near: readonly Alignment[]): Fault[] {
  const names = claim.values.filter(
    (value) => value.kind === 'name' && !isPlace(claim.tokens, value),
  );
  const faults: Fault[] = [];
  for (const [index, one] of names.entries()) {
    for (const other of names.slice(index + 1)) {
      if (
        holds(one, other) ||
        areParted(names, one, other) ||
        isMutual(between(claim.tokens, one, other))
      )
        continue;
      const fault = crossing(claim, one, other, near);
      if (fault !== undefined) faults.push(fault);
    }
  }
  return faults;
}

/** When nearly all stands in the same order, names that do not have been exchanged. */
const WORD_FOR_WORD = 0.65;

function swapped(one: Value, other: Value, strength: number): Fault {
  return {
    rung: 'roles',
    span: { from: one.from, to: one.to },
    strength,
    reason: `“${one.text}” and “${other.text}” are swapped.`,
  };
}

function crossing(
  claim: ReadClaim,
  one: Value,
  other: Value,
  near: readonly Alignment[],
): Fault | undefined {
  let worst: { gap: number; like: number } | undefined;
  for (const alignment of near) {
    const known = alignment.sentence
      .values()
      .filter((value) => value.kind === 'name' && !isPlace(alignment.sentence.tokens, value));
    const [ones, others] = [
      known.filter((value) => holds(value, one)),
      known.filter((value) => holds(value, other)),
    ];
    for (const first of ones) {
      for (const second of others) {
        if (first === second) continue;
        if (areParted(known, first, second)) continue;
        const words = between(alignment.sentence.tokens, first, second);
        if (isMutual(words)) return undefined;
        if (!shareDeed(words, between(claim.tokens, one, other))) continue;
        const isSwapped =
          first.from > second.from &&
          isTurned(words) === isTurned(between(claim.tokens, one, other));
        if (isSwapped && diffTokens(claim.tokens, alignment.sentence.tokens).kept >= WORD_FOR_WORD)
          return swapped(one, other, 1);
        const straight =
          sides(claim, one, alignment, first) + sides(claim, other, alignment, second);
        const crossed =
          sides(claim, one, alignment, second) + sides(claim, other, alignment, first);
        const turned = isTurned(words) !== isTurned(between(claim.tokens, one, other));
        const [expected, unexpected] = turned ? [crossed, straight] : [straight, crossed];
        // Where one place of the source has them as the sentence does, the others are of no concern.
        if (expected >= unexpected * 0.9) return undefined;
        if (worst === undefined || unexpected - expected > worst.gap)
          worst = { gap: unexpected - expected, like: unexpected / 2 };
      }
    }
  }
  if (worst === undefined || worst.like < CROSSED_FLOOR) return undefined;
  return swapped(one, other, worst.like);
}
