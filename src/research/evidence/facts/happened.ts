import { type NamedDay, readDays } from '../../../language';
import type { Said } from './said';

/** The day of what happened: named in the sentence, else the day on which it was told. What lasts may be told since its first. */
export function happenedOn(
  { text, publishedAt, fetchedAt }: Said,
  near: number,
  lasts = false,
): { asOf?: string } {
  const days = readDays(text).filter(
    ({ day, start, isFiscal }) =>
      day <= fetchedAt.slice(0, 10) &&
      isFiscal !== true &&
      !(
        lasts
          ? /\b(?:founded|established|until|before)\s+(?:in\s+)?$/iu
          : /\b(?:since|founded|established|from|until|after|before|than)\s+(?:in\s+)?$/iu
      ).test(text.slice(0, start)),
  );
  const distance = (day: NamedDay): number =>
    Math.min(Math.abs(day.start - near), Math.abs(day.end - near));
  const [named] = days.toSorted((one, other) => distance(one) - distance(other));
  const day = named?.day ?? publishedAt?.slice(0, 10);
  return day === undefined ? {} : { asOf: day };
}
