import { SHORTEST_ANCHOR } from './anchor';
import { compare, type Comparison } from './compare';
import { featuresOf } from './features';
import { readPage, type Page } from './page';
import { scoreOf } from './score';
import { unsupportedPlaces } from './unsupported';

export interface Check {
  readonly verdict: 'supported' | 'weak' | 'unsupported';
  /** From 0 to 1, higher is better supported. */
  readonly score: number;
  readonly reasons: readonly string[];
  readonly unsupportedTokens: readonly string[];
  /** The stretch of a passage that says it best, letter for letter; empty where none does. */
  readonly quote: string;
}

/** Below the first a sentence is not what its source says; below the second that can't be told surely. */
const UNSUPPORTED_BELOW = 0.05;
const WEAK_BELOW = 0.3;

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
  if (quote === '') reasons.push('No passage speaks of it.');
  else if (reasons.length === 0 && score < WEAK_BELOW) reasons.push(`Its passages carry too little of it${unsupportedTokens.length === 0 ? '' : `: not “${unsupportedTokens.join(' ')}”`}.`);
  const refused = faults.length > 0 || quote === '' || score < UNSUPPORTED_BELOW;
  const verdict = refused ? 'unsupported' : score < WEAK_BELOW ? 'weak' : 'supported';
  return { verdict, score, reasons: [...new Set(reasons)], unsupportedTokens, quote };
}

/** Judges one sentence against a page read before. */
export function checkAgainst(claim: string, page: Page): Check {
  return judgeComparison(compare(claim, page));
}

/** Judges one sentence against passages, of which any may carry it. */
export function checkClaim(claim: string, passages: readonly string[]): Check {
  return checkAgainst(claim, readPage(passages));
}
