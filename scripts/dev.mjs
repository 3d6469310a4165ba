// npm run dev: the whole shop with reload. Pages change in the browser as they are saved; a change
// of anything else stops the shop in good order and starts it anew.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeBinary } from './install.mjs';
import { ensureBuilt } from './build.mjs';

const PARENT_CHECK_MS = 1_000;

ensureInstalled();
// The threads beside the server run built code.
ensureBuilt();
const child = spawn(nodeBinary(), [fileURLToPath(new URL('./dev-server.mjs', import.meta.url))], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  // The fourth channel closes when this process dies, however it dies; the shop then ends too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, PARENT_CHECK_MS).unref();
child.on('exit', (code) => process.exit(code ?? 1));
