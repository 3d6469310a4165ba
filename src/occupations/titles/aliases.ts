import { defined } from '../../kernel/defined';
import { readDataTable, wholeCode } from '../data-files';
import { isRank } from './general-words';
import { isEmptyWord, plainLetters, splitWords } from './words';

export interface Alias {
  readonly words: readonly string[];
  readonly head: string;
  /** The likeliest first. */
  readonly codes: readonly string[];
  /** Which of them, or another, is meant beside a word. */
  readonly beside: ReadonlyMap<string, string>;
  /** Its codes lie too far apart for the first to be taken. */
  readonly open: boolean;
  /** It names a field, “accounting”, which is a role only for somebody who learns it. */
  readonly field: boolean;
  /** A rank, “engineer”, which names an occupation only beside a word that speaks for one. */
  readonly contextual: boolean;
  /** What the first code is called where it is read from this alias: “as Product Manager”. */
  readonly name?: string;
}

export interface Aliases {
  readonly byHead: ReadonlyMap<string, readonly Alias[]>;
  readonly exact: ReadonlyMap<string, Alias>;
  readonly words: ReadonlySet<string>;
}

type Spell = (words: readonly string[]) => readonly string[];

const majorGroup = (code: string): string => code.slice(0, 2);

/** “Vice president of sales” is a president. */
function headOf(phrase: string, words: readonly string[], spell: Spell): string {
  const [before = '', after] = phrase.split(' of ');
  return (after === undefined ? words : spell(splitWords(before))).at(-1) ?? '';
}

const NAMED = 'as ';

/** Lists of words that several titles share: “@professors”, in content/occupations/contexts.tsv. */
type Contexts = ReadonlyMap<string, readonly string[]>;

const marksOf = (context: string): readonly string[] =>
  context.split(', ').filter((mark) => mark !== '');

function loadContexts(): Contexts {
  return new Map(
    readDataTable('contexts.tsv').map(([name = '', context = '']) => [
      `@${name}`,
      marksOf(context),
    ]),
  );
}

function readAlias(
  [phrase = '', codes = '', context = '']: readonly string[],
  spell: Spell,
  contexts: Contexts,
): Alias {
  const words = spell(splitWords(plainLetters(phrase))).filter((word) => !isEmptyWord(word));
  const marks = marksOf(context).flatMap((mark) => contexts.get(mark) ?? [mark]);
  const all = codes.split(',').flatMap((code) => (code === '' ? [] : [wholeCode(code)]));
  const beside = new Map(
    marks
      .filter((mark) => !mark.startsWith(NAMED))
      .map((mark) => mark.split(' '))
      .flatMap(([word, code]) =>
        word === undefined || code === undefined ? [] : [[word, wholeCode(code)] as const],
      ),
  );
  const name = marks.find((mark) => mark.startsWith(NAMED))?.slice(NAMED.length);
  const far = new Set(all.map(majorGroup)).size > 1;
  return {
    words,
    head: headOf(phrase, words, spell),
    codes: all,
    beside,
    field: marks.includes('field'),
    contextual: codes === '',
    open: marks.includes('ask') || (far && !marks.includes('sure')),
    ...defined({ name }),
  };
}

/** Titles that O*NET's own alternates mislead on, and those that are typed most: content/occupations/aliases.tsv. */
export function loadAliases(spell: Spell): Aliases {
  const contexts = loadContexts();
  const all = readDataTable('aliases.tsv').map((row) => readAlias(row, spell, contexts));
  const byHead = Map.groupBy(all, ({ head }) => head);
  for (const same of byHead.values())
    same.sort((one, other) => other.words.length - one.words.length);
  return {
    byHead,
    exact: new Map(
      all.filter(({ contextual }) => !contextual).map((alias) => [alias.words.join(' '), alias]),
    ),
    words: new Set(all.flatMap(({ words }) => words)),
  };
}

/**
 * The alias with the most words among those whose head is `head` and whose words are all there.
 * Of two as long, the one whose words stand together: “licensed vocational nurse” before
 * “home health nurse” in “Licensed Vocational Nurse, Home Health”.
 */
export function findAlias(
  aliases: Aliases,
  head: string,
  words: ReadonlySet<string>,
): Alias | undefined {
  const fitting = (aliases.byHead.get(head) ?? []).filter(
    (alias) =>
      alias.words.every((word) => words.has(word)) &&
      (alias.contextual
        ? [...alias.beside.keys()].some((word) => words.has(word))
        : // “President” is a role alone, and a rank in “Vice President of Design”.
          alias.words.length > 1 || words.size === 1 || !isRank(alias.head)),
  );
  const longest = fitting.filter((alias) => alias.words.length === fitting[0]?.words.length);
  if (longest.length < 2) return longest[0];
  const phrase = ` ${[...words].join(' ')} `;
  return longest.find((alias) => phrase.includes(` ${alias.words.join(' ')} `)) ?? longest[0];
}

/** Heads that employers put for one another: “SEO Executive”, “SEO Specialist”. */
const SOFT_HEADS: readonly string[] =
  `specialist representative coordinator officer associate advisor analyst
  executive consultant administrator agent assistant professional worker`.match(/\S+/gu) ?? [];

/** Where no alias has the head itself, those that differ from the title in a soft head alone. */
export function listNearAliases(
  aliases: Aliases,
  head: string,
  words: ReadonlySet<string>,
): readonly Alias[] {
  if (!SOFT_HEADS.includes(head) || words.size < 2) return [];
  const others = SOFT_HEADS.filter((other) => other !== head).flatMap((other) => {
    const put = [...words].map((word) => (word === head ? other : word));
    const found = findAlias(aliases, other, new Set(put));
    return found === undefined || found.words.length < 2 ? [] : [found];
  });
  const most = Math.max(...others.map((alias) => alias.words.length));
  return others.filter((alias) => alias.words.length === most);
}

/** Its codes, with those first that the other words speak for; `true` if one of them decided. */
export function codesBeside(
  { codes, beside }: Alias,
  others: ReadonlySet<string>,
): { readonly codes: readonly string[]; readonly decided: boolean } {
  const meant = [...beside].filter(([word]) => others.has(word)).map(([, code]) => code);
  const decided = new Set(meant).size === 1;
  return { codes: [...new Set([...meant, ...codes])], decided };
}
