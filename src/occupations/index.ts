export { findOccupation } from './find-occupation';
export { readRole } from './read-role';
export type { Occupation } from './occupation';
export type { RoleReading } from './shape';
