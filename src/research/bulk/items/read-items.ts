import { squeeze } from '../../../kernel/text';
import { fail, succeed, type Result } from '../../../kernel/result';
import { FormatFault, type Cells, type FormatCode, type Table } from '../../../platform/formats';
import {
  columnName,
  parseMapping,
  runItems,
  wantedColumns,
  type Source,
  type SourceItem,
} from '../../sources';
import { openTables } from './open-tables';

const ROWS_AT_ONCE = 1_000;
/** Titles and notes may stand above the header, but not more. */
const DEEPEST_HEADER = 15;
/** Notes below a table are no rows; where more is narrower than the header, rows were torn. */
const MOST_NARROW = 0.01;

export type ReadFault = 'shape-changed' | FormatCode;

interface Chosen {
  readonly table: Table;
  readonly header: Cells;
  /** How many rows stand above what is data. */
  readonly above: number;
  readonly known: number;
}

/** How many of the mapped fields have a column, once the one that rows are found by has one. */
function fieldsIn({ extract, bulk }: Source, header: Cells): number {
  const names = new Set(header.map(columnName));
  const has = (field: string): boolean =>
    parseMapping(extract?.fields[field] ?? '')
      .choices.flat()
      .some(([first]) => first !== undefined && 'key' in first && names.has(first.key));
  return bulk === undefined || !has(bulk.by)
    ? 0
    : Object.keys(extract?.fields ?? {}).filter(has).length;
}

async function headerOf(source: Source, table: Table): Promise<Chosen> {
  const { columns } = source.bulk ?? {};
  let best: Chosen = { table, header: columns ?? [], above: 0, known: 0 };
  let above = 0;
  for await (const row of table.rows()) {
    // A file without a header is known by its width.
    if (columns !== undefined)
      return row.length < columns.length / 2 ? best : { ...best, known: 1 };
    above += 1;
    const known = fieldsIn(source, row);
    if (known > best.known) best = { table, header: row, above, known };
    if (above > DEEPEST_HEADER) break;
  }
  return best;
}

interface Reader {
  take(items: readonly SourceItem[]): Promise<void>;
}

async function readRows(
  source: Source,
  { table, header, above }: Chosen,
  { take }: Reader,
): Promise<Result<number, ReadFault>> {
  const wanted = wantedColumns(source);
  const places = header
    .map((name, index) => [columnName(name), index] as const)
    .filter(([name]) => wanted.has(name));
  const most = source.extract?.limit ?? 0;
  let lot: Record<string, string>[] = [];
  let [seen, narrow, count] = [0, 0, 0];
  let torn = false;
  const hand = async (): Promise<void> => {
    const mapped = runItems(source, { rows: lot });
    lot = [];
    if (!mapped.ok || mapped.value.items.length === 0) return;
    count += mapped.value.items.length;
    await take(mapped.value.items);
  };
  for await (const row of table.rows(new Set(places.map(([, index]) => index)))) {
    seen += 1;
    if (seen <= above) continue;
    torn =
      !table.isRagged &&
      row.length < header.length &&
      row.filter((cell) => cell.trim() !== '').length > 1;
    if (torn) {
      narrow += 1;
      continue;
    }
    const named: Record<string, string> = {};
    for (const [name, index] of places) {
      const value = squeeze(row[index] ?? '');
      if (value !== '' && named[name] === undefined) named[name] = value;
    }
    lot.push(named);
    if (lot.length >= ROWS_AT_ONCE) await hand();
    if (count > most)
      return fail(
        'too-large',
        `${source.name}: it has more rows than a table of its kind may have.`,
      );
  }
  if (lot.length > 0) await hand();
  if (torn || narrow > seen * MOST_NARROW)
    return fail('broken', `${source.name}: a row breaks off; the file is not whole.`);
  return succeed(count);
}

/** Maps the table of a file on a disk row by row and hands its items on in lots; tells how many there were. */
export async function readItems(
  source: Source,
  path: string,
  folder: string,
  take: Reader['take'],
): Promise<Result<number, ReadFault>> {
  if (source.bulk === undefined) throw new Error(`${source.id} is no file to load`);
  const told = (message: string, code: ReadFault = 'broken') =>
    fail(code, `${source.name}: ${message}`);
  let close = (): void => undefined;
  try {
    const opened = await openTables(path, folder, source.bulk);
    close = opened.close;
    const headers: Chosen[] = [];
    for (const table of opened.tables) headers.push(await headerOf(source, table));
    const [best] = headers.toSorted((one, other) => other.known - one.known);
    const fields =
      source.bulk.columns === undefined ? Object.keys(source.extract?.fields ?? {}).length : 1;
    if (best === undefined || best.known < fields / 2)
      return told('this is not its table.', 'shape-changed');
    return await readRows(source, best, { take });
  } catch (error) {
    if (error instanceof FormatFault) return told(error.message, error.code);
    throw error;
  } finally {
    close();
  }
}
