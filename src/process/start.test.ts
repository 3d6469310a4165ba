import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../../test/support/silent-log';
import { readConfig } from '../config';
import { startForeword } from './start';
import { StartupFault } from './startup-fault';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('a live shop doesn’t start with a key that Stripe refuses, and touches no data', async () => {
  const server = createServer((_, response) => response.writeHead(401).end('{}'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close());
  const folder = mkdtempSync(join(tmpdir(), 'foreword-start-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const dataDirectory = join(folder, 'data');
  const { config } = readConfig({
    ROLES: 'worker',
    DATA_DIR: dataDirectory,
    STRIPE_SECRET_KEY: 'sk_test_0',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_0',
    STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  if (config === undefined) throw new Error('unreadable');
  const starting = startForeword(
    { ...config, mode: 'live' },
    { log: silentLog, pages: async () => new Response() },
  );
  await expect(starting).rejects.toThrow(StartupFault);
  await expect(starting).rejects.toThrow(/Stripe doesn’t know STRIPE_SECRET_KEY/u);
  expect(existsSync(dataDirectory)).toBe(false);
});
