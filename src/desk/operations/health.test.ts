import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { fail, succeed } from '../../kernel/result';
import type { Database } from '../../platform/database';
import type { PaymentsContext } from '../../shop/payments';
import { permit } from '../policy';
import { readHealth, type HealthContext } from './health';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const folder = mkdtempSync(join(tmpdir(), 'foreword-health-'));
writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');

const gatewayThat = (probe: PaymentsContext['gateway']['probe']) =>
  ({ gateway: { probe } }) as HealthContext['payments'];

const well = (): HealthContext => ({
  database,
  checks: [
    { name: 'database', holds: async () => true },
    { name: 'migrations', holds: async () => true },
  ],
  jobs: { isReady: async () => true },
  files: { free: async () => 12_300_000_000 },
  leastFreeBytes: 200_000_000,
  payments: gatewayThat(async () => succeed(null)),
  paymentKind: 'sandbox',
  mailIsSent: false,
  models: { write: undefined, rewrite: undefined, judge: undefined },
  roles: ['web', 'worker'],
  mode: 'demo',
  projectFolder: folder,
});

async function linesOf(change: Partial<HealthContext> = {}) {
  const allowed = permit({ id: '1', name: 'mara', role: 'owner' }, 'see-operations');
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  const lines = await readHealth({ ...well(), ...change }, allowed.value);
  return new Map(lines.map(({ name, ...line }) => [name, line]));
}

test('a house in order says so line by line, with a word on each thing it stands on', async () => {
  const lines = await linesOf();
  expect([...lines.values()].every(({ holds }) => holds)).toBe(true);
  expect(lines.get('Database')?.detail).toMatch(/^(?:Embedded, )?Postgres \d+.*, \d+ MB$/u);
  expect(lines.get('Queue')?.detail).toBe('This process runs: web, worker');
  expect(lines.get('Mail')?.detail).toBe('Kept in the outbox; 0 waiting, 0 failed, 0 held');
  expect(lines.get('Disk')?.detail).toBe('12.3 GB free');
  expect(lines.get('Models')?.detail).toMatch(/^None: /u);
  expect(lines.get('Version')?.detail).toMatch(/^1\.2\.3 on Node .*, demo mode$/u);
});

test('what does not hold, is unknown, or throws is told and hides nothing else', async () => {
  const lines = await linesOf({
    checks: [{ name: 'database', holds: async () => Promise.reject(new Error('gone')) }],
    jobs: { isReady: async () => false },
    files: { free: async () => 150_000_000 },
    payments: gatewayThat(async () => fail('provider-down', 'No answer.')),
    paymentKind: 'stripe',
    mailIsSent: true,
    models: {
      write: { provider: 'anthropic', name: 'a-model' },
      rewrite: undefined,
      judge: { provider: 'openai', name: 'another' },
    },
    projectFolder: join(folder, 'nowhere'),
  });
  const failing = [...lines].flatMap(([name, { holds }]) => (holds ? [] : [name]));
  expect(failing).toEqual(['Database', 'Migrations', 'Queue', 'Payment provider', 'Disk']);
  expect(lines.get('Mail')?.detail).toMatch(/^Sent by SMTP; /u);
  expect(lines.get('Disk')?.detail).toBe('0.1 GB free');
  expect(lines.get('Models')?.detail).toBe('anthropic:a-model writes, openai:another judges');
  expect(lines.get('Version')?.detail).toMatch(/^unknown on Node /u);
  expect((await linesOf({ files: { free: async () => undefined } })).get('Disk')).toEqual({
    holds: true,
    detail: 'Free space unknown',
  });
});
