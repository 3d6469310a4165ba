import type { Verdict } from '../document/shape';

const FROM_BEST: readonly Verdict[] = [
  'supported',
  'company-says',
  'conflicted',
  'stale',
  'weak',
  'unsupported',
];

/** The lesser of two verdicts, so that no second opinion raises a first one. */
export function lowerVerdict(first: Verdict, second: Verdict): Verdict {
  return FROM_BEST.indexOf(second) > FROM_BEST.indexOf(first) ? second : first;
}
