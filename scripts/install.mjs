// Runs on whatever Node the machine has, before anything is installed: no dependencies, Node 18 syntax.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const readWanted = (root) => readPackages(join(root, 'package-lock.json'));
const readPresent = (root) => readPackages(join(root, 'node_modules', '.package-lock.json'));

/** What npm last finished installing, beside what the lock file asks for; `serving` needs nothing of the tests. */
export function isInstalled(root = projectRoot, { serving = false } = {}) {
  const wanted = readWanted(root);
  const present = readPresent(root);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, about]) => {
    if (path === '' || about.link || (serving && about.dev)) return true;
    const found = present[path];
    // What is made for another platform is in the lock and rightly not on the disk.
    return found
      ? found.version === about.version
      : Boolean(about.optional) && !isMadeForHere(about);
  });
}

let knownLibc;

/** Asked once: a report takes some 10 ms to make, and the lock names dozens of packages for other machines. */
function ownLibc() {
  knownLibc ??= process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}

function isMadeForHere({ os, cpu, libc }) {
  if (!os || !cpu) return false;
  return (
    os.includes(process.platform) &&
    cpu.includes(process.arch) &&
    (!libc || libc.includes(ownLibc()))
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Where tests and checks were installed once, they stay. */
const isForDevelopment = () =>
  Object.values(readPresent(projectRoot) ?? {}).some(({ dev }) => dev === true);

export function ensureInstalled({ serving = false } = {}) {
  if (isInstalled(projectRoot, { serving })) return;
  const omitted = serving && !isForDevelopment() ? ['--omit=dev'] : [];
  process.stdout.write('Installing what the project needs (about a minute the first time) … ');
  const started = Date.now();
  let result = runNpm(process.execPath, omitted);
  // An npm on an old Node leaves out the optional packages that ask for a newer one; ours then brings them.
  if (result.status === 0 && !isInstalled(projectRoot, { serving }) && ownNode())
    result = runNpm(ownNode(), omitted);
  if (result.status !== 0 || !isInstalled(projectRoot, { serving })) {
    const said =
      `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim();
    process.stderr.write(
      `\n${said}\nnpm could not install the dependencies; ` +
        'check the network and the free disk space, then run the same command again.\n',
    );
    process.exit(1);
  }
  process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function runNpm(node, omitted) {
  const running = process.env.npm_execpath;
  const [program, ...parameters] =
    running && /npm-cli\.c?js$/.test(running) ? [node, running] : ['npm'];
  return spawnSync(
    program,
    [
      ...parameters,
      'install',
      ...omitted,
      '--no-audit',
      '--no-fund',
      '--no-save',
      '--loglevel=error',
    ],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
  );
}

/** The Node that the project brings along where it can, else the one this runs on if it is new enough. */
export function nodeBinary() {
  const own = ownNode();
  if (own) return own;
  if (major(process.versions.node) >= NEEDED_MAJOR) return process.execPath;
  process.stderr.write(
    `Foreword needs Node ${NEEDED_MAJOR} or newer on this machine (found ${process.versions.node}); install it from https://nodejs.org and run the same command again.\n`,
  );
  process.exit(1);
}

let checkedOwnNode;

function ownNode() {
  if (checkedOwnNode !== undefined) return checkedOwnNode;
  const link = join(projectRoot, 'node_modules', '.bin', 'node');
  checkedOwnNode = '';
  if (existsSync(link)) {
    const file = realpathSync(link);
    if (file === realpathSync(process.execPath) || answers(file)) checkedOwnNode = file;
  }
  return checkedOwnNode;
}

/** It may be there and not run: made for another libc, say. */
function answers(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && major(stdout.trim().slice(1)) >= NEEDED_MAJOR;
}

function major(version) {
  return Number(version.split('.')[0]);
}
