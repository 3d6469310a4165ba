import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';

/** `edit` is true and would be put otherwise by a native editor; `empty` is true and worth nothing to the reader. */
const VERDICTS = ['true', 'edit', 'empty', 'wrong'] as const;
export type MarkVerdict = (typeof VERDICTS)[number];

/** Why something is wrong; the words of the source stay out of the repository. */
export const CAUSES = [
  'other subject',
  'plan or condition',
  'segment for the whole',
  'heading',
  'boilerplate',
  'other year',
  'wrong value',
  'misleading',
  'cut text',
  'none',
] as const;
export type Cause = (typeof CAUSES)[number];

export interface Mark {
  readonly company: string;
  readonly verdict: MarkVerdict;
  readonly cause: Cause | '';
}

/** What is marked: sentences of reports, and facts as they were read. */
export type Marked = 'sentences' | 'facts';

const HEAD = 'hash\tmark\tcause';
const isVerdict = (text: string): text is MarkVerdict => VERDICTS.some((one) => one === text);
const isCause = (text: string): text is Cause => CAUSES.some((one) => one === text);

/** Reads “wrong, other year” as a person wrote it. */
export function readMark(company: string, written: string): Mark | undefined {
  const [verdict = '', cause = ''] = written.split(/[,\t]/).map((part) => part.trim());
  if (!isVerdict(verdict)) return undefined;
  if (verdict !== 'wrong') return { company, verdict, cause: '' };
  return isCause(cause) ? { company, verdict, cause } : undefined;
}

/** One small file for each company, so that two people can mark at once. */
function fileOf(kind: Marked, company: string): string {
  return join(projectFolder(), 'bench/real/marks', kind, `${company}.tsv`);
}

export function readMarks(kind: Marked, company: string): ReadonlyMap<string, Mark> {
  const file = fileOf(kind, company);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
  return new Map(
    lines.flatMap((line) => {
      const [hash = '', ...rest] = line.split('\t');
      const mark = readMark(company, rest.join('\t'));
      return mark === undefined ? [] : [[hash, mark] as const];
    }),
  );
}

export function keepMarks(kind: Marked, company: string, marks: ReadonlyMap<string, Mark>): void {
  const all = new Map([...readMarks(kind, company), ...marks]);
  const lines = [...all]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([hash, { verdict, cause }]) => [hash, verdict, cause].join('\t').trimEnd());
  const file = fileOf(kind, company);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${[HEAD, ...lines].join('\n')}\n`);
}
