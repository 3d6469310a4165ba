import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { auditAlongside, writeAudit } from './index';
import { auditEvent } from './schema';
import type { AuditEntry } from './shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const entry: AuditEntry = {
  kind: 'order-refunded',
  actor: 'staff:Mara',
  subjectKind: 'order',
  subject: 'F-1',
  reason: 'It came late.',
  before: { refunded: 0 },
  after: { refunded: 3_500 },
};
const kept = () => database.read.select().from(auditEvent);

test('an audit entry is written with the act, and not at all if the act fails', async () => {
  const clock = testClock();
  await expect(
    database.write(async (transaction) => {
      await writeAudit(transaction, clock, entry);
      throw new Error('the act failed');
    }),
  ).rejects.toThrow('the act failed');
  expect(await kept()).toEqual([]);

  await database.write((transaction) => auditAlongside(clock, entry)(transaction));
  expect(await kept()).toMatchObject([{ ...entry, at: clock.now() }]);
});

test.each([
  "UPDATE audit_event SET reason = 'none'",
  'DELETE FROM audit_event',
  'TRUNCATE audit_event',
])('nothing edits the log: %s', async (statement) => {
  await database.write((transaction) => writeAudit(transaction, testClock(), entry));
  const before = await kept();
  await expect(database.runScript(statement)).rejects.toThrow('the audit log is only added to');
  expect(await kept()).toEqual(before);
});
