import { squeeze } from '../../kernel/text';
import { grouped, formatDate, formatReportMoney, shorten } from '../document';
import { clauseWithin } from './clauses';

export { formatDate, formatReportMoney };

export function formatCount(value: number): string {
  return grouped(value, 2);
}

/** “1 open job”, “1,204 open jobs”. */
export function formatMany(value: number, one: string, many = `${one}s`): string {
  return `${formatCount(value)} ${value === 1 ? one : many}`;
}

export function formatYear(iso: string): string {
  return iso.slice(0, 4);
}

export function formatMonth(iso: string): string {
  return formatDate(iso.slice(0, 7));
}

const BRACKETED = /\([^()]*\)/gu;

/** “A”, “A and B”, “A, B, and C”; with a comma inside one of them, semicolons keep them apart. */
export function formatList(items: readonly string[]): string {
  const hasComma = (item: string): boolean =>
    item.replace(BRACKETED, '').includes(',') && !item.startsWith('“');
  const mark = items.some(hasComma) ? '; ' : ', ';
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const isPair = items.length === 2 && mark === ', ';
  return `${items.slice(0, -1).join(mark)}${isPair ? ' ' : mark}and ${last}`;
}

/** The licence of a good part of our sources allows this many words and no more. */
export const MOST_QUOTED_WORDS = 25;

/** The first words of a quote, from its own first word on; an exact slice but for white space. */
export function firstWords(text: string, most = MOST_QUOTED_WORDS): string {
  const words = squeeze(text).split(' ');
  return words.length <= most
    ? words.join(' ')
    : `${words
        .slice(0, most)
        .join(' ')
        .replace(/[,;:–—-]$/u, '')}…`;
}

const MOST_QUOTED_SIGNS = 220;

/** Whole if it is short, else its longest whole clause, and only where there is none cut between two words. */
function quotable(text: string, most = MOST_QUOTED_WORDS): string {
  const whole = firstWords(text, most);
  return whole.endsWith('…') || whole.length > MOST_QUOTED_SIGNS
    ? (clauseWithin(text, most) ?? whole)
    : whole;
}

/** A source's own words in quotation marks, fit to stand inside a sentence. */
export function inQuotes(text: string, most?: number): string {
  const inner = quotable(text, most)
    .replace(/“|(?<![^\s(])"(?=\S)/gu, '‘')
    .replace(/[”"]/gu, '’')
    .replace(/[.,;]$/u, '');
  return `“${shorten(inner, MOST_QUOTED_SIGNS)}”`;
}

/** Whether a text can be quoted in so many words without being cut between two of them. */
export function quotesWell(text: string, most?: number): boolean {
  return !inQuotes(text, most).endsWith('…”');
}

/** Ends a sentence once: no full stop after “…?” or “…!”. */
export function endSentence(text: string): string {
  if (/[.?!]$/u.test(text)) return text;
  if (/[.?!…]”$/u.test(text)) return text.endsWith('…”') ? `${text}.` : text;
  return `${text}.`;
}

/** The sentence of a list with these of its members. */
export function formatListing(
  { one, many }: { readonly one: string; readonly many: string },
  texts: readonly string[],
): string {
  return endSentence(`${texts.length === 1 ? one : many}${formatList(texts)}`);
}

export function possessive(name: string): string {
  return /s$/iu.test(name) ? `${name}’` : `${name}’s`;
}

const ADDRESS = /[\w+.-]:\/\/|\bwww\.|\S@\S/iu;

/** Whether words lead a reader somewhere; links are made by code from citations, and stand in no sentence. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** In small letters: “Almanac.com” may be what somebody is called, “almanac.com” is where a reader is sent. */
const HOST =
  /(?<![\p{L}\p{N}.-])(?:[\p{Ll}\p{N}-]+\.)+(?:com|net|org|info|biz|example|test)(?![\p{L}\p{N}])/gu;

/** Whether words lead to somebody else’s site; a company that is called by its site may be named. */
export function leadsElsewhere(text: string, known: readonly string[]): boolean {
  const spoken = known.join('\n').toLowerCase();
  return (text.match(HOST) ?? []).some((host) => !spoken.includes(host));
}
