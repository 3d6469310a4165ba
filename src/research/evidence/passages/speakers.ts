const NAME = String.raw`\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}’'-]{1,30}){1,3}`;
const SAYING =
  'added adds explained explains noted notes recalled recalls said says writes wrote'.split(' ');
const SAID = `(?:${SAYING.join('|')})`;
const AFTER = new RegExp(String.raw`["”],? ${SAID} (?<name>${NAME})`, 'gu');
const AFTER_NAME = new RegExp(String.raw`["”],? (?<name>${NAME}) ${SAID}\b`, 'gu');
const BEFORE = new RegExp(String.raw`(?<name>${NAME})(?:, [^,“"]{3,60},)? ${SAID}[,:]? ["“]`, 'gu');
const SIGNED = new RegExp(String.raw`^[—–-]\s*(?<name>${NAME})(?:,|$)`, 'u');

const OPEN = /[“]/gu;
const CLOSE = /[”]/gu;

/** Who a paragraph's quotation is by, where it names one speaker and no other. */
export function speakerOf(paragraph: string): string | undefined {
  const names = [AFTER, AFTER_NAME, BEFORE].flatMap((pattern) =>
    [...paragraph.matchAll(pattern)].flatMap(({ groups }) => groups?.['name'] ?? []),
  );
  const [one, ...others] = new Set(names);
  return others.length > 0 ? undefined : one;
}

/** The name below a quotation that stands by itself. */
export function signatureOf(line: string | undefined): string | undefined {
  return line === undefined ? undefined : SIGNED.exec(line)?.groups?.['name'];
}

/** Whether a stretch of a paragraph is, or lies within, words in quotation marks. */
export function isInQuotes(paragraph: string, start: number, end: number): boolean {
  const before = paragraph.slice(0, start);
  const isOpen = (before.match(OPEN)?.length ?? 0) > (before.match(CLOSE)?.length ?? 0);
  return isOpen || /[“"][^”"]{12,}/u.test(paragraph.slice(start, end));
}
