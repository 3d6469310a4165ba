import { isCapitalized } from '../../../kernel/text';
import { isSmallWord, stemOf } from '../../../language';

export type TokenKind = 'word' | 'number' | 'sign';

export interface EventToken {
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

/** “eleven” and “11” are the same word of a sentence. */
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
  }).map(([word, value]) => [word, String(value)]),
);

const TOKEN = new RegExp(
  "(?:\\p{Lu}\\.){2,}|[\\p{L}][\\p{L}\\p{M}]*(?:'[\\p{L}]+)?|" +
    '\\d+(?:[.,]\\d+)*(?:(?:st|nd|rd|th)(?![\\p{L}\\d]))?|[^\\s\\p{L}\\p{N}]',
  'gu',
);

/** A page says most of its words many times; `stems` keeps what was worked out. */
function stemOnce(lower: string, stems: Map<string, string>): string {
  const known = stems.get(lower);
  if (known !== undefined) return known;
  const stem = NUMBER_WORDS.get(lower) ?? stemOf(lower.replaceAll('.', ''));
  stems.set(lower, stem);
  return stem;
}

/** The words, numbers and signs of a folded text, in order and with their places. */
export function readTokens(text: string, stems: Map<string, string> = new Map()): EventToken[] {
  return Array.from(text.matchAll(TOKEN), (match) => {
    const [said] = match;
    const lower = said.toLowerCase();
    const first = said.codePointAt(0) ?? 0;
    const kind = first >= 48 && first <= 57 ? 'number' : /^\p{L}/u.test(said) ? 'word' : 'sign';
    const place = { start: match.index, end: match.index + said.length };
    const stem =
      kind === 'word'
        ? stemOnce(lower, stems)
        : kind === 'number'
          ? lower.replace(/,(?=\d{3}(?!\d))|(?:st|nd|rd|th)$/gu, '')
          : lower;
    const content = kind === 'number' || (kind === 'word' && !isSmallWord(lower));
    return {
      text: said,
      lower,
      stem,
      kind,
      content,
      capital: kind === 'word' && isCapitalized(said),
      ...place,
    };
  });
}
