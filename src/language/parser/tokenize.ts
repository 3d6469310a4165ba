import { ABBREVIATIONS, type AbbreviationPlace } from '../lexicon/forms/abbreviations';
import { MONTHS } from '../lexicon/calendar/months';
import { WEEKDAYS } from '../lexicon/calendar/weekdays';
import type { TextRange } from './shape';
import { JOINED_PREFIXES } from '../lexicon/forms/joined-prefixes';

/** What is cut off the end of a word as a token of its own, the longest first. */
const CLITICS = ["n't", "'re", "'ve", "'ll", "'s", "'d", "'m"];
const PREFIXES = new Set(JOINED_PREFIXES);
const PLACES: ReadonlyMap<string, AbbreviationPlace> = new Map(ABBREVIATIONS);
/** "Jan", "Thurs": a month or a day in five letters at most. */
const SHORT_DATES = new Set(
  [...MONTHS, ...WEEKDAYS]
    .filter(([word]) => word.length <= 5)
    .map(([word]) => word.slice(0, 1).toUpperCase() + word.slice(1)),
);
const LOOKAHEAD = 4;
/** Marks that are one token when they are repeated. */
const RUNS = '.-*=!?+_~';
const LONGEST_WORD = 100;
const LONGEST_ADDRESS = 400;

const isLetter = (char: string): boolean =>
  char <= '~'
    ? (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z') || char === '_'
    : /[\p{L}\p{M}]/u.test(char);
const isDigit = (char: string): boolean => char >= '0' && char <= '9';
const isWordChar = (char: string): boolean => isLetter(char) || isDigit(char);
const isApostrophe = (char: string): boolean => char === "'" || char === '’';
const isSpace = (char: string): boolean =>
  char === ' ' || char === '\n' || ((char <= ' ' || char > '~') && /\s/.test(char));

/** Cuts a stretch of text into tokens as the treebank has them; every character but spaces is in exactly one. */
export function tokenize(text: string, { start, end }: TextRange): readonly TextRange[] {
  const tokens: TextRange[] = [];
  let at = start;
  while (at < end) {
    const char = text[at] ?? '';
    if (isSpace(char)) {
      at++;
      continue;
    }
    const next = readToken(text, at, end);
    for (const token of splitWord(text, at, next)) tokens.push(token);
    at = next;
  }
  return tokens;
}

/** Where the token that starts here ends. */
function readToken(text: string, start: number, end: number): number {
  const address = addressEnd(text, start, end);
  if (address > start) return address;
  const char = text[start] ?? '';
  if (isDigit(char)) return numberEnd(text, start, end);
  if (isLetter(char)) return wordEnd(text, start, end);
  if (isApostrophe(char)) return cliticEnd(text, start, end);
  if (char === '.' && isDigit(text[start + 1] ?? '') && start + 1 < end)
    return numberEnd(text, start + 1, end);
  if (RUNS.includes(char)) {
    let at = start + 1;
    while (at < end && at - start < LONGEST_WORD && text[at] === char) at++;
    return at;
  }
  // A pair of code units is one character.
  return Math.min(end, start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1));
}

/** An address of the web or of mail, without the mark that ends its sentence. */
function addressEnd(text: string, start: number, end: number): number {
  if (!'hHwW'.includes(text[start] ?? ' ')) return start;
  const head = text.slice(start, Math.min(end, start + 8));
  if (!/^(?:https?:\/\/|www\.)/i.test(head)) return start;
  let at = start;
  while (at < end && at - start < LONGEST_ADDRESS && !isSpace(text[at] ?? '')) at++;
  while (at > start && /[.,;:!?)\]}"'”’>]/.test(text[at - 1] ?? '')) at--;
  return at;
}

/** "1,234.5", "2001/04/30", "10:30", "15th", "3M". */
function numberEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && at - start < LONGEST_WORD) {
    const char = text[at] ?? '';
    const joins = (char === ',' || char === '.' || char === ':' || char === '/') && at > start;
    if (isWordChar(char)) at++;
    else if (joins && at + 1 < end && isDigit(text[at + 1] ?? '') && isDigit(text[at - 1] ?? ''))
      at++;
    else break;
  }
  return at;
}

function cliticEnd(text: string, start: number, end: number): number {
  for (const clitic of CLITICS) {
    const next = start + clitic.length;
    const own = text.slice(start, Math.min(next, end)).replace('’', "'").toLowerCase();
    if (own === clitic && !isWordChar(next < end ? (text[next] ?? '') : '')) return next;
  }
  return start + 1;
}

function wordEnd(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && at - start < LONGEST_WORD) {
    const char = text[at] ?? '';
    const before = text[at - 1] ?? '';
    const after = at + 1 < end ? (text[at + 1] ?? '') : '';
    if (isWordChar(char)) at++;
    else if (char === '&' && isLetter(after) && at - start <= 3) at++;
    else if (isApostrophe(char) && isLetter(after) && isLetter(before)) at++;
    else if (char === '.' && isWordChar(after) && isWordChar(before)) at++;
    else if (char === '@' && isWordChar(after)) at++;
    else if (char === '-' && isWordChar(after) && joins(text.slice(start, at), text, at)) at++;
    else if (char === '.' && ownsStop(text.slice(start, at), text, at, end)) return at + 1;
    else if (char === '$' && at - start <= 2 && /^[A-Z]+$/.test(text.slice(start, at)))
      return at + 1;
    else break;
  }
  return at;
}

/** A hyphen inside an address of mail, after a prefix, or in "10-K" stays; other hyphens are tokens. */
function joins(word: string, text: string, at: number): boolean {
  if (word.includes('@')) return true;
  if (word.length === 1 && /[A-Z]/.test(word) && isDigit(text[at + 1] ?? '')) return true;
  return PREFIXES.has(word.toLowerCase());
}

/** Whether the full stop behind this word belongs to it; `at` is where the stop stands. */
function ownsStop(whole: string, text: string, at: number, end: number): boolean {
  const word = whole.slice(whole.lastIndexOf('-') + 1);
  const rest = text.slice(at + 1, Math.min(end, at + 1 + LOOKAHEAD)).trimStart();
  if (/^\p{Lu}$/u.test(word)) return rest !== '';
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return true;
  const place = PLACES.get(word);
  if (place === 'may-end') return true;
  if (place === 'before-number') return /^\d/.test(rest);
  if (place !== undefined) return rest !== '';
  return SHORT_DATES.has(word) && /^[\d,]/.test(rest);
}

/** Clitics off a word's end, and "cannot" in two. */
function splitWord(text: string, start: number, end: number): readonly TextRange[] {
  const word = text.slice(start, end).replaceAll('’', "'").toLowerCase();
  if (word === 'cannot')
    return [
      { start, end: start + 3 },
      { start: start + 3, end },
    ];
  const clitic = CLITICS.find((one) => word.length > one.length && word.endsWith(one));
  if (clitic === undefined) return [{ start, end }];
  const cut = end - clitic.length;
  return [
    { start, end: cut },
    { start: cut, end },
  ];
}
