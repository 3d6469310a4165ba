export { anchorEvidence, SHORTEST_ANCHOR } from './anchor';
export { foldCase } from './fold';
export { growth, reckoningOf } from './compute';
export { verifyClaim } from './verify-claim';
export { checkClaim } from './check-claim';
export type { ClaimToVerify, Computation, Setting, Verification } from './claim';
