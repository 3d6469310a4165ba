export { anchorEvidence, SHORTEST_ANCHOR } from './values/anchor';
export {
  growth,
  growthByYear,
  isFirstProfit,
  isSlowing,
  multipleOf,
  SHARE_OF_RANGE,
  withinRange,
} from './calculation/compute';
export type { Computation } from './calculation/computation';
export { formatCalculation } from './calculation/format-calculation';
export { verdictFromEvidence, verifyClaim } from './verify-claim';
export { failingClauses, type FailingClause } from './sentence/failing-clauses';
export { checkClaim, featuresOfClaim, withJudgment, type Check } from './sentence/check-sentence';
export { statesNothing } from './sentence/states-nothing';
export type { ClaimClause, ClaimToVerify, Setting, Verification } from './claim';
