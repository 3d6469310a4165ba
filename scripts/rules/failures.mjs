import { relative } from 'node:path';

/** As much of one failure as tells what happened; the rest of a long difference helps nobody. */
const LONGEST_STORY = 40;

/**
 * What failed, out of the runner's report: where it stands, its name, what was said. What passed is
 * left out, so that the one failure among thousands is read first.
 */
export function failuresOf(report, root) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name ?? '');
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    // A file that breaks before its first test has no test that could fail.
    if (failed.length === 0 && file.status === 'failed')
      return [{ title: path, story: shortened(file.message ?? '') }];
    return failed.map((test) => ({
      title: `${path} › ${test.fullName ?? test.title}`,
      story: shortened((test.failureMessages ?? []).join('\n')),
    }));
  });
}

/** What broke outside of every test: a promise that nobody waited for, a process that ended. */
export function unhandledIn(output) {
  const start = output.search(/^.*\bUnhandled\b.*$/mu);
  return start < 0
    ? []
    : [{ title: 'outside of every test', story: shortened(output.slice(start)) }];
}

function shortened(story) {
  const lines = story.trim().split('\n');
  return lines.length <= LONGEST_STORY
    ? lines.join('\n')
    : [...lines.slice(0, LONGEST_STORY), '…'].join('\n');
}
