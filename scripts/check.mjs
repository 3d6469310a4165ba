// npm run check: the fast part of the proof. The four tools at once, and the unit tests of what has changed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checks } from './rules/checks.mjs';
import { continueInOwnNode } from './rules/own-node.mjs';
import { makeRouteTypes } from './rules/prepare.mjs';
import { checkResult, createProgress, testResult } from './rules/progress.mjs';
import { runVitestProject } from './rules/vitest-project.mjs';

/** What starts databases, tools and bundlers is left to npm test. */
const SLOW = ['test/**'];

continueInOwnNode();
const root = fileURLToPath(new URL('..', import.meta.url));
const progress = createProgress();
/** What the tools read the last time; npm test begins from nothing. */
const kept = join(root, 'node_modules/.cache/foreword-check');
const routeTypes = await makeRouteTypes(root);
if (!routeTypes.ok) await progress.run('route types', async () => checkResult(routeTypes));
const [types, others] = [
  checks.filter(({ name }) => name === 'types'),
  checks.filter(({ name }) => name !== 'types'),
];
const prove = (check) =>
  progress.run(check.name, async () => checkResult(await check.run(root, kept)));
await Promise.all(types.map(prove));
await Promise.all([
  ...others.map(prove),
  progress.run('unit', async () =>
    testResult(
      await runVitestProject(root, 'unit', {
        parameters: [
          ...changed(),
          ...SLOW.flatMap((pattern) => ['--exclude', pattern]),
          '--passWithNoTests',
        ],
        mayBeEmpty: true,
      }),
    ),
  ),
]);
process.exitCode = progress.finish();

/** Tests that reach a file changed since the last commit or, when all is committed, by it. */
function changed() {
  const git = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  const status = git('status', '--porcelain');
  if (status.status !== 0) return [];
  if (status.stdout.trim() !== '') return ['--changed'];
  return git('rev-parse', '--verify', 'HEAD~1').status === 0 ? ['--changed', 'HEAD~1'] : [];
}
