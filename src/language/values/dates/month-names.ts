import { MONTH_BEGINNINGS } from '../../lexicon/calendar/month-beginnings';

const MONTH_OF: ReadonlyMap<string, number> = new Map(MONTH_BEGINNINGS);
const LONGEST_BEGINNING = 8;

/** The month that a word means in some language of Europe, by the longest beginning that is known. */
export function monthNamed(word: string): number | undefined {
  const letters = word
    .slice(0, 20)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  for (let length = Math.min(letters.length, LONGEST_BEGINNING); length >= 3; length -= 1) {
    const month = MONTH_OF.get(letters.slice(0, length));
    if (month !== undefined) return month;
  }
  return undefined;
}
