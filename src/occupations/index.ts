export { findOccupation } from './find-occupation';
export { suggestTitles } from './suggest-titles';
export { listCandidates, readRole } from './read-role';
export type { Occupation } from './occupation';
export type { OccupationCandidate, RoleReading } from './shape';
