export { anchorEvidence, SHORTEST_ANCHOR } from './anchor';
export { foldCase } from './fold';
export { growth, formatCalculation } from './compute';
export { verifyClaim } from './verify-claim';
export { checkClaim, withJudgment } from './check-sentence';
export { checkWording, type Check } from './check-wording';
export type { ClaimToVerify, Computation, Setting, Verification } from './claim';
