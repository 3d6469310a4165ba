// How long a stranger waits: clone, npm start cold and warm, npm test; and how much memory the shop takes.
// npm run bench -- start [--with-tests]
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const workplace = mkdtempSync(join(tmpdir(), 'foreword-bench-'));
const clone = join(workplace, 'foreword');
const inSeconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function memoryOfTree(pid) {
  const listing = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  const rows = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([id, parent, rss, ...rest]) => ({
      id: +id,
      parent: +parent,
      rss: +rss,
      args: rest.join(' '),
    }));
  const family = new Set([pid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const row of rows)
      if (family.has(row.parent) && !family.has(row.id)) {
        family.add(row.id);
        grown = true;
      }
  }
  const server = rows.find(
    (row) => family.has(row.id) && row.args.includes('build/server/main.js'),
  );
  return server ? Math.round(server.rss / 1024) : 0;
}

const megabytesOf = (folder) =>
  Math.round(
    Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024,
  );

async function start(label) {
  const port = await freePort();
  const began = performance.now();
  const shop = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const page = await fetch(`http://127.0.0.1:${port}/order`);
  await page.text();
  const waited = inSeconds(began);
  const memory = memoryOfTree(shop.pid);
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  process.kill(-shop.pid, 'SIGTERM');
  await ended;
  process.stdout.write(`${label}: ${waited} s to the first page, ${memory} MB resident\n`);
}

const began = performance.now();
execFileSync('git', ['clone', '--quiet', root, clone]);
process.stdout.write(`clone: ${inSeconds(began)} s\n`);
await start('npm start, nothing installed');
process.stdout.write(`installed: ${megabytesOf(join(clone, 'node_modules'))} MB\n`);
await start('npm start, second time');
await start('npm start, third time');
if (process.argv.includes('--with-tests')) {
  for (const label of ['npm test, installed', 'npm test, again']) {
    const from = performance.now();
    const run = spawnSync('npm', ['test'], { cwd: clone, encoding: 'utf8', maxBuffer: 1 << 28 });
    process.stdout.write(
      `${label}: ${inSeconds(from)} s, ${run.stdout.trim().split('\n').at(-1)}\n`,
    );
  }
}
process.stdout.write(
  `Node ${process.version}, package lock of ${readFileSync(join(clone, 'package-lock.json')).length} bytes\n`,
);
rmSync(workplace, { recursive: true, force: true });
