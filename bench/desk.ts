/**
 * How long the orders table takes with a million orders, and with a thousand beside it in the same run: the whole
 * answer of the server, and of it what was asked of the shop.  npm run bench -- desk [orders] [few] [rounds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../src/process/database';
import { migrate, postgresDatabase, type Database } from '../src/platform/database';
import { projectFolder } from '../src/project-folder';
import { listOrders, type OrderSearch } from '../src/shop/orders';
import { startPostgres } from '../test/postgres';
import { fillOrders, PLANTED } from '../test/support/many-orders';

const GOAL = 60;
const AT_MOST = 2;
const [many = 1_000_000, few = 1_000, rounds = 100] = process.argv.slice(2).map(Number);
const clock = { now: () => new Date() };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Question {
  readonly name: string;
  readonly query: string;
  readonly search: OrderSearch;
  /** Whether the order names it; the others are here so that nothing is hidden. */
  readonly named: boolean;
}

const words = (name: string, text: string, named: boolean): Question => ({
  name,
  query: `q=${encodeURIComponent(text)}`,
  search: { words: text },
  named,
});
const QUESTIONS: readonly Question[] = [
  { name: 'first page', query: '', search: {}, named: true },
  { name: 'last page', query: 'page=last', search: { from: 'end' }, named: true },
  words('email, whole', PLANTED.email, true),
  words('email, part', 'zaltbrook@cand', true),
  words('company, part: every tenth order', 'allowmer', true),
  words('company, part: one in 40', 'kestrel', true),
  words('company, part: sixty orders', 'wherrym', true),
  words('company, part: 1 in 80, all old', 'guildhall', true),
  words('company, part: three orders', 'zumthor', true),
  words('company, part: nobody', 'xyzzyplugh', true),
  words('name, part: one in 30', 'wren', true),
  words('name, part: three orders', 'altbroo', true),
  words('name and company', 'wren kestrel', true),
  {
    name: 'stage: few',
    query: 'stage=In+expert+review',
    search: { stage: 'In expert review' },
    named: true,
  },
  {
    name: 'stage: nearly all',
    query: 'stage=Delivered',
    search: { stage: 'Delivered' },
    named: true,
  },
  {
    name: 'stage: one in 30, last page',
    query: 'stage=Refunded&page=last',
    search: { stage: 'Refunded', from: 'end' },
    named: true,
  },
  { name: 'late', query: 'need=late', search: { need: 'late' }, named: false },
  { name: 'disputed', query: 'payment=disputed', search: { payment: 'disputed' }, named: false },
  { name: 'by promise', query: 'sort=promise', search: { sort: 'promise' }, named: false },
  {
    name: 'by company, last page',
    query: 'sort=company&page=last',
    search: { sort: 'company', from: 'end' },
    named: false,
  },
  {
    name: 'words by amount',
    query: 'q=kestrel&sort=amount',
    search: { words: 'kestrel', sort: 'amount' },
    named: false,
  },
  { name: 'two letters nobody has', query: 'q=qz', search: { words: 'qz' }, named: false },
];

interface Shop {
  readonly database: Database;
  get(path: string): Promise<number>;
  stop(): Promise<void>;
}

async function openShop(url: string, count: number): Promise<Shop> {
  const database = postgresDatabase({ url, connections: 4, onError: () => undefined });
  await migrate(database, readMigrations(join(projectFolder(), 'migrations')));
  // Made without its indexes and indexed after, which is several times as quick.
  const indexes = await database.queryRows(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'customer_order' AND indexdef NOT LIKE '%UNIQUE%'`,
  );
  for (const { name } of indexes) await database.runScript(`DROP INDEX ${String(name)}`);
  const started = performance.now();
  await fillOrders(database, count, new Date());
  await database.runScript("SELECT setval('order_number', 20000000)");
  for (const { definition } of indexes)
    await database.runScript(`SET maintenance_work_mem = '512MB'; ${String(definition)}`);
  await database.runScript('VACUUM ANALYZE');
  say(
    `${count.toLocaleString('en-US')} orders made in ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'foreword-bench-desk-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(projectFolder(), 'build/server/main.js')], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: url,
      ROLES: 'web',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = `http://localhost:${port}`;
  const cookie = await logIn(base, await passwordOf(child.stdout));
  return {
    database,
    async get(path) {
      const begin = performance.now();
      const answer = await fetch(`${base}${path}`, { headers: { cookie } });
      const text = await answer.text();
      const took = performance.now() - begin;
      if (!answer.ok || !text.includes('>Logout<'))
        throw new Error(`${path} answered ${answer.status} and no table`);
      return took;
    },
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
      await database.close();
    },
  };
}

function passwordOf(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  return new Promise((resolve) => {
    output.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
      const found = /admin \/ (\S+)/u.exec(said)?.[1];
      if (found !== undefined && said.includes('Stop it with')) resolve(found);
    });
  });
}

async function logIn(base: string, password: string): Promise<string> {
  const answer = await fetch(`${base}/admin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: base, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ username: 'admin', password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`The login answered ${answer.status}.`);
  return cookie;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const p95 = (took: readonly number[]): number =>
  took.toSorted((one, other) => one - other)[Math.ceil(took.length * 0.95) - 1] ?? 0;
const shown = (value: number): string => value.toFixed(1).padStart(8);

const postgres = await startPostgres();
if ('skipped' in postgres) throw new Error(postgres.skipped);
const shops = {
  few: await openShop(await postgres.createDatabase(), few),
  many: await openShop(await postgres.createDatabase(), many),
};
say(
  `Postgres ${postgres.version}, Node ${process.version}: p95 of ${rounds} in ms, turn and turn about`,
);
say(
  `${''.padEnd(34)} page: ${String(few).padStart(7)}  ${String(many).padStart(8)}   ratio | ` +
    `shop: ${String(few).padStart(7)} ${String(many).padStart(8)}`,
);
// A server that has just begun is slow whatever it holds; both are warm before anything counts.
for (let round = 0; round < 40; round += 1)
  for (const shop of [shops.few, shops.many]) await shop.get('/admin');
let missed = 0;
for (const { name, query, search, named } of QUESTIONS) {
  const took = {
    few: [] as number[],
    many: [] as number[],
    fewShop: [] as number[],
    manyShop: [] as number[],
  };
  const ask = async (database: Database): Promise<number> => {
    const begin = performance.now();
    await listOrders({ database, clock }, search);
    return performance.now() - begin;
  };
  for (let round = -3; round < rounds; round += 1) {
    const page = {
      few: await shops.few.get(`/admin?${query}`),
      many: await shops.many.get(`/admin?${query}`),
    };
    const alone = { few: await ask(shops.few.database), many: await ask(shops.many.database) };
    if (round < 0) continue;
    took.few.push(page.few);
    took.many.push(page.many);
    took.fewShop.push(alone.few);
    took.manyShop.push(alone.many);
  }
  const ratio = p95(took.many) / p95(took.few);
  const isKept = p95(took.many) <= GOAL && ratio <= AT_MOST;
  if (named && !isKept) missed += 1;
  const pages = `${shown(p95(took.few))}  ${shown(p95(took.many))}`;
  const shop = `${shown(p95(took.fewShop))} ${shown(p95(took.manyShop))}`;
  const verdict = isKept ? '' : named ? 'MISSED' : 'slow';
  say(
    `${name.padEnd(34)}      ${pages}   ${ratio.toFixed(2).padStart(5)} |      ${shop}  ${verdict}`,
  );
}
await shops.few.stop();
await shops.many.stop();
await postgres.stop();
say(
  missed === 0
    ? `kept: each at most ${GOAL} ms and ${AT_MOST} times its time with ${few}`
    : `MISSED by ${missed} of those the goal names`,
);
process.exitCode = missed === 0 ? 0 : 1;
