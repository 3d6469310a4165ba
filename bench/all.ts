/**
 * Every benchmark whose figures can be read from what it prints, one after the other; then the table that opens
 * bench/RESULTS.md. A quick run leaves out what takes minutes, and only prints.  npm run bench [-- --quick]
 */
import { spawn } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/project-folder';
import { FIGURES } from './all/figures';
import { figureTable, isHeld, readFigures, type Measured } from './all/read-figures';
import { replacePart } from './real/results';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const PART = ['<!-- all: begin -->', '<!-- all: end -->'] as const;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const root = projectFolder();

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
    child.once('close', () => resolve(printed));
  });
}

const commands = [
  ...new Set(
    FIGURES.filter(({ slow }) => !values.quick || slow !== true).map(({ command }) => command),
  ),
];
const all: Measured[] = [];
for (const [at, command] of commands.entries()) {
  const since = Date.now();
  process.stdout.write(`${at + 1} of ${commands.length}  ${command} … `);
  const measured = readFigures(FIGURES, command, await print(command));
  all.push(...measured);
  const held = measured.filter((one) => isHeld(one) === true).length;
  say(`${held} of ${measured.length} held, ${((Date.now() - since) / 1_000).toFixed(0)} s`);
}

const table = figureTable(all);
say('');
for (const line of table) say(line);
const machine = [
  `${cpus().length} cores`,
  `${Math.round(totalmem() / 2 ** 30)} GB`,
  `Node ${process.version}`,
  `load ${loadavg()[0]?.toFixed(1)}`,
].join(', ');
if (values.quick) say('\nA quick run: bench/RESULTS.md stays as it was.');
else
  replacePart('RESULTS.md', PART, [
    `\`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${machine}).`,
    'Benchmarks that kill processes, fill a database, or run for an hour aren’t in it:',
    '`worlds`, `hostile`, `fuzz`, `chaos`, `scale`, `restore`, `pages`, `orders`.',
    'Their sections below have their own figures and days.',
    '',
    ...table,
  ]);
process.exitCode = all.some(({ value }) => value === undefined) ? 1 : 0;
