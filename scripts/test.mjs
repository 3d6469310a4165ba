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
const NEEDS_BUILD = new Set(['browser', 'faults', 'start']);
/** Two at a time, the longest first; each has its own ports and databases. */
const PROJECTS = ['browser', 'unit', 'start', 'faults', 'postgres'];
const AT_ONCE = 2;

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
  const waiting = PROJECTS.filter((project) => found || project !== 'postgres');
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await prove(next);
    }),
  );
} finally {
  // A server that ended during the run is a failure of its own, and hides nothing of what tests reported.
  await found?.stop().catch((error) => progress.run('Postgres', () => Promise.reject(error)));
}
process.exitCode = progress.finish();

function prove(project) {
  return progress.run(project, async () => {
    if (NEEDS_BUILD.has(project) && built.failed > 0)
      return { failed: 1, note: 'not run, since the build failed' };
    return testResult(await runVitestProject(root, project, { env }));
  });
}
