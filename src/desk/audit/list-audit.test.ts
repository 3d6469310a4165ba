import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { permit } from '../policy';
import { exportAudit, listAudit, writeAudit } from './index';
import { auditKinds, formatKind, formatValue, type AuditEntry } from './shape';

const clock = testClock();
const given = <Action extends 'see-audit' | 'export-audit'>(action: Action) => {
  const allowed = permit({ id: '1', name: 'Mara', role: 'owner', steppedUp: true }, action);
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  return allowed.value;
};
const see = given('see-audit');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  for (let day = 0; day < 5; day += 1) {
    for (const kind of ['order-refunded', 'signed-in'] as const) {
      const entry: AuditEntry = {
        kind,
        actor: day % 2 === 0 ? 'staff:Mara' : 'staff:Ono',
        subjectKind: 'order',
        subject: `FW-${day}`,
        reason: kind === 'signed-in' ? '' : `=cmd() 100% <script>${day}`,
        after: { refunded: 3_500 },
      };
      await database.write((transaction) => writeAudit(transaction, clock, entry));
    }
    clock.advance(hours(24));
  }
});
afterAll(() => database.close());

test('pages through every line once, the newest first', async () => {
  const seen: number[] = [];
  let after: number | undefined;
  do {
    const page = await listAudit({ database }, see, { after, limit: 3 });
    seen.push(...page.lines.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toHaveLength(10);
  expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  expect(new Set(seen).size).toBe(10);
});

test('a kind, words, and days narrow it, and signs that search are letters', async () => {
  const count = async (search: Parameters<typeof listAudit>[2]) =>
    (await listAudit({ database }, see, search)).lines.length;
  expect(await count({ kind: 'order-refunded' })).toBe(5);
  expect(await count({ words: 'ono' })).toBe(4);
  expect(await count({ words: 'FW-3' })).toBe(2);
  expect(await count({ words: '100% <' })).toBe(5);
  expect(await count({ words: '%' })).toBe(5);
  expect(await count({ words: '_' })).toBe(0);
  const first = (await listAudit({ database }, see, {})).lines.at(-1);
  const until = new Date(new Date(first?.at ?? 0).getTime() + 1_000);
  expect(await count({ until })).toBe(2);
  expect(await count({ from: until })).toBe(8);
});

test('the export holds the search’s lines as text and stands in the log itself', async () => {
  const pieces: string[] = [];
  for await (const piece of await exportAudit({ database, clock }, given('export-audit'), {
    kind: 'order-refunded',
    words: 'FW-1',
  }))
    pieces.push(piece);
  const lines = pieces.join('').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(
    "Order refunded,staff:Ono,order,FW-1,'=cmd() 100% <script>1,,refunded: 3500",
  );
  expect((await listAudit({ database }, see, { kind: 'audit-exported' })).lines).toMatchObject([
    { actor: 'staff:Mara', reason: 'Order refunded, FW-1' },
  ]);
});

test('each kind has words, and a value reads as words', () => {
  for (const kind of auditKinds) expect(formatKind(kind)).toMatch(/^[A-Z][a-z ]+$/u);
  expect(formatValue({ amount: 3_500, state: null })).toBe('amount: 3500, state: nothing');
  expect(formatValue(null)).toBe('');
});
