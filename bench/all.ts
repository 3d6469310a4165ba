/**
 * Every benchmark whose figures can be read from what it prints, one after the other; then the tables that open
 * bench/RESULTS.md, of the last measurement of each figure.
 *  npm run bench [-- --quick | --long] [--only AREA]
 * A quick run leaves out what takes minutes, and only prints. A long one runs what takes an hour as well: kills,
 * damaged requests, worlds.
 */
import { spawn } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/project-folder';
import { FIGURES } from './all/figures';
import { keptRun, lastMeasured, readKept, writeKept } from './all/kept';
import type { PrintedFigure } from './all/printed-figure';
import { figureTables, isHeld, readFigures, type Measured } from './all/read-figures';
import { replacePart } from './real/results';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const PART = ['<!-- all: begin -->', '<!-- all: end -->'] as const;
const TICK_MS = 1_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const root = projectFolder();
const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

function print(command: string): Promise<string> {
  const [name = '', ...parameters] = command.split(' ');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/bench.mjs'), name, ...parameters], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let printed = '';
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
    });
    child.once('error', () => resolve(printed));
    child.once('close', (code) => resolve(`${printed}\nexit code ${code ?? 1}\n`));
  });
}

/** Of one area, or by one command. */
function isAsked({ area, command, pace }: PrintedFigure): boolean {
  if (values.only !== undefined && ![area, command].includes(values.only)) return false;
  return pace === undefined || (pace === 'slow' ? !values.quick : values.long);
}

/** Runs one, with the seconds it has taken so far where somebody looks. */
async function run(command: string, place: string): Promise<readonly Measured[]> {
  const since = Date.now();
  const taken = (): string => `${((Date.now() - since) / 1_000).toFixed(0)} s`;
  const isWatched = process.stdout.isTTY;
  const ticking = setInterval(() => {
    if (isWatched) process.stdout.write(`\r${place}  ${command} … ${taken()}`);
  }, TICK_MS);
  if (!isWatched) process.stdout.write(`${place}  ${command} … `);
  const load = loadNow();
  const measured = readFigures(FIGURES, command, await print(command));
  clearInterval(ticking);
  const asked = measured.filter(({ figure }) => figure.goal !== undefined);
  const held = asked.filter((one) => isHeld(one) === true).length;
  say(`${isWatched ? `\r${place}  ${command} … ` : ''}${held} of ${asked.length} held, ${taken()}`);
  const day = new Date().toISOString().slice(0, 10);
  if (!values.quick) writeKept({ ...readKept(), [command]: keptRun(measured, day, load) });
  return measured;
}

const commands = [...new Set(FIGURES.filter(isAsked).map(({ command }) => command))];
const all: Measured[] = [];
for (const [at, command] of commands.entries())
  all.push(...(await run(command, `${at + 1} of ${commands.length}`)));

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
say('');
for (const line of figureTables(all)) say(line);
if (values.quick) say('A quick run: bench/RESULTS.md stays as it was.');
else
  replacePart('RESULTS.md', PART, [
    `Written by \`npm run bench\` (${machine}); \`--only AREA\` measures one table again. \`load\` is the ` +
      'machine’s when',
    'a benchmark began: above 0.3 others worked on the same cores. What runs for an hour is run by `--long`.',
    '',
    ...figureTables(lastMeasured(FIGURES, readKept())),
  ]);
process.exitCode = all.some(({ value }) => value === undefined) ? 1 : 0;
