/** How the engine's reason starts when it counts what is missing; the counts are for the expert. */
const COUNTED = /^There is too little verified evidence/u;

const KINDLY =
  'Too little is public about this company for a report we’d trust, so we’re giving you a full refund.';

/** Why there is no report, for the buyer: without the engine's counts. */
export function formatReasons(reasons: readonly string[]): string {
  if (reasons.some((reason) => COUNTED.test(reason))) return KINDLY;
  return reasons.join(' ') || 'We couldn’t create the report.';
}
