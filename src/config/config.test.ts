import { expect, test } from 'vitest';
import { readConfig } from '.';

const live = {
  MODE: 'live',
  DATABASE_URL: 'postgres://shop@db/foreword',
  BASE_URL: 'https://shop.example',
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtps://mail.example',
  TRUST_PROXY: '1',
  LINK_KEY: '0123456789abcdef'.repeat(2),
};

function faultsOf(environment: Record<string, string>): readonly string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.faults;
}

test('an empty environment is a demo that needs nothing', () => {
  const result = readConfig({});
  expect(result).toMatchObject({
    ok: true,
    config: {
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      research: 'sample',
      review: 'auto',
      roles: ['web', 'worker', 'scheduler'],
      fileStorage: 'folder',
      trustedProxies: 0,
    },
  });
});

test('a whole live configuration is accepted, reads the web and asks for review', () => {
  expect(readConfig(live)).toMatchObject({
    ok: true,
    config: { research: 'web', review: 'required', fileStorage: 'database' },
  });
});

test('live mode refuses a link key of a few characters', () => {
  expect(faultsOf({ ...live, LINK_KEY: 'abc'.repeat(12) })).toEqual([
    'LINK_KEY is easy to guess: it repeats a few characters. “openssl rand -base64 32” makes a good one.',
  ]);
});

test.each([
  [{ BACKUP_KEY: 'abab'.repeat(8) }, 'BACKUP_KEY is easy to guess'],
  [
    { ALERT_URL: 'https://hooks.example/x', ALERT_SECRET: 'a'.repeat(32) },
    'ALERT_SECRET is easy to guess',
  ],
  [{ DATABASE_URL: 'postgres://shop:Password@db/foreword' }, 'DATABASE_URL has a password'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_cut' }, 'STRIPE_WEBHOOK_SECRET isn’t one of Stripe’s'],
  [{ STRIPE_WEBHOOK_SECRET: 'sk_live_0123456789abcdef01234567' }, 'STRIPE_WEBHOOK_SECRET isn’t'],
])('live mode refuses a weak or mistaken secret: %o', (change, beginning) => {
  expect(faultsOf({ ...live, ...change })).toEqual([expect.stringMatching(`^${beginning}`)]);
});

test.each([
  ['DATABASE_URL', 'DATABASE_URL is missing'],
  ['STRIPE_SECRET_KEY', 'STRIPE_SECRET_KEY is missing'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_PUBLISHABLE_KEY is missing'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET is missing'],
  ['SMTP_URL', 'SMTP_URL is missing'],
  ['BASE_URL', 'BASE_URL is missing'],
  ['TRUST_PROXY', 'TRUST_PROXY is missing'],
  ['LINK_KEY', 'LINK_KEY is missing'],
])('live mode without %s says so in one sentence', (name, beginning) => {
  const faults = faultsOf(Object.fromEntries(Object.entries(live).filter(([key]) => key !== name)));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${beginning}`));
});

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_0' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:4010' }, 'STRIPE_API_BASE'],
  [{ RESEARCH: 'sample' }, 'RESEARCH=sample'],
  [{ BASE_URL: 'http://shop.example' }, 'BASE_URL'],
  [{ DEMO_PUBLIC: 'yes' }, 'DEMO_PUBLIC'],
])('live mode refuses %o', (change, word) => {
  const faults = faultsOf({ ...live, ...change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(word);
});

test('live mode accepts Stripe’s own address spelled out', () => {
  expect(faultsOf({ ...live, STRIPE_API_BASE: 'https://api.stripe.com' })).toEqual([]);
});

test('a shop takes dollars alone, and other currencies beside them where it names some it has prices for', () => {
  expect(readConfig({})).toMatchObject({ config: { currencies: ['usd'] } });
  expect(readConfig({ CURRENCIES: 'USD, eur,eur' })).toMatchObject({
    config: { currencies: ['usd', 'eur'] },
  });
  for (const wrong of ['eur', 'usd,xau'])
    expect(faultsOf({ CURRENCIES: wrong }).join(' ')).toContain('CURRENCIES');
});

test('several faults are told at once', () => {
  expect(faultsOf({ MODE: 'live' })).toHaveLength(8);
});

test('the demo listens beyond this machine only when told that the world may see it', () => {
  expect(faultsOf({ HOST: '0.0.0.0' })[0]).toContain('DEMO_PUBLIC=yes');
  expect(faultsOf({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' })).toEqual([]);
});

test('the demo refuses a live key', () => {
  expect(
    faultsOf({ STRIPE_SECRET_KEY: 'sk_live_0', STRIPE_PUBLISHABLE_KEY: 'pk_live_0' })[0],
  ).toContain('real cards');
});

test.each([
  ['PORT', 'lots'],
  ['PORT', '70000'],
  ['MODE', 'production'],
  ['ROLES', 'web,cook'],
  ['DATABASE_URL', 'mysql://x'],
  ['TRUST_PROXY', '-1'],
  ['BASE_URL', 'shop'],
  ['LINK_KEY', 'short'],
])('%s=%s is refused in a sentence that names the variable', (name, value) => {
  expect(faultsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name} isn’t usable: it must `));
});

test('what can’t be used is told in our words, and what else is wrong beside it', () => {
  expect(
    faultsOf({ PORT: '70000', THREADS: 'few', BASE_URL: 'shop', ROLES: 'cook', HOST: '0.0.0.0' }),
  ).toEqual([
    'PORT isn’t usable: it must be 65535 or less.',
    'BASE_URL isn’t usable: it must be a URL, such as https://shop.example.',
    'ROLES isn’t usable: it must be web, worker, or scheduler.',
    'THREADS isn’t usable: it must be a number.',
    expect.stringContaining('DEMO_PUBLIC=yes'),
  ]);
});

test('what can’t be used isn’t called missing too, and the rest can still be tried', () => {
  const { config, ...result } = readConfig({
    MODE: 'live',
    LINK_KEY: 'short',
    SMTP_URL: 'smtps://a.example',
  });
  expect(config?.mail.smtpUrl).toBe('smtps://a.example');
  const about = result.ok ? [] : result.faults.filter((fault) => fault.includes('LINK_KEY'));
  expect(about).toEqual(['LINK_KEY isn’t usable: it must have at least 32 characters.']);
});

test('a variable set to nothing counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' })).toMatchObject({
    ok: true,
    config: { port: 3000, databaseUrl: undefined },
  });
});

test('a webhook for alerts wants its secret and an address that can be called, told at the start', () => {
  const secret = { ALERT_SECRET: '0123456789abcdef'.repeat(2) };
  expect(readConfig({ ALERT_URL: 'https://hooks.example/abc', ...secret })).toMatchObject({
    ok: true,
    config: {
      alerts: { webhook: { url: 'https://hooks.example/abc' }, leastFreeBytes: 1_000_000_000 },
    },
  });
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: { alerts: { modelBudget: { day: 25_000_000, month: 300_000_000 } } },
  });
  expect(faultsOf({ ALERT_URL: 'https://hooks.example/abc' })).toEqual([
    expect.stringContaining('ALERT_SECRET is missing'),
  ]);
  expect(faultsOf({ ALERT_URL: 'http://127.0.0.1/x', ...secret })).toEqual([
    expect.stringContaining('not on the public internet'),
  ]);
  expect(faultsOf({ ...live, ALERT_URL: 'http://hooks.example/abc', ...secret })).toEqual([
    expect.stringContaining('https://'),
  ]);
});
