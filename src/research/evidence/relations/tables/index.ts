import type { Relation } from '../relation';
import { COMPANY } from './company';
import type { Mention } from '../mention';
import { MENTIONS_OF_DEALS } from './mentions';
import { MENTIONS_OF_PEOPLE } from './mentions-of-people';
import { DEALS } from './deals';
import { EVENT_RELATIONS } from './events';
import { FIGURES } from './figures';

export const RELATIONS: readonly Relation[] = [
  ...DEALS,
  ...EVENT_RELATIONS,
  ...FIGURES,
  ...COMPANY,
];

export const MENTIONS: readonly Mention[] = [...MENTIONS_OF_PEOPLE, ...MENTIONS_OF_DEALS];
