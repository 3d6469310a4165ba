import type { Comparison } from './compare';
import { tokenFeatures, type TokenFeatures } from './token-features';
import { TOKEN_WEIGHTS } from './weights';

/** The places of the claim’s words that its passages do not carry. */
export function unsupportedPlaces(comparison: Comparison): number[] {
  const names = Object.keys(TOKEN_WEIGHTS.by) as (keyof TokenFeatures)[];
  return tokenFeatures(comparison).flatMap((features, at) => {
    // What stands in the closest sentences, and which no rung holds anything against, is not held against the claim.
    if (
      comparison.claim.tokens[at]?.content === true &&
      features.own === 0 &&
      features.faulty === 0
    )
      return [];
    const sum = names.reduce(
      (so, name) => so + TOKEN_WEIGHTS.by[name] * features[name],
      TOKEN_WEIGHTS.base,
    );
    return 1 / (1 + Math.exp(-sum)) >= TOKEN_WEIGHTS.least ? [at] : [];
  });
}
