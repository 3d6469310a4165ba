import { isCalendarWord, isSmallWord } from '../../language';
import { isPlainWord } from './words';
import type { Span, Token } from './tokens';

export interface NameRun extends Span {
  readonly text: string;
  /** Its words in one spelling, without the small ones between. */
  readonly words: readonly string[];
}

const INNER = new Set([
  'of',
  'de',
  'van',
  'von',
  'der',
  'da',
  'di',
  'la',
  'le',
  'du',
  'del',
  'al',
  '&',
  '-',
  "'",
]);
const OPENS = /^[.!?:;"(*#|]$/u;

function opensSentence(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || OPENS.test(before.text);
}

function isNameWord(token: Token): boolean {
  return (
    token.capital &&
    (token.text.length === 1
      ? token.text !== 'I' && token.text !== 'A'
      : !isSmallWord(token.lower)) &&
    !isCalendarWord(token.lower)
  );
}

/**
 * Runs of capitalised words, with the figure that follows a product's name. `rest` is the text with
 * its dates blanked, so that no month is part of a name. A plain word that merely opens a sentence is none.
 */
export function placeNames(tokens: readonly Token[], rest: string): NameRun[] {
  const runs: NameRun[] = [];
  const stands = (token: Token | undefined): boolean =>
    token !== undefined && isNameWord(token) && rest[token.start] !== ' ';
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (first === undefined || !stands(first)) continue;
    const from = at;
    let to = at + 1;
    for (;;) {
      const next = tokens[to];
      if (stands(next)) to += 1;
      else if (
        next?.text === '.' &&
        /^\p{Lu}$/u.test(tokens[to - 1]?.text ?? '') &&
        stands(tokens[to + 1])
      )
        to += 2;
      else if (next !== undefined && INNER.has(next.lower) && stands(tokens[to + 1])) to += 2;
      else break;
    }
    const alone = to === from + 1 && opensSentence(tokens, from);
    at = to - 1;
    if (alone && (isPlainWord(first.lower) || /(?:ing|ly)$/u.test(first.lower))) continue;
    const words = tokens
      .slice(from, to)
      .filter((token) => token.kind === 'word' && token.capital)
      .map((token) => token.stem);
    runs.push({ from, to, words, text: rest.slice(first.start, tokens[to - 1]?.end) });
  }
  return runs;
}
