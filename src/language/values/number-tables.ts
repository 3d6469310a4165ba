import { MONTHS } from '../lexicon/calendar/months';
import { CARDINALS } from '../lexicon/numbers/number-words';
import { ORDINALS, SHARES } from '../lexicon/numbers/ordinals';
import { SCALES, SCALE_LETTERS, VAGUE_SCALES } from '../lexicon/numbers/scales';

/** Words that may begin or carry a number, each looked up once for every word of a text. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(CARDINALS);
export const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map(ORDINALS);
export const SHARES_OF: ReadonlyMap<string, number> = new Map(SHARES);
export const SCALE_WORDS: ReadonlyMap<string, number> = new Map(SCALES);
export const LETTER_SCALES: ReadonlyMap<string, number> = new Map(SCALE_LETTERS);
export const VAGUE_WORDS: ReadonlyMap<string, number> = new Map(VAGUE_SCALES);

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(MONTHS);

/** 9 of “sep”, “sept” and “september”. */
export const monthOf = (lower: string): number | undefined => MONTH_NUMBERS.get(lower);

/** 3 of “three” and of “third”. */
export const numberWord = (lower: string): number | undefined =>
  NUMBER_WORDS.get(lower) ?? ORDINAL_WORDS.get(lower);

/** A million of “mn”, “million” and “m”. */
export const scaleOf = (lower: string): number | undefined =>
  SCALE_WORDS.get(lower) ?? LETTER_SCALES.get(lower);
