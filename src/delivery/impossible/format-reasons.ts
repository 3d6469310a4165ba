/** How the engine begins when it counts what is missing; those figures are for the expert. */
const COUNTED = /^There is too little verified evidence/u;

const KINDLY =
  'We could not find enough about this company in public to write a report that we would stand behind, and would rather give the money back than fill pages.';

/** Why there is no report, as the buyer is told it: in words that help, without the engine’s bookkeeping. */
export function formatReasons(reasons: readonly string[]): string {
  if (reasons.some((reason) => COUNTED.test(reason))) return KINDLY;
  return reasons.join(' ') || 'The report could not be created.';
}
