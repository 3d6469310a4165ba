import { LONGEST_SENTENCE, unreadableIn } from '../../kernel/unreadable';
import { weightOf } from './align';
import { SHORTEST_ANCHOR } from './anchor';
import { compare, type Comparison } from './compare';
import type { Fault } from './faults';
import { featuresOf } from './features';
import { readPage, type Page } from './page';
import { scoreOf } from './score';
import type { Token } from './tokens';
import { unsupportedPlaces } from './unsupported';

export interface Check {
  readonly verdict: 'supported' | 'weak' | 'unsupported';
  /** From 0 to 1, higher is better supported. */
  readonly score: number;
  readonly reasons: readonly string[];
  readonly unsupportedTokens: readonly string[];
  /** The stretch of a passage that says it best, letter for letter; empty where none does. */
  readonly quote: string;
  /** A slot failed, and no judge may say otherwise. */
  readonly isVetoed?: true;
  /** It is the source's own sentence. */
  readonly isCopy?: true;
}

/** Below the first a sentence is not what its source says; below the second that can't be told surely. */
const UNSUPPORTED_BELOW = 0.1;
const WEAK_BELOW = 0.3;
/** One name or day found nowhere leaves a long sentence weak; a larger share of it leaves no support. */
const SMALL_PART = 0.15;

function isSmallPart({ claim }: Comparison, { span, rung }: Fault): boolean {
  if (rung !== 'names' && rung !== 'dates') return false;
  const weigh = (tokens: readonly Token[]) =>
    tokens.reduce((sum, token) => sum + (token.content ? weightOf(token) : 0), 0);
  return weigh(claim.tokens.slice(span.from, span.to)) <= SMALL_PART * weigh(claim.tokens);
}

/** Whether what the rungs hold against a sentence says that it is false, and not merely that a detail is missing. */
function isRefused(comparison: Comparison): boolean {
  const [first, ...others] = comparison.faults;
  return (
    first !== undefined &&
    !(others.length === 0 && first.absent === true && isSmallPart(comparison, first))
  );
}

function bestQuote({ near }: Comparison): string {
  const best = near.find(({ sentence }) => sentence.exact.trim().length >= SHORTEST_ANCHOR);
  return best?.sentence.exact.trim() ?? '';
}

export function judgeComparison(comparison: Comparison): Check {
  const { claim, faults } = comparison;
  const score = claim.tokens.some((token) => token.content) ? scoreOf(featuresOf(comparison)) : 0;
  const quote = bestQuote(comparison);
  const unsupportedTokens = unsupportedPlaces(comparison).map((at) => claim.tokens[at]?.text ?? '');
  const reasons = faults.map(({ reason }) => reason);
  if (quote === '') reasons.push('The evidence doesn’t mention it.');
  else if (faults.length === 0 && score < WEAK_BELOW)
    reasons.push(
      `The evidence supports too little of it${
        unsupportedTokens.length === 0 ? '' : `: not “${unsupportedTokens.join(' ')}”`
      }.`,
    );
  const refused = isRefused(comparison) || quote === '' || score < UNSUPPORTED_BELOW;
  const verdict = refused
    ? 'unsupported'
    : faults.length > 0 || score < WEAK_BELOW
      ? 'weak'
      : 'supported';
  return { verdict, score, reasons: [...new Set(reasons)], unsupportedTokens, quote };
}

/** Reading a claim takes time with the square of its words. */
export const isTooLong = (claim: string): boolean =>
  claim.length > LONGEST_SENTENCE || unreadableIn(claim).length > 0;

/** Judges one sentence against a page read before. */
export function checkAgainst(claim: string, page: Page): Check {
  if (isTooLong(claim))
    return {
      verdict: 'unsupported',
      score: 0,
      reasons: ['Too long for one sentence.'],
      unsupportedTokens: [],
      quote: '',
    };
  return judgeComparison(compare(claim, page));
}

/** Judges one sentence against passages, of which any may carry it. */
export function checkWording(claim: string, passages: readonly string[]): Check {
  return checkAgainst(claim, readPage(passages));
}
