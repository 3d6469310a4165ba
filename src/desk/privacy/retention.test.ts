import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { previewRetention, runRetention } from './index';
import type { RetentionRule } from './shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

function rulesOn(shelf: Record<string, number>): readonly RetentionRule[] {
  return Object.keys(shelf).map((id) => ({
    id,
    words: `Some ${id}`,
    days: 7,
    count: async () => shelf[id] ?? 0,
    async run() {
      const gone = shelf[id] ?? 0;
      shelf[id] = 0;
      return gone;
    },
  }));
}
const written = () => database.queryRows('SELECT kind, actor, after FROM audit_event ORDER BY id');

test('a dry run says what would go and touches nothing; the run does it and writes it down, if there was anything', async () => {
  const shelf = { drafts: 3, snapshots: 0 };
  const rules = rulesOn(shelf);
  expect(await previewRetention({ rules })).toMatchObject([
    { words: 'Some drafts', due: 3 },
    { words: 'Some snapshots', due: 0 },
  ]);
  expect(shelf).toEqual({ drafts: 3, snapshots: 0 });
  expect(await written()).toEqual([]);

  const context = { database, clock: testClock(), rules };
  expect(await runRetention(context, { actor: 'system', reason: 'Every night' })).toEqual({
    drafts: 3,
    snapshots: 0,
  });
  expect(await written()).toEqual([
    { kind: 'retention-run', actor: 'system', after: { drafts: 3, snapshots: 0 } },
  ]);
  await runRetention(context, { actor: 'system', reason: 'Every night' });
  expect(await written()).toHaveLength(1);
});
