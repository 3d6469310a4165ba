import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { Client } from 'pg';

const UNPACK = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];
/** Long enough to be packed words, and in the letters of base64. */
const BASE64 = /[A-Za-z0-9+/_-]{40,}={0,2}/gu;
const STREAM = /stream\r?\n([\s\S]*?)endstream/gu;
const DEEPEST = 3;

/** Whether a text holds a word, as it is or in base64. */
const textHolds = (text: string, word: string, depth = 0): boolean =>
  text.toLowerCase().includes(word) ||
  (depth < DEEPEST &&
    [...text.matchAll(BASE64)].some(([part]) =>
      holds(Buffer.from(part, 'base64'), word, depth + 1),
    ));

/** The same for bytes, which may be packed, or a PDF with packed streams. */
function holds(bytes: Buffer, word: string, depth = 0): boolean {
  const text = bytes.toString('latin1');
  if (textHolds(text, word, depth)) return true;
  if (depth === DEEPEST) return false;
  const within = [
    ...[...text.matchAll(STREAM)].map(([, stream = '']) => Buffer.from(stream, 'latin1')),
    ...UNPACK.flatMap((unpack) => {
      try {
        return [unpack(bytes, { maxOutputLength: 50_000_000 })];
      } catch {
        return [];
      }
    }),
  ];
  return within.some((part) => part.length > 0 && holds(part, word, depth + 1));
}

const NO_SYSTEM = "table_schema NOT IN ('pg_catalog', 'information_schema')";

/** Every table of every schema. */
export async function tablesOf(database: Client): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE ${NO_SYSTEM} AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return rows.map(({ name }) => name.replace('public.', '')).toSorted();
}

async function tracesIn(database: Client, table: string, word: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(t) AS row FROM ${table} AS t`,
  );
  const found = new Set<string>();
  for (const { row } of rows)
    for (const [column, value] of Object.entries(row)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const told = text.startsWith('\\x')
        ? holds(Buffer.from(text.slice(2), 'hex'), word)
        : textHolds(text, word);
      if (told) found.add(`${table}.${column}`);
    }
  return [...found];
}

/** Where a word still stands: columns of any table, and files under a folder; the stand-in for Stripe is not ours. */
export async function findTraces(
  database: Client,
  folder: string,
  word: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(database))
    found.push(...(await tracesIn(database, table, word)));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (name === 'payment-sandbox.json' || !statSync(file).isFile()) continue;
    if (holds(readFileSync(file), word)) found.push(file);
  }
  return found;
}
