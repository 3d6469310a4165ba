// Builds pages and server into build/, and only when something they are made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeBinary } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'build', 'made-of');
const ingredients = [
  'src',
  'emails',
  'content',
  'demo',
  'migrations',
  'vite.config.ts',
  'scripts/bundled-packages.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Names, sizes and times of all ingredients: cheap enough to ask at every start. */
function stamp() {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    const about = statSync(path);
    if (about.isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0${about.size}\0${about.mtimeMs}\n`);
    }
  };
  for (const ingredient of ingredients) visit(join(root, ingredient));
  return hash.digest('hex');
}

export function ensureBuilt({ quiet = false } = {}) {
  const now = stamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return;
  if (!quiet) process.stdout.write('Building the pages and the server … ');
  const started = Date.now();
  const build = spawnSync(
    nodeBinary(),
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (build.status !== 0) {
    process.stderr.write(
      `\n${build.stdout ?? ''}${build.stderr ?? ''}\nThe build failed; what it said stands above.\n`,
    );
    process.exit(1);
  }
  rmSync(join(root, 'build/compiled'), { recursive: true, force: true });
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, now);
  if (!quiet) process.stdout.write(`done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  ensureBuilt();
}
