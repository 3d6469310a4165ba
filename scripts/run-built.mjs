// Runs one of the built programs with the project's own Node, and stands in for it towards the shell:
// its signals go on to it, its exit code comes back.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from './install.mjs';

const PARENT_CHECK_MS = 1_000;
/** What V8 made of the program at an earlier start; each build begins anew. */
const compiled = fileURLToPath(new URL('../build/compiled', import.meta.url));

export function runBuilt(program, parameters = [], nodeOptions = [], environment = {}) {
  const file = fileURLToPath(new URL(`../build/server/${program}.js`, import.meta.url));
  // The fourth channel closes when this process dies, however it dies; the program then ends too,
  // so that a killed start never leaves a server behind that holds the port and the data folder.
  const child = spawn(nodeBinary(), [...nodeOptions, file, ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled, ...environment, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
}
