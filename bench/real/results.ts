import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';
import type { Figures } from './measure';

/** Figures of a company as they were last measured, and at which commit. */
export interface KeptFigures extends Figures {
  readonly commit: string;
}

const atRoot = (name: string): string => join(projectFolder(), 'bench', name);
const FIGURES = 'real/figures.json';

export function readKept(): Readonly<Record<string, KeptFigures>> {
  const file = atRoot(FIGURES);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, KeptFigures>)
    : {};
}

export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
export const percent = (part: number, of: number): string =>
  of === 0 ? '–' : `${((100 * part) / of).toFixed(0)} %`;
const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function merged<Value>(
  records: readonly Readonly<Record<string, Value>>[],
  add: (one: Value | undefined, other: Value) => Value,
): readonly (readonly [string, Value])[] {
  const all = new Map<string, Value>();
  for (const [key, value] of records.flatMap((record) => Object.entries(record)))
    all.set(key, add(all.get(key), value));
  return [...all];
}

/** The table of all companies, and what its sums are made of. */
export function tableOf(kept: readonly KeptFigures[]): readonly string[] {
  const lines = kept.map((one) => {
    const { told, of } = one.facts;
    const { marks, machine } = one;
    return row([
      one.company,
      one.refusal === undefined ? one.sentences : 'refused',
      `${told} of ${of}`,
      one.caught,
      `${marks.true} / ${marks.edit} / ${marks.empty} / ${marks.wrong} / ${marks.unmarked}`,
      `${machine.sentences} / ${machine.quotes}`,
      one.empty.length,
      one.seconds,
      one.megabytes ?? '–',
      one.commit,
    ]);
  });
  const total = (of: (one: KeptFigures) => number): number => sum(kept, of);
  const all = row([
    'all',
    total(({ sentences }) => sentences),
    `${total(({ facts }) => facts.told)} of ${total(({ facts }) => facts.of)}`,
    total(({ caught }) => caught),
    (['true', 'edit', 'empty', 'wrong', 'unmarked'] as const)
      .map((verdict) => total(({ marks }) => marks[verdict]))
      .join(' / '),
    `${total(({ machine }) => machine.sentences)} / ${total(({ machine }) => machine.quotes)}`,
    total(({ empty }) => empty.length),
    total(({ seconds }) => seconds),
    Math.max(0, ...kept.map(({ megabytes }) => megabytes ?? 0)),
    '',
  ]);
  return [HEAD, '|---|---|---|---|---|---|---|---|---|---|', ...lines, all];
}

const HEAD = row([
  'company',
  'sentences',
  'facts told',
  'caught',
  'true / edit / empty / wrong / unmarked',
  'machine text in sentences / quotes',
  'empty sections',
  's',
  'MB',
  'at',
]);

export function detailsOf(kept: readonly KeptFigures[]): readonly string[] {
  const topics = merged<readonly [number, number]>(
    kept.map(({ byTopic }) => byTopic),
    (one = [0, 0], other) => [one[0] + other[0], one[1] + other[1]],
  ).toSorted(([, one], [, other]) => other[1] - other[0] - (one[1] - one[0]));
  const counted = (records: readonly Readonly<Record<string, number>>[]): string =>
    merged<number>(records, (one = 0, other) => one + other)
      .toSorted(([, one], [, other]) => other - one)
      .map(([key, count]) => `${key} ${count}`)
      .join(', ');
  const refused = kept.filter(({ refusal }) => refusal !== undefined);
  const { marked, wrong, edit, empty } = kept.reduce(
    (so, { marks }) => ({
      marked: so.marked + marks.true + marks.edit + marks.empty + marks.wrong,
      wrong: so.wrong + marks.wrong,
      edit: so.edit + marks.edit,
      empty: so.empty + marks.empty,
    }),
    { marked: 0, wrong: 0, edit: 0, empty: 0 },
  );
  return [
    `Of ${marked} sentences that were marked, ${wrong} are wrong or misleading (${percent(wrong, marked)}).`,
    `A native editor would put ${edit} otherwise (${percent(edit, marked)}).`,
    `True and worth nothing: ${empty} (${percent(empty, marked)}).`,
    '',
    `Facts told, by what was asked: ${topics.map(([topic, [told, of]]) => `${topic} ${told} of ${of}`).join(', ')}.`,
    '',
    `Sentences by section: ${counted(kept.map(({ bySection }) => bySection))}.`,
    '',
    `Sentences by reader: ${counted(kept.map(({ byReader }) => byReader))}.`,
    '',
    `Refused: ${refused.map(({ company, refusal }) => `${company} (${refusal ?? ''})`).join('; ') || 'none'}.`,
  ];
}

const [BEGIN, END] = ['<!-- real: begin -->', '<!-- real: end -->'];

/** Keeps the figures and puts them at the head of RESULTS.md, before everything else. */
export function writeResults(figures: readonly KeptFigures[]): void {
  const all = { ...readKept(), ...Object.fromEntries(figures.map((one) => [one.company, one])) };
  const kept = Object.values(all).toSorted((one, other) => (one.company < other.company ? -1 : 1));
  const lines = kept.map((one) => `  ${JSON.stringify(one.company)}: ${JSON.stringify(one)}`);
  writeFileSync(atRoot(FIGURES), `{\n${lines.join(',\n')}\n}\n`);
  replacePart('RESULTS.md', [BEGIN, END], [...tableOf(kept), '', ...detailsOf(kept)]);
}

/** Puts lines between two comments of a file, which a person placed there. */
export function replacePart(
  name: string,
  [begin, end]: readonly [string, string],
  lines: readonly string[],
): void {
  const text = readFileSync(atRoot(name), 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${name} has no part between ${begin} and ${end}.`);
  const part = `${begin}\n\n${lines.join('\n')}\n\n`;
  writeFileSync(atRoot(name), `${text.slice(0, from)}${part}${text.slice(to)}`);
}
