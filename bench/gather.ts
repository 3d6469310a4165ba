/**
 * What it takes to fetch and store 200 pages of one company, alone and with reading them, in a
 * process of its own, from a made-up site on this machine.  npm run bench -- gather [pages]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSnapshots, storedTexts } from '../src/research/evidence/snapshots/stored-snapshots';
import { milliseconds, systemClock } from '../src/kernel/time';
import { createOutboundFetch, sampleNetwork } from '../src/platform/fetch';
import { folderStorage } from '../src/platform/files';
import { createAsk, samplePoliteness } from '../src/research/gather';
import { inMemoryAnswers } from '../src/research/gather/ask/kept-answers';
import { pageSnapshot } from '../src/research/gather/make-snapshot';
import { readPage } from '../src/research/read';
import { sitePages } from '../src/research/sources';
import { HOST, serveSite } from './gather/made-up-site';

const AT_ONCE = 8;
const LIMITS = { store: { cpu: 4, megabytes: 400 }, read: { cpu: 16, megabytes: 700 } } as const;
type What = keyof typeof LIMITS;

const [first = '200', port, what] = process.argv.slice(2);
await (first === 'part'
  ? part(Number(port), what as What, Number(process.argv[5]))
  : bench(Number(first)));

async function bench(count: number): Promise<void> {
  const site = await serveSite(count);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  say(
    `${count} pages of ${Math.round(site.bytes / count / 1_000)} kB each, ` +
      'from a site on this machine; each row a process of its own',
  );
  let held = true;
  try {
    for (const kind of ['store', 'read'] as const) {
      const { cpu, megabytes, stored, unchanged, seconds } = JSON.parse(
        await runPart(site.port, kind, count),
      ) as Figures;
      const limit = LIMITS[kind];
      const within =
        stored === count && unchanged === count && cpu <= limit.cpu && megabytes <= limit.megabytes;
      held &&= within;
      say(
        `${kind === 'store' ? 'fetched and stored' : 'fetched, read and stored'}: ` +
          `${cpu.toFixed(2)} s of CPU (at most ${limit.cpu}), ` +
          `${megabytes} MB (at most ${limit.megabytes}), ${seconds.toFixed(1)} s in all, ` +
          `${stored} pages, ${unchanged} of them unchanged when asked again: ` +
          (within ? 'held' : 'NOT HELD'),
      );
    }
  } finally {
    await site.close();
  }
  process.exitCode = held ? 0 : 1;
}

interface Figures {
  readonly cpu: number;
  readonly megabytes: number;
  readonly stored: number;
  readonly unchanged: number;
  readonly seconds: number;
}

function runPart(sitePort: number, kind: What, count: number): Promise<string> {
  const child = spawn(
    process.execPath,
    [process.argv[1] ?? '', 'part', String(sitePort), kind, String(count)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) =>
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`the part ended with ${code}`)),
    ),
  );
}

/** The inside of the measured process: the shop's own way to ask, to keep and to read. */
async function part(sitePort: number, kind: What, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-bench-gather-'));
  const begun = performance.now();
  const files = folderStorage(folder);
  const [snapshots, texts, kept] = [
    storedSnapshots(files),
    storedTexts(files, 'answers'),
    inMemoryAnswers(),
  ];
  const [page] = sitePages;
  if (page === undefined) throw new Error('the catalogue has no page of a site');
  const source = { ...page, polite: { ...page.polite, ttl: milliseconds(0) } };
  const outboundFetch = createOutboundFetch({
    network: sampleNetwork({ port: sitePort, hosts: [HOST] }),
    userAgent: 'ForewordBot/1.0',
    clock: systemClock,
  });
  const ask = createAsk({
    outboundFetch,
    clock: systemClock,
    politeness: samplePoliteness(),
    crawler: 'ForewordBot',
    kept,
  });
  const figures = { stored: 0, unchanged: 0 };
  const one = async (index: number): Promise<void> => {
    const url = `https://${HOST}/news/${index}`;
    const answer = await ask({ source, url });
    if (answer.outcome !== 'ok') return;
    await texts.put(answer.text);
    if (kind === 'read') {
      const readable = readPage({ html: answer.text, url });
      await pageSnapshot(snapshots, { source, url, fetchedAt: answer.fetchedAt }, readable);
    }
    figures.stored += 1;
    const again = await ask({ source, url });
    if (again.outcome === 'ok' && again.freshness === 'unchanged') figures.unchanged += 1;
  };
  const left = Array.from({ length: count }, (_, index) => index);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = left.shift(); index !== undefined; index = left.shift()) await one(index);
    }),
  );
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(
    JSON.stringify({
      ...figures,
      cpu: (userCPUTime + systemCPUTime) / 1e6,
      megabytes: Math.round(maxRSS / 1_024),
      seconds: (performance.now() - begun) / 1_000,
    }),
  );
}
