import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { defined } from '../../kernel/defined';
import { fail, succeed } from '../../kernel/result';
import { hours, milliseconds, minutes } from '../../kernel/time';
import type { Database } from '../database';
import type { JobQueue } from '../jobs';
import { listMails, resendMail } from './index';
import type { SendMail } from './jobs';
import { createMailer } from './mailer';
import type { MailRenderer, MailTransport, OutgoingMessage } from './ports';
import { sendMail, type SendingContext } from './send-mail';
import { recordingQueue } from './testing';

let world: { readonly database: Database };
let queue = waitingQueue();
let sent: OutgoingMessage[] = [];
let waiting: { readonly key?: string; readonly after: Date; readonly payload: object }[] = [];
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
  queue,
  clock,
  log: silentLog,
  renderer,
  transport: taking,
  from: 'Foreword <reports@foreword.example>',
  messageDomain: 'foreword.example',
  ...change,
});

/** Keeps what is placed for later; like the real queue, it places a key once. */
function waitingQueue(): JobQueue {
  return {
    ...recordingQueue(),
    async enqueue(_, _job, payload, { after, key } = {}) {
      if (after && !waiting.some((one) => one.key === key))
        waiting.push({ payload, after, ...defined({ key }) });
    },
  };
}

beforeAll(async () => {
  world = { database: await freshDatabase() };
});
afterAll(() => world.database.close());
beforeEach(async () => {
  [queue, sent, waiting] = [waitingQueue(), [], []];
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

/** The mail's next job, with the pause that was asked for before it. */
const later = async (change: Partial<SendingContext> = {}) => {
  const { after, payload } = waiting.shift() ?? {};
  if (!after || !payload) throw new Error('Nothing waits.');
  const pause = after.getTime() - clock.now().getTime();
  clock.advance(milliseconds(pause));
  await sendMail(context(change), { ...(payload as SendMail), last: false });
  return pause;
};
const silent: MailTransport = {
  async send(message) {
    sent.push(message);
    return fail('unanswered', 'the connection broke');
  },
};
/** A process that is killed once the mail was handed over, before anything is written down. */
const doomed = (): Partial<SendingContext> => {
  let isKilled = false;
  return {
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
  };
};

test('a mail in whose handover the process was killed waits and is repeated under the same Message-ID', async () => {
  const mail = await queued();
  const killed = sendMail(context(doomed()), { mail, round: 0, last: false });
  await expect(killed).rejects.toThrow('killed');
  await sendMail(context(), { mail, round: 0, last: false });
  expect(sent).toHaveLength(1);
  expect(await only()).toMatchObject({
    state: 'queued',
    lastError: expect.stringContaining('may have arrived'),
  });
  expect(await later()).toBe(minutes(15));
  expect(sent).toHaveLength(2);
  expect(await only()).toMatchObject({ state: 'sent', lastError: null });
  expect(sent[0]?.messageId).toBe(sent[1]?.messageId);
  expect(sent[0]?.messageId).toMatch(/^<[0-9a-f]{40}@foreword\.example>$/);
});

test('a server that takes a mail and never says so gets it three times, long apart, and staff are told', async () => {
  const mail = await queued();
  const never = { transport: silent };
  await sendMail(context(never), { mail, round: 0, last: true });
  // What else asks for the same mail meanwhile sends nothing and waits no second time.
  await sendMail(context(never), { mail, round: 0, last: false });
  expect(sent).toHaveLength(1);
  expect(waiting).toHaveLength(1);
  expect(await later(never)).toBe(minutes(15));
  expect(sent).toHaveLength(2);
  expect(await only()).toMatchObject({ state: 'queued' });
  expect(await later(never)).toBe(hours(1));
  await sendMail(context(never), { mail, round: 0, waited: 2, last: false });
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
  for (let life = 0; life < 3; life += 1) {
    const next = { mail, round: 0, waited: life, last: false };
    await expect(sendMail(context(doomed()), next)).rejects.toThrow('killed');
    await sendMail(context(doomed()), next);
  }
  expect(sent).toHaveLength(3);
  expect(await only()).toMatchObject({ state: 'failed' });
});

test('a receiver that takes a repeat once is not waited for', async () => {
  const mail = await queued();
  const killed = sendMail(context(doomed()), { mail, round: 0, last: false });
  await expect(killed).rejects.toThrow('killed');
  const folding = context({ transport: { ...taking, foldsRepeats: true } });
  await sendMail(folding, { mail, round: 0, last: false });
  expect(await only()).toMatchObject({ state: 'sent' });
});

test('tries that reached nobody do not count as copies', async () => {
  const mail = await queued();
  const down = context({ transport: { send: async () => fail('unreachable', 'refused') } });
  for (let attempt = 0; attempt < 5; attempt += 1)
    await expect(sendMail(down, { mail, round: 0, last: false })).rejects.toThrow('tried again');
  await sendMail(context(), { mail, round: 0, last: false });
  expect(await only()).toMatchObject({ state: 'sent', attempts: 6 });
});
