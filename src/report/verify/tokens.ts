import { stemOf } from './stems';
import { isSmallWord } from './small-words';

export type TokenKind = 'word' | 'number' | 'sign';

export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  readonly kind: TokenKind;
  /** A word that carries meaning of its own, or a number. */
  readonly content: boolean;
  readonly capital: boolean;
  readonly start: number;
  readonly end: number;
}

/** A stretch of tokens: `tokens.slice(from, to)`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const TOKEN = /(?:\p{Lu}\.){2,}|[\p{L}][\p{L}\p{M}]*(?:'[\p{L}]+)?|\d+(?:[.,]\d+)*(?:(?:st|nd|rd|th)(?![\p{L}\d]))?|[^\s\p{L}\p{N}]/gu;

/** The words, numbers and signs of a folded text, in order and with their places. */
export function readTokens(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => {
    const [said] = match;
    const lower = said.toLowerCase();
    const first = said.codePointAt(0) ?? 0;
    const kind = first >= 48 && first <= 57 ? 'number' : /^\p{L}/u.test(said) ? 'word' : 'sign';
    const place = { start: match.index, end: match.index + said.length };
    const stem = kind === 'word' ? stemOf(lower.replaceAll('.', '')) : kind === 'number' ? lower.replace(/,(?=\d{3}(?!\d))|(?:st|nd|rd|th)$/gu, '') : lower;
    const content = kind === 'number' || (kind === 'word' && !isSmallWord(lower));
    return { text: said, lower, stem, kind, content, capital: kind === 'word' && /^\p{Lu}/u.test(said), ...place };
  });
}
