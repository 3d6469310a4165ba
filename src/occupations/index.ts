export { findOccupation } from './find-occupation';
export { suggestTitles } from './titles/suggest-titles';
export { listCandidates, readRole } from './roles/read-role';
export { roleTables } from './roles/role-reader';
export type { Occupation } from './occupation';
export type { OccupationCandidate, RoleReading } from './shape';
