export { notesToVerify } from './claim-to-verify';
export { withReliableJudge, type Judging } from './judge-drafts';
export { isFailed, type DraftResult, type Rejected, type VerifyInput } from './verify-draft';
export { judgeSection, verifyDrafts, type JudgedDrafts } from './verify-drafts';
