import {
  COMPANY_SUFFIX_PHRASES,
  COMPANY_SUFFIXES,
  ONE_COMPANY_SUFFIX,
} from '../lexicon/company-suffixes';

const SUFFIXES: ReadonlySet<string> = new Set(COMPANY_SUFFIXES);
const PHRASES: ReadonlySet<string> = new Set(COMPANY_SUFFIX_PHRASES);
const ONE_SPELLING: ReadonlyMap<string, string> = new Map(ONE_COMPANY_SUFFIX);
const LONGEST_PHRASE = 5;

/** “Inc”, “GmbH”: a form of the law, in small letters and without full stops. */
export function isCompanySuffix(lower: string): boolean {
  return SUFFIXES.has(lower);
}

/** “Ltd” of “Limited”: each form in one spelling. */
export const spelledSuffix = (lower: string): string => ONE_SPELLING.get(lower) ?? lower;

/** The words of a name without a form of several words behind them: “gmbh and co kg”. */
export function withoutSuffixPhrase(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  // “and co” may be followed by one more form.
  const bare = isCompanySuffix(last) && words.at(-2) === 'co' ? words.slice(0, -1) : words;
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const left = bare.slice(0, -length);
    if (left.length > 0 && PHRASES.has(bare.slice(-length).join(' '))) return left;
  }
  return words;
}

/** “Mills, Inc.” is “Mills”. */
export function withoutCompanySuffix(name: string): string {
  const at = name.trimEnd().lastIndexOf(' ');
  const last = name
    .slice(at + 1)
    .trim()
    .toLowerCase()
    .replaceAll('.', '');
  return at > 0 && isCompanySuffix(last) ? name.slice(0, at).trimEnd().replace(/,$/u, '') : name;
}
