import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { newIdentifier } from '../../kernel/identifier';
import { systemClock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createJobs, type Jobs } from '../../platform/jobs';
import { createLog, type Log } from '../../platform/log';
import {
  createMailer,
  listMails,
  mailHandlers,
  resendMail,
  smtpTransport,
  type Mailer,
} from '../../platform/mail';
import { openLink } from '../links';
import { typstReceipts } from '../receipt/typst-receipt';
import { linksContext, orderView, tokenIn } from '../testing';
import { createMailRenderer } from './index';

/** The whole way of a mail: table, queue, templates, links, receipt, a real mail server. */
let database: Database;
let jobs: Jobs;
let mailer: Mailer;
let server: SMTPServer;
let received: Email[] = [];
let refusal: Error | null = null;
let lines: string[] = [];
let order = '';

const log: Log = createLog({
  level: 'debug',
  destination: { write: (line) => void lines.push(line) },
});

beforeAll(async () => {
  database = await freshDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_, __, done) => done(refusal),
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            received.push(email);
            done();
          }),
      );
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  jobs = createJobs({ database, log, subscriptions: [], work: true, schedule: false });
  mailer = createMailer({ queue: jobs.queue, clock: systemClock });
  const renderer = createMailRenderer({
    links: linksContext(database, systemClock),
    receipts: typstReceipts(),
    findOrder: async (id) => orderView(id),
    readReport: async () => ({
      pdf: Buffer.from('%PDF report'),
      oneLine: 'It makes fine candles.',
      bestQuestion: null,
      company: 'Tallow & Finch',
      reviewed: false,
    }),
    onReceiptFailure: (error) => {
      throw error;
    },
  });
  await jobs.start({
    schedules: [],
    handlers: mailHandlers({
      database,
      queue: jobs.queue,
      log,
      renderer,
      clock: systemClock,
      transport: smtpTransport(
        `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}?requireTLS=false`,
      ),
      from: 'Foreword <reports@foreword.example>',
      replyTo: 'support@foreword.example',
      messageDomain: 'foreword.example',
    }),
  });
});
afterAll(async () => {
  await jobs.stop();
  await new Promise<void>((done) => server.close(() => done()));
  await database.close();
});
beforeEach(() => {
  [received, refusal, lines, order] = [[], null, [], newIdentifier(systemClock)];
});
afterEach(() => {
  refusal = null;
});

const mails = () => listMails({ database }, { order });
const place = (template: string, values: Record<string, string | null> = {}): Promise<void> =>
  database.write((transaction) =>
    mailer.queue(transaction, {
      key: `${template}:${order}`,
      template,
      to: 'ada@candidate.example',
      order,
      values: {
        company: 'Tallow & Finch',
        role: 'Engineer',
        name: 'Ada Merrow',
        number: 'FW-1042',
        ...values,
      },
    }),
  );
const arrived = async (count: number): Promise<void> => {
  await expect
    .poll(async () => (await mails()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(Array(count).fill('sent'));
};
const sizesOf = (email: Email | undefined) =>
  email?.attachments.map(({ filename, content }) => [
    filename,
    Buffer.from(content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ]);

test('a confirmation reaches its buyer with a receipt, a way to the order and an address to answer to', async () => {
  await place('order-confirmed', {
    price: '$35',
    paidAt: '2026-03-02T09:00:00.000Z',
    promisedAt: '2026-03-02T21:00:00.000Z',
  });
  await arrived(1);
  const [email] = received;
  expect(email).toMatchObject({
    subject: 'Order confirmed: your report on Tallow & Finch',
    from: { address: 'reports@foreword.example' },
  });
  expect(email?.to?.[0]?.address).toBe('ada@candidate.example');
  expect(email?.replyTo?.[0]?.address).toBe('support@foreword.example');
  expect(sizesOf(email)).toEqual([['Foreword-receipt-FW-1042.pdf', '%PDF-']]);
  const token = tokenIn(email?.text ?? '', '/track/');
  expect(email?.html).toContain(token);
  expect(await openLink(linksContext(database, systemClock), 'track', token)).toMatchObject({
    value: { orderId: order },
  });
});

test('a finished report reaches its buyer as a link, as a PDF and with its first lines', async () => {
  await place('report-ready');
  await arrived(1);
  expect(sizesOf(received[0])).toEqual([['Tallow-Finch-interview-report.pdf', '%PDF ']]);
  expect(received[0]?.text).toContain('It makes fine candles.');
  expect(received[0]?.text).toContain('not yet expert-reviewed');
  const token = tokenIn(received[0]?.text ?? '', '/r/');
  expect(await openLink(linksContext(database, systemClock), 'report', token)).toMatchObject({
    value: { orderId: order },
  });
});

test('while the server refuses us a mail waits with the reason in sight, and it is one mail when it goes', async () => {
  refusal = Object.assign(new Error('Try again later'), { responseCode: 451 });
  await place('report-late');
  await expect
    .poll(async () => (await mails())[0]?.lastError, { timeout: 20_000 })
    .toContain('451');
  expect(await mails()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  refusal = null;
  await resendMail(
    { database, queue: jobs.queue, clock: systemClock },
    { mail: (await mails())[0]?.id ?? '' },
  );
  await arrived(1);
  expect(received).toHaveLength(1);
});

test('no line of any log holds a body, a link, an address or a name', async () => {
  await place('order-confirmed', { price: '$35', paidAt: '2026-03-02T09:00:00.000Z' });
  await place('report-ready');
  await place('no-such-template');
  await expect
    .poll(async () => (await mails()).filter(({ state }) => state === 'sent').length, {
      timeout: 20_000,
    })
    .toBe(2);
  await expect
    .poll(
      async () => (await mails()).some(({ lastError }) => lastError?.includes('no-such-template')),
      { timeout: 20_000 },
    )
    .toBe(true);
  const written = lines.join('\n');
  expect(written).toContain('mail sent');
  const tokens = received.flatMap(({ text }) => text?.match(/\/(?:track|r)\/\S+/gu) ?? []);
  expect(tokens.length).toBeGreaterThan(2);
  for (const secret of [
    ...tokens,
    'ada@candidate.example',
    'Ada Merrow',
    'Tallow',
    'fine candles',
  ]) {
    expect(written).not.toContain(secret);
  }
});
