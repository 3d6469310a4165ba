import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed } from '../../kernel/result';
import { days } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { reportApproved, type Publication } from '../../report/production';
import type { OrderView } from '../../shop/orders/shape';
import { orderView } from '../testing';
import { publishHandlers, publishReport, publishSubscriptions, type PublishContext } from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
let approved = { orderId: '', reportId: '', number: 1, signedAt: '2026-03-02T09:00:00.000Z' };
let publication: Publication;
const FIRST: Publication = { came: 'published', first: true, automatic: false };
let stage: OrderView['stage'] = 'In expert review';
let moves = 0;
let queue = recordingQueue();

function context(change: Partial<PublishContext> = {}): PublishContext {
  return {
    database,
    log: silentLog,
    queue,
    clock,
    mailer: createMailer({ queue: recordingQueue(), clock }),
    findOrder: async (id) => orderView(id, { stage }),
    async publish() {
      const came = publication;
      publication = { came: 'again' };
      return came;
    },
    async markDelivered() {
      if (stage !== 'In expert review') return fail('illegal-move', 'It is not in review.');
      stage = 'Delivered';
      moves += 1;
      return succeed('delivered');
    },
    ...change,
  };
}
const mails = () => listMails({ database }, { order: approved.orderId, limit: 10 });

beforeEach(() => {
  approved = {
    ...approved,
    number: 1,
    orderId: newIdentifier(clock),
    reportId: newIdentifier(clock),
  };
  publication = FIRST;
  [stage, moves] = ['In expert review', 0];
  queue = recordingQueue();
});

test('an approved report is delivered and mailed to its buyer', async () => {
  await publishReport(context(), approved);
  expect(moves).toBe(1);
  expect(await mails()).toMatchObject([
    { template: 'report-ready', to: 'ada@candidate.example', state: 'queued' },
  ]);
});

test('an event that comes again sends no second mail', async () => {
  await publishReport(context(), approved);
  await publishReport(context(), approved);
  await Promise.all([publishReport(context(), approved), publishReport(context(), approved)]);
  expect(moves).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('a later version is mailed as what it is, once', async () => {
  await publishReport(context(), approved);
  for (const _ of ['told', 'told again']) {
    publication = { came: 'published', first: false, automatic: false };
    await publishReport(context(), { ...approved, number: 2 });
  }
  expect(moves).toBe(1);
  expect((await mails()).map(({ template }) => template).toSorted()).toEqual([
    'report-ready',
    'report-updated',
  ]);
});

test('its buyer is asked two days later how it was, once and not again for a later version', async () => {
  await publishReport(context(), approved);
  publication = { came: 'published', first: false, automatic: false };
  await publishReport(context(), { ...approved, number: 2 });
  expect(queue.placed).toEqual([
    { name: 'ask-for-rating', payload: { orderId: approved.orderId }, key: approved.orderId },
  ]);
  const times: (Date | undefined)[] = [];
  publication = FIRST;
  await publishReport(
    context({
      queue: { ...queue, enqueue: async (_, __, ___, options) => void times.push(options?.after) },
    }),
    approved,
  );
  expect(times).toEqual([new Date(clock.now().getTime() + days(2))]);
});

test('a report whose signature was taken back does not leave', async () => {
  publication = { came: 'held-back' };
  await publishReport(context(), approved);
  expect(moves).toBe(0);
  expect(await mails()).toEqual([]);
});

test.each(['Refunded', 'Cancelled'] as const)(
  'an order that was %s gets no report',
  async (ended) => {
    stage = ended;
    await publishReport(context(), approved);
    expect(moves).toBe(0);
    expect(await mails()).toEqual([]);
  },
);

test.each(['disputed', 'lost'] as const)(
  'a report whose payment is %s stays here, also a later version of one that was delivered',
  async (payment) => {
    for (const one of ['In expert review', 'Delivered'] as const) {
      stage = one;
      const findOrder = async (id: string) => orderView(id, { stage, payment });
      expect(await publishReport(context({ findOrder }), approved)).toBe(false);
    }
    expect([moves, await mails()]).toEqual([0, []]);
    expect(publication).toBe(FIRST);
  },
);

test('a dispute that opens while a later version leaves stops it, and it is tried again', async () => {
  stage = 'Delivered';
  const markDelivered = async () => fail('unpaid', 'This order isn’t paid.');
  await expect(publishReport(context({ markDelivered }), approved)).rejects.toThrow(
    'cannot be delivered',
  );
  expect(await mails()).toEqual([]);
});

test('a report of an order that is gone troubles no one', async () => {
  await publishReport(context({ findOrder: async () => null }), approved);
  expect(await mails()).toEqual([]);
});

test('an order that cannot be delivered yet is tried again and not forgotten', async () => {
  stage = 'Queued';
  await expect(publishReport(context(), approved)).rejects.toThrow('cannot be delivered');
  expect(await mails()).toEqual([]);
  [stage, publication] = ['In expert review', FIRST];
  await publishReport(context(), approved);
  expect(await mails()).toHaveLength(1);
});

test('a mail that cannot be queued leaves the order as it was', async () => {
  const writes: string[] = [];
  const failing = context({
    mailer: {
      queue: async () => {
        throw new Error('no room');
      },
    },
    async markDelivered(transaction) {
      await transaction.execute(
        `INSERT INTO link_version VALUES ('${approved.orderId}', 'track', 2, now())`,
      );
      writes.push('written');
      return succeed('delivered');
    },
  });
  await expect(publishReport(failing, approved)).rejects.toThrow('no room');
  expect(writes).toEqual(['written']);
  expect(
    await database.queryRows('SELECT 1 FROM link_version WHERE order_id = $1', [approved.orderId]),
  ).toEqual([]);
});

test('it hears of approved reports, and its handler does what it hears', async () => {
  expect(publishSubscriptions.map(({ event }) => event.name)).toEqual([reportApproved.name]);
  const [handler] = publishHandlers(context());
  const [subscription] = publishSubscriptions;
  expect(handler?.job.name).toBe(subscription?.job.name);
  await handler?.handle(reportApproved.payload.parse(approved), {
    number: 1,
    last: false,
    signal: new AbortController().signal,
  });
  expect(await mails()).toHaveLength(1);
});
