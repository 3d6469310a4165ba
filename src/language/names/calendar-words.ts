import { MONTHS } from '../lexicon/calendar/months';
import { WEEKDAYS } from '../lexicon/calendar/weekdays';

/** A shortened month or weekday has three or four letters; “May” is no shorter in full. */
const isFull = ([word]: readonly [string, number]): boolean =>
  !/^(?:sept|thur|tues|thurs)$/u.test(word) && (word.length > 3 || word === 'may');

const FULL: ReadonlySet<string> = new Set(
  [...MONTHS, ...WEEKDAYS].filter(isFull).map(([word]) => word),
);

/** The name of a month or of a day of the week, in full and in small letters. */
export function isCalendarWord(lower: string): boolean {
  return FULL.has(lower);
}
