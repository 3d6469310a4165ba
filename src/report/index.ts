export { writeChanges } from './write-changes';
export { rewriteRoleTips } from './rewrite-role-tips';
export { writeReport } from './write-report';
export { judgeSentence, judgeTyped, type TypedSentence } from './review-sentence';
export {
  rewriteSection,
  type RewrittenSection,
  type RewrittenSentence,
  type SectionWish,
} from './rewrite-section';
export type { WrittenReport } from './write-report';
export type { GivenPosting } from './write-section';
export type { Judging } from './drafts';
