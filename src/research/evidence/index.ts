export { canonicalUrl } from './canonical-url';
export { corroborated, isStructured } from './corroborate';
export { extractEvidence } from './extract-evidence';
export { sentencesOf, type Document } from './extract/document';
export { extractOnThread } from './extract/extract-on-thread';
export { findEvidence } from './find/find-evidence';
export { findGivenPosting } from './find/find-given-posting';
export { findOnQuestion } from './find/find-on-question';
export { inMemorySnapshots } from './snapshots/in-memory-snapshots';
export { everyReader, isQuoted, provenReaders, type Readers } from './proven-readers';
export type { SnapshotStore, SnapshotSubject } from './ports';
export {
  retiringSnapshots,
  snapshotFiles,
  storedSnapshots,
  storedTexts,
} from './snapshots/stored-snapshots';
export { withoutPoorerTwins } from './rank/fullest';
export { indexPassages, type IndexedPassage, type PassageIndex } from './rank/passage-index';
export { rankPassages } from './rank/rank-passages';
export type { Evidence, UnreadSource } from './shape';
export { loadParser } from './load-parser';
export { chatPageModel } from './proposals/page-model';
export type { Proposals } from './proposals/propose-findings';
export type { PageModel } from './proposals/shape';
export { withholding } from './proposals/withhold';
