import { readPacked } from '../data-files';

/** A title's head counts for more than a word beside it. */
export const HEAD_WEIGHT = 1.6;
/** How far a title is trusted: reported by workers, alternate, European. */
const TRUST = [1, 0.95, 0.86] as const;

export interface TableOccupation {
  readonly code: string;
  readonly title: string;
  /** People employed in the United States; 0 where nothing is published. */
  readonly employment: number;
  /** A remainder class, for which there is a title and nothing more. */
  readonly bare: boolean;
  /** Words that tell it from the others. */
  readonly telling: ReadonlySet<string>;
}

export interface IndexedTitle {
  readonly occupation: number;
  readonly trust: number;
  readonly words: readonly string[];
  /** What its words tell together. */
  readonly mass: number;
  readonly head: string;
}

export interface TitleTable {
  readonly occupations: readonly TableOccupation[];
  readonly byCode: ReadonlyMap<string, number>;
  readonly titles: readonly IndexedTitle[];
  /** Titles with a word, by their place. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** Occupations whose titles end with a word. */
  readonly heads: ReadonlyMap<string, number>;
  /** How much a word tells, in nats: less, the more occupations have it in a title. */
  readonly weights: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
  readonly lastCounts: ReadonlyMap<string, number>;
}

function titlesOf(cells: readonly string[]): readonly Omit<IndexedTitle, 'occupation' | 'mass'>[] {
  return cells.flatMap((cell, kind) =>
    cell === ''
      ? []
      : cell.split('|').map((title) => {
          const words = title.split(' ');
          return {
            trust: TRUST[kind] ?? 1,
            words: [...new Set(words)],
            head: words.at(-1) ?? '',
          };
        }),
  );
}

const increase = (counts: Map<string, number>, word: string): void =>
  void counts.set(word, (counts.get(word) ?? 0) + 1);

/** Titles come as the words that they are matched by: `npm run bench -- pack-occupations`. */
export function loadTitleTable(): TitleTable {
  const occupations: TableOccupation[] = [];
  const titles: Omit<IndexedTitle, 'mass'>[] = [];
  const postings = new Map<string, number[]>();
  const heads = new Map<string, number>();
  const spread = new Map<string, number>();
  const counts = new Map<string, number>();
  const lastCounts = new Map<string, number>();
  for (const line of readPacked('titles.tsv.br')) {
    const [
      code = '',
      title = '',
      employed = '',
      none = '',
      own = '',
      alternate = '',
      european = '',
      telling = '',
    ] = line.split('\t');
    const ownWords = new Set<string>();
    const ownHeads = new Set<string>();
    for (const one of titlesOf([own, alternate, european])) {
      const place = titles.push({ ...one, occupation: occupations.length }) - 1;
      ownHeads.add(one.head);
      increase(lastCounts, one.head);
      for (const word of one.words) {
        ownWords.add(word);
        increase(counts, word);
        const places = postings.get(word);
        if (places === undefined) postings.set(word, [place]);
        else places.push(place);
      }
    }
    for (const word of ownWords) increase(spread, word);
    for (const word of ownHeads) increase(heads, word);
    occupations.push({
      code,
      title,
      employment: Number(employed) || 0,
      bare: none !== '',
      telling: new Set(telling.split(' ')),
    });
  }
  const byCode = new Map(occupations.map(({ code }, index) => [code, index]));
  const weights = new Map(
    [...spread].map(([word, count]) => [word, Math.log(1 + occupations.length / (1 + count))]),
  );
  const weighted = titles.map((title) => ({
    ...title,
    mass: title.words.reduce(
      (sum, word) => sum + (weights.get(word) ?? 0) * (word === title.head ? HEAD_WEIGHT : 1),
      0,
    ),
  }));
  return { occupations, byCode, titles: weighted, postings, heads, weights, counts, lastCounts };
}
