import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/database';
import { silentLog } from '../../test/support/silent-log';
import { newIdentifier } from '../kernel/identifier';
import { systemClock } from '../kernel/time';
import type { Database } from '../platform/database';
import { folderStorage } from '../platform/files';
import { createRateLimiter } from '../platform/http';
import { createJobs, type Jobs } from '../platform/jobs';
import {
  createMailer,
  listMails,
  listOutbox,
  mailHandlers,
  outboxTransport,
  readOutboxMessage,
} from '../platform/mail';
import { reportApproved } from '../report/production';
import {
  anyCompany,
  withinThePromise,
  correctAddress,
  findOrder,
  markManualPaid,
  moveOrder,
  noteOnOrder,
  requestManual,
  saveDraft,
  type OrdersContext,
} from '../shop/orders';
import {
  addressHandlers,
  addressSubscriptions,
  confirmAddress,
  requestAddress,
  type AddressContext,
} from './address';
import { openLink } from './links';
import { createMailRenderer } from './mail';
import { ratingHandlers } from './ratings';
import { publishHandlers, publishSubscriptions } from './publish';
import { linksContext, tokenIn } from './testing';

/** A real order, a real queue and the demo's outbox: what a buyer finds in the mailbox, from first to last. */
let database: Database;
let jobs: Jobs;
let folder: string;
let orders: OrdersContext;
let address: AddressContext;
let order = '';
const published = new Set<string>();

beforeAll(async () => {
  [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'foreword-whole-'))];
  jobs = createJobs({
    database,
    log: silentLog,
    subscriptions: [...publishSubscriptions, ...addressSubscriptions],
    work: true,
    schedule: false,
  });
  const shared = {
    database,
    clock: systemClock,
    queue: jobs.queue,
    mailer: createMailer({ queue: jobs.queue, clock: systemClock }),
  };
  orders = {
    ...shared,
    companies: anyCompany,
    delivery: withinThePromise,
    teamAddress: 'team@foreword.example',
  };
  const find = (id: string) => findOrder(orders, id);
  const links = linksContext(database, systemClock);
  address = {
    ...shared,
    ...links,
    findOrder: find,
    limiter: createRateLimiter({ database, clock: systemClock, log: silentLog }),
    correctAddress: (change) => correctAddress(orders, change),
    noteAsked: (transaction, orderId) =>
      noteOnOrder(orders, transaction, orderId, { actor: 'buyer', what: 'address-asked' }),
  };
  const renderer = createMailRenderer({
    links,
    findOrder: find,
    receipts: { print: async () => Buffer.from('%PDF receipt') },
    readReport: async () => ({
      pdf: Buffer.from('%PDF report'),
      oneLine: 'It makes candles.',
      bestQuestion: null,
      company: 'Tallow & Finch',
      reviewed: true,
    }),
    onReceiptFailure: (error) => {
      throw error;
    },
  });
  await jobs.start({
    schedules: [],
    handlers: [
      ...mailHandlers({
        ...shared,
        renderer,
        log: silentLog,
        from: 'Foreword <reports@foreword.example>',
        messageDomain: 'foreword.example',
        transport: outboxTransport({ ...shared, files: folderStorage(folder) }),
      }),
      ...publishHandlers({
        ...shared,
        log: silentLog,
        findOrder: find,
        async publish(_, { reportId }) {
          if (published.has(reportId)) return { came: 'again' };
          published.add(reportId);
          return { came: 'published', first: true, automatic: true };
        },
        markDelivered: (transaction, orderId) =>
          moveOrder(orders, transaction, { orderId, event: 'deliver', actor: 'system' }),
      }),
      ...addressHandlers(address),
      ...ratingHandlers({ ...shared, findOrder: find }),
    ],
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const outbox = {
  get database() {
    return database;
  },
  clock: systemClock,
  get files() {
    return folderStorage(folder);
  },
};
const inbox = async (to: string) =>
  (await listOutbox(outbox)).filter((mail) => mail.order === order && mail.to === to);
const subjects = async (to: string): Promise<string[]> =>
  (await inbox(to)).map(({ subject }) => subject).sort();
const newest = async (to: string, subject: string): Promise<string> => {
  const entry = (await inbox(to)).find((mail) => mail.subject.startsWith(subject));
  return (await readOutboxMessage(outbox, entry?.id ?? ''))?.text ?? '';
};
const move = (event: 'start' | 'submit-for-review') =>
  database.write((transaction) =>
    moveOrder(orders, transaction, { orderId: order, event, actor: 'system' }),
  );

beforeEach(async () => {
  const details = {
    company: 'Tallow & Finch',
    role: 'Engineer',
    email: 'adda@candidate.example',
    name: 'Ada',
    interviewers: '',
    location: '',
  };
  const draft = await saveDraft(orders, { draftId: null, details });
  if (!draft.ok) throw new Error('The draft was refused.');
  order = draft.value.draftId;
  await requestManual(orders, { draftId: order });
  await markManualPaid(orders, { orderId: order, actor: 'staff:mara', reason: 'bank transfer' });
});

test('a buyer finds the request, the confirmation and the report in the mailbox, each once', async () => {
  await expect.poll(() => subjects('adda@candidate.example'), { timeout: 20_000 }).toHaveLength(2);
  await move('start');
  await move('submit-for-review');
  const approved = {
    orderId: order,
    reportId: newIdentifier(systemClock),
    number: 1,
    signedAt: systemClock.now().toISOString(),
  };
  for (const version of [1, 2]) {
    await database.write((transaction) =>
      jobs.queue.emit(transaction, reportApproved, approved, {
        key: `report-approved:${approved.reportId}:${version}`,
      }),
    );
  }
  await expect
    .poll(() => subjects('adda@candidate.example'), { timeout: 20_000 })
    .toEqual([
      'Order confirmed: your report on Tallow & Finch',
      'We got your order: Tallow & Finch',
      'Your report on Tallow & Finch is ready',
    ]);
  expect(await findOrder(orders, order)).toMatchObject({ stage: 'Delivered' });
  expect(await subjects('team@foreword.example')).toHaveLength(2);
});

test('after a corrected address the mails are in the right mailbox and the wrong one opens nothing', async () => {
  await expect.poll(() => subjects('adda@candidate.example'), { timeout: 20_000 }).toHaveLength(2);
  const misled = tokenIn(await newest('adda@candidate.example', 'Order confirmed'), '/track/');
  expect(
    await requestAddress(address, { orderId: order, address: 'ada@candidate.example' }),
  ).toMatchObject({ ok: true });
  await expect.poll(() => subjects('ada@candidate.example'), { timeout: 20_000 }).toHaveLength(1);
  const question = await newest('ada@candidate.example', 'Please confirm');
  expect(question).not.toContain('/track/');
  expect(await confirmAddress(address, tokenIn(question, '/address/'))).toMatchObject({
    value: { address: 'ada@candidate.example' },
  });

  await expect.poll(() => subjects('ada@candidate.example'), { timeout: 20_000 }).toHaveLength(3);
  const right = tokenIn(await newest('ada@candidate.example', 'Order confirmed'), '/track/');
  expect(await openLink(address, 'track', right)).toMatchObject({ value: { orderId: order } });
  expect(await openLink(address, 'track', misled)).toMatchObject({ failure: { code: 'revoked' } });
  await expect
    .poll(async () => (await listMails({ database }, { order, state: 'queued' })).length, {
      timeout: 20_000,
    })
    .toBe(0);
  expect(await openLink(address, 'track', right)).toMatchObject({ ok: true });
});
