export { rewriteRoleTips, writeReport } from './write-report';
export { judgeSentence, keepDoubt } from './review-sentence';
export type { WrittenReport } from './write-report';
export type { GivenPosting } from './write-section';
