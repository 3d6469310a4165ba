import { roleTables, type RoleTables } from '../roles/role-reader';
import type { IndexedTitle } from './title-table';
import { plainLetters, splitWords } from './words';

const MOST = 6;
const LONGEST_TYPED = 80;
const SHORTEST_TYPED = 2;
/** A title of more words is a register's, and no one's on a card. */
const MOST_WORDS = 4;
/** Titles of American workers and employers; the European ones sound foreign. */
const LEAST_TRUST = 0.95;
/** In front of a title, and no part of it. */
const LEVELS = new Set(['senior', 'sr', 'junior', 'jr', 'lead', 'staff', 'principal', 'associate']);
/** Words that are written in capitals. */
const CAPITALS = new Set([
  'it',
  'hr',
  'qa',
  'ux',
  'ui',
  'rn',
  'lpn',
  'cna',
  'ceo',
  'cfo',
  'coo',
  'hvac',
  'crm',
  'erp',
]);

const written = (words: readonly string[]): string =>
  words
    .map((word) =>
      CAPITALS.has(word)
        ? word.toUpperCase()
        : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');

/** Each typed word begins a word of the title, in their order. */
function goesOn(words: readonly string[], typed: readonly string[]): boolean {
  let from = 0;
  for (const one of typed) {
    const place = words.findIndex((word, index) => index >= from && word.startsWith(one));
    if (place < 0) return false;
    from = place + 1;
  }
  return true;
}

/** More, the more people do it, the more titles have its words, and where workers say it themselves. */
function weightOf({ table }: RoleTables, { words, trust, occupation }: IndexedTitle): number {
  const { employment = 0, title = '' } = table.occupations[occupation] ?? {};
  const rarest = Math.min(...words.map((word) => table.counts.get(word) ?? 0));
  const isItsName = title.toLowerCase() === words.join(' ');
  return (
    Math.log10(1 + employment) +
    2 * Math.log10(1 + rarest) +
    (trust === 1 ? 1 : 0) +
    (isItsName ? 3 : 0) -
    words.length / 2
  );
}

function titlesOn(tables: RoleTables, typed: readonly string[]): readonly string[] {
  const { postings, titles } = tables.table;
  const longest = typed.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const places = new Set(
    [...postings].flatMap(([word, found]) => (word.startsWith(longest) ? found : [])),
  );
  const found = new Map<string, number>();
  for (const place of places) {
    const title = titles[place];
    if (title === undefined || title.trust < LEAST_TRUST || title.words.length > MOST_WORDS)
      continue;
    if (!goesOn(title.words, typed)) continue;
    const text = written(title.words);
    const weight =
      weightOf(tables, title) + (goesOn(title.words.slice(0, 1), typed.slice(0, 1)) ? 4 : 0);
    found.set(text, Math.max(found.get(text) ?? 0, weight));
  }
  return [...found]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([text]) => text);
}

/** Job titles that go on from what was typed, the commonest first; a level in front of them is kept. */
export function suggestTitles(typed: string): readonly string[] {
  if (typed.length > LONGEST_TYPED) return [];
  const all = splitWords(plainLetters(typed.toLowerCase()));
  const levels = all.slice(0, -1).filter((word, index) => index === 0 && LEVELS.has(word));
  const words = all.slice(levels.length);
  if (words.join('').length < SHORTEST_TYPED) return [];
  const tables = roleTables();
  const found = titlesOn(tables, words);
  // “HR”, “QA”: titles are kept with their abbreviations spelled out.
  const titles = found.length > 0 ? found : titlesOn(tables, tables.spell(words));
  return titles.map((title) => [...levels.map((level) => written([level])), title].join(' '));
}
