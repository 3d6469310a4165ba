import { readNames } from '../../../../language';

/** A text with a dash for each name of several words: “the Bureau of Benefits” is no benefit. */
export function withoutLongNames(text: string): string {
  const names = readNames(text).filter(({ start }) => start > 0);
  const isJoined = (end: number, start: number): boolean => text.slice(end, start) === ' and ';
  return names
    .filter(
      (name) =>
        name.text.includes(' ') ||
        names.some(({ start, end }) => isJoined(name.end, start) || isJoined(end, name.start)),
    )
    .reduce((rest, name) => rest.replace(name.text, '–'), text);
}
