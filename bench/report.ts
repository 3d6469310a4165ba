/**
 * How long the command line takes for a report without a model, of the demo’s company and of a listed one with its
 * annual report, and how large the page comes out.  npm run bench -- report [rounds]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectFolder } from '../src/project-folder';
import { materialFolder } from '../test/support/material';
import { readCompanies, unpackHosts } from './real/companies';

/** It files with the SEC, and the annual report is read with 40 pages beside it. */
const LISTED = '3m';
const rounds = Number(process.argv[2] ?? 3);
const workplace = mkdtempSync(join(tmpdir(), 'foreword-bench-report-'));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

interface Cost {
  readonly seconds: number;
  /** Of the processor, worker processes included. */
  readonly processor: number;
}

/** In a shell of its own, which knows what all processes of the report took together. */
function makeReport(options: Readonly<Record<string, string>>): Cost {
  const program = join(projectFolder(), 'build/server/cli.js');
  const parameters = Object.entries(options).map(([key, value]) => `--${key}=${value}`);
  const began = performance.now();
  const made = spawnSync(
    '/bin/sh',
    [
      '-c',
      '"$@" > /dev/null 2>&1 || exit 1; times',
      'sh',
      process.execPath,
      program,
      'report',
      ...parameters,
    ],
    {
      cwd: projectFolder(),
      encoding: 'utf8',
      // As scripts/run-built.mjs starts it: what V8 made of the program before is kept.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(projectFolder(), 'build/compiled'),
        MODE: 'demo',
      },
    },
  );
  if (made.status !== 0) throw new Error(`No report on ${options['company'] ?? ''} was made.`);
  const seconds = (performance.now() - began) / 1_000;
  const ofChildren = made.stdout.trim().split('\n').at(-1) ?? '';
  const processor = Array.from(ofChildren.matchAll(/(\d+)m([\d.]+)s/gu)).reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  return { seconds, processor };
}

function line(what: string, costs: readonly Cost[], first: keyof Cost): string {
  const second = first === 'seconds' ? 'processor' : 'seconds';
  const of = (key: keyof Cost): string => median(costs.map((cost) => cost[key])).toFixed(1);
  const name = second === 'processor' ? 'of processor' : 'by the clock';
  return `${what}: ${of(first)} s, ${of(second)} s ${name}`;
}

say(`Node ${process.version}, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`);
const demo = join(workplace, 'demo');
const ofDemo = Array.from({ length: rounds }, () =>
  makeReport({ company: 'Quillhaven Systems', role: 'Backend Engineer', out: demo }),
);
say(line('demo', ofDemo, 'seconds'));
const page = readFileSync(join(demo, 'report.html'));
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(0);
say(`page: ${kilobytes(page.length)} kB, ${kilobytes(brotliCompressSync(page).length)} kB packed`);

const folder = materialFolder('real/companies');
const [listed] = folder === undefined ? [] : readCompanies(folder, [LISTED]);
if (listed === undefined)
  say('No real company is at hand: there is no real/companies in MATERIAL_DIR.');
else {
  const hosts = unpackHosts(listed, join(projectFolder(), 'data/real'));
  const out = join(workplace, 'listed');
  mkdirSync(out);
  const role = listed.roles[0] ?? '';
  const options = { web: hosts, now: listed.asOf, company: listed.name, role, out };
  say(
    line(
      'listed',
      Array.from({ length: rounds }, () => makeReport(options)),
      'processor',
    ),
  );
}
rmSync(workplace, { recursive: true, force: true });
