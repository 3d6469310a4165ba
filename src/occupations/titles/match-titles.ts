import { HEAD_WEIGHT, type TitleTable } from './title-table';

const OTHER_HEAD = 0.72;
/** What stands outside the core of a title counts for little. */
const SIDE_WEIGHT = 0.2;
const PRIOR = 0.045;
const TYPICAL_EMPLOYMENT = 4;
const BARE = 0.93;
const TELLING = 0.03;
/** Posting lists of the commonest words are long; the rarest words bring the candidates. */
const MOST_CANDIDATES = 2_500;
/** Employment moves no occupation up from further down. */
const MOST_MATCHES = 40;
const UNKNOWN_WEIGHT = Math.log(500);

export interface TitleQuery {
  readonly words: readonly string[];
  readonly head: string;
  /** Words from the other pieces of the title, and of the trade. */
  readonly side: readonly string[];
}

export interface TitleMatch {
  readonly occupation: number;
  readonly score: number;
  /** Overlap alone, from 0 to 1, without employment. */
  readonly overlap: number;
  /** Workers report the title themselves, or the occupation is called so. */
  readonly own: boolean;
}

export const weightOf = (table: TitleTable, word: string): number =>
  table.weights.get(word) ?? UNKNOWN_WEIGHT;

function candidatesOf(table: TitleTable, words: readonly string[]): Iterable<number> {
  const lists = words
    .flatMap((word) => {
      const places = table.postings.get(word);
      return places === undefined ? [] : [places];
    })
    .toSorted((one, other) => one.length - other.length);
  const found = new Set<number>();
  for (const list of lists) {
    if (found.size > 0 && found.size + list.length > MOST_CANDIDATES) break;
    for (const place of list) found.add(place);
  }
  return found;
}

/** How well each occupation's titles fit, the best first. */
export function matchTitles(table: TitleTable, query: TitleQuery): readonly TitleMatch[] {
  const core = new Map(
    query.words.map((word) => [
      word,
      weightOf(table, word) * (word === query.head ? HEAD_WEIGHT : 1),
    ]),
  );
  const side = new Map(query.side.map((word) => [word, weightOf(table, word) * SIDE_WEIGHT]));
  const total = [...core.values()].reduce((sum, weight) => sum + weight, 0);
  const best = new Map<number, { readonly fit: number; readonly own: boolean }>();
  for (const place of candidatesOf(table, query.words)) {
    const title = table.titles[place];
    if (title === undefined) continue;
    let shared = 0;
    let own = title.mass;
    for (const word of title.words) {
      const known = core.get(word);
      if (known !== undefined) {
        const weight = weightOf(table, word) * (word === title.head ? HEAD_WEIGHT : 1);
        shared += Math.min(weight, known);
      } else if (side.size > 0) own -= 2 * (side.get(word) ?? 0);
    }
    const overlap = (2 * shared) / (total + Math.max(own, shared));
    const fit = overlap * title.trust * (title.head === query.head ? 1 : OTHER_HEAD);
    if (fit > (best.get(title.occupation)?.fit ?? 0))
      best.set(title.occupation, { fit, own: title.trust === 1 });
  }
  return [...best]
    .toSorted(([, one], [, other]) => other.fit - one.fit)
    .slice(0, MOST_MATCHES)
    .map(([occupation, { fit: overlap, own }]) => ({
      occupation,
      overlap,
      own,
      score: overlap * priorOf(table, occupation, query),
    }))
    .toSorted((one, other) => other.score - one.score);
}

function priorOf(table: TitleTable, occupation: number, query: TitleQuery): number {
  const one = table.occupations[occupation];
  if (one === undefined) return 0;
  const size = one.employment > 0 ? Math.log10(one.employment) : TYPICAL_EMPLOYMENT - 0.5;
  const told = [...query.words, ...query.side].filter((word) => one.telling.has(word)).length;
  return (
    (1 + PRIOR * (size - TYPICAL_EMPLOYMENT)) *
    (one.bare ? BARE : 1) *
    (1 + TELLING * Math.min(told, 3))
  );
}
