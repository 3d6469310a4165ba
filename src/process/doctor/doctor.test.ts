import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { startPaymentSandbox } from '../../../demo/stripe';
import { answerAs, type AnswerOf } from '../../../test/support/answer-as';
import { startModelServer, type ScriptedAnswer } from '../../../test/support/model-server';
import { readConfig, type Config } from '../../config';
import { milliseconds, systemClock } from '../../kernel/time';
import { createLog } from '../../platform/log';
import { createModel } from '../../platform/models';
import { projectFolder } from '../../project-folder';
import { checkMailDomain, checkMailServer, sendDoctorMail } from './check-mail';
import { checkModels } from './check-models';
import { checkStripeKeys, checkStripeWebhook, WEBHOOK_EVENTS } from './check-stripe';
import { runCheck } from './finding';
import { examine, formatFindings, tryKeys } from './index';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function configOf(environment: Record<string, string>): Config {
  const { config } = readConfig(environment);
  if (config === undefined) throw new Error('unreadable');
  return config;
}

const answering = async (answer: AnswerOf): Promise<string> => {
  const server = await answerAs(answer);
  closing.push(server.close);
  return server.url;
};

const KEYS = {
  secretKey: `sk_test_${'a1'.repeat(12)}`,
  publishableKey: `pk_test_${'b2'.repeat(12)}`,
};

async function withSandbox(change: Partial<typeof KEYS> = {}): Promise<Config> {
  const sandbox = await startPaymentSandbox({ ...KEYS, clock: systemClock });
  closing.push(() => sandbox.close());
  return stripeConfig(sandbox.url, change);
}

function stripeConfig(apiBase: string, change: Partial<typeof KEYS> = {}): Config {
  const { secretKey, publishableKey } = { ...KEYS, ...change };
  return configOf({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: `whsec_${'c3'.repeat(16)}`,
    STRIPE_API_BASE: apiBase,
    BASE_URL: 'https://shop.example',
  });
}

describe('the payment keys', () => {
  test('are right when Stripe answers both', async () => {
    expect(await checkStripeKeys(await withSandbox())).toMatchObject([
      { state: 'right' },
      { state: 'right' },
    ]);
  });

  test.each([
    [{ secretKey: `sk_test_${'0f'.repeat(12)}` }, 'STRIPE_SECRET_KEY'],
    [{ publishableKey: `pk_test_${'0f'.repeat(12)}` }, 'STRIPE_PUBLISHABLE_KEY'],
  ])('of somebody else are refused by name', async (change, name) => {
    const found = await checkStripeKeys(await withSandbox(change));
    expect(found).toContainEqual({
      subject: 'Stripe',
      state: 'wrong',
      isRefusal: true,
      sentence: expect.stringContaining(`Stripe doesn’t know ${name}.`),
    });
    expect(JSON.stringify(found)).not.toContain('0f0f');
  });

  test('that are restricted too far are told which permission they lack', async () => {
    const url = await answering((path) => ({ status: path.includes('disputes') ? 403 : 200 }));
    expect((await checkStripeKeys(stripeConfig(url)))[0]).toMatchObject({
      isRefusal: true,
      sentence: expect.stringContaining('give it “Disputes: Read”'),
    });
  });

  test('aren’t called wrong while Stripe is down', async () => {
    const url = await answering(() => ({ status: 503 }));
    const [found, ...more] = await checkStripeKeys(stripeConfig(url));
    expect(found).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('untried') });
    expect(found).not.toHaveProperty('isRefusal');
    expect(more).toEqual([]);
  });
});

describe('the webhook', () => {
  const endpoint = { url: 'https://shop.example/webhooks/stripe', status: 'enabled' };
  test.each([
    [[{ ...endpoint, enabled_events: [...WEBHOOK_EVENTS] }], 'right', 'Stripe sends all events'],
    [[{ ...endpoint, enabled_events: ['*'] }], 'right', 'Stripe sends all events'],
    [
      [{ ...endpoint, enabled_events: WEBHOOK_EVENTS.slice(1) }],
      'notice',
      'doesn’t send payment_intent.succeeded',
    ],
    [[{ ...endpoint, status: 'disabled', enabled_events: ['*'] }], 'wrong', 'is off'],
    [[{ ...endpoint, url: 'https://old.example' }], 'wrong', 'has no webhook for https://shop'],
  ])('is looked for among those that Stripe knows', async (data, state, words) => {
    const url = await answering(() => ({ status: 200, body: { data } }));
    expect(await checkStripeWebhook(stripeConfig(url))).toMatchObject([
      { state, sentence: expect.stringContaining(words) },
    ]);
  });

  test('isn’t laid to the key while Stripe is down', async () => {
    const [gone, failing] = ['http://127.0.0.1:1', await answering(() => ({ status: 503 }))];
    for (const url of [gone, failing])
      expect(await checkStripeWebhook(stripeConfig(url))).toMatchObject([
        { state: 'untried', sentence: expect.stringContaining('Stripe can’t be asked now') },
      ]);
  });

  test('is left to the owner where the key may not list them', async () => {
    const url = await answering(() => ({ status: 403 }));
    expect(await checkStripeWebhook(stripeConfig(url))).toMatchObject([{ state: 'untried' }]);
  });
});

async function mailServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _, done) =>
      auth.password === 'right' ? done(null, { user: 1 }) : done(new Error('Wrong')),
    onData: (stream, _, done) => void stream.resume().on('end', () => done()),
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise<void>((done) => server.close(done)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const mailConfig = (url: string): Config => configOf({ SMTP_URL: url });

describe('the mail server', () => {
  test('is right when it accepts the login', async () => {
    const config = mailConfig(`smtp://shop:right@${await mailServer()}?requireTLS=false`);
    expect(await checkMailServer(config)).toMatchObject([{ state: 'right' }]);
  });

  test('that refuses the password is a refusal, and the password isn’t repeated', async () => {
    const config = mailConfig(`smtp://shop:hunter22@${await mailServer()}?requireTLS=false`);
    const found = await checkMailServer(config);
    expect(found).toMatchObject([
      { isRefusal: true, sentence: expect.stringContaining('SMTP_URL') },
    ]);
    expect(JSON.stringify(found)).not.toContain('hunter22');
  });

  test('without TLS, or with somebody else’s certificate, is told so', async () => {
    expect(await checkMailServer(mailConfig(`smtp://${await mailServer()}`))).toMatchObject([
      { state: 'wrong', sentence: expect.stringContaining('doesn’t offer TLS') },
    ]);
    const withTls = await mailServer({ disabledCommands: [] });
    expect(await checkMailServer(mailConfig(`smtp://${withTls}`))).toMatchObject([
      { state: 'wrong', sentence: expect.stringContaining('certificate') },
    ]);
  });

  test('that is gone has refused nothing', async () => {
    const [found] = await checkMailServer(mailConfig('smtp://127.0.0.1:1'));
    expect(found).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('587') });
    expect(found).not.toHaveProperty('isRefusal');
  });

  test('gets a test email when one is asked for', async () => {
    const config = mailConfig(`smtp://${await mailServer()}?requireTLS=false`);
    expect(await sendDoctorMail(config, 'owner@shop.example')).toMatchObject([{ state: 'right' }]);
    const gone = mailConfig('smtp://127.0.0.1:1');
    expect(await sendDoctorMail(gone, 'owner@shop.example')).toMatchObject([{ state: 'wrong' }]);
  });
});

test('the sender’s domain needs SPF and DMARC, and a silent DNS proves nothing', async () => {
  const config = configOf({ MAIL_FROM: 'Shop <reports@shop.test>' });
  const without = Object.assign(new Error('none'), { code: 'ENODATA' });
  const records = (name: string) =>
    name === 'shop.test' ? Promise.resolve([['v=spf1 ', '-all']]) : Promise.reject(without);
  expect(await checkMailDomain(config, records)).toMatchObject([
    { state: 'right' },
    { state: 'wrong', sentence: expect.stringContaining('_dmarc.shop.test') },
  ]);
  const silent = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
  expect(await checkMailDomain(config, silent)).toMatchObject([{ state: 'untried' }]);
  expect(await checkMailDomain(configOf({}), records)).toMatchObject([
    { state: 'wrong', sentence: expect.stringContaining('MAIL_FROM') },
  ]);
});

test.each<[ScriptedAnswer, object]>([
  [{ say: 'ready' }, { state: 'right' }],
  [{ say: '', finish: 'length' }, { state: 'right' }],
  [{ status: 401 }, { isRefusal: true, sentence: expect.stringContaining('MODEL_COMPATIBLE_KEY') }],
  [{ status: 404 }, { state: 'wrong', sentence: expect.stringContaining('MODEL_WRITE') }],
  [{ status: 503 }, { state: 'wrong', sentence: expect.stringContaining('can’t be asked now') }],
])('a model that answers %o is described', async (answer, found) => {
  const server = await startModelServer(() => answer);
  closing.push(() => server.close());
  const config = configOf({
    MODEL_WRITE: 'compatible:stub',
    MODEL_COMPATIBLE_URL: server.baseUrl,
    MODEL_COMPATIBLE_KEY: 'never-told',
  });
  const findings = await checkModels(config, createModel);
  expect(findings[0]).toMatchObject(found);
  expect(server.asked).toHaveLength(1);
  expect(JSON.stringify(findings)).not.toContain('never-told');
});

test('a model whose service is away is told with what to correct', async () => {
  const config = configOf({
    MODEL_WRITE: 'compatible:stub',
    MODEL_COMPATIBLE_URL: 'http://127.0.0.1:1/v1',
  });
  expect((await checkModels(config, createModel))[0]).toMatchObject({
    state: 'wrong',
    sentence:
      'We can’t reach the service of compatible:stub. Correct MODEL_COMPATIBLE_URL, or start it.',
  });
});

test('a check that hangs or breaks is a finding', async () => {
  expect(await runCheck('Slow', () => sleep(60_000, []), milliseconds(10))).toMatchObject([
    { state: 'wrong', sentence: expect.stringContaining('No answer') },
  ]);
  expect(await runCheck('Broken', () => Promise.reject(new Error('oh')))).toMatchObject([
    { state: 'wrong', sentence: expect.stringContaining('oh') },
  ]);
});

test('the start is refused for keys that were refused, and only warned of a service that is down', async () => {
  const wrongKey = await withSandbox({ secretKey: `sk_test_${'0f'.repeat(12)}` });
  const smtp = mailConfig('smtp://127.0.0.1:1');
  expect(await tryKeys({ ...wrongKey, mail: smtp.mail })).toEqual({
    refusals: [expect.stringContaining('STRIPE_SECRET_KEY')],
    warnings: [expect.stringContaining('doesn’t answer')],
  });
});

test('settings that are refused are told first, and the rest is tried all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-doctor-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const result = readConfig({ DATA_DIR: folder, HOST: '0.0.0.0' });
  const findings = await examine(result, {
    log: createLog({ level: 'silent' }),
    clock: systemClock,
    projectFolder: projectFolder(),
  });
  expect(findings[0]).toMatchObject({ sentence: expect.stringContaining('DEMO_PUBLIC=yes') });
  expect(findings.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Database', 'Stripe', 'Disk', 'Sources', 'Address']),
  );
  expect(formatFindings(findings)).toMatch(/FIX {3}Settings .*\n\nOne thing to fix\.\n$/u);
});
