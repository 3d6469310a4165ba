import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { startPostgres } from '../postgres';
import { freshFolder, removeFolder, runShop, type ShopProcess } from '../support/shop-process';

const postgres = await startPostgres();
const isSkipped = 'skipped' in postgres;
let shop: ShopProcess;
let url = '';

beforeAll(async () => {
  if ('skipped' in postgres) return;
  url = await postgres.createDatabase();
  shop = await runShop({
    dataFolder: freshFolder(),
    environment: { DATABASE_URL: url, ROLES: 'web', LOG_LEVEL: 'silent', THREADS: '1' },
  });
  await shop.ready();
});
afterAll(async () => {
  if ('skipped' in postgres) return;
  await shop.stop('SIGKILL');
  await postgres.stop();
  removeFolder(shop.dataFolder);
});

/** Nobody gets in any more, and whoever is inside is put out, as when the server is away. */
async function closeDatabase(): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const other = new URL(url);
  other.pathname = '/postgres';
  const client = new Client({ connectionString: other.href });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ]);
  await client.end();
}

const html = { headers: { accept: 'text/html' } };

test.skipIf(isSkipped)(
  'while the database is away the public pages are there, and the others say when to come back',
  async () => {
    await closeDatabase();
    await expect.poll(async () => (await fetch(`${shop.baseUrl}/healthz`)).status).toBe(503);
    const always = ['/', '/about', '/faq', '/terms', '/privacy', '/bot', '/sources', '/contact'];
    for (const path of [...always, '/sample', '/sample/report.pdf', '/favicon.ico', '/livez'])
      expect((await fetch(`${shop.baseUrl}${path}`, html)).status, path).toBe(200);
    const signedIn = { ...html.headers, cookie: 'foreword_staff=a-session' };
    for (const path of ['/order', '/success', '/order.data', '/admin', '/desk/staff']) {
      const answer = await fetch(`${shop.baseUrl}${path}`, { headers: signedIn });
      expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '60']);
      expect(await answer.text(), path).toContain(path.endsWith('.data') ? '' : 'right back');
    }
    const form = await fetch(`${shop.baseUrl}/links`, {
      ...html,
      method: 'POST',
      body: new URLSearchParams({ email: 'ada@candidate.example' }),
    });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('right back');
    const call = await fetch(`${shop.baseUrl}/functions/v1/stripe-integration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"check":true}',
    });
    expect([call.status, await call.json()]).toMatchObject([503, { code: 'unavailable' }]);
  },
);
