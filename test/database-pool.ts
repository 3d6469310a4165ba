import type { Database } from '../src/platform/database';

type Close = () => Promise<void>;

const idle = new Map<string, { readonly database: Database; readonly shape: string }[]>();

/**
 * A database that was given back by an earlier test of this process, emptied, or a new one. To open
 * one takes a second, to empty one some milliseconds. One whose schema was changed is not lent again.
 */
export async function borrowDatabase(
  kind: string,
  open: () => Promise<Database>,
): Promise<Database> {
  const [free, ...others] = idle.get(kind) ?? [];
  if (free !== undefined) {
    idle.set(kind, others);
    return lent(kind, free.database, free.shape);
  }
  const database = await open();
  return lent(kind, database, await shapeOf(database));
}

function lent(kind: string, database: Database, shape: string): Database {
  return {
    ...database,
    close: once(async () => {
      const clean = await empty(database, shape).catch(() => false);
      if (clean) idle.set(kind, [...(idle.get(kind) ?? []), { database, shape }]);
      else await database.close();
    }),
  };
}

function once(work: Close): Close {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

const SHAPE = `
  SELECT string_agg(entry, ',' ORDER BY entry) AS shape FROM (
    SELECT table_name || '.' || column_name || ':' || data_type AS entry FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'trigger ' || tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'rule ' || conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'index ' || indexname FROM pg_indexes WHERE schemaname = 'public'
  ) AS entries`;

export async function shapeOf(database: Database): Promise<string> {
  const [row] = await database.queryRows(SHAPE);
  return String(row?.['shape']);
}

/** What migrations and the queue wrote when they made their schemas stays. */
const FILLED = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename NOT IN ('applied_migration', 'version', 'queue')`;

const SEQUENCES = `
  SELECT string_agg(format('SELECT setval(%L, %s, false);', format('%I.%I', schemaname, sequencename), start_value), '') AS script FROM pg_sequences`;

async function empty(database: Database, shape: string): Promise<boolean> {
  if ((await shapeOf(database)) !== shape) return false;
  const names = (await database.queryRows(FILLED)).map(({ name }) => String(name));
  const deletions = names.map((name) => `DELETE FROM ${name};`).join('\n');
  const [sequences] = await database.queryRows(SEQUENCES);
  await database.runScript(
    `BEGIN; SET LOCAL lock_timeout = '5s'; SET LOCAL session_replication_role = 'replica';\n${deletions}\n${String(sequences?.['script'] ?? '')}\nCOMMIT;`,
  );
  return true;
}
