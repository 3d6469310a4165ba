import { sql, type SQL } from 'drizzle-orm';
import type { QueryRow, Transaction } from '../database';

const ROWS_AT_ONCE = 500;

/** Which tables are kept: those of the shop, without what a restore makes itself, and waiting jobs. */
const MADE_BY_RESTORE = ['applied_migration', 'stored_file'];
export const WAITING_JOBS = 'jobs.job';

async function query(transaction: Transaction, statement: SQL): Promise<readonly QueryRow[]> {
  return ((await transaction.execute(statement)) as unknown as { rows: QueryRow[] }).rows;
}

/** From here on the transaction sees one moment, whatever is written meanwhile. */
export async function freezeMoment(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`);
  await transaction.execute(sql`SET LOCAL timezone = 'UTC'`);
}

/** The shop's tables, each after those that its rows point to. */
export async function listTables(transaction: Transaction): Promise<readonly string[]> {
  const tables = await query(
    transaction,
    sql`SELECT format('%I.%I', 'public', relname) AS name, relname,
          (SELECT coalesce(json_agg(format('%I.%I', 'public', confrelid::regclass::name)), '[]') FROM pg_constraint
            WHERE contype = 'f' AND conrelid = pg_class.oid AND confrelid <> conrelid) AS needs
        FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const left = tables
    .filter(({ relname }) => !MADE_BY_RESTORE.includes(String(relname)))
    .map(({ name, needs }) => ({ name: String(name), needs: needs as readonly string[] }));
  const sorted: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ needs }) => needs.every((name) => sorted.includes(name)));
    if (next < 0) throw new Error('Tables point at each other in a circle.');
    sorted.push(...left.splice(next, 1).map(({ name }) => name));
  }
  return sorted;
}

/** A database has no queue until a shop has started on it. */
export async function hasWaitingJobs(transaction: Transaction): Promise<boolean> {
  const [row] = await query(
    transaction,
    sql`SELECT to_regclass(${WAITING_JOBS}) IS NOT NULL AS present`,
  );
  return row?.['present'] === true;
}

/** Rows as JSON texts, some hundred at a time, in the order of their key. */
export async function* readRowTexts(
  transaction: Transaction,
  table: string,
): AsyncGenerator<readonly string[]> {
  const keys = await query(
    transaction,
    sql`SELECT quote_ident(attname) AS name FROM pg_index
        JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
        WHERE indrelid = ${table}::regclass AND indisprimary ORDER BY array_position(indkey::int2[], attnum)`,
  );
  const order = keys.length === 0 ? '1' : keys.map(({ name }) => String(name)).join(', ');
  const which = table === WAITING_JOBS ? "WHERE state < 'completed'" : '';
  await transaction.execute(
    sql.raw(
      `DECLARE kept NO SCROLL CURSOR FOR
       SELECT row_to_json(kept_row)::text AS row FROM ${table} AS kept_row ${which} ORDER BY ${order}`,
    ),
  );
  for (;;) {
    const rows = await query(transaction, sql.raw(`FETCH ${ROWS_AT_ONCE} FROM kept`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => String(row));
  }
  await transaction.execute(sql`CLOSE kept`);
}

/** What the database computes by itself is left to it. */
export async function insertTableRows(
  transaction: Transaction,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const present = Object.keys(JSON.parse(rows[0] ?? '{}') as object);
  const columns = await query(
    transaction,
    sql`SELECT attname, quote_ident(attname) AS name FROM pg_attribute
        WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
  );
  const names = columns
    .filter(({ attname }) => present.includes(String(attname)))
    .map(({ name }) => String(name))
    .join(', ');
  await transaction.execute(
    sql`INSERT INTO ${sql.raw(`${table} (${names})`)} OVERRIDING SYSTEM VALUE
        SELECT ${sql.raw(names)} FROM json_populate_recordset(NULL::${sql.raw(table)}, ${`[${rows.join(',')}]`}::json)
        ${sql.raw(table === WAITING_JOBS ? 'ON CONFLICT DO NOTHING' : '')}`,
  );
}

export async function readSequences(
  transaction: Transaction,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const rows = await query(
    transaction,
    sql`SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
        FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }));
}

export async function setSequence(
  transaction: Transaction,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<void> {
  await transaction.execute(sql`SELECT setval(${name}::regclass, ${value}::bigint)`);
}
