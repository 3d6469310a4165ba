import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { resendReport } from './resend-report';

let database: Database;
const clock = testClock();
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function mailed(order: string, ...templates: readonly string[]) {
  const queue = recordingQueue();
  for (const template of templates) {
    await database.write((transaction) =>
      createMailer({ queue, clock }).queue(transaction, {
        key: `${template}:${order}`,
        template,
        to: 'ada@candidate.example',
        order,
        values: { company: 'Pennant Mills' },
      }),
    );
    clock.advance(minutes(1));
  }
  const placed = queue.placed.length;
  return {
    resend: (to = 'ada@candidate.example') =>
      resendReport({ database, queue, clock }, { orderId: order, to }),
    again: () =>
      queue.placed.slice(placed).map(({ payload }) => (payload as { mail: string }).mail),
    idOf: async (template: string) =>
      (await listMails({ database }, { order, limit: 10 })).find(
        (mail) => mail.template === template,
      )?.id,
  };
}

test('the mail of the newest version goes out once more for each time it is asked for', async () => {
  const { resend, again, idOf } = await mailed(
    newIdentifier(clock),
    'order-confirmed',
    'report-ready',
    'report-updated',
    'how-was-it',
  );
  expect(await resend()).toMatchObject({ ok: true });
  expect(await resend()).toMatchObject({ ok: true });
  const id = await idOf('report-updated');
  expect(again()).toEqual([id, id]);
});

test('it goes to the address that the order has now', async () => {
  const order = newIdentifier(clock);
  const { resend } = await mailed(order, 'report-ready');
  await resend('ada.merrow@candidate.example');
  expect(await listMails({ database }, { order, limit: 10 })).toMatchObject([
    { to: 'ada.merrow@candidate.example', state: 'queued' },
  ]);
});

test('an order whose report has not been mailed has nothing to send again', async () => {
  const { resend, again } = await mailed(newIdentifier(clock), 'order-confirmed');
  expect(await resend()).toMatchObject({
    ok: false,
    failure: { code: 'not-found', sentence: 'No report has been sent for this order yet.' },
  });
  expect(again()).toEqual([]);
});
