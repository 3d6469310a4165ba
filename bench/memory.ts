/**
 * How much memory a demo shop takes at rest, and after reports, on Postgres and with the embedded database;
 * and how much of a core while nothing happens.
 *  npm run bench -- memory [reports] [seconds of rest] [postgres|embedded]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../test/postgres';
import { readProcess, startDemoShop, type DemoShop } from './resting/demo-shop';

const [reports = 30, rest = 60] = process.argv.slice(2).map(Number);
const only = process.argv[4];
const SETTLED_MS = 10_000;
/** Longer than a worker thread may rest. */
const THREADS_END_MS = 75_000;
const GOALS = { Postgres: 250, embedded: 450 };
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function idleShare({ pid }: DemoShop): Promise<number> {
  const before = readProcess(pid).processor;
  await sleep(rest * 1_000);
  return (readProcess(pid).processor - before) / (rest * 10);
}

async function measure(
  kind: keyof typeof GOALS,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'foreword-memory-'));
  const first = await startDemoShop({ dataFolder, environment });
  const firstStart = first.startedInMilliseconds;
  await first.stop();
  const shop = await startDemoShop({ dataFolder, environment });
  await sleep(SETTLED_MS);
  const { now: atRest, most: startPeak } = readProcess(shop.pid);
  const idle = await idleShare(shop);
  const row = (what: string, figure: string, goal = ''): void =>
    say(`${kind} | ${what} | ${figure} | ${goal}`);
  row(
    'first start, second start',
    `${firstStart.toFixed(0)}, ${shop.startedInMilliseconds.toFixed(0)} ms`,
  );
  row('at rest', `${atRest.toFixed(0)} MB`, `≤ ${GOALS[kind]} MB`);
  row('at most until then', `${startPeak.toFixed(0)} MB`);
  row(`idle for ${rest} s`, `${idle.toFixed(2)} % of a core`, '≤ 0.5 %');
  let last = atRest;
  for (const until of [reports / 3, (2 * reports) / 3, reports]) {
    const began = performance.now();
    const count = Math.round(reports / 3);
    for (let made = 0; made < count; made += 1) await shop.delivered(await shop.order());
    const each = (performance.now() - began) / 1_000 / count;
    const { now: busy } = readProcess(shop.pid);
    await sleep(THREADS_END_MS);
    const { now, most } = readProcess(shop.pid);
    last = now;
    row(
      `after ${until.toFixed(0)} reports of ${each.toFixed(1)} s`,
      `${now.toFixed(0)} MB at rest again, ${busy.toFixed(0)} MB at once, ${most.toFixed(0)} MB at most`,
      `≤ ${(1.3 * atRest).toFixed(0)} MB`,
    );
  }
  row('at rest again, times its rest', (last / atRest).toFixed(2), '≤ 1.3');
  await shop.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

const server = await startPostgres();
if ('skipped' in server) throw new Error(server.skipped);
say(`Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; the whole process with all roles`);
say('database | what | measured | goal');
if (only !== 'embedded') await measure('Postgres', { DATABASE_URL: server.url });
if (only !== 'postgres') await measure('embedded', {});
await server.stop();
say(`load at the end ${loadavg()[0]?.toFixed(1)}`);
process.exit(0);
