import { readNumbers, wordSet } from '../../../../../language';
import { wordAt, type SentenceReading } from '../../reading';
import type { Sign } from '../parts';

const isPercent = wordSet('%, percent');
const isBefore = wordSet('about, approximately, by, more, nearly, over, than');
const MOST = 1_000;

/** “19%”, “19 percent”: how much, and the last token of it. */
function shareAt(
  reading: SentenceReading,
  at: number,
): { readonly value: number; readonly last: number } | undefined {
  const [number] = readNumbers(wordAt(reading, at));
  const isShare = number !== undefined && number.value < MOST && isPercent(wordAt(reading, at + 1));
  return isShare ? { value: number.value, last: at + 1 } : undefined;
}

/** A share behind words like “by about”. */
export function shareFrom(reading: SentenceReading, at: number): number | undefined {
  let first = at;
  while (isBefore(wordAt(reading, first))) first += 1;
  return shareAt(reading, first)?.value;
}

/** A share with what says how exactly it is meant. */
export const shareSign: Sign = (reading, at) => {
  let first = at;
  while (isBefore(wordAt(reading, first))) first += 1;
  const last = shareAt(reading, first)?.last;
  return last === undefined ? undefined : { sign: 'SHARE', last };
};
