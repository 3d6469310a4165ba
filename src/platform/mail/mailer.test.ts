import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../database';
import { createMailer } from './mailer';
import { listMails, mailCounts } from './index';
import { recordingQueue } from './testing';

let world: { readonly database: Database };
let queue = recordingQueue();
const clock = testClock();
const mail = (key: string, to = 'ada@candidate.example') => ({
  key,
  template: 'order-confirmed',
  to,
  order: 'order-1',
  values: { company: 'Tallow & Finch', amount: 3500 },
});

beforeAll(async () => {
  world = { database: await freshDatabase() };
});
afterAll(() => world.database.close());
beforeEach(async () => {
  queue = recordingQueue();
  await world.database.runScript('DELETE FROM outgoing_mail');
});

const queueAll = (...mails: ReturnType<typeof mail>[]) =>
  world.database.write(async (transaction) => {
    for (const one of mails) await createMailer({ queue, clock }).queue(transaction, one);
  });

test('a mail and its job are placed together', async () => {
  await queueAll(mail('confirmed:1'));
  const [row] = await listMails(world, { limit: 10 });
  expect(row).toMatchObject({
    template: 'order-confirmed',
    to: 'ada@candidate.example',
    state: 'queued',
    attempts: 0,
  });
  expect(queue.placed).toEqual([
    { name: 'send-mail', payload: { mail: row?.id, round: 0 }, key: `${row?.id}:0` },
  ]);
});

test('the same key twice is one mail, and the first one counts', async () => {
  await queueAll(mail('confirmed:1'));
  await queueAll(mail('confirmed:1', 'mallory@elsewhere.example'), mail('confirmed:2'));
  const rows = await listMails(world, { limit: 10 });
  expect(rows.map(({ to }) => to)).toEqual(['ada@candidate.example', 'ada@candidate.example']);
  expect(queue.placed).toHaveLength(2);
});

test('a mail whose cause is undone was never there', async () => {
  await expect(
    world.database.write(async (transaction) => {
      await createMailer({ queue, clock }).queue(transaction, mail('confirmed:1'));
      throw new Error('the order was not kept');
    }),
  ).rejects.toThrow('the order was not kept');
  expect(await listMails(world, { limit: 10 })).toEqual([]);
});

test.each([
  'ada@candidate.example\r\nBcc: everyone@elsewhere.example',
  'ada@candidate.example\nSubject: hello',
  'ada@candidate.example\u0000',
  'ada@candidate.example\u0085',
])('an address that carries another header is refused: %j', async (to) => {
  await expect(queueAll(mail('attack', to))).rejects.toThrow('line break or a control character');
  await expect(
    world.database.write((transaction) =>
      createMailer({ queue, clock }).queue(transaction, { ...mail('attack'), replyTo: to }),
    ),
  ).rejects.toThrow('replyTo');
  expect(await listMails(world, { limit: 10 })).toEqual([]);
});

test.each([
  'ada@candidate.example,eve@elsewhere.example',
  'Ada <ada@candidate.example>',
  '"a,b"@candidate.example',
  'ada@localhost',
  `${'a'.repeat(250)}@candidate.example`,
  'ada@candidate.example;eve@elsewhere.example',
])(
  'what reads as more or less than one address is held for a correction, and its cause is kept: %j',
  async (to) => {
    await queueAll(mail('typo', to));
    expect(await listMails(world, { limit: 10 })).toMatchObject([
      { to, state: 'held', lastError: expect.stringContaining('Correct it') },
    ]);
    expect(queue.placed).toEqual([]);
  },
);

test('white space around an address is not part of it', async () => {
  await queueAll(mail('spaces', '  ada@candidate.example '));
  expect(await listMails(world, { limit: 10 })).toMatchObject([
    { to: 'ada@candidate.example', state: 'queued' },
  ]);
});

test('mails are listed by order and by state, newest first, and counted', async () => {
  await queueAll(mail('one'), { ...mail('two', 'not an address'), order: 'order-2' });
  expect(await listMails(world, { order: 'order-2', limit: 10 })).toHaveLength(1);
  expect(await listMails(world, { state: 'held', limit: 10 })).toMatchObject([
    { order: 'order-2' },
  ]);
  expect(await listMails(world, { before: new Date('2020-01-01'), limit: 10 })).toEqual([]);
  expect(await mailCounts(world)).toEqual({ queued: 1, sent: 0, failed: 0, held: 1 });
});

test('about an order whose buyer was erased nobody is written to', async () => {
  const mailer = createMailer({ queue, clock, mayStore: async (_, order) => order !== 'order-1' });
  await world.database.write((transaction) =>
    mailer.queue(transaction, mail('of the erased'), { ...mail('of another'), order: 'order-2' }),
  );
  expect(await listMails(world, { limit: 10 })).toMatchObject([{ order: 'order-2' }]);
  expect(queue.placed).toHaveLength(1);
});
