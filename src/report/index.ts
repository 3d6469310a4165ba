export { rewriteRoleTips, writeReport } from './write-report';
export type { WrittenReport } from './write-report';
export type { GivenPosting } from './write-section';
