import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';
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

/** What each reader did on real text, by kind of document: in labelled sentences, and in documents whose facts a person marked. */
export function readerRows(
  outcomes: readonly Outcome[],
  facts: readonly TypedFact[],
): readonly ReaderRow[] {
  const told = [
    ...outcomes.map(({ attribute, kind, verdict }) => ({ attribute, kind, verdict })),
    ...facts.flatMap(({ row, kind, mark }) =>
      mark === undefined
        ? []
        : [
            {
              attribute: row.attribute,
              kind,
              verdict: mark === 'wrong' ? ('wrong' as const) : ('right' as const),
            },
          ],
    ),
  ];
  const groups = Map.groupBy(told, ({ attribute, kind }) => `${attribute}\t${kind ?? ''}`);
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

export function writeReaders(rows: readonly ReaderRow[]): void {
  const file = join(projectFolder(), 'src/research/evidence/readers.json');
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}
