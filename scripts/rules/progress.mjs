/**
 * One line for each thing done, the story of what failed below it, and the sum at the end. Stories
 * don't wait for the end: a run that is broken off later has told them by then.
 */
export function createProgress(write = (text) => process.stdout.write(text)) {
  const sum = { passed: 0, failed: 0, skipped: 0 };

  function add(
    name,
    { passed = 0, failed = 0, skipped = 0, note = '', output = '', failures = [], retried = [] },
    milliseconds,
  ) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
    write(`${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${note.padEnd(36)} ${seconds}\n`);
    for (const title of retried) write(`      passed the second time: ${title}\n`);
    for (const failure of failures) write(`      ${failure.title}\n`);
    if (failed > 0)
      write(`──── ${name} ────\n${storyOf(failures) || output.trim() || note}\n────\n`);
  }

  return {
    sum,
    write,
    async run(name, work) {
      const started = Date.now();
      let result;
      try {
        result = await work();
      } catch (error) {
        result = {
          failed: 1,
          note: 'broke',
          output: error instanceof Error ? (error.stack ?? error.message) : String(error),
        };
      }
      add(name, result, Date.now() - started);
      return result;
    },
    /** The last line stands alone, so that a program can read it. */
    finish() {
      if (sum.passed + sum.failed === 0) sum.failed = 1;
      write(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped\n`);
      return sum.failed === 0 ? 0 : 1;
    },
  };
}

/**
 * What each failure said, once for all that said the same: a server that is gone fails a hundred
 * files. A part that names no failure has only its whole output to tell.
 */
function storyOf(failures) {
  const same = Map.groupBy(failures, ({ story }) => story);
  return [...same]
    .map(([story, [{ title }, ...others]]) => {
      const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
      return `${title}${more}\n${story}\n`;
    })
    .join('\n')
    .trim();
}

export function checkResult({ ok, count, output }) {
  return {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    note: count === undefined ? '' : `${count} checked`,
    output,
  };
}

export function testResult({ passed, failed, skipped, failures, retried, output }) {
  return {
    passed,
    failed,
    skipped,
    failures,
    retried,
    output,
    note: `${passed} passed, ${failed} failed, ${skipped} skipped`,
  };
}
