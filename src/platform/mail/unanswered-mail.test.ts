import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { fail, succeed } from '../../kernel/result';
import type { Database } from '../database';
import { listMails, resendMail } from './index';
import { createMailer } from './mailer';
import type { MailRenderer, MailTransport, OutgoingMessage } from './ports';
import { sendMail, type SendingContext } from './send-mail';
import { recordingQueue } from './testing';

let world: { readonly database: Database };
let queue = recordingQueue();
let sent: OutgoingMessage[] = [];
const clock = testClock();

const renderer: MailRenderer = {
  render: async () => ({
    subject: 'Your report',
    html: '<p>Ready</p>',
    text: 'Ready',
    attachments: [],
  }),
};
const taking: MailTransport = {
  async send(message) {
    sent.push(message);
    return succeed({ receipt: '250 taken' });
  },
};
const context = (change: Partial<SendingContext> = {}): SendingContext => ({
  database: world.database,
  clock,
  log: silentLog,
  renderer,
  transport: taking,
  from: 'Foreword <reports@foreword.example>',
  messageDomain: 'foreword.example',
  ...change,
});

beforeAll(async () => {
  world = { database: await freshDatabase() };
});
afterAll(() => world.database.close());
beforeEach(async () => {
  [queue, sent] = [recordingQueue(), []];
  await world.database.runScript('DELETE FROM outgoing_mail');
});

async function queued(): Promise<string> {
  await world.database.write((transaction) =>
    createMailer({ queue, clock }).queue(transaction, {
      key: 'ready',
      template: 'report-ready',
      to: 'ada@candidate.example',
      values: {},
    }),
  );
  return only().then(({ id }) => id);
}
const only = async () => {
  const [row] = await listMails(world, { limit: 1 });
  if (!row) throw new Error('There is no mail.');
  return row;
};

test('a crash between sending and recording repeats the mail under the same Message-ID', async () => {
  const mail = await queued();
  const crashing = context({
    database: {
      ...world.database,
      write: async (work) => {
        if (sent.length > 0) throw new Error('the process was killed');
        return world.database.write(work);
      },
    },
  });
  await expect(sendMail(crashing, { mail, round: 0, last: false })).rejects.toThrow('killed');
  await sendMail(context(), { mail, round: 0, last: false });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.messageId).toBe(sent[1]?.messageId);
  expect(sent[0]?.messageId).toMatch(/^<[0-9a-f]{40}@foreword\.example>$/);
});

test('a server that takes a mail and never says so gets it three times, and staff are told', async () => {
  const mail = await queued();
  const silent = context({
    transport: {
      async send(message) {
        sent.push(message);
        return fail('unanswered', 'the connection broke');
      },
    },
  });
  for (const attempt of [1, 2]) {
    await expect(sendMail(silent, { mail, round: 0, last: false })).rejects.toThrow('tried again');
    expect(await only()).toMatchObject({ state: 'queued', attempts: attempt });
  }
  await sendMail(silent, { mail, round: 0, last: false });
  await sendMail(silent, { mail, round: 0, last: false });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await only()).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('It may have arrived'),
  });
  await resendMail({ ...world, queue, clock }, { mail });
  await sendMail(context(), { mail, round: 1, last: false });
  expect(await only()).toMatchObject({ state: 'sent' });
});

test('a process that is killed again and again while it sends repeats a mail no more than that', async () => {
  const mail = await queued();
  for (let life = 0; life < 6; life += 1) {
    let isKilled = false;
    const doomed = context({
      transport: {
        async send(message) {
          isKilled = true;
          return taking.send(message);
        },
      },
      database: {
        ...world.database,
        write: async (work) => {
          if (isKilled) throw new Error('the process was killed');
          return world.database.write(work);
        },
      },
    });
    await sendMail(doomed, { mail, round: 0, last: false }).catch(() => undefined);
  }
  expect(sent).toHaveLength(3);
  expect(await only()).toMatchObject({ state: 'failed' });
});

test('tries that reached nobody do not count as copies', async () => {
  const mail = await queued();
  const down = context({ transport: { send: async () => fail('unreachable', 'refused') } });
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(sendMail(down, { mail, round: 0, last: false })).rejects.toThrow('tried again');
  await sendMail(context(), { mail, round: 0, last: false });
  expect(await only()).toMatchObject({ state: 'sent', attempts: 6 });
});
