import { STAFF_WORDS } from '../lexicon/business/staff-words';

const KINDS: ReadonlyMap<string, string> = new Map(STAFF_WORDS);

/** “employees”, “staff”: whom a number before them counts, in small letters. */
export const isManyOfStaff = (lower: string): boolean => KINDS.get(lower) === 'many';

/** “employee”, “workforce”, “job”: those who work somewhere, or what they hold, in small letters. */
export const isOfStaff = (lower: string): boolean => KINDS.has(lower);
