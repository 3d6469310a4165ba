import type { Relation } from '../relation';
import { COMPANY } from './company';
import { DEALS } from './deals';
import { EVENTS } from './events';

export const RELATIONS: readonly Relation[] = [...DEALS, ...EVENTS, ...COMPANY];
export { MENTIONS } from './mentions';
