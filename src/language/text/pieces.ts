export type Gap = '' | ' ' | 'hard' | 'wide';

/** A word, a run of digits, or one sign; the smallest things that values are read from. */
export interface Piece {
  readonly kind: 'word' | 'digits' | 'sign';
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  /** The space before it: none, one plain or hard space, or more than that. */
  readonly gap: Gap;
}

const PIECE = /\p{L}[\p{L}\p{M}]*|[0-9]+|\S/gu;
const HARD_SPACES = '\u00a0\u202f\u2009';

function gapOf(text: string, from: number, to: number): Gap {
  if (from === to) return '';
  if (to - from > 1) return 'wide';
  const space = text.charAt(from);
  return space === ' ' ? ' ' : HARD_SPACES.includes(space) ? 'hard' : 'wide';
}

/** Takes a text apart, in one pass and without looking back. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(PIECE)) {
    const [said] = match;
    const first = said.charCodeAt(0);
    const kind =
      first >= 48 && first <= 57 ? 'digits' : /^\p{L}/u.test(said) ? 'word' : ('sign' as const);
    const end = match.index + said.length;
    pieces.push({
      kind,
      text: said,
      lower: kind === 'word' ? said.toLowerCase() : said,
      start: match.index,
      end,
      gap: gapOf(text, last, match.index),
    });
    last = end;
  }
  return pieces;
}
