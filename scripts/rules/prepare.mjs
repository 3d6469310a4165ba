import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from '../install.mjs';
import { runProgram } from './run-program.mjs';

const MODULES = ['@react-router', 'dev', 'bin.cjs'];

/** The types of the framework's virtual module are made from the routes; where there are no pages there is none. */
export async function makeRouteTypes(root) {
  if (!existsSync(join(root, 'src/web/routes.ts'))) return { ok: true, output: '' };
  const { code, stdout, stderr } = await runProgram(
    nodeBinary(),
    [join(root, 'node_modules', ...MODULES), 'typegen'],
    { cwd: root },
  );
  return { ok: code === 0, output: stdout + stderr };
}

export async function build(root) {
  const { code, stdout, stderr } = await runProgram(
    nodeBinary(),
    [join(root, 'scripts/build.mjs')],
    { cwd: root },
  );
  return { ok: code === 0, output: stdout + stderr };
}
