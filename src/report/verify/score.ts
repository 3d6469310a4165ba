import type { Features } from './features';
import { WEIGHTS } from './weights';

/** How likely a claim is supported, from 0 to 1: a weighted sum of what was counted, bent into a share. */
export function scoreOf(features: Features): number {
  const sum = (Object.keys(WEIGHTS.by) as (keyof Features)[]).reduce(
    (so, name) => so + (WEIGHTS.by[name] ?? 0) * features[name],
    WEIGHTS.base,
  );
  return 1 / (1 + Math.exp(-sum));
}
