import { describe, expect, test } from 'vitest';
import { checkResult, createProgress, testResult } from './rules/progress.mjs';
import { summarise, type Report } from './rules/vitest-project.mjs';

const one = (status: string, title = 'one holds') => ({ status, title });

function report(parts: Partial<Report>): Report {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...parts,
  };
}

describe('the count of a test run', () => {
  test('is what the runner counted', () => {
    const counted = summarise({
      code: 1,
      output: '',
      report: report({
        numPassedTests: 5,
        numFailedTests: 2,
        numPendingTests: 1,
        numTodoTests: 1,
        testResults: [
          {
            status: 'failed',
            assertionResults: [
              one('failed'),
              one('failed'),
              one('skipped', 'No Postgres was found.'),
            ],
          },
        ],
      }),
    });
    expect(counted).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 2,
      skippedTitles: ['No Postgres was found.'],
    });
  });

  test('has one more failure for a file that broke before its first test', () => {
    const counted = summarise({
      code: 1,
      output: '',
      report: report({
        numPassedTests: 5,
        testResults: [
          { status: 'passed', assertionResults: [one('passed')] },
          { status: 'failed', assertionResults: [] },
        ],
      }),
    });
    expect(counted).toMatchObject({ passed: 5, failed: 1 });
  });

  test('names each failure with what it said, and a file that broke by its own message', () => {
    const { failures } = summarise({
      code: 1,
      output: 'a long story of what passed',
      root: '/shop',
      report: report({
        numFailedTests: 1,
        testResults: [
          {
            status: 'failed',
            name: '/shop/src/a.test.ts',
            assertionResults: [
              one('passed'),
              {
                status: 'failed',
                title: 'holds',
                fullName: 'a price holds',
                failureMessages: [`expected 34 to be 35\n${'at somewhere\n'.repeat(90)}`],
              },
            ],
          },
          {
            status: 'failed',
            name: '/shop/src/b.test.ts',
            message: 'No such module',
            assertionResults: [],
          },
        ],
      }),
    });
    expect(failures.map((failure) => failure.title)).toEqual([
      'src/a.test.ts › a price holds',
      'src/b.test.ts',
    ]);
    const [long = '', short] = failures.map((failure) => failure.story);
    expect(long.split('\n')).toHaveLength(41);
    expect(long).toMatch(/^expected 34 to be 35\n.*…$/su);
    expect(short).toBe('No such module');
  });

  test('tells what broke outside of every test from where the runner says so', () => {
    const output = 'one passed\n⎯⎯ Unhandled Errors ⎯⎯\nError: nobody waited for this';
    const counted = summarise({ code: 1, output, report: report({ numPassedTests: 5 }) });
    expect(counted).toMatchObject({
      failed: 1,
      failures: [
        {
          title: 'outside of every test',
          story: '⎯⎯ Unhandled Errors ⎯⎯\nError: nobody waited for this',
        },
      ],
    });
    expect(summarise({ code: 0, output, report: report({ numPassedTests: 5 }) })).toMatchObject({
      failed: 0,
      failures: [],
    });
  });

  test.each([
    ['crashed without a report', { code: 139, report: undefined }],
    [
      'ended in failure though all tests passed',
      { code: 1, report: report({ numPassedTests: 5 }) },
    ],
    ['found no test', { code: 0, report: report({}) }],
  ])('has a failure when the runner %s', (_, run) => {
    expect(summarise({ ...run, output: '' }).failed).toBe(1);
  });

  test('names the tests that passed the second time, in the list too', async () => {
    const again = { ...one('passed', 'comes late'), failureMessages: ['Timeout\n    at once'] };
    const summary = summarise({
      code: 0,
      output: '',
      report: report({
        numPassedTests: 2,
        testResults: [{ status: 'passed', assertionResults: [one('passed'), again] }],
      }),
    });
    expect(summary).toMatchObject({ passed: 2, failed: 0, retried: ['comes late (Timeout)'] });
    const lines: string[] = [];
    const progress = createProgress((text) => void lines.push(text));
    await progress.run('browser', () => Promise.resolve(testResult(summary)));
    expect(lines.join('')).toContain('passed the second time: comes late (Timeout)');
  });

  test('may be empty where that is said', () => {
    expect(summarise({ code: 0, report: report({}), output: '', mayBeEmpty: true }).failed).toBe(0);
    expect(summarise({ code: 139, report: undefined, output: '', mayBeEmpty: true }).failed).toBe(
      1,
    );
  });
});

describe('the progress of a proof', () => {
  function recorded(): { readonly progress: ReturnType<typeof createProgress>; text(): string } {
    let text = '';
    return {
      progress: createProgress((part) => {
        text += part;
      }),
      text: () => text,
    };
  }

  test('ends in the sum of all parts, alone on the last line', async () => {
    const { progress, text } = recorded();
    await progress.run('types', async () => checkResult({ ok: true, count: 7, output: '' }));
    await progress.run('unit', async () => ({ passed: 40, skipped: 2 }));
    expect(progress.finish()).toBe(0);
    expect(text().split('\n').at(-2)).toBe('41 passed, 0 failed, 2 skipped');
    expect(text().endsWith('skipped\n')).toBe(true);
  });

  test('shows at once what a failed part said, and fails', async () => {
    const { progress, text } = recorded();
    await progress.run('lint', async () =>
      checkResult({ ok: false, count: 7, output: 'src/a.ts:1 no-eval' }),
    );
    expect(text()).toContain('──── lint ────\nsrc/a.ts:1 no-eval');
    await progress.run('types', async () =>
      checkResult({ ok: true, count: 7, output: 'all well' }),
    );
    expect(progress.finish()).toBe(1);
    expect(text()).not.toContain('all well');
    expect(text().split('\n').at(-2)).toBe('1 passed, 1 failed, 0 skipped');
  });

  test('names what failed, and tells its story in place of all that was said', async () => {
    const { progress, text } = recorded();
    await progress.run('unit', async () => ({
      passed: 9,
      failed: 1,
      output: 'nine passed',
      failures: [{ title: 'src/a.test.ts › holds', story: 'expected 34 to be 35' }],
    }));
    expect(text()).toMatch(/^FAIL.*\n {6}src\/a\.test\.ts › holds\n/u);
    expect(text()).toContain('──── unit ────\nsrc/a.test.ts › holds\nexpected 34 to be 35\n');
    expect(text()).not.toContain('nine passed');
  });

  test('names every failure, and tells once what many of them said', async () => {
    const { progress, text } = recorded();
    const refused = { story: 'connect ECONNREFUSED' };
    await progress.run('postgres', async () => ({
      failed: 3,
      failures: [
        { title: 'src/a.test.ts', ...refused },
        { title: 'src/b.test.ts', story: 'expected 34 to be 35' },
        { title: 'src/c.test.ts', ...refused },
      ],
    }));
    for (const file of ['a', 'b', 'c']) expect(text()).toContain(`      src/${file}.test.ts\n`);
    expect(text()).toContain(
      'src/a.test.ts (and 1 more)\nconnect ECONNREFUSED\n\nsrc/b.test.ts\nexpected 34 to be 35\n',
    );
    expect(text().split('ECONNREFUSED')).toHaveLength(2);
  });

  test('counts a part that breaks as failed', async () => {
    const { progress, text } = recorded();
    await progress.run('unit', async () => {
      throw new Error('the runner is gone');
    });
    expect(progress.finish()).toBe(1);
    expect(text()).toContain('the runner is gone');
  });

  test('fails when nothing was run at all', () => {
    const { progress, text } = recorded();
    expect(progress.finish()).toBe(1);
    expect(text()).toContain('0 passed, 1 failed, 0 skipped');
  });
});
