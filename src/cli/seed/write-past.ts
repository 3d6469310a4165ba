import type { Random } from '../../kernel/seeded-random';
import type { Database } from '../../platform/database';
import { drawMessages, drawVisits } from './draw-messages';
import { drawPast, type SeedRow } from './draw-past';

/** Writes a made-up past straight into the tables: the shop's verbs know no other day than today. */
export async function writePast(
  database: Database,
  random: Random,
  asked: { readonly count: number; readonly days: number; readonly now: Date },
): Promise<void> {
  const { customer_order: orders, ...more } = drawPast(random, asked);
  const numbers = await takeNumbers(database, 'order_number', orders.length);
  const [reference = 0] = await takeNumbers(database, 'contact_number', 20);
  const messages = drawMessages(random, { ...asked, orders, reference });
  const tables: Readonly<Record<string, readonly SeedRow[]>> = {
    customer_order: orders.map((order, at) => ({ ...order, number: `FW-${numbers[at] ?? ''}` })),
    ...more,
    ...messages,
    funnel_day: drawVisits(random, { ...asked, orders }),
  };
  for (const [table, rows] of Object.entries(tables)) await insert(database, table, rows);
}

async function takeNumbers(
  database: Database,
  sequence: string,
  count: number,
): Promise<readonly number[]> {
  const rows = await database.queryRows(
    `SELECT nextval('${sequence}')::int AS taken FROM generate_series(1, $1::int)`,
    [count],
  );
  return rows.map(({ taken }) => Number(taken));
}

async function insert(database: Database, table: string, rows: readonly SeedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await database.queryRows(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
