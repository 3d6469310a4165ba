import { indexTerms, type TermIndex } from './term-index';
import { pairsOf, termsOf } from './terms';

export interface IndexedPassage {
  readonly text: string;
  /** Passages of one page stand in their order there; without it all are taken for one page. */
  readonly page?: string;
  /** What stands beside the passage on its page and is no passage itself: a table, a caption. */
  readonly context?: string;
}

export interface PassageIndex {
  readonly terms: TermIndex;
  readonly pairs: TermIndex;
  /** The page of each passage, as a number. */
  readonly pages: readonly number[];
  /** What whole pages say, where there are several. */
  readonly pageTerms: TermIndex | undefined;
}

export function indexPassages(passages: readonly IndexedPassage[]): PassageIndex {
  const terms = passages.map(({ text }) => termsOf(text));
  const numbers = new Map<string, number>();
  const pages = passages.map(({ page = '' }) => {
    const number = numbers.get(page) ?? numbers.size;
    numbers.set(page, number);
    return number;
  });
  return {
    terms: indexTerms(terms),
    pairs: indexTerms(terms.map(pairsOf)),
    pages,
    pageTerms: numbers.size < 2 ? undefined : indexPages(passages, terms, pages),
  };
}

function indexPages(
  passages: readonly IndexedPassage[],
  terms: readonly (readonly string[])[],
  pages: readonly number[],
): TermIndex {
  const whole: string[][] = [];
  const told = new Set<string>();
  for (const [at, page] of pages.entries()) {
    const words = (whole[page] ??= []);
    for (const term of terms[at] ?? []) words.push(term);
    const context = passages[at]?.context;
    const key = `${page} ${context}`;
    // What stands beside several passages of a page is told once.
    if (context === undefined || told.has(key)) continue;
    told.add(key);
    for (const term of termsOf(context)) words.push(term);
  }
  return indexTerms(whole);
}
