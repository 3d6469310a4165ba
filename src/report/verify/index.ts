export { anchorEvidence } from './anchor';
export { foldCase } from './fold';
export { growth, reckoningOf } from './compute';
export { verifyClaim } from './verify-claim';
export { checkAgainst, checkClaim, type Check } from './check-claim';
export { readPage, type Page } from './page';
export type { ClaimToVerify, Computation, Setting, Verification } from './claim';
