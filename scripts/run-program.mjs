// Bundles a TypeScript program and runs it in this process's place.
import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';

const [entry, ...parameters] = process.argv.slice(2);
const file = await bundle(entry);
const run = spawnSync(process.execPath, ['--enable-source-maps', file, ...parameters], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
