/**
 * What the catalog holds, and how long it takes to plan an order, poll 85 feeds, and load a large
 * file. Each figure comes from a process of its own; all servers asked are on this machine.
 *   npm run bench -- catalogue [rows] [feeds]
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../src/process/database';
import { systemClock } from '../src/kernel/time';
import { createOutboundFetch, sampleNetwork } from '../src/platform/fetch';
import { migrate, postgresDatabase, type Database } from '../src/platform/database';
import { projectFolder } from '../src/project-folder';
import { bulkShelf, loadBulk } from '../src/research/bulk';
import {
  createAsk,
  isShared,
  pollFeeds,
  samplePoliteness,
  storedFeeds,
} from '../src/research/gather';
import { explainPlan } from '../src/research/gather/plan/explain-plan';
import {
  catalogue,
  inMemoryHealth,
  isSourceOn,
  labourConditionApplications,
} from '../src/research/sources';
import { startPostgres } from '../test/postgres';
import { countCatalogue } from './catalogue/count';
import { EMPLOYER, writeCsv } from './catalogue/made-up-files';
import { writeWorkbook } from './catalogue/write-workbook';
import { CARDS } from './catalogue/cards';
import { serve } from './catalogue/serve';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const open = (url: string): Database =>
  postgresDatabase({ url, connections: 5, onError: () => undefined });

interface Used {
  readonly cpu: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly told: string;
}

/** The most memory this process had; what the system says of “resources” counts the process that started it too. */
function mostMegabytes(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return Math.round((peak === undefined ? process.resourceUsage().maxRSS : Number(peak)) / 1_024);
}

/** Tells what this process took, from its beginning. */
function tellUse(begun: number, told: string): void {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const used: Used = {
    cpu: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: mostMegabytes(),
    seconds: (performance.now() - begun) / 1_000,
    told,
  };
  say(JSON.stringify(used));
}

function run(...parameters: readonly string[]): Promise<Used> {
  // As scripts/foreword.mjs starts the verb that loads.
  const options = parameters[0] === 'bulk' ? ['--max-semi-space-size=4'] : [];
  const child = spawn(
    process.execPath,
    [...options, process.argv[1] ?? '', 'part', ...parameters],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) =>
    child.once('close', (code) =>
      code === 0
        ? resolve(JSON.parse(said) as Used)
        : reject(new Error(`the part ended with ${code}`)),
    ),
  );
}

function planPart(): void {
  const begun = performance.now();
  const told = CARDS.map(([name, card, role]) => {
    const took: number[] = [];
    let asked = 0;
    for (let time = 0; time < 200; time += 1) {
      const start = performance.now();
      const plan = explainPlan({ clock: systemClock }, card, { role, location: 'Duluth, MN' });
      took.push(performance.now() - start);
      asked = plan.now.length;
    }
    const sorted = took.slice(1).toSorted((one, other) => one - other);
    return (
      `${name} company, ${asked} sources chosen at once: ` +
      `first ${(took[0] ?? 0).toFixed(1)} ms, then median ${(sorted[99] ?? 0).toFixed(1)} ms, ` +
      `p95 ${(sorted[189] ?? 0).toFixed(1)} ms`
    );
  });
  tellUse(begun, told.join('; '));
}

const shared = (count: number) =>
  catalogue.filter((source) => isShared(source) && isSourceOn(source, {}, true)).slice(0, count);
const askOf = (port: string, hosts: readonly string[]) =>
  createAsk({
    outboundFetch: createOutboundFetch({
      network: sampleNetwork({ port: Number(port), hosts }),
      userAgent: 'ForewordBot/1.0',
      clock: systemClock,
    }),
    clock: systemClock,
    politeness: samplePoliteness(),
    crawler: 'ForewordBot',
    isSeen: async () => true,
  });

async function feedsPart([port = '', url = '', count = '']: readonly string[]): Promise<void> {
  const begun = performance.now();
  const database = open(url);
  const sources = shared(Number(count));
  const ask = askOf(
    port,
    sources.map(({ request }) => new URL(request.urls[0] ?? '').host),
  );
  const polls = await pollFeeds({ ask, clock: systemClock, feeds: storedFeeds(database) }, sources);
  const [rows] = await database.queryRows('SELECT count(*) AS count FROM feed_entry');
  await database.close();
  tellUse(
    begun,
    `${polls.filter(({ outcome }) => outcome === 'ok').length} of ${sources.length} feeds read, ` +
      `${String(rows?.['count'])} entries kept`,
  );
}

async function bulkPart([port = '', url = '']: readonly string[]): Promise<void> {
  const begun = performance.now();
  const database = open(url);
  const source = labourConditionApplications;
  const context = {
    database,
    clock: systemClock,
    health: inMemoryHealth(),
    keys: {},
    whyClosed: async () => undefined,
    ask: askOf(port, ['www.dol.gov']),
  };
  const outcome = await loadBulk(context, { source });
  const loaded = performance.now();
  const found = await (await bulkShelf(database.read).find(source))?.rowsOf([EMPLOYER], 5_000);
  const search = performance.now() - loaded;
  await database.close();
  const told = outcome.ok ? outcome.value.sentence : outcome.failure.sentence;
  const rows = `${found?.length ?? 0} rows of one employer found in ${search.toFixed(1)} ms.`;
  tellUse(begun, `${told} ${rows}`);
}

async function bench(rows: number, feeds: number): Promise<void> {
  for (const line of countCatalogue()) say(line);
  let held = true;
  const told = (
    what: string,
    { cpu, megabytes, seconds, told: words }: Used,
    kept: boolean,
  ): void => {
    held &&= kept;
    say(
      `${what}: ${seconds.toFixed(1)} s, ${cpu.toFixed(2)} s of CPU, ${megabytes} MB: ` +
        `${kept ? 'held' : 'NOT HELD'}. ${words}`,
    );
  };
  const plan = await run('plan');
  told(
    'to plan an order (at most 50 ms)',
    plan,
    [...plan.told.matchAll(/p95 ([\d.]+) ms/g)].every(([, took]) => Number(took) <= 50),
  );
  const postgres = await startPostgres();
  if ('skipped' in postgres) throw new Error(postgres.skipped);
  const folder = mkdtempSync(join(tmpdir(), 'foreword-bench-catalogue-'));
  const file = { path: join(folder, 'file') };
  const site = await serve(file);
  try {
    const fresh = async (): Promise<string> => {
      const url = await postgres.createDatabase();
      const database = open(url);
      await migrate(database, readMigrations(join(projectFolder(), 'migrations')));
      await database.close();
      return url;
    };
    const polled = await run('feeds', String(site.port), await fresh(), String(feeds));
    told(
      `to poll ${shared(feeds).length} feeds, Postgres ${postgres.version} (at most 5 s of CPU, 300 MB)`,
      polled,
      polled.cpu <= 5 && polled.megabytes <= 300,
    );
    for (const [kind, write] of [
      ['separated values', writeCsv],
      ['a workbook', writeWorkbook],
    ] as const) {
      await write(file.path, rows);
      const loaded = await run('bulk', String(site.port), await fresh());
      const size = `${(statSync(file.path).size / 1e6).toFixed(0)} MB`;
      told(
        `to load ${rows.toLocaleString('en-US')} rows, ${kind} of ${size} (at most 60 s, 300 MB)`,
        loaded,
        loaded.seconds <= 60 && loaded.megabytes <= 300,
      );
    }
  } finally {
    site.close();
    rmSync(folder, { recursive: true, force: true });
    await postgres.stop();
  }
  process.exitCode = held ? 0 : 1;
}

const [first = '500000', second = '85', ...rest] = process.argv.slice(2);
if (first !== 'part') await bench(Number(first), Number(second));
else if (second === 'plan') planPart();
else await (second === 'feeds' ? feedsPart(rest) : bulkPart(rest));
