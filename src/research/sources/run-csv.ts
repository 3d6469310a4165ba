import { fail, type Result } from '../../kernel/result';
import { parseMapping } from './mapping';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from './shape';
import { readTable } from './table-rows';
import type { Known } from './template';

export function wantedColumns({ extract }: Source): ReadonlySet<string> {
  const chosen = [extract?.keep, extract?.drop].flatMap((choice) =>
    choice === undefined ? [] : [choice.by],
  );
  const paths = [...Object.values(extract?.fields ?? {}), ...chosen].flatMap((text) =>
    parseMapping(text).choices.flat(),
  );
  return new Set(
    paths.flatMap(([first]) => (first !== undefined && 'key' in first ? [first.key] : [])),
  );
}

/** Reads a table that comes as a file: comma-separated values, or a workbook's best sheet. */
export function runCsv(
  source: Source,
  file: { readonly text: string; readonly bytes?: Uint8Array },
  known: Known = {},
): Result<ItemsAnswer, 'shape-changed'> {
  const wanted = wantedColumns(source);
  const isWorkbook = file.bytes !== undefined && file.bytes[0] === 0x50 && file.bytes[1] === 0x4b;
  const text = file.text === '' && !isWorkbook ? new TextDecoder().decode(file.bytes) : file.text;
  const tables =
    isWorkbook && file.bytes !== undefined ? readWorkbook(file.bytes) : [readCsv(text)];
  const [best] = tables
    .map((table) => readTable(table, wanted))
    .toSorted((one, other) => other.known - one.known);
  if (best === undefined || best.known === 0)
    return fail('shape-changed', `${source.name} answered something that is not its table.`);
  return runItems(source, best, known);
}
