import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import type { SourceItem } from '../sources';
import { bulkRow, bulkVersion } from './schema';

export type BulkVersion = typeof bulkVersion.$inferSelect;
export type VersionState = BulkVersion['state'];
type Change = Partial<Omit<BulkVersion, 'id' | 'source'>>;

export interface BulkRow {
  readonly line: number;
  readonly key: string;
  readonly item: SourceItem;
}

export async function listBulkVersions(
  executor: Executor,
  source?: string,
): Promise<readonly BulkVersion[]> {
  return executor
    .select()
    .from(bulkVersion)
    .where(source === undefined ? undefined : eq(bulkVersion.source, source))
    .orderBy(asc(bulkVersion.source), asc(bulkVersion.id));
}

export async function findBulkVersion(
  executor: Executor,
  source: string,
  state: VersionState,
): Promise<BulkVersion | undefined> {
  const [version] = await executor
    .select()
    .from(bulkVersion)
    .where(and(eq(bulkVersion.source, source), eq(bulkVersion.state, state)));
  return version;
}

/** Undefined where another loading of the same source is under way. */
export async function insertBulkVersion(
  transaction: Transaction,
  version: Omit<BulkVersion, 'id'>,
): Promise<number | undefined> {
  const [made] = await transaction
    .insert(bulkVersion)
    .values(version)
    .onConflictDoNothing()
    .returning({ id: bulkVersion.id });
  return made?.id;
}

export async function changeVersion(
  transaction: Transaction,
  id: number,
  change: Change,
): Promise<void> {
  await transaction.update(bulkVersion).set(change).where(eq(bulkVersion.id, id));
}

/** Everything of a source that is in one of these states leaves it; its rows go afterwards. */
export async function retireVersions(
  transaction: Transaction,
  source: string,
  states: readonly VersionState[],
): Promise<void> {
  await transaction
    .update(bulkVersion)
    .set({ state: 'leaving' })
    .where(and(eq(bulkVersion.source, source), inArray(bulkVersion.state, [...states])));
}

/**
 * One parameter for a thousand rows: with one for each value, making the statement would take longer than running it.
 * They may reach the disk late: the version comes into use by a commit that waits for all that was written before it.
 */
export async function insertBulkRows(
  transaction: Transaction,
  version: number,
  rows: readonly BulkRow[],
): Promise<void> {
  await transaction.execute(sql`SET LOCAL synchronous_commit = off`);
  await transaction.execute(sql`
    INSERT INTO bulk_row (version, line, key, item)
    SELECT ${version}::integer, one.line, one.key, one.item
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS one(line integer, key text, item jsonb)`);
}

/** Removes rows up to a line; how many lines a version has at most, the caller knows. */
export async function removeRows(
  transaction: Transaction,
  version: number,
  upTo: number,
): Promise<void> {
  await transaction
    .delete(bulkRow)
    .where(and(eq(bulkRow.version, version), lte(bulkRow.line, upTo)));
}

export async function lastLine(executor: Executor, version: number): Promise<number> {
  const [row] = await executor
    .select({ last: sql<number>`coalesce(max(${bulkRow.line}), 0)::integer` })
    .from(bulkRow)
    .where(eq(bulkRow.version, version));
  return row?.last ?? 0;
}

export async function removeVersion(transaction: Transaction, id: number): Promise<void> {
  await transaction.delete(bulkVersion).where(eq(bulkVersion.id, id));
}

/**
 * Rows with one of the keys, and those whose key goes on after it with another word: “acme” and “acme of reno”, not
 * “acmetec”. The exact first, then the newest.
 */
export async function listBulkRows(
  executor: Executor,
  version: number,
  keys: readonly string[],
  most: number,
): Promise<readonly SourceItem[]> {
  if (keys.length === 0) return [];
  const isExact = inArray(bulkRow.key, [...keys]);
  const goesOn = keys.map(
    (key) => sql`(${bulkRow.key} > ${`${key} `} AND ${bulkRow.key} < ${`${key}!`})`,
  );
  const rows = await executor
    .select({ item: bulkRow.item })
    .from(bulkRow)
    .where(and(eq(bulkRow.version, version), sql`(${sql.join([isExact, ...goesOn], sql` OR `)})`))
    .orderBy(
      sql`(${isExact}) DESC`,
      sql`${bulkRow.item} ->> 'date' DESC NULLS LAST`,
      asc(bulkRow.line),
    )
    .limit(most);
  return rows.map(({ item }) => item);
}

/**
 * Each key once, by walking the index from one to the next: a million rows of a thousand occupations are a thousand
 * steps.
 */
export async function listKeys(
  executor: Executor,
  version: number,
  most: number,
): Promise<readonly string[]> {
  const { rows } = (await executor.execute(sql`
    WITH RECURSIVE walk(key, step) AS (
      (SELECT key, 1 FROM bulk_row WHERE version = ${version} ORDER BY key LIMIT 1)
      UNION ALL
      SELECT (
        SELECT next.key FROM bulk_row AS next
        WHERE next.version = ${version} AND next.key > walk.key ORDER BY next.key LIMIT 1
      ), step + 1
      FROM walk WHERE walk.key IS NOT NULL AND step < ${most}
    )
    SELECT key FROM walk WHERE key IS NOT NULL`)) as unknown as {
    readonly rows: readonly { readonly key: string }[];
  };
  return rows.map(({ key }) => key);
}
