import { fail, succeed, type Result } from '../../../../kernel/result';
import { readCsv, readWorkbook, type Cells, type FormatCode } from '../../../../platform/formats';
import { parseMapping } from '../../definition/mapping';
import { runItems, type ItemsAnswer } from './run-items';
import type { Source } from '../../shape';
import { readTable } from './table-rows';
import type { Known } from '../../definition/template';

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

function readTableOf(file: string | Uint8Array): Result<readonly (readonly Cells[])[], FormatCode> {
  const cells = readCsv(file);
  return cells.ok ? succeed([cells.value]) : cells;
}

/** Reads a table that comes as a file: comma-separated values, or a workbook's best sheet. */
export function runCsv(
  source: Source,
  file: { readonly text: string; readonly bytes?: Uint8Array },
  known: Known = {},
): Result<ItemsAnswer, 'shape-changed'> {
  const wanted = wantedColumns(source);
  const { bytes } = file;
  // A file without a header is read by the columns that its entry names, as it is where it is loaded.
  const header = source.bulk?.columns?.join(',');
  const text = header === undefined || file.text === '' ? file.text : `${header}\n${file.text}`;
  const isWorkbook = bytes !== undefined && bytes[0] === 0x50 && bytes[1] === 0x4b;
  const tables = isWorkbook ? readWorkbook(bytes) : readTableOf(text === '' ? (bytes ?? '') : text);
  if (!tables.ok)
    return fail(
      'shape-changed',
      `${source.name} answered something that is not its table: ${tables.failure.sentence}`,
    );
  const [best] = tables.value
    .map((table) => readTable(table, wanted))
    .toSorted((one, other) => other.known - one.known);
  if (best === undefined || best.known === 0)
    return fail('shape-changed', `${source.name} answered something that is not its table.`);
  return runItems(source, best, known);
}
