import { isYear } from '../../../../kernel/text';
import { isSmallWord, numberWord, stemOf } from '../../../../language';

/** What a sentence is about, for telling whether another says the same. */
export function contentOf(text: string): ReadonlySet<string> {
  const words =
    text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,’%-]*[\p{L}\p{N}%]|\p{N}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !isSmallWord(word))
      // “2-3” and “two to three” are the same two figures.
      .flatMap((word) => (/^\d+[-–]\d+$/u.test(word) ? word.split(/[-–]/u) : [word]))
      .map((word) => numberWord(word)?.toString() ?? stemOf(word.replace(/’s?$/u, ''))),
  );
}

/** Words that tell one benefit from another. */
const KINDS: ReadonlySet<string> = new Set(
  (
    'maternity paternity adoption parental sick vacation holiday sabbatical bereavement pension retirement dental ' +
    'vision medical life disability bonus training equity primary secondary'
  )
    .split(' ')
    .map(stemOf),
);

/** Whether one of two says little that the other doesn’t. */
export function isSameFact(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word));
  const least = Math.min(one.size, other.size);
  // A name may hold a digit: “3M”, “37signals”.
  const isFigure = (word: string): boolean => /^\d[\d.,]*%?$/u.test(word) && !isYear(word);
  // Two weeks and two rounds have nothing in common.
  const figures = shared.filter((word) => isFigure(word) && !/^\d$/u.test(word)).length;
  // Six weeks for one parent and sixteen for the other are two facts.
  const hasOwn = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean =>
    [...mine].some((word) => isFigure(word) && !theirs.has(word));
  if (hasOwn(one, other) && hasOwn(other, one)) return shared.length / Math.max(1, least) > 0.9;
  // Leave for a birth and leave for an illness may be of one length.
  const namesOther = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean =>
    [...mine].some((word) => KINDS.has(word) && !theirs.has(word));
  if (namesOther(one, other) && namesOther(other, one)) return false;
  return (
    shared.length / Math.max(1, least) > 0.62 ||
    (figures > 0 && shared.length / Math.max(1, least) > 0.35)
  );
}
