import { isNameJoiner } from '../../language';
/** Sources of tier B allow no more than these, and beside a sentence nobody reads more. */
const MOST_WORDS = 25;
/** Of a longer text only its beginning is looked at. */
const MOST_READ = 1200;

const CLAUSE_END = /[,;:.!?)”"’]$/u;
const SENTENCE_END = /[.!?]["”’)]*$/u;
/** “Jan.”, “Inc.”, “U.S.”, “J.”: a period that ends no sentence. */
const ABBREVIATION = /^[(“"]*(?:(?:\p{L}\.){1,4}|\p{Lu}\p{L}{0,3}\.|vs\.|approx\.|est\.)$/u;
const DIGIT = /\p{N}/u;
const NAME = /^[(“"‘]*\p{Lu}/u;
const isInName = (word: string): boolean => word === 'and' || isNameJoiner(word);

/** Whether a quote may be cut before this word: never inside a name, a date, a figure or an abbreviation. */
function mayCut(words: readonly string[], at: number): boolean {
  const [before, after] = [words[at - 1], words[at]];
  if (before === undefined || after === undefined) return true;
  if (ABBREVIATION.test(before)) return false;
  if (SENTENCE_END.test(before)) return true;
  if (DIGIT.test(before) && DIGIT.test(after)) return false;
  if (CLAUSE_END.test(before)) return !DIGIT.test(after);
  if (DIGIT.test(before) || DIGIT.test(after) || isInName(before)) return false;
  return !(NAME.test(before) && (NAME.test(after) || isInName(after)));
}

const startsWell = (words: readonly string[], at: number): boolean =>
  at === 0 || (SENTENCE_END.test(words[at - 1] ?? '') && mayCut(words, at));

const endsWell = (words: readonly string[], at: number): boolean =>
  at === words.length || (CLAUSE_END.test(words[at - 1] ?? '') && mayCut(words, at));

/** What a word is compared by: “$381.2” and “381.2”, “Doors,” and “doors” are the same. */
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}.]|\.$/gu, '');

function weights(words: readonly string[], told: ReadonlySet<string>): number[] {
  return words.map((word) => {
    const key = bare(word);
    if (!told.has(key)) return 0;
    return DIGIT.test(key) ? 6 : key.length > 3 ? 2 : 0;
  });
}

/** From one word up to another that is no longer part of it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Cut extends Stretch {
  readonly worth: number;
}

/** The best stretch that begins here: what it shares with the sentence first, then whether it begins and ends well. */
function bestFrom(
  from: number,
  words: readonly string[],
  worths: readonly number[],
): Cut | undefined {
  let best: Cut | undefined;
  let shared = 0;
  for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
    shared += worths[to - 1] ?? 0;
    if (!mayCut(words, to)) continue;
    const worth =
      shared + (startsWell(words, from) ? 4 : 0) + (endsWell(words, to) ? 3 : 0) + (to - from) / 25;
    if (best === undefined || worth > best.worth) best = { from, to, worth };
  }
  return best;
}

/** All that is told from each piece of evidence, by its id. */
export function toldFrom(
  claims: readonly { readonly text: string; readonly evidenceIds: readonly string[] }[],
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  for (const { text, evidenceIds } of claims)
    for (const id of evidenceIds) told.set(id, `${told.get(id) ?? ''} ${text}`);
  return told;
}

/** At most 25 of these words: those that carry what is told from them, cut where a reader may stop. */
export function bestStretch(words: readonly string[], told: string): Stretch {
  if (words.length <= MOST_WORDS) return { from: 0, to: words.length };
  const worths = weights(words, new Set(told.split(/\s+/u).map(bare)));
  let best: Cut | undefined;
  for (let from = 0; from < words.length; from += 1) {
    const cut = mayCut(words, from) ? bestFrom(from, words, worths) : undefined;
    if (cut !== undefined && (best === undefined || cut.worth > best.worth)) best = cut;
  }
  return best ?? { from: 0, to: MOST_WORDS };
}

/**
 * The part of a quote that carries the sentence it stands behind, in at most 25 words. What is left out is
 * marked, and nothing is changed within.
 */
export function shortenQuote(quote: string, told: string): string {
  const words = quote.slice(0, MOST_READ).split(' ');
  if (quote.length > MOST_READ) words.pop();
  const isWhole = quote.length <= MOST_READ;
  if (isWhole && words.length <= MOST_WORDS) return quote;
  const { from, to } = bestStretch(words, told);
  const end = to === words.length && isWhole ? '' : ' …';
  return `${from === 0 ? '' : '… '}${words.slice(from, to).join(' ')}${end}`;
}
