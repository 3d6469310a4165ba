// npm test: everything that proves the shop, from an empty clone on.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from './rules/checks.mjs';
import { continueInOwnNode } from './rules/own-node.mjs';
import { build, makeRouteTypes } from './rules/prepare.mjs';
import { checkResult, createProgress, testResult } from './rules/progress.mjs';
import { runVitestProject } from './rules/vitest-project.mjs';

continueInOwnNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const progress = createProgress();
/** They run what was built. */
const NEEDS_BUILD = new Set(['browser', 'faults']);
/** What computes, beside what often waits for a browser or a process. Each has its own ports and databases. */
const SIDE_BY_SIDE = [
  ['unit', 'postgres'],
  ['browser', 'faults'],
];

await progress.run('route types', async () => checkResult(await makeRouteTypes(root)));
const [built] = await Promise.all([
  existsSync(join(root, 'scripts/build.mjs'))
    ? progress.run('build', async () => checkResult(await build(root)))
    : { failed: 1 },
  ...checks.map((check) =>
    progress.run(check.name, async () => checkResult(await check.run(root))),
  ),
]);

const { startPostgres } = await import('../test/postgres.ts');
const postgres = await startPostgres();
const found = 'skipped' in postgres ? undefined : postgres;
progress.write(`      ${found ? `Postgres ${found.version}` : postgres.skipped}\n`);
const env = found ? { TEST_DATABASE_URL: found.url } : {};
try {
  await Promise.all(
    SIDE_BY_SIDE.map(async (projects) => {
      for (const project of projects) if (found || project !== 'postgres') await prove(project);
    }),
  );
} finally {
  await found?.stop();
}
process.exitCode = progress.finish();

function prove(project) {
  return progress.run(project, async () => {
    if (NEEDS_BUILD.has(project) && built.failed > 0)
      return { failed: 1, note: 'not run, since the build failed' };
    return testResult(await runVitestProject(root, project, { env }));
  });
}
