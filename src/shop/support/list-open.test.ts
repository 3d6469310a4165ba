import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import type { Database } from '../../platform/database';
import { createMailer } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { listOpenMessages, openTicket, sendContactMessage } from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const context = () => ({
  database,
  clock,
  supportAddress: 'support@shop.example',
  mailer: createMailer({ queue: recordingQueue(), clock }),
});

const write = (name: string, honeypot = '', openForMilliseconds = 20_000) =>
  sendContactMessage(context(), {
    name,
    email: `${name.toLowerCase()}@candidate.example`,
    message: `I am ${name}.`,
    honeypot,
    openForMilliseconds,
  });

test('what nobody has answered is listed, with whoever may be written to; what a program filled in is not', async () => {
  const orderId = newIdentifier(clock);
  await write('Tom');
  await write('Hasty', '', 100);
  await write('Robot', 'https://pills.example');
  await openTicket(context(), {
    order: {
      id: orderId,
      number: 'FW-1042',
      company: 'Tallow & Finch',
      role: 'Engineer',
      name: 'Ada',
      email: 'ada@candidate.example',
    },
    claim: { id: 'snapshot-3', text: 'It opened an office in Leeds.' },
    words: 'It was York.',
  });
  const open = await listOpenMessages({ database });
  expect(
    open.map(({ kind, from, orderId: order, isTrusted }) => [kind, from?.name ?? order, isTrusted]),
  ).toEqual([
    ['message', 'Tom', true],
    ['message', 'Hasty', false],
    ['complaint', orderId, true],
  ]);
  expect(open[0]).toMatchObject({
    reference: 'C-1001',
    receivedAt: clock.now(),
    from: { email: 'tom@candidate.example' },
  });
});

test.each(['answered', 'closed'])('what is %s is owed nothing', async (state) => {
  await database.runScript(
    `UPDATE contact_message SET state = '${state}', answered_at = now(); UPDATE claim_ticket SET state = '${state}'`,
  );
  expect(await listOpenMessages({ database })).toEqual([]);
});

test('a message is in one of three states, and the database takes no other', async () => {
  await expect(
    database.runScript("UPDATE contact_message SET state = 'forgotten'"),
  ).rejects.toThrow(/check/u);
});
