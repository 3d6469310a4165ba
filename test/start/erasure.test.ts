import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { startPostgres } from '../postgres';
import {
  freePort,
  freshFolder,
  removeFolder,
  runShop,
  type ShopProcess,
} from '../support/shop-process';
import { startCollector, type Collector } from '../support/collector';
import { findTraces, tablesOf } from '../support/traces';
import { personalTables } from '../store/personal-tables';

const postgres = await startPostgres();
const isSkipped = 'skipped' in postgres;

/** Part of every word this buyer types, and of nothing else. */
const MARK = 'zyxq';
const EMAIL = `${MARK}.merrow@candidate.example`;
const details = {
  company: 'Quillhaven Systems',
  role: `Backend Engineer ${MARK}`,
  name: `Ada ${MARK}`,
  email: EMAIL,
  interviewers: `Ottoline ${MARK}`,
  location: `${MARK}ville`,
};

const METRICS_TOKEN = `${MARK}-a-token-for-whoever-measures`;

let shop: ShopProcess;
let collector: Collector;
let metricsPort = 0;
/** Paths of private pages, none of which may be told. */
const privatePaths: string[] = [];
let database: Client;
let callers = 0;
/** A signed-in owner who has confirmed who they are. */
let staff = '';
let url = '';

beforeAll(async () => {
  if ('skipped' in postgres) return;
  url = await postgres.createDatabase();
  collector = await startCollector();
  metricsPort = await freePort();
  shop = await runShop({
    dataFolder: freshFolder(),
    environment: {
      DATABASE_URL: url,
      FILE_STORAGE: 'database',
      REVIEW: 'auto',
      TRUST_PROXY: '1',
      THREADS: '1',
      METRICS_TOKEN,
      METRICS_PORT: String(metricsPort),
      TRACES_URL: collector.url,
      TRACES_KEY: `${MARK}-key`,
    },
  });
  await shop.ready();
  database = new Client({ connectionString: url });
  await database.connect();
});
afterAll(async () => {
  if ('skipped' in postgres) return;
  await database.end();
  await shop.stop();
  await collector.close();
  await postgres.stop();
  removeFolder(shop.dataFolder);
});

interface Sent {
  readonly cookie?: string;
  readonly bearer?: string;
}

async function post(
  path: string,
  sent: Readonly<Record<string, unknown>>,
  { cookie = '', bearer = '' }: Sent = {},
): Promise<{ readonly text: string; readonly cookie: string }> {
  callers += 1;
  const json = path.startsWith('/functions') || path.startsWith('/api');
  const answer = await fetch(`${shop.baseUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: shop.baseUrl,
      cookie,
      authorization: `Bearer ${bearer}`,
      'x-forwarded-for': `203.0.113.${callers}`,
      'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: json ? JSON.stringify(sent) : new URLSearchParams(sent as Record<string, string>),
  });
  const text = await answer.text();
  expect(answer.status, `${path}: ${text.slice(0, 300)}`).toBeLessThan(400);
  return { text, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Ordered and paid as a browser does it; the private page of the order. */
async function order(): Promise<string> {
  const secrets = JSON.parse(
    readFileSync(join(shop.dataFolder, 'demo-secrets.json'), 'utf8'),
  ) as Record<string, string>;
  const bearer = Object.values(secrets).find((secret) => secret.startsWith('pk_')) ?? '';
  const { cookie } = await post('/order/draft', details);
  const started = await post(
    '/functions/v1/stripe-integration',
    { amount: 3_500, currency: 'usd', metadata: details },
    { cookie },
  );
  const { clientSecret } = JSON.parse(started.text) as { readonly clientSecret: string };
  const id = clientSecret.split('_secret_')[0] ?? '';
  await post(
    `/sandbox/stripe/v1/payment_intents/${id}/confirm`,
    {
      client_secret: clientSecret,
      return_url: `${shop.baseUrl}/order`,
      'payment_method_data[type]': 'card',
      'payment_method_data[billing_details][name]': details.name,
      'payment_method_data[billing_details][email]': EMAIL,
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
    },
    { bearer },
  );
  const paid = await post(
    '/functions/v1/send-order-notification',
    { ...details, paymentId: id },
    { cookie },
  );
  return (JSON.parse(paid.text) as { readonly trackingPath: string }).trackingPath;
}

/** Statements that can’t store their file yet. */
async function heldAtFiles(): Promise<number> {
  const held = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'stored_file'::regclass`;
  return (await database.query(held)).rows.length;
}

/** Jobs that run now, or would if anything took them. */
async function atWork(): Promise<readonly unknown[]> {
  const jobs = `SELECT name FROM jobs.job
    WHERE state = 'active' OR (state IN ('created', 'retry') AND start_after <= now())`;
  return (await database.query(jobs)).rows;
}

async function erase(cookie: string): Promise<void> {
  const words = { intent: 'erase', email: EMAIL, typed: EMAIL, 'erase-reason': 'They asked.' };
  await expect
    .poll(async () => (await post('/desk/privacy', words, { cookie })).text, {
      timeout: 120_000,
      interval: 1_000,
    })
    .toContain('Buyer erased.');
}

async function read(path: string): Promise<string> {
  return (await fetch(`${shop.baseUrl}${path}`)).text();
}

test.skipIf(isSkipped)(
  'a buyer who used every form is in no table, no packed content, and no file once they are erased',
  async () => {
    const track = await order();
    await post(track, {
      intent: 'answer',
      interviewAt: '2031-05-01T10:00',
      timeZone: 'Europe/Berlin',
      posting: `A posting ${MARK}`,
      notes: `Notes ${MARK}`,
    });
    await post(track, {
      intent: 'receipt',
      receiptCompany: `${MARK} Consulting`,
      receiptTaxId: 'DE123456789',
      receiptAddress: `${MARK} Street 4`,
    });
    await expect
      .poll(() => read(track), { timeout: 400_000, interval: 500 })
      .toMatch(/href="[^"]*\/r\/[^"]+"/u);
    const [, report = ''] = /href="[^"]*(\/r\/[^"/?#]+)"/u.exec(await read(track)) ?? [];
    privatePaths.push(track, report);
    const [, claim = ''] = /href="\?wrong=([^"&]+)"/u.exec(await read(report)) ?? [];
    await post(`${report}/wrong/${claim}`, { words: `It is wrong, says ${MARK}` });
    await post(`${report}/share`, {});
    await post('/contact', { name: MARK, email: EMAIL, message: `Where is ${MARK}?` });
    await post('/links', { email: EMAIL });
    await post('/links', { email: `${MARK}.never.bought@candidate.example` });
    await post(track, { intent: 'address', email: `${MARK}.other@candidate.example` });
    await post(track, { intent: 'cancel', reason: `Because ${MARK}` });
    await post(track, { intent: 'second-round' });
    const [, password = ''] = /admin \/ (\S+)/u.exec(shop.output()) ?? [];
    const signed = await post('/desk/login', { username: 'admin', password });
    const { cookie } = await post('/desk/step-up', { script: 'yes', proof: password }, signed);

    const before = await findTraces(database, shop.dataFolder, MARK);
    expect(before.length).toBeGreaterThan(20);
    await erase(cookie);
    await expect.poll(atWork, { timeout: 60_000, interval: 200 }).toEqual([]);
    expect(await findTraces(database, shop.dataFolder, MARK)).toEqual([]);
    staff = cookie;
  },
);

test.skipIf(isSkipped)(
  'emails and reports that are on their way while their buyer is erased leave nothing behind',
  async () => {
    const track = await order();
    await expect
      .poll(() => read(track), { timeout: 400_000, interval: 500 })
      .toMatch(/href="[^"]*\/r\/[^"]+"/u);
    await expect.poll(atWork, { timeout: 60_000, interval: 200 }).toEqual([]);
    const holding = new Client({ connectionString: url });
    await holding.connect();
    try {
      await holding.query('BEGIN; LOCK TABLE stored_file IN SHARE ROW EXCLUSIVE MODE');
      // A version of its own with new tips, an email, and a second look at the company.
      await post(track, {
        intent: 'answer',
        posting: `Must have ten years of ${MARK}. Tools: ${MARK} and SQL.`,
        notes: `Notes ${MARK}`,
      });
      await post(track, { intent: 'address', email: `${MARK}.later@candidate.example` });
      await post(track, { intent: 'second-round' });
      const working = ['revise-role-tips', 'send-mail'];
      await expect
        .poll(atWork, { timeout: 60_000, interval: 100 })
        .toEqual(expect.arrayContaining(working.map((name) => ({ name }))));
      await expect.poll(heldAtFiles, { timeout: 60_000, interval: 100 }).toBeGreaterThan(1);
      await erase(staff);
    } finally {
      await holding.query('COMMIT');
      await holding.end();
    }
    await expect.poll(atWork, { timeout: 120_000, interval: 200 }).toEqual([]);
    expect(await findTraces(database, shop.dataFolder, MARK)).toEqual([]);
  },
);

test.skipIf(isSkipped)(
  'neither traces nor metrics of a whole order hold a word of the buyer’s, a link, or a secret',
  async () => {
    const ask = (port: string | number, token: string) =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect((await ask(new URL(shop.baseUrl).port, METRICS_TOKEN)).status).toBe(404);
    expect((await ask(metricsPort, 'another')).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/order`)).status).toBe(404);
    const metrics = await (await ask(metricsPort, METRICS_TOKEN)).text();
    for (const series of [
      'foreword_http_request_seconds_count{method="GET",route="/track/:token",status="200"}',
      'foreword_job_seconds_count{job="produce-report",outcome="done"}',
      'foreword_jobs{job="',
      'foreword_events_total{event="order-paid"}',
      'foreword_report_seconds_count{outcome="ready"}',
      'foreword_mail_seconds_count{outcome="sent"}',
      'foreword_payment_call_seconds_count{call="createIntent",outcome="answered"}',
      'foreword_source_answers_total{outcome="ok"}',
      'foreword_database_connections{state="idle"}',
      'foreword_memory_bytes{kind="resident"}',
    ])
      expect(metrics).toContain(series);
    const spans = ['request', 'job', 'stage', 'source', 'fetch', 'transaction', 'mail', 'payment'];
    await expect
      .poll(() => spans.filter((name) => !collector.received().includes(`"name":"${name}"`)))
      .toEqual([]);
    const secrets = Object.values(
      JSON.parse(readFileSync(join(shop.dataFolder, 'demo-secrets.json'), 'utf8')),
    ) as readonly string[];
    const tokens = privatePaths
      .flatMap((path) => path.split('/'))
      .filter((part) => part.length > 9);
    expect(tokens.length).toBeGreaterThan(1);
    for (const word of [
      MARK,
      'quillhaven',
      ...tokens,
      ...secrets,
      '4242424242424242',
      '@',
      '/track/e',
      'FW-',
    ])
      expect(`${metrics}${collector.received()}`.toLowerCase()).not.toContain(word.toLowerCase());
  },
);

test.skipIf(isSkipped)(
  'each table of every schema, the queue’s too, says whether it holds personal data',
  async () => {
    const tables = (await tablesOf(database)).filter(
      (name) => !/^jobs\.queue_stats_\d+$/u.test(name),
    );
    expect(tables).toEqual(Object.keys(personalTables).toSorted());
  },
);
