import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { extracting } from './extracting';

const card = {
  id: 'made-up:tolvane',
  name: 'Tolvane',
  legalName: 'Tolvane, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

test.each([
  [{}, 'all'],
  [{ READERS: 'all' }, 'all'],
  [{ READERS: 'proven' }, 'proven'],
])('with %o a worker process is told to use %s readers', async (environment, readers) => {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.faults.join(' '));
  const asked: unknown[] = [];
  const threads = { run: async (...task: readonly unknown[]) => (asked.push(task), []) };
  await extracting({ threads, config: read.config })(card, [], new Map());
  expect(asked).toEqual([
    ['extractEvidence', { card, documents: [], proposals: new Map(), readers }],
  ]);
});

test('readers that nobody knows stop the start', () => {
  const read = readConfig({ READERS: 'some' });
  expect(read.ok ? [] : read.faults).toEqual([expect.stringMatching(/^READERS isn’t usable: /u)]);
});
