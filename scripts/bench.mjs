// npm run bench -- NAME: one benchmark, one command; without a name, all whose figures can be read.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeBinary } from './install.mjs';
import { ensureBuilt } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const typed = process.argv.slice(2);
const isNamed = typed.length > 0 && !typed[0].startsWith('--');
const [name, ...parameters] = isNamed ? typed : ['all', ...typed];
const benchmarks = readdirSync(join(root, 'bench'))
  .filter((file) => /\.(mjs|ts)$/.test(file))
  .map((file) => file.replace(/\.(mjs|ts)$/, ''));

if (!benchmarks.includes(name)) {
  process.stdout.write(
    `Benchmarks: ${benchmarks.join(', ')}\nRun one with: npm run bench -- NAME\n`,
  );
  process.exit(1);
}

ensureInstalled();
ensureBuilt();
const script = join(root, 'bench', `${name}.mjs`);
const program = existsSync(script)
  ? [script]
  : [join(root, 'scripts/run-program.mjs'), join('bench', `${name}.ts`)];
const run = spawnSync(nodeBinary(), [...program, ...parameters], { cwd: root, stdio: 'inherit' });
process.exit(run.status ?? 1);
