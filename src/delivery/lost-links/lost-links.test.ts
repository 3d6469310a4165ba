import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { createSealer } from '../../platform/signing';
import { orderView } from '../testing';
import { findLostLinksJob } from './request-links';
import { LINKS_REQUESTED, lostLinksHandlers, requestLinks, type LostLinksContext } from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.runScript('DELETE FROM outgoing_mail'));

const clock = testClock();
const orders = [
  orderView('order-3', { details: { ...orderView('').details, email: 'Ada@candidate.example' } }),
  orderView('order-2'),
  orderView('order-1'),
];
let looked = 0;

function world(): { context: LostLinksContext; queue: ReturnType<typeof recordingQueue> } {
  looked = 0;
  const queue = recordingQueue();
  return {
    queue,
    context: {
      database,
      queue,
      sealer: createSealer(Buffer.alloc(32, 7)),
      clock,
      mailer: createMailer({ queue: recordingQueue(), clock }),
      mayStore: async () => true,
      async findOrdersOf(address) {
        looked += 1;
        return orders.filter(
          ({ details }) => details.email.toLowerCase() === address.toLowerCase(),
        );
      },
    },
  };
}
const mails = () => listMails({ database }, { limit: 50 });
async function workOff({ context, queue }: ReturnType<typeof world>): Promise<void> {
  const [handler] = lostLinksHandlers(context);
  for (const { payload } of queue.placed) {
    await handler?.handle(payload, {
      number: 1,
      last: false,
      signal: new AbortController().signal,
    });
  }
}

test('known and unknown addresses get the same answer for the same work, and nothing is looked up meanwhile', async () => {
  const placed = await Promise.all(
    ['ada@candidate.example', 'stranger@candidate.example'].map(async (address) => {
      const { context, queue } = world();
      expect(await requestLinks(context, address)).toEqual({ ok: true, value: LINKS_REQUESTED });
      return queue.placed.map(({ name, payload }) => [name, Object.keys(payload)]);
    }),
  );
  expect(looked).toBe(0);
  expect(placed[0]).toEqual(placed[1]);
  expect(await mails()).toEqual([]);
});

test('the queue never holds an address as it was typed', async () => {
  const { context, queue } = world();
  await requestLinks(context, 'stranger@candidate.example');
  expect(JSON.stringify(queue.placed)).not.toMatch(/stranger|candidate/u);
  expect(findLostLinksJob.holds).toBe('sealed');
});

test('the job mails each address its own orders and no other', async () => {
  const lost = world();
  await requestLinks(lost.context, ' ADA@candidate.example ');
  await workOff(lost);
  const rows = await database.queryRows(
    'SELECT recipient, "values" FROM outgoing_mail ORDER BY recipient',
  );
  expect(new Map(rows.map((row) => [row['recipient'], row['values']]))).toEqual(
    new Map([
      ['Ada@candidate.example', { orderIds: 'order-3' }],
      ['ada@candidate.example', { orderIds: 'order-2,order-1' }],
    ]),
  );
});

test('an unknown address is sent nothing', async () => {
  const lost = world();
  await requestLinks(lost.context, 'stranger@candidate.example');
  await workOff(lost);
  expect(looked).toBe(1);
  expect(await mails()).toEqual([]);
});

test('who was erased since they asked is sent nothing, and their address is stored nowhere', async () => {
  const lost = world();
  await requestLinks(lost.context, 'Ada@candidate.example');
  const mayStore = async (_: unknown, id: string) => id !== 'order-3' && id !== 'order-2';
  await workOff({ ...lost, context: { ...lost.context, mayStore } });
  expect(
    await database.queryRows('SELECT recipient, "values" FROM outgoing_mail ORDER BY recipient'),
  ).toEqual([{ recipient: 'ada@candidate.example', values: { orderIds: 'order-1' } }]);
});

test('asking over and over sends one mail an hour', async () => {
  const lost = world();
  for (let time = 0; time < 5; time += 1) await requestLinks(lost.context, 'Ada@candidate.example');
  await workOff(lost);
  const first = await mails();
  expect(first.length).toBe(2);
  clock.advance(hours(1));
  await workOff(lost);
  expect(await mails()).toHaveLength(4);
});

test.each([
  '',
  'ada',
  'ada@candidate.example, eve@elsewhere.example',
  'ada@candidate.example\r\nBcc: eve@elsewhere.example',
])('what is no address is refused for what it is: %j', async (address) => {
  const { context, queue } = world();
  expect(await requestLinks(context, address)).toMatchObject({ ok: false });
  expect(queue.placed).toEqual([]);
});
