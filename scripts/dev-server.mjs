// The inside of `npm run dev`, run by the project's own Node.
import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** What the shop is made of; the rest of the folder, its data above all, is nobody's business here. */
const WATCHED = new Set([
  'src',
  'emails',
  'content',
  'demo',
  'migrations',
  'vite.config.ts',
  'react-router.config.ts',
]);
/** What runs in threads, which run built code. */
const IN_THREADS = /^src\/(thread|kernel|platform|research|report)\b|^content\//;
const SAVED = 'foreword:saved';
/** As for the shop itself: longer than any step takes to its next checkpoint. */
const TIMEOUT_MS = 25_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const place = (path) => relative(root, path).split(sep).join('/');
const isPage = (path) => path.startsWith('src/web/');

let webServer;
let running;
let planned = false;
let stopping = false;
let threadsAreOld = false;

const port = await freePort();
const vite = await createServer({
  root,
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { port, clientPort: port },
    watch: {
      ignored: (path) =>
        path.startsWith(root) && place(path) !== '' && !WATCHED.has(place(path).split('/')[0]),
    },
  },
  plugins: [
    {
      name: 'foreword-saved',
      handleHotUpdate({ file, server }) {
        if (isPage(place(file))) server.ws.send({ type: 'custom', event: SAVED });
      },
    },
  ],
});

async function start() {
  const { openForDevelopment, startForDevelopment } = await vite.ssrLoadModule(
    fileURLToPath(new URL('../src/process/development.ts', import.meta.url)),
  );
  webServer ??= await openForDevelopment(vite.middlewares);
  running = await startForDevelopment({
    webServer,
    savedEvent: SAVED,
    loadPages: async () => (await vite.ssrLoadModule('/src/web/handler.ts')).createPagesHandler(),
  });
}

async function stop() {
  await running?.stop();
  running = undefined;
}

async function restart() {
  planned = false;
  if (stopping) return;
  await stop();
  if (threadsAreOld) await rebuild();
  threadsAreOld = false;
  await start();
  vite.ws.send({ type: 'full-reload' });
}

function rebuild() {
  return new Promise((resolve) => {
    spawn(process.execPath, [fileURLToPath(new URL('./build.mjs', import.meta.url))], {
      stdio: 'inherit',
    }).on('exit', resolve);
  });
}

vite.watcher.on('all', (event, path) => {
  const changed = place(path);
  if (
    !['add', 'change', 'unlink'].includes(event) ||
    isPage(changed) ||
    /\.test\.tsx?$/.test(changed)
  )
    return;
  threadsAreOld ||= IN_THREADS.test(changed);
  // Many files saved at once are one change.
  if (planned) return;
  planned = true;
  changing = changing.then(restart).catch((error) => {
    tell(error);
    // What was loaded halfway must not be taken for loaded when the fault is mended.
    vite.environments.ssr.moduleGraph.invalidateAll();
  });
});

function end() {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
  changing
    .then(stop)
    .then(() => webServer?.end())
    .then(() => vite.close())
    .then(
      () => process.exit(0),
      (error) => {
        tell(error);
        process.exit(1);
      },
    );
}
// The dev server would end the process by itself, in the middle of what the shop has in hand.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, end);

/** A fault that the person at the keyboard can mend is a sentence; any other comes with its place. */
function tell(error) {
  process.stderr.write(`\n${error.name === 'StartupFault' ? error.message : error.stack}\n`);
}

let changing = start().catch(async (error) => {
  tell(error);
  await vite.close();
  process.exit(1);
});

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createNetServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port: free } = server.address();
        server.close(() => resolve(free));
      });
  });
}
