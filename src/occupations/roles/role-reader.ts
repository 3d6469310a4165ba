import { loadAbbreviations, spellOut } from '../titles/abbreviations';
import { loadAliases, type Aliases } from '../titles/aliases';
import { loadManagers, type Managers } from './managers';
import { createSpelling, type Spelling } from '../titles/spelling';
import { loadAsides } from '../titles/tidy-title';
import { loadTitleTable, type TitleTable } from '../titles/title-table';

export interface RoleTables {
  readonly table: TitleTable;
  readonly aliases: Aliases;
  readonly managers: Managers;
  readonly knows: (word: string) => boolean;
  readonly isCommon: (words: readonly string[]) => boolean;
  /** So few titles have it that it may be their own misspelling. */
  readonly isRare: (word: string) => boolean;
  readonly correct: Spelling['correct'];
  readonly asides: ReturnType<typeof loadAsides>;
  readonly spell: (words: readonly string[], all?: ReadonlySet<string>) => readonly string[];
  /** Names a role where it ends a phrase: “nurse”, “engineer”, not “sales”. */
  readonly isRole: (word: string) => boolean;
}

const MOSTLY = 0.4;
const SEEN = 3;
const RARE = 3;
const COMMON = 60;

function load(): RoleTables {
  const abbreviations = loadAbbreviations();
  const spell = (words: readonly string[], all?: ReadonlySet<string>) =>
    spellOut(words, abbreviations, all);
  const table = loadTitleTable();
  const aliases = loadAliases(spell);
  const counts = new Map(table.counts);
  for (const word of aliases.words) counts.set(word, (counts.get(word) ?? 0) + SEEN);
  for (const [word] of abbreviations) if (!counts.has(word)) counts.set(word, 1);
  for (const { telling } of table.occupations)
    for (const word of telling) if (!counts.has(word)) counts.set(word, 1);
  let spelling: Spelling | undefined;
  const single = new Set(
    [...aliases.exact.values()]
      .filter(({ words, field }) => words.length === 1 && !field)
      .map(({ head }) => head),
  );
  return {
    table,
    aliases,
    managers: loadManagers(),
    knows: (word) => counts.has(word),
    isCommon: (words) => words.length === 1 && (table.counts.get(words[0] ?? '') ?? 0) > COMMON,
    isRare: (word) =>
      word.length >= 7 && (table.counts.get(word) ?? RARE) < RARE && !aliases.words.has(word),
    // Most titles are spelled right, so its index is made when one isn't.
    correct: (word, prefers) => (spelling ??= createSpelling(counts)).correct(word, prefers),
    asides: loadAsides(),
    spell,
    isRole: (word) => {
      const last = table.lastCounts.get(word) ?? 0;
      return single.has(word) || (last >= SEEN && last / (table.counts.get(word) ?? 1) >= MOSTLY);
    },
  };
}

let kept: RoleTables | undefined;

/** Read when somebody asks first, and once in a process or thread. */
export function roleTables(): RoleTables {
  kept ??= load();
  return kept;
}
