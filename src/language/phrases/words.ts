import { readPieces, type Piece } from '../text/pieces';

export interface Word {
  readonly lower: string;
  /** Itself and what it may be the plural of. */
  readonly forms: readonly string[];
  readonly isNumber: boolean;
  readonly isWord: boolean;
  /** Ends a sentence, which no phrase reaches over. */
  readonly isStop: boolean;
  readonly start: number;
  readonly end: number;
}

/** Of shorter words an “s” makes another: new and news. */
const SHORTEST_SINGULAR = 4;

function formsOf(lower: string): readonly string[] {
  if (!lower.endsWith('s') || lower.length <= SHORTEST_SINGULAR) return [lower];
  const forms = [lower, lower.slice(0, -1)];
  if (lower.endsWith('ies')) forms.push(`${lower.slice(0, -3)}y`);
  else if (lower.endsWith('es')) forms.push(lower.slice(0, -2));
  return forms;
}

/** The words and signs of a text as phrases are looked for in it: small, without the hyphens that join words. */
export function wordsOf(text: string): readonly Word[] {
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const words = readWords(text);
  if (text.length > LONGEST_KNOWN) return words;
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(text, words);
  return words;
}

/** Many lists are looked for in one sentence, one after the other. */
const KNOWN = new Map<string, readonly Word[]>();
const MOST_KNOWN = 200;
const LONGEST_KNOWN = 2_000;

/** The digits of “3rd” and “Q3” are no figure. */
const isPartOfWord = (pieces: readonly Piece[], at: number): boolean =>
  (pieces[at]?.gap === '' && pieces[at - 1]?.kind === 'word') ||
  (pieces[at + 1]?.gap === '' && pieces[at + 1]?.kind === 'word');

function readWords(text: string): readonly Word[] {
  const pieces = readPieces(text);
  return pieces.flatMap(({ kind, lower, gap, start, end }, at): readonly Word[] => {
    const isTied = pieces[at + 1]?.gap === '';
    if ('-‐‑'.includes(lower) && gap === '' && at > 0 && isTied) return [];
    const plain = '’‘´'.includes(lower) ? "'" : lower;
    return [
      {
        lower: plain,
        forms: kind === 'word' ? formsOf(plain) : [plain],
        isNumber: kind === 'digits' && !isPartOfWord(pieces, at),
        isWord: kind !== 'sign',
        // The dots of an address end nothing.
        isStop: '!?'.includes(plain) || (plain === '.' && !isTied),
        start,
        end,
      },
    ];
  });
}
