import { readDataTable } from '../data-files';
import { plainLetters, splitWords } from './words';

interface Expansion {
  readonly words: readonly string[];
  /** It means this only beside one of these words; without any, wherever no other does. */
  readonly beside: ReadonlySet<string>;
}

/** By the first word of the abbreviation: its further words, and what they may mean. */
type Abbreviations = ReadonlyMap<
  string,
  readonly { readonly rest: readonly string[]; readonly means: readonly Expansion[] }[]
>;

const wordsOf = (text: string): readonly string[] => splitWords(plainLetters(text));

export function loadAbbreviations(): Abbreviations {
  const grouped = Map.groupBy(readDataTable('abbreviations.tsv'), ([short = '']) => short);
  const entries = [...grouped].map(([short, rows]) => {
    const [first = '', ...rest] = wordsOf(short);
    const means = rows
      .map(([, long = '', beside = '']) => ({
        words: wordsOf(long),
        beside: new Set(wordsOf(beside)),
      }))
      .toSorted((one, other) => other.beside.size - one.beside.size);
    return { first, rest, means };
  });
  const byFirst = Map.groupBy(entries, ({ first }) => first);
  return new Map(
    [...byFirst].map(([first, same]) => [
      first,
      same.toSorted((one, other) => other.rest.length - one.rest.length),
    ]),
  );
}

/** Spells out every abbreviation that the other words decide; `all` are the words of the whole title. */
export function spellOut(
  words: readonly string[],
  table: Abbreviations,
  all: ReadonlySet<string> = new Set(words),
): readonly string[] {
  if (!words.some((word) => table.has(word))) return words;
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const entry = table
      .get(word)
      ?.find(({ rest }) => rest.every((part, index) => words[at + 1 + index] === part));
    const own = entry === undefined ? [] : [word, ...entry.rest];
    const meant = entry?.means.find(
      ({ beside }) =>
        beside.size === 0 || [...beside].some((one) => !own.includes(one) && all.has(one)),
    );
    if (entry === undefined || meant === undefined) out.push(word);
    else {
      out.push(...meant.words.filter((one) => out.at(-1) !== one));
      at += entry.rest.length;
    }
  }
  return out;
}
