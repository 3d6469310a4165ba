import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../postgres';

afterEach(() => vi.unstubAllEnvs());

async function valueOf(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}

/** Asks it to end, as somebody else on the machine might, and waits until its folder is gone. */
async function endServer({ url }: TestPostgres): Promise<void> {
  const folder = String(await valueOf(url, 'SHOW data_directory'));
  process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10), 'SIGINT');
  while (existsSync(folder)) await pause(20);
}

test('a test server that ended on its own is reported with the end of its log', async (context) => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const server = await startPostgres();
  if ('skipped' in server) return context.skip(server.skipped);
  await endServer(server);
  await expect(server.stop()).rejects.toThrow(/ended before its tests did:\n.*fast shutdown/su);
});

test('a test server that ran to the end is stopped silently', async (context) => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const server = await startPostgres();
  if ('skipped' in server) return context.skip(server.skipped);
  await server.createDatabase();
  await server.stop();
  await expect(valueOf(server.url, 'SELECT 1')).rejects.toThrow();
});
