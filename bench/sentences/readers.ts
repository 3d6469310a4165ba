import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWords } from '../../src/kernel/text';
import { projectFolder } from '../../src/project-folder';
import { readerOf, type Readers } from '../../src/research/evidence/proven-readers';
import type { Outcome } from './judge';
import type { TypedFact } from './typed-facts';

/** A reader that is right less often, or that was seen right less often, makes no typed fact. */
const LEAST_PRECISION = 0.95;
const LEAST_RIGHT = 20;

export interface ReaderRow {
  readonly attribute: string;
  readonly kind: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  readonly on: boolean;
}

interface Told {
  readonly attribute: string;
  readonly kind: string;
  readonly verdict: Outcome['verdict'];
  /** What makes it the same fact: its words anywhere, and its value within one document. */
  readonly same: readonly string[];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const ofSentence = ({ row, attribute, kind, verdict, value }: Outcome): Told => ({
  attribute: readerOf(attribute),
  kind: kind ?? '',
  verdict,
  same: [plain(`${attribute} ${value} ${row.sentence}`)],
});

/** “Place: Remote” says another thing in each posting; a whole sentence is copied from one to the next. */
const FEWEST_WORDS = 6;

function ofDocument({ row, kind, mark }: TypedFact): readonly Told[] {
  if (mark === undefined) return [];
  const { quote } = row;
  const attribute = readerOf(row.attribute);
  const value = plain(String(row.value ?? ''));
  return [
    {
      attribute,
      kind,
      verdict: mark === 'wrong' ? 'wrong' : 'right',
      same: [
        ...(countWords(quote) < FEWEST_WORDS ? [] : [plain(`${attribute} ${value} ${quote}`)]),
        `${row.url} ${attribute} ${value === '' ? plain(quote) : value}`,
      ],
    },
  ];
}

/** A fact counts once; where it was judged both ways, as wrong. */
function distinct(told: readonly Told[]): readonly Told[] {
  const seen = new Set<string>();
  const strict = told.toSorted(
    (one, other) => Number(other.verdict === 'wrong') - Number(one.verdict === 'wrong'),
  );
  return strict.filter(({ verdict, kind, same }) => {
    if (verdict === 'missed') return true;
    const isKnown = same.some((one) => seen.has(`${kind} ${one}`));
    for (const one of same) seen.add(`${kind} ${one}`);
    return !isKnown;
  });
}

/**
 * Each reader's results on real text, by kind of document: in labeled sentences, and in documents
 * whose facts a person marked.
 */
export function readerRows(
  outcomes: readonly Outcome[],
  facts: readonly TypedFact[],
): readonly ReaderRow[] {
  const told = distinct([...outcomes.map(ofSentence), ...facts.flatMap(ofDocument)]);
  const groups = Map.groupBy(told, ({ attribute, kind }) => `${attribute}\t${kind}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, group]): readonly ReaderRow[] => {
      const [attribute = '', kind = ''] = key.split('\t');
      const count = (verdict: Outcome['verdict']): number =>
        group.filter((one) => one.verdict === verdict).length;
      const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')];
      const on = right >= LEAST_RIGHT && right / (right + wrong) >= LEAST_PRECISION;
      return right + wrong === 0 ? [] : [{ attribute, kind, right, wrong, missed, on }];
    });
}

/** Those readers alone that the rows call on. */
export function onIn(rows: readonly ReaderRow[]): Readers {
  const on = new Set(rows.filter((row) => row.on).map((row) => `${row.attribute}, ${row.kind}`));
  return (attribute, kind) => on.has(`${readerOf(attribute)}, ${kind}`);
}

/** The table in words: what is on, and how often it was right. */
export function readerLines(rows: readonly ReaderRow[]): readonly string[] {
  const lines = rows
    .filter(({ on }) => on)
    .map(
      ({ attribute, kind, right, wrong }) =>
        `| ${attribute}, ${kind} | ${right} | ${wrong} | ${(right / (right + wrong)).toFixed(3)} |`,
    );
  const sum = (some: readonly ReaderRow[], what: 'right' | 'wrong'): number =>
    some.reduce((all, row) => all + row[what], 0);
  const off = rows.filter(({ on }) => !on);
  const short = off.filter(({ right, wrong }) => right / (right + wrong) >= LEAST_PRECISION);
  return [
    '| on | right | wrong | precision |\n|---|---|---|---|',
    ...lines,
    '',
    `All ${rows.length} rows: ${sum(rows, 'right')} right, ${sum(rows, 'wrong')} wrong. Off: ${off.length}, of which ` +
      `${short.length} are right often enough and were seen too seldom.`,
  ];
}

export function writeReaders(rows: readonly ReaderRow[]): void {
  const file = join(projectFolder(), 'src/research/evidence/readers.json');
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
