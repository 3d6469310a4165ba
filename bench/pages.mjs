// Every public page under Lighthouse, as a slow phone sees it, each figure the median of its runs; and what each page weighs.
// npm run bench -- pages [runs] [path ...]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../test/support/find-chromium.ts';

/** No dependency of the project: it weighs as much as all others together and is wanted here alone (see docs/decisions). */
const LIGHTHOUSE = '13.5.0';
const root = fileURLToPath(new URL('..', import.meta.url));
/** Beside the project, as each build empties its own folder. */
const tools = join(tmpdir(), `foreword-lighthouse-${LIGHTHOUSE}`);
const [runs = '3', ...only] = process.argv.slice(2);
const PAGES = [
  '/',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/bot',
  '/sources',
  '/sample',
  '/contact',
  '/order',
];
/** They bring a script, and are held to a little less. */
const ALIVE = new Set(['/contact', '/order']);
const KINDS = ['performance', 'accessibility', 'best-practices', 'seo'];

function installLighthouse() {
  if (existsSync(join(tools, 'node_modules/lighthouse/package.json'))) return;
  process.stdout.write(
    `Installing Lighthouse ${LIGHTHOUSE} into the machine’s folder for passing things (about a minute, once) …\n`,
  );
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }');
  const done = spawnSync(
    'npm',
    [
      'install',
      `lighthouse@${LIGHTHOUSE}`,
      '--save-exact',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
    ],
    { cwd: tools, stdio: 'inherit' },
  );
  if (done.status !== 0) process.exit(1);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function startShop(dataFolder) {
  const port = await freePort();
  const shop = spawn(process.execPath, [join(root, 'build/server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
    stdio: 'ignore',
  });
  const base = `http://localhost:${port}`;
  while ((await fetch(`${base}/healthz`).catch(() => undefined))?.status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return { shop, base };
}

function look(url, { executablePath, environment }) {
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
  const run = spawnSync(
    process.execPath,
    [
      join(tools, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${KINDS.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, ...environment, CHROME_PATH: executablePath },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      timeout: 180_000,
    },
  );
  if (run.status !== 0)
    throw new Error(`Lighthouse could not look at ${url}: ${run.stderr.slice(-500)}`);
  return JSON.parse(run.stdout);
}

const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

function weigh({ audits }) {
  const items = audits['network-requests'].details.items;
  const of = (kind) =>
    items
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { html: of('Document'), css: of('Stylesheet'), script: of('Script'), font: of('Font') };
}

installLighthouse();
const browser = await findChromium();
const dataFolder = mkdtempSync(join(tmpdir(), 'foreword-pages-'));
const { shop, base } = await startShop(dataFolder);
const kilo = (bytes) => (bytes / 1_000).toFixed(1);
const missed = [];
process.stdout.write(
  '| page | performance | accessibility | best practices | SEO | LCP, s | CLS | HTML, kB | CSS, kB | script, kB | font, kB |\n|---|---|---|---|---|---|---|---|---|---|---|\n',
);
try {
  for (const path of only.length > 0 ? only : PAGES) {
    const seen = Array.from({ length: Number(runs) }, () => look(base + path, browser));
    const scores = KINDS.map((kind) =>
      median(seen.map(({ categories }) => Math.round(100 * (categories[kind].score ?? 0)))),
    );
    const lcp =
      median(seen.map(({ audits }) => audits['largest-contentful-paint'].numericValue)) / 1_000;
    const cls = median(seen.map(({ audits }) => audits['cumulative-layout-shift'].numericValue));
    const { html, css, script, font } = weigh(seen[0]);
    const alive = ALIVE.has(path);
    const [performance, accessibility, practices, seo] = scores;
    const least = alive ? 98 : 100;
    // A page that search engines are kept from is not judged by them.
    const held =
      performance >= least &&
      accessibility >= least &&
      practices >= least &&
      (path === '/order' || seo >= least) &&
      lcp <= (alive ? 1.8 : 1) &&
      cls === 0 &&
      html <= 20_000 &&
      css <= 12_000 &&
      script <= (alive ? 130_000 : 0);
    if (!held)
      missed.push(
        `${path}: ${seen
          .flatMap(({ audits }) =>
            Object.values(audits)
              .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
              .map(({ id }) => id),
          )
          .filter((id, index, all) => all.indexOf(id) === index)
          .join(', ')}`,
      );
    process.stdout.write(
      `| \`${path}\` | ${performance} | ${accessibility} | ${practices} | ${seo} | ${lcp.toFixed(2)} | ${cls.toFixed(3)} | ${kilo(html)} | ${kilo(css)} | ${kilo(script)} | ${kilo(font)} |\n`,
    );
  }
} finally {
  shop.kill('SIGTERM');
  await new Promise((resolve) => shop.once('exit', resolve));
  rmSync(dataFolder, { recursive: true, force: true });
}
process.stdout.write(
  missed.length === 0
    ? `All goals held; Lighthouse ${JSON.parse(readFileSync(join(tools, 'node_modules/lighthouse/package.json'), 'utf8')).version}.\n`
    : `Short of a goal:\n${missed.map((line) => `  ${line}\n`).join('')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
