import { hashText, mixHash } from './hash';

/**
 * How untagged text writes a word inside sentences, by the hash of its normal form: small (1), either way (2), or
 * with a capital (3).
 */
export type LetterCases = ReadonlyMap<number, number>;

/**
 * What the network sees of a word, hashed once: the word itself first, then its endings, its beginning and its shape.
 */
export type WordFeatures = readonly number[];

export const ROOT_FEATURE = hashText('<root>');
export const UNKNOWN_WORD = hashText('<unknown>');
const LONGEST_READ = 40;
const YEAR = /^(?:1[6-9]|20)\d\d$/;
const NUMERAL = /^[\d.,]*\d[\d.,]*$/;

export function normalForm(text: string): string {
  if (YEAR.test(text)) return '!year';
  if (NUMERAL.test(text)) return '!number';
  return text.slice(0, LONGEST_READ).toLowerCase().replaceAll('’', "'").replace(/\d/g, '0');
}

function shapeOf(text: string): string {
  const first = /^\p{Lu}/u.test(text);
  const all = first && !/\p{Ll}/u.test(text);
  const rest = /\p{Ll}.*\p{Lu}/u.test(text) ? 'm' : '';
  const length = text.length === 1 ? '1' : '';
  const digit = /\d/.test(text) ? 'd' : '';
  const marks = `${text.includes('-') ? '-' : ''}${text.includes('.') ? '.' : ''}`;
  return `${all ? 'XX' : first ? 'Xx' : 'x'}${rest}${length}${digit}${marks}`;
}

/** Each feature is mixed with its number, so that an ending is never taken for a word. */
export function readFeatures(text: string, cases: LetterCases): WordFeatures {
  const normal = normalForm(text);
  const word = hashText(normal);
  const shape = hashText(shapeOf(text.slice(0, LONGEST_READ)));
  return [
    word,
    mixHash(2, hashText(normal.slice(-2))),
    mixHash(3, hashText(normal.slice(-3))),
    mixHash(4, hashText(normal.slice(-4))),
    mixHash(5, hashText(normal.slice(0, 3))),
    mixHash(6, shape),
    mixHash(7, mixHash(shape, cases.get(word) ?? 0)),
  ];
}
