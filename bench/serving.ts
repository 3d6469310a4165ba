/**
 * How many pages a second a demo shop on Postgres serves, beside a bare Hono route that serves the same bytes
 * in the same run; and how long pages take while two reports are made and an expert reviews.
 *  npm run bench -- serving [seconds a load] [rounds]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ReviewDeskView } from '../src/desk/review/shape';
import { startPostgres } from '../test/postgres';
import { freePort } from '../test/support/shop-process';
import { readProcess, startDemoShop, type DemoShop } from './resting/demo-shop';
import { load, type Load } from './resting/load';

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 2;
const CALM_PAUSE_MS = 100;
const LOOK_EVERY_MS = 100;
const MADE_WITHIN_MS = 120_000;
const READ_FOR_MS = 2_000;
/** Nobody opens a report in the second in which it comes into the queue. */
const PREPARED_AFTER_MS = 2_000;
const METRICS_TOKEN = 'of-the-benchmark-and-nobody-else-at-all';
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const [first = '', second] = process.argv.slice(2);

if (first === 'bare') await serveBare(Number(second), process.argv[4] ?? '');
else await bench(Number(first || 4), Number(second ?? 3));

/** The bytes and headers of one page, and nothing around them. */
async function serveBare(port: number, from: string): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(from, { headers: { 'Accept-Encoding': 'br' } }, resolve),
  );
  const body = new Uint8Array(
    Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)),
  );
  const headers = Object.fromEntries(
    Object.entries(answer.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
  );
  const bare = new Hono();
  bare.get('/', (context) => context.body(body, 200, headers));
  serve({ fetch: bare.fetch, port, hostname: '127.0.0.1' });
  process.on('disconnect', () => process.exit(0));
}

async function startBare(from: string): Promise<number> {
  const port = await freePort();
  spawn(process.execPath, [process.argv[1] ?? '', 'bare', String(port), from], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  }).unref();
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) await sleep(20);
  return port;
}

function row(what: string, loads: readonly Load[], goal: string): void {
  const of = (key: keyof Load): number => median(loads.map((one) => one[key]));
  say(
    [
      what,
      of('perSecond').toFixed(0),
      of('median').toFixed(1),
      of('p99').toFixed(1),
      of('slowest').toFixed(0),
      goal,
    ].join(' | '),
  );
}

/** Of short stretches, the slowest in each figure. */
function worst(loads: readonly Load[]): Load {
  return {
    perSecond: Math.min(...loads.map(({ perSecond }) => perSecond)),
    median: median(loads.map((one) => one.median)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    slowest: Math.max(...loads.map(({ slowest }) => slowest)),
  };
}

interface Page {
  readonly what: string;
  readonly path: string;
  readonly cookie?: string;
  readonly body?: string;
}

/** The reports that wait for an expert, once there are so many. */
async function waitingReports(shop: DemoShop, cookie: string, count: number): Promise<string[]> {
  const until = Date.now() + MADE_WITHIN_MS;
  while (Date.now() < until) {
    const queue = await fetch(`${shop.baseUrl}/desk`, { headers: { cookie } });
    const links = (await queue.text()).matchAll(/\/desk\/review\/FW-\d+/gu);
    const paths = [...new Set([...links].map(([path]) => path))];
    if (paths.length >= count) return paths;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`${count} reports didn’t come to the desk within two minutes.`);
}

/** What an expert does: looks at the queue, has a report open beside its sources, and types a sentence of it anew. */
async function reviewPages(shop: DemoShop, cookie: string, path: string): Promise<Page[]> {
  const body = JSON.stringify({ call: 'open' });
  const headers = { cookie, origin: shop.baseUrl, 'content-type': 'application/json' };
  const opened = await fetch(`${shop.baseUrl}${path}/call`, { method: 'POST', headers, body });
  const { value } = (await opened.json()) as { value: ReviewDeskView };
  const claim = value.sections.flatMap(({ claims }) => claims).find(({ kind }) => kind === 'fact');
  if (claim === undefined) throw new Error('The report says nothing.');
  // Whoever has opened a report reads before they type.
  await sleep(READ_FOR_MS);
  const { kind, text, evidenceIds } = claim;
  return [
    { what: '/desk', path: '/desk', cookie },
    { what: '/desk/review', path, cookie },
    {
      what: 'a sentence judged as it is typed',
      path: `${path}/call`,
      cookie,
      body: JSON.stringify({ call: 'try', kind, text: `${text} `, evidenceIds }),
    },
  ];
}

/** A report's first opening, a little after it came into the queue. */
async function firstOpening(shop: DemoShop, cookie: string, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(shop.baseUrl + path, { headers: { cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - from;
}

async function whileReports(shop: DemoShop, cookie: string, pages: readonly Page[]): Promise<void> {
  const { port } = new URL(shop.baseUrl);
  const seen: Promise<Load>[] = [];
  const before = await waitingReports(shop, cookie, 1);
  let isDone = false;
  const done = Promise.all([shop.order(), shop.order()])
    .then(() => waitingReports(shop, cookie, before.length + 2))
    .then(async (paths) => {
      await sleep(PREPARED_AFTER_MS);
      const fresh = paths.filter((path) => !before.includes(path));
      const openings = await Promise.all(fresh.map((path) => firstOpening(shop, cookie, path)));
      isDone = true;
      return Math.max(...openings);
    });
  const all = pages.map(async ({ what, ...page }) => {
    const loads: Load[] = [];
    while (!isDone) {
      const asked = load({
        port: Number(port),
        ...page,
        connections: 1,
        seconds: 1,
        pause: CALM_PAUSE_MS,
      });
      seen.push(asked);
      loads.push(await asked);
    }
    row(`${what} while two reports are made`, [worst(loads)], ' | p99 ≤ 250 ms');
  });
  await eventLoopDelay(shop);
  const opening = await done;
  await Promise.all(all);
  const late = await eventLoopDelay(shop);
  say(`first opening of a report: ${opening.toFixed(0)} ms at most`);
  say(`event loop while two reports are made: ${(late * 1_000).toFixed(0)} ms at most`);
}

/** The longest that a timer of the shop came late since this was asked before. */
async function eventLoopDelay({ baseUrl }: DemoShop): Promise<number> {
  const answer = await fetch(`${baseUrl}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const [, value] =
    /foreword_event_loop_delay_seconds\{quantile="1"\} ([\d.e-]+)/u.exec(await answer.text()) ?? [];
  return Number(value);
}

async function bench(seconds: number, rounds: number): Promise<void> {
  const server = await startPostgres();
  if ('skipped' in server) throw new Error(server.skipped);
  const dataFolder = mkdtempSync(join(tmpdir(), 'foreword-serving-'));
  const shop = await startDemoShop({
    dataFolder,
    environment: { DATABASE_URL: server.url, METRICS_TOKEN, REVIEW: 'required' },
  });
  const cookie = await shop.logIn();
  const buyer = await shop.order();
  const [report = ''] = await waitingReports(shop, cookie, 1);
  const port = Number(new URL(shop.baseUrl).port);
  const bare = await startBare(`${shop.baseUrl}/`);
  const track = buyer.trackingPath ?? '';
  say(
    `Node ${process.version}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, load ` +
      String(loadavg()[0]?.toFixed(1)),
  );
  say(
    'page | a second | median ms | p99 ms | slowest ms | processor of the shop for each, ms | goal',
  );
  const targets = [
    { what: 'a bare Hono route, the bytes of /', path: '/', port: bare, goal: '' },
    { what: '/', path: '/', port, goal: '≥ 0.6 of the bare route' },
    { what: '/faq', path: '/faq', port, goal: '' },
    { what: '/order', path: '/order', port, goal: '≥ 300, p99 ≤ 150 ms' },
    { what: '/track/…', path: track, port, goal: '≥ 300, p99 ≤ 150 ms' },
    { what: '/order, each rendered anew', path: '/order', port, anew: true, goal: '' },
    { what: '/track/…, each rendered anew', path: track, port, anew: true, goal: '' },
  ].map((target) => ({ ...target, loads: [] as Load[], processor: [] as number[] }));
  for (let round = -1; round < rounds; round += 1)
    for (const { loads, processor, ...target } of targets) {
      const isCounted = round >= 0;
      const before = readProcess(shop.pid).processor;
      const one = await load({
        ...target,
        connections: CONNECTIONS,
        seconds: isCounted ? seconds : WARM_UP_SECONDS,
      });
      const worked = readProcess(shop.pid).processor - before;
      if (isCounted) processor.push(worked / (one.perSecond * seconds));
      if (isCounted) loads.push(one);
    }
  for (const { what, loads, processor, goal } of targets)
    row(what, loads, `${median(processor).toFixed(2)} | ${goal}`);
  const ratios = (targets[1]?.loads ?? []).map(
    (one, index) => one.perSecond / (targets[0]?.loads[index]?.perSecond ?? 1),
  );
  say(`ratio of / to the bare route: ${median(ratios).toFixed(2)}`);
  await whileReports(shop, cookie, [
    { what: '/', path: '/' },
    { what: '/order', path: '/order' },
    { what: '/track/', path: track },
    ...(await reviewPages(shop, cookie, report)),
  ]);
  say(`load at the end ${loadavg()[0]?.toFixed(1)}`);
  await shop.stop();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  process.exit(0);
}
