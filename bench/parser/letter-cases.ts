import { hashText } from '../../src/language/parser/hash';
import { normalForm, type LetterCases } from '../../src/language/parser/word-form';

const LEAST_CASED = 3;
const MOSTLY = 0.8;

/** How often a word is in small letters, and with a capital inside a sentence. */
interface Seen {
  small: number;
  capital: number;
}

/** How each word is usually written, learned from untagged sentences. */
export function learnLetterCases(sentences: readonly (readonly string[])[]): LetterCases {
  const seen = new Map<string, Seen>();
  for (const words of sentences) {
    const isHeading = words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
    for (const [index, word] of words.entries()) {
      const normal = normalForm(word);
      const own = seen.get(normal) ?? { small: 0, capital: 0 };
      if (/^\p{Ll}/u.test(word)) own.small++;
      else if (/^\p{Lu}/u.test(word) && index > 0 && !isHeading) own.capital++;
      seen.set(normal, own);
    }
  }
  const cases = new Map<number, number>();
  for (const [word, counts] of seen) {
    const letterCase = letterCaseOf(counts);
    if (letterCase > 0) cases.set(hashText(word), letterCase);
  }
  return cases;
}

function letterCaseOf({ small, capital }: Seen): number {
  if (small + capital < LEAST_CASED) return 0;
  const share = small / (small + capital);
  return share >= MOSTLY ? 1 : share <= 1 - MOSTLY ? 3 : 2;
}
