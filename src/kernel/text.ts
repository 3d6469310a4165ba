/** Collapses every run of white space to one space and trims the ends. */
export function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Cuts to at most `limit` characters, on a word where there is one, and says so with an ellipsis. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = wholeSigns(text, limit - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** “1 source”, “2 sources”. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** “France”, “France and Spain”, “France, Spain and Italy”. */
export function enumerate(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A cut between the halves of one sign would leave text that no database takes. */
function wholeSigns(text: string, limit: number): string {
  const cut = text.slice(0, limit);
  return cut.isWellFormed() || !text.isWellFormed() ? cut : text.slice(0, limit - 1);
}

/** What a database can keep: Postgres takes no NUL in a text, and half of a pair is no character. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** JSON from outside, whose texts can be kept and searched for. Throws where it isn’t JSON. */
export const parseStorable = (json: string): unknown =>
  JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  ) as unknown;

export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** Without some signs at its end; a space among them stands for any white space. */
export function trimEndSigns(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && isOneOf(text.charAt(end - 1), signs)) end -= 1;
  return text.slice(0, end);
}

/** Without some signs around it, or with others at its end than at its beginning. */
export function trimSigns(text: string, signs: string, atEnd = signs): string {
  let start = 0;
  while (start < text.length && isOneOf(text.charAt(start), signs)) start += 1;
  return trimEndSigns(text.slice(start), atEnd);
}

const isOneOf = (sign: string, signs: string): boolean =>
  signs.includes(sign) || (signs.includes(' ') && sign.trim() === '');

/** Whether a text has one of some pieces anywhere. */
export const holdsAny = (text: string, pieces: readonly string[]): boolean =>
  pieces.some((piece) => text.includes(piece));

/** What a pattern looks for where these very signs are meant. */
export const literalPattern = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

export const withoutByteOrder = (text: string): string =>
  text.startsWith('\ufeff') ? text.slice(1) : text;

export const isWebAddress = (text: string): boolean => /^https?:\/\//iu.test(text);

/** “2024”, and no other number. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/u.test(text);

/** The years that a text names. */
export const yearsIn = (text: string): readonly string[] => text.match(/\b(?:19|20)\d\d\b/gu) ?? [];

export const isCapitalized = (text: string): boolean => /^\p{Lu}/u.test(text);
