import { ABBREVIATIONS, type AbbreviationPlace } from '../lexicon/forms/abbreviations';
import { MARKED_NAMES } from '../lexicon/marked-names';
import { MONTHS } from '../lexicon/calendar/months';
import { SENTENCE_OPENERS } from '../lexicon/sentence-openers';

/** A stretch of a text: `text.slice(start, end)`. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const PLACES: ReadonlyMap<string, AbbreviationPlace> = new Map(ABBREVIATIONS);
const MONTH_WORDS: ReadonlySet<string> = new Set(MONTHS.map(([word]) => word));
const OPENERS: ReadonlySet<string> = new Set(SENTENCE_OPENERS);
const MARKED: ReadonlySet<string> = new Set(MARKED_NAMES);

const BULLETS = '•▪‣◦●■';
const WIDE_STOPS = '。！？';
const STOPS = '.!?…';
const CLOSERS = '"\'”’»)]';
const QUOTES_AND_BRACKETS = '"\'“‘«([';
const CANDIDATE = /[.!?…。！？\n\r•▪‣◦●■]/gu;
const SPACE = /\s/u;
const LETTER = /[\p{L}\p{M}]/u;
const UPPER = /[\p{Lu}\p{Lt}]/u;
const LOWER = /\p{Ll}/u;
const DIGIT = /\p{Nd}/u;
const CONTENT = /[\p{L}\p{N}]/u;

/** No abbreviation is longer, so nobody looks further back than this. */
const LONGEST_ABBREVIATION = 12;
const LONGEST_OPENER = 16;

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text.charAt(at))) at += 1;
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text.charAt(at))) at += 1;
  return at;
}

/** The word, with its inner full stops, that ends at `end`. */
function wordBefore(text: string, end: number): string {
  let start = end;
  const least = Math.max(0, end - LONGEST_ABBREVIATION);
  while (start > least) {
    const before = text.charAt(start - 1);
    if (!LETTER.test(before) && !DIGIT.test(before) && !(before === '.' && start < end)) break;
    start -= 1;
  }
  return text.slice(start, end);
}

function wordAfter(text: string, start: number): string {
  let end = start;
  const most = Math.min(text.length, start + LONGEST_OPENER);
  while (end < most && LETTER.test(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

/** “1.”, “a.”, “iv.” at the head of a line tells where an item begins. */
function isItemMark(text: string, start: number, stop: number): boolean {
  if (stop - start > LONGEST_ABBREVIATION) return false;
  const head = text.slice(start, stop).trim();
  return /^(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})$/u.test(head);
}

function isInitials(word: string): boolean {
  return /^(?:\p{Lu}|(?:\p{L}\.){1,5}\p{L})$/u.test(word);
}

/** Whether the full stop at `stop` only shortens the word before it; `next` begins what follows. */
function shortens(text: string, stop: number, next: number): boolean {
  const word = wordBefore(text, stop);
  if (word === '') return false;
  const first = text.charAt(skip(text, next, QUOTES_AND_BRACKETS));
  const isNumber = DIGIT.test(first) || '$€£#'.includes(first);
  const opens = OPENERS.has(wordAfter(text, next));
  const place = PLACES.get(word);
  if (place === 'before-any') return true;
  if (place === 'before-name') return !opens;
  if (place === 'before-number') return isNumber;
  if (MONTH_WORDS.has(word.toLowerCase()) && word.length <= 4) return isNumber;
  return (place === 'may-end' || isInitials(word)) && !opens;
}

/** Whether a sentence may begin at `at`: with a capital, a figure, a sign, or a name such as “eBay”. */
function mayBegin(text: string, at: number): boolean {
  const begin = skip(text, at, QUOTES_AND_BRACKETS);
  const first = String.fromCodePoint(text.codePointAt(begin) ?? 32);
  if (LOWER.test(first)) return UPPER.test(text.charAt(begin + 1));
  return true;
}

interface Break {
  /** Where the sentence ends, and where the next may begin. */
  readonly end: number;
  readonly next: number;
}

function breakAt(text: string, sentenceStart: number, at: number): Break | undefined {
  const mark = text.charAt(at);
  if (mark === '\n' || mark === '\r') return { end: at, next: at + 1 };
  if (BULLETS.includes(mark)) return { end: at, next: at + 1 };
  const end = skip(text, skip(text, at, STOPS + WIDE_STOPS), CLOSERS);
  if (WIDE_STOPS.includes(mark)) return { end, next: end };
  const next = skipSpace(text, end);
  if (next === end || next >= text.length || !mayBegin(text, next)) return undefined;
  if (mark === '.' && end === at + 1 && shortens(text, at, next)) return undefined;
  if (mark === '.' && isItemMark(text, sentenceStart, at)) return undefined;
  if (mark !== '.' && MARKED.has(`${wordBefore(text, at)}${mark}`)) return undefined;
  return { end, next };
}

/** The sentences of a text, each without the space around it, with their places. */
export function splitSentences(text: string): readonly TextSpan[] {
  const found: TextSpan[] = [];
  const candidate = new RegExp(CANDIDATE);
  const add = (from: number, to: number): void => {
    const part = text.slice(from, to);
    if (!CONTENT.test(part)) return;
    const start = from + (part.length - part.trimStart().length);
    found.push({ text: part.trim(), start, end: start + part.trim().length });
  };
  let start = 0;
  let at = 0;
  while (at < text.length) {
    candidate.lastIndex = at;
    const match = candidate.exec(text);
    if (match === null) break;
    const cut = breakAt(text, start, match.index);
    if (cut === undefined) at = skip(text, match.index + 1, STOPS);
    else {
      add(start, cut.end);
      start = cut.next;
      at = Math.max(cut.next, match.index + 1);
    }
  }
  add(start, text.length);
  return found;
}
