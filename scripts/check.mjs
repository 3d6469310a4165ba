// npm run check: the fast part of the proof. Types first, then the other tools and the tests of what has changed.
import { spawnSync } from 'node:child_process';
// The Node that starts this may be too old to have all of these; the one it hands over to isn’t.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAffectedTests } from './rules/affected-tests.mjs';
import { checks } from './rules/checks.mjs';
import { continueInOwnNode } from './rules/own-node.mjs';
import { makeRouteTypes } from './rules/prepare.mjs';
import { checkResult, createProgress, testResult } from './rules/progress.mjs';
import { runVitestProject } from './rules/vitest-project.mjs';

/** What else lies in test/ starts tools, bundlers and shops; that is left to npm test. */
const TESTS = '{src,emails,content,demo,migrations,scripts}/**/*.test.{ts,tsx}';
const HERE = /^(?:src|emails|content|demo|migrations|scripts)\//u;
/** What may have become wrong by the day alone, and rules on all files, which no import leads to. */
const ALWAYS = [
  'src/research/sources/state/sunset.test.ts',
  ...['house-rules', 'exported-names', 'patterns', 'retired-words', 'total-order'].map(
    (rule) => `test/rules/${rule}.test.ts`,
  ),
];
/** To open a database or to write a whole report takes seconds: these run here only when their own file changed. */
const SLOW =
  /\bfreshDatabase\b|\/fixtures\/(?:made-up-company|hostile-names|same-words|report-input)'/u;

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
await Promise.all([...others.map(prove), progress.run('unit', proveUnits)]);
process.exitCode = progress.finish();

/** Since the last commit or, when all is committed, by it; undefined where nobody can tell. */
function findChanges() {
  const git = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  const status = git('status', '--porcelain', '--untracked-files=all');
  if (status.status !== 0) return undefined;
  const changed = status.stdout.split('\n').filter(Boolean);
  if (changed.length > 0) return changed.map((line) => line.slice(3).split(' -> ').at(-1));
  const last = git('diff', '--name-only', 'HEAD~1');
  return last.status === 0 ? last.stdout.split('\n').filter(Boolean) : undefined;
}

function chooseTests() {
  const changed = findChanges();
  const tests = changed ? findAffectedTests(root, changed) : fs.globSync(TESTS, { cwd: root });
  const nameOf = (file) => file.replace(/(?:\.test)?\.tsx?$/u, '');
  const own = new Set(changed?.map(nameOf));
  const chosen = tests.filter(
    (file) =>
      HERE.test(file) &&
      (own.has(nameOf(file)) || !SLOW.test(fs.readFileSync(join(root, file), 'utf8'))),
  );
  return [...new Set([...chosen, ...ALWAYS])];
}

async function proveUnits() {
  const tests = chooseTests();
  if (tests.length === 0) return { note: 'no test reaches what changed' };
  return testResult(await runVitestProject(root, 'unit', { parameters: tests, mayBeEmpty: true }));
}
