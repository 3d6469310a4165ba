/**
 * Packs occupation data into content/occupations, its titles as the words that they are matched by.
 * npm run bench -- pack-occupations (after a change of abbreviations.tsv or names.tsv too)
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadAbbreviations, spellOut } from '../src/occupations/titles/abbreviations';
import type { Occupation } from '../src/occupations';
import { isEmptyWord, plainLetters, splitWords } from '../src/occupations/titles/words';
import { projectFolder } from '../src/project-folder';
import { materialFolder } from '../test/support/material';

interface Source extends Pick<
  Occupation,
  'code' | 'title' | 'description' | 'jobZone' | 'preparation'
> {
  readonly tasks?: readonly string[];
  readonly coreTasks?: number;
  readonly skills?: readonly { readonly name: string }[];
  readonly knowledge?: readonly { readonly name: string }[];
  readonly technology?: Occupation['technology'];
  readonly tools?: readonly string[];
  readonly related?: readonly string[];
  readonly siblings?: readonly string[];
  readonly reportedTitles?: readonly string[];
  readonly wageSoc?: string;
  readonly noData?: boolean;
}

const target = join(projectFolder(), 'content/occupations');
/** Words of the description and tasks that tell an occupation from the others. */
const TELLING_WORDS = 45;
const FEW = 8;
const LONGEST = 12;

const lines = (file: string): readonly string[] =>
  readFileSync(materialFolder('real/occupations', file), 'utf8').trim().split('\n');
const rows = (file: string): readonly (readonly string[])[] =>
  lines(file)
    .slice(1)
    .map((line) => line.split('\t'));
const occupations = lines('occupations.jsonl').map((line) => JSON.parse(line) as Source);
const names = new Map(
  readFileSync(join(target, 'names.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [code = '', name = ''] = line.split('\t');
      return [code, name];
    }),
);
const wages = new Map(rows('wages-us-2024.tsv').map((row) => [row[0] ?? '', row]));
const titles = Map.groupBy(rows('titles.tsv'), ([code = '']) => code);

/** British and European titles, where the crosswalk is more than a guess. */
function europeanTitles(): ReadonlyMap<string, readonly string[]> {
  const known = new Map(
    lines('esco-occupations.jsonl').map((line) => {
      const { code, title, altTitles } = JSON.parse(line) as {
        code: string;
        title: string;
        altTitles?: readonly string[];
      };
      return [code, [title, ...(altTitles ?? [])]] as const;
    }),
  );
  const found = new Map<string, readonly string[]>();
  for (const [esco = '', , , code = '', , confidence] of rows('esco-to-onet.tsv'))
    if (Number(confidence) >= 1)
      found.set(code, [...(found.get(code) ?? []), ...(known.get(esco) ?? [])]);
  return found;
}
const european = europeanTitles();

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  waitresses: 'waitress',
};

function singular(word: string): string {
  const low = word.toLowerCase();
  if (low in IRREGULAR) return IRREGULAR[low] ?? word;
  if (/(?:ss|us|is)$/u.test(low) || !low.endsWith('s')) return word;
  if (low.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=sses|ches|shes)es$|s$/u, '');
}

/** What a person in the job would say: one of its own titles where the official one is a list. */
function personTitle({ code, title, reportedTitles = [] }: Source): string {
  const named = names.get(code);
  if (named !== undefined) return named;
  const plain = title.replace(/, (?:All Other|Except .*|Including .*|General|Postsecondary)$/u, '');
  if (!/,|\band\b|--/u.test(plain)) return plain.replace(/[^ ]+$/u, singular);
  const wanted = new Set((title.toLowerCase().match(/[a-z]+/gu) ?? []).map(singular));
  const score = (one: string): number => {
    const words = one.toLowerCase().match(/[a-z]+/gu) ?? [];
    return words.filter((word) => wanted.has(word)).length - words.length / 4;
  };
  const own = reportedTitles.map((one) => one.replace(/ \(.*/u, ''));
  const [best] = own.toSorted((one, other) => score(other) - score(one));
  return best ?? (plain.split(/,| and /u)[0] ?? plain).replace(/[^ ]+$/u, singular);
}

const abbreviations = loadAbbreviations();

/** “RN (Registered Nurse)” is two titles. */
function variantsOf(title: string): readonly string[] {
  const [outside = '', inside] = title.replace(/\)\s*$/u, '').split(' (');
  return inside === undefined ? [outside] : [outside, inside];
}

/** A title as it is matched: its words in their singular, spelled out, without the small ones. */
function matched(title: string): string {
  const plain = plainLetters(title.replace(/, (?:All Other|Except .*)$/u, ''));
  return spellOut(splitWords(plain), abbreviations)
    .filter((word) => !isEmptyWord(word))
    .slice(0, LONGEST)
    .join(' ');
}

const textOf = ({ description, tasks = [], technology = [] }: Source): string =>
  `${description} ${tasks.join(' ')} ${technology.map(({ name }) => name).join(' ')}`;
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[a-z][a-z+#]{2,}/gu) ?? [];
const inHowMany = new Map<string, number>();
for (const one of occupations)
  for (const word of new Set(wordsOf(textOf(one))))
    inHowMany.set(word, (inHowMany.get(word) ?? 0) + 1);

function tellingWords(one: Source): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(textOf(one))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weight = ([word, count]: readonly [string, number]): number =>
    count * Math.log(occupations.length / (inHowMany.get(word) ?? 1));
  return [...counts]
    .toSorted((first, second) => weight(second) - weight(first))
    .slice(0, TELLING_WORDS)
    .map(([word]) => word);
}

/** Each title once, under the first of the kinds that has it. */
function titleCells({ code }: Source): readonly string[] {
  const byKind = (...kinds: readonly string[]): readonly string[] =>
    (titles.get(code) ?? [])
      .filter(([, , kind = '']) => kinds.includes(kind))
      .map(([, title = '']) => title);
  const seen = new Set<string>(['']);
  return [
    byKind('occupation', 'reported', 'short'),
    byKind('alternate'),
    european.get(code) ?? [],
  ].map((cell) =>
    cell
      .flatMap(variantsOf)
      .map(matched)
      .filter((title) => !seen.has(title) && seen.add(title))
      .join('|'),
  );
}

const table = occupations.map((one) =>
  [
    one.code,
    personTitle(one),
    wages.get(one.wageSoc ?? one.code.slice(0, 7))?.[3] ?? '',
    one.noData ? 'none' : '',
    ...titleCells(one),
    splitWords(tellingWords(one).join(' ')).join(' '),
  ].join('\t'),
);

function wageOf(code: string): Occupation['wage'] {
  const row = wages.get(code);
  if (row === undefined) return undefined;
  const cells = { employment: 3, p10: 6, p25: 7, median: 8, p75: 9, p90: 10 };
  const told = Object.entries(cells).flatMap(([name, at]) => {
    const cell = row[at] ?? '';
    return cell === '' ? [] : [[name, cell] as const];
  });
  return { title: row[1] ?? '', ...Object.fromEntries(told) };
}

const details = occupations.map((one): Occupation => {
  const wage = wageOf(one.wageSoc ?? one.code.slice(0, 7));
  return {
    code: one.code,
    title: personTitle(one),
    officialTitle: one.title,
    description: one.description,
    ...(one.jobZone === undefined ? {} : { jobZone: one.jobZone }),
    ...(one.preparation === undefined ? {} : { preparation: one.preparation }),
    tasks: one.tasks ?? [],
    coreTasks: one.coreTasks ?? 0,
    skills: (one.skills ?? []).slice(0, FEW).map(({ name }) => name),
    knowledge: (one.knowledge ?? []).slice(0, FEW).map(({ name }) => name),
    technology: one.technology ?? [],
    tools: one.tools ?? [],
    related: one.related ?? one.siblings ?? [],
    ...(wage === undefined ? {} : { wage }),
  };
});

function pack(name: string, text: string): void {
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  writeFileSync(join(target, name), packed);
  process.stdout.write(`${name}: ${packed.length} bytes\n`);
}
pack('titles.tsv.br', `${table.join('\n')}\n`);
pack('occupations.jsonl.br', `${details.map((one) => JSON.stringify(one)).join('\n')}\n`);
