export { anchorEvidence, SHORTEST_ANCHOR } from './anchor';
export { foldCase } from './fold';
export {
  growth,
  growthByYear,
  isFirstProfit,
  isSlowing,
  multipleOf,
  SHARE_OF_RANGE,
  withinRange,
} from './compute';
export type { Computation } from './computation';
export { formatCalculation } from './format-calculation';
export { standingOf, verifyClaim } from './verify-claim';
export { checkClaim, withJudgment } from './check-sentence';
export { checkWording, type Check } from './check-wording';
export type { ClaimClause, ClaimToVerify, Setting, Verification } from './claim';
