/**
 * How many orders a second the shop places and settles, beside a bare route that does no more than
 * the same calls and the same rows, in the same run.  npm run bench -- orders [orders a round] [rounds]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SECRET_KEY } from '../demo/stripe/control/world';
import { projectFolder } from '../src/project-folder';
import { startPostgres } from '../test/postgres';
import { serveBare } from './orders/bare-server';
import { HEADINGS, median, rate, rowOf, type Round } from './orders/figures';
import { createCaller, runRound, type Target } from './orders/load';
import { PUBLISHABLE_KEY, serveSandbox } from './orders/sandbox-server';
import { startServer } from './orders/servers';
import { serveShop, serveWatched } from './orders/shop-server';
import { statementTable } from './orders/statements';

const CONCURRENCY = 16;
const WARM_UP = 150;
/** One at a time, to see what each statement costs. */
const WATCHED = 100;
const TABLES = ['customer_order', 'payment_attempt', 'order_event', 'outgoing_mail', 'jobs.job'];

const parts: Readonly<Record<string, () => Promise<void>>> = {
  shop: () => serveShop(),
  watched: serveWatched,
  bare: serveBare,
  sandbox: serveSandbox,
};
const [first = '', second] = process.argv.slice(2);
const part = parts[first];
await (part ? part() : bench(Number(first || 400), Number(second ?? 7)));

async function bench(count: number, rounds: number): Promise<void> {
  const postgres = await startPostgres();
  if ('skipped' in postgres) throw new Error(postgres.skipped);
  const folder = mkdtempSync(join(tmpdir(), 'foreword-bench-orders-'));
  const provider = await startServer('sandbox', {});
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const company = (
    JSON.parse(readFileSync(join(projectFolder(), 'demo/company.json'), 'utf8')) as { name: string }
  ).name;
  const start = async (what: string, databaseUrl?: string): Promise<Target> => ({
    company,
    server: await startServer(what, {
      DATA_DIR: mkdtempSync(join(folder, `${what}-`)),
      ROLES: 'web',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_API_BASE: `http://127.0.0.1:${provider.port}`,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    }),
  });
  const caller = createCaller(CONCURRENCY);
  const run = (target: Target, orders: number, by = caller): Promise<Round> =>
    runRound(by, target, { port: provider.port, publishableKey: PUBLISHABLE_KEY }, orders);

  const urls = { shop: await postgres.createDatabase(), bare: await postgres.createDatabase() };
  const [shop, bare] = [await start('shop', urls.shop), await start('bare', urls.bare)];
  const measured = { shop: [] as Round[], bare: [] as Round[], embedded: [] as Round[] };
  say(
    `Postgres ${postgres.version}, Node ${process.version}: ` +
      `${rounds} rounds of ${count} orders, ${CONCURRENCY} at a time, 10 connections`,
  );
  for (const target of [shop, bare]) await run(target, WARM_UP);
  for (let round = 0; round < rounds; round += 1) {
    // Turn and turn about, and each first as often as the other, so that no drift favours one.
    for (const one of round % 2 === 0 ? (['bare', 'shop'] as const) : (['shop', 'bare'] as const)) {
      measured[one].push(await run(one === 'shop' ? shop : bare, count));
    }
  }
  await shop.server.stop();
  await bare.server.stop();
  await expectSameRows(urls);

  const watched = await start('watched', await postgres.createDatabase());
  await run(watched, WARM_UP);
  await watched.server.statements();
  await run(watched, WATCHED, createCaller(1));
  const costs = await watched.server.statements();
  await watched.server.stop();

  const embedded = await start('shop');
  await run(embedded, WARM_UP);
  for (let round = 0; round < Math.min(rounds, 3); round += 1)
    measured.embedded.push(await run(embedded, count));
  await embedded.server.stop();
  await provider.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });

  say(HEADINGS);
  say(rowOf('Foreword on Postgres', measured.shop));
  say(rowOf('bare route on Postgres', measured.bare));
  say(rowOf('Foreword, embedded', measured.embedded));
  const ratios = measured.shop.map(
    (round, index) => rate(round) / rate(measured.bare[index] ?? round),
  );
  say(
    `ratio ${median(ratios).toFixed(2)} (rounds from ${Math.min(...ratios).toFixed(2)} to ` +
      `${Math.max(...ratios).toFixed(2)}); the goal is at least 0.50`,
  );
  for (const line of statementTable(costs, WATCHED)) say(line);
  process.exit(0);
}

/** A comparison is one only if both have written the same number of everything. */
async function expectSameRows(urls: {
  readonly shop: string;
  readonly bare: string;
}): Promise<void> {
  for (const table of TABLES) {
    const [ours, theirs] = [await countRows(urls.shop, table), await countRows(urls.bare, table)];
    if (ours !== theirs)
      throw new Error(`${table} holds ${ours} rows of the shop and ${theirs} of the bare route.`);
  }
}

async function countRows(url: string, table: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ rows: number }>(
    `SELECT count(*)::integer AS rows FROM ${table}`,
  );
  await client.end();
  return rows[0]?.rows ?? 0;
}
