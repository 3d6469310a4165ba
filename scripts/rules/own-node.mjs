import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { ensureInstalled, nodeBinary } from '../install.mjs';

/** Installs what is missing and goes on in the project's own Node, if this is another one. */
export function continueInOwnNode() {
  ensureInstalled();
  const node = nodeBinary();
  if (realpathSync(node) === realpathSync(process.execPath)) return;
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
