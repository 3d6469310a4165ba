import type { Comparison, Finding } from '../checks';
import { CLAIM_WEIGHTS, type ClaimFeature } from './claim-weights';

const SAYS = /\b(?:says?|said|calls?|account|expects?|according)\b/iu;
const HEDGES = new RegExp(
  '\\b(?:may|can|could|about|some|mostly|most|mainly|usually|often|up to|around|' +
    'roughly|nearly|almost|among|several|part|possible)\\b',
  'iu',
);
const COMPARES = /\b(?:than|more|less|fewer|against|while|whereas|besides|but)\b/iu;

/** What says how likely a claim is carried by its source; its length is none of it. */
function claimFeatures(
  { claim }: Comparison,
  findings: readonly Finding[],
): Readonly<Record<ClaimFeature, number>> {
  const clauses = claim.sentences.flatMap((sentence) => sentence.clauses);
  const isPast = clauses.filter(({ tense, perfect }) => tense === 'past' || perfect);
  return {
    faulty: findings.some(({ isDoubt }) => isDoubt !== true) ? 1 : 0,
    doubtful: findings.some(({ isDoubt }) => isDoubt === true) ? 1 : 0,
    attributed: SAYS.test(claim.text) ? 1 : 0,
    hedged: HEDGES.test(claim.text) ? 1 : 0,
    compared: COMPARES.test(claim.text) ? 1 : 0,
    past: isPast.length / Math.max(1, clauses.length),
    future: clauses.some(({ tense }) => tense === 'future') ? 1 : 0,
  };
}

export function proofOf(comparison: Comparison, findings: readonly Finding[]): number {
  const features = claimFeatures(comparison, findings);
  const sum = (Object.keys(CLAIM_WEIGHTS.by) as ClaimFeature[]).reduce(
    (so, name) => so + CLAIM_WEIGHTS.by[name] * features[name],
    CLAIM_WEIGHTS.base,
  );
  return 1 / (1 + Math.exp(-sum));
}
