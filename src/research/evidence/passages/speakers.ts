import { personNamed, readPersons } from '../../../language';

const SAYING =
  'added adds explained explains noted notes recalled recalls said says writes wrote'.split(' ');
const SAID = `(?:${SAYING.join('|')})`;
const LONGEST_SAYING = 20;
const QUOTED_BEFORE = /["”],? $/u;
const SAID_BEFORE = new RegExp(String.raw`["”],? ${SAID} $`, 'u');
const SAID_BEHIND = new RegExp(String.raw`^ ${SAID}\b`, 'u');
const QUOTED_BEHIND = new RegExp(String.raw`^(?:, [^,“"]{3,60},)? ${SAID}[,:]? ["“]`, 'u');

const OPEN = /[“]/gu;
const CLOSE = /[”]/gu;

/** Who a paragraph's quotation is by, where it names one speaker and no other. */
export function speakerOf(paragraph: string): string | undefined {
  const names = readPersons(paragraph)
    .filter(({ start, end }) => {
      const before = paragraph.slice(Math.max(0, start - LONGEST_SAYING), start);
      const behind = paragraph.slice(end);
      return (
        SAID_BEFORE.test(before) ||
        QUOTED_BEHIND.test(behind) ||
        (QUOTED_BEFORE.test(before) && SAID_BEHIND.test(behind))
      );
    })
    .map(({ text }) => text);
  const [one, ...others] = new Set(names);
  return others.length > 0 ? undefined : one;
}

/** The name below a quotation that stands by itself. */
export function signatureOf(line: string | undefined): string | undefined {
  return personNamed(/^[—–-]\s*(?<name>[^,]+)/u.exec(line ?? '')?.groups?.['name'] ?? '');
}

/** Whether a stretch of a paragraph is, or lies within, words in quotation marks. */
export function isInQuotes(paragraph: string, start: number, end: number): boolean {
  const before = paragraph.slice(0, start);
  const isOpen = (before.match(OPEN)?.length ?? 0) > (before.match(CLOSE)?.length ?? 0);
  return isOpen || /[“"][^”"]{12,}/u.test(paragraph.slice(start, end));
}
