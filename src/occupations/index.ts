export { findOccupation } from './find-occupation';
export { readRole } from './read-role';
export type { Occupation } from './occupation';
export type { OccupationChoice, RoleLevel, RoleReading } from './shape';
