import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeBinary } from '../install.mjs';
import { failuresOf, unhandledIn } from './failures.mjs';
import { runProgram } from './run-program.mjs';

/**
 * Runs one project of vitest.config.ts and counts its tests. A runner that crashes, finds no test
 * or fails outside of its tests counts as one more failure.
 */
export async function runVitestProject(
  root,
  project,
  { env, parameters = [], mayBeEmpty = false } = {},
) {
  const folder = makeScratch();
  const file = join(folder, 'report.json');
  try {
    const { code, stdout, stderr } = await runProgram(
      nodeBinary(),
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...parameters,
      ],
      { cwd: root, env: { ...env, TMPDIR: folder } },
    );
    return summarise({
      code,
      report: readReport(file),
      output: `${stdout}${stderr}`,
      mayBeEmpty,
      root,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All that a run's tests leave behind, so that it goes with the run. */
function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-tests-'));
  // Their Postgres may run as another user, who has to get through to its own folder.
  chmodSync(folder, 0o711);
  return folder;
}

export function summarise({ code, report, output, mayBeEmpty = false, root = '' }) {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  let failed = report?.numFailedTests ?? 0;
  const files = report?.testResults ?? [];
  // A file that breaks before its first test has no test that could fail.
  failed += files.filter(
    (one) =>
      one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failures = [...failuresOf(report, root), ...(code === 0 ? [] : unhandledIn(output))];
  const empty = passed + failed + skipped === 0;
  if (failed === 0 && (code !== 0 || !report || (empty && !mayBeEmpty))) failed = 1;
  const reasons = files
    .flatMap((one) => one.assertionResults)
    .filter(
      (test) => test.status === 'skipped' || test.status === 'pending' || test.status === 'todo',
    )
    .map((test) => test.title);
  return {
    passed,
    failed,
    skipped,
    skippedTitles: [...new Set(reasons)],
    retried: retriedIn(files),
    failures,
    output,
  };
}

/** Tests that passed the second time, with what went wrong first: who knows that can mend it. */
function retriedIn(files) {
  return files
    .flatMap((one) => one.assertionResults)
    .filter((test) => test.status === 'passed' && (test.failureMessages ?? []).length > 0)
    .map(({ title, failureMessages: [first] }) => `${title} (${first.split('\n', 1)[0]})`);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
