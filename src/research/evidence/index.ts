export { extractEvidence } from './extract-evidence';
export { sentencesOf, type Document } from './extract/document';
export { findEvidence, type EvidenceContext } from './find-evidence';
export { findGivenPosting } from './find-given-posting';
export { inMemorySnapshots } from './in-memory-snapshots';
export type { SnapshotStore } from './ports';
export { indexPassages, type Passage, type PassageIndex } from './rank/passage-index';
export { rankPassages } from './rank/rank-passages';
export type { Evidence } from './shape';
