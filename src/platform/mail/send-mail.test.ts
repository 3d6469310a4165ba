import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { defined } from '../../kernel/defined';
import { fail, succeed } from '../../kernel/result';
import { hours } from '../../kernel/time';
import type { Database } from '../database';
import { createJobs } from '../jobs';
import { createLog } from '../log';
import { listMails, readMail, redirectMails, resendMail } from './index';
import { createMailer } from './mailer';
import type { MailRenderer, MailTransport, OutgoingMessage } from './ports';
import { mailHandlers, sendMail, type SendingContext } from './send-mail';
import { recordingQueue } from './testing';

let world: { readonly database: Database };
let queue = recordingQueue();
let sent: OutgoingMessage[] = [];
let logged: string[] = [];
const clock = testClock();

const renderer: MailRenderer = {
  render: async (mail) => ({
    subject: `Your report on ${String(mail.values['company'])}`,
    html: '<p>https://shop.example/r/private-token-123456</p>',
    text: 'https://shop.example/r/private-token-123456',
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
  log: createLog({ level: 'debug', destination: { write: (line) => void logged.push(line) } }),
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
  [queue, sent, logged] = [recordingQueue(), [], []];
  await world.database.runScript('DELETE FROM outgoing_mail');
});

async function queued(
  to = 'ada@candidate.example',
  company = 'Tallow & Finch',
  template = 'report-ready',
): Promise<string> {
  await world.database.write((transaction) =>
    createMailer({ queue, clock }).queue(transaction, {
      key: `ready:${to}`,
      template,
      to,
      order: 'order-1',
      values: { company },
    }),
  );
  return only().then(({ id }) => id);
}
const only = async () => {
  const [row] = await listMails(world, { limit: 1 });
  if (!row) throw new Error('There is no mail.');
  return row;
};

test('a mail is sent once and says so', async () => {
  const mail = await queued();
  await sendMail(context(), { mail, round: 0, last: false });
  await sendMail(context(), { mail, round: 0, last: false });
  expect(sent).toHaveLength(1);
  expect(await only()).toMatchObject({
    state: 'sent',
    attempts: 1,
    lastError: null,
    sentAt: clock.now().toISOString(),
  });
});

test('while the mail server is down a mail waits with its error in sight, and goes out when it is back', async () => {
  const mail = await queued();
  const down = context({
    transport: { send: async () => fail('unreachable', 'connect ECONNREFUSED') },
  });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(sendMail(down, { mail, round: 0, last: false })).rejects.toThrow('tried again');
  }
  expect(await only()).toMatchObject({
    state: 'queued',
    attempts: 3,
    lastError: 'connect ECONNREFUSED',
  });
  await sendMail(context(), { mail, round: 0, last: false });
  expect(await only()).toMatchObject({ state: 'sent', attempts: 4, lastError: null });
});

test('after the last attempt a mail has failed, and its job ends', async () => {
  const mail = await queued();
  const down = context({
    transport: { send: async () => fail('unreachable', 'connect ECONNREFUSED') },
  });
  await sendMail(down, { mail, round: 0, last: true });
  expect(await only()).toMatchObject({ state: 'failed', lastError: 'connect ECONNREFUSED' });
});

test('a refused mail is not tried again by itself', async () => {
  const mail = await queued();
  const refusing = context({
    transport: { send: async () => fail('refused', '550 no such user') },
  });
  await sendMail(refusing, { mail, round: 0, last: false });
  expect(await only()).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: '550 no such user',
  });
});

test('a mail that cannot be rendered yet waits like one that cannot be sent', async () => {
  const mail = await queued();
  const broken = context({
    renderer: {
      render: async () => {
        throw new Error('the report is not there yet');
      },
    },
  });
  await expect(sendMail(broken, { mail, round: 0, last: false })).rejects.toThrow('tried again');
  expect(await only()).toMatchObject({
    state: 'queued',
    lastError: 'Error: the report is not there yet',
  });
});

test('a mail sent again by hand is a new message, and the job of the earlier round does nothing more', async () => {
  const mail = await queued();
  await sendMail(context(), { mail, round: 0, last: false });
  expect(await resendMail({ ...world, queue, clock }, { mail })).toMatchObject({ ok: true });
  expect(queue.placed.at(-1)).toMatchObject({ payload: { mail, round: 1 }, key: `${mail}:1` });
  await sendMail(context(), { mail, round: 0, last: false });
  expect(sent).toHaveLength(1);
  await sendMail(context(), { mail, round: 1, last: false });
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

test('what an attempt finds does not overwrite a mail that was set out anew meanwhile', async () => {
  const mail = await queued();
  const slow: MailTransport = {
    async send() {
      await resendMail({ ...world, queue, clock }, { mail, to: 'ada.l@candidate.example' });
      return fail('refused', '550 no such user');
    },
  };
  await sendMail(context({ transport: slow }), { mail, round: 0, last: false });
  expect(await only()).toMatchObject({
    state: 'queued',
    to: 'ada.l@candidate.example',
    attempts: 0,
    lastError: null,
  });
});

test('a held mail goes out once its address is corrected', async () => {
  const mail = await queued('ada(at)candidate.example');
  await sendMail(context(), { mail, round: 0, last: false });
  expect(sent).toEqual([]);
  expect(await resendMail({ ...world, queue, clock }, { mail })).toMatchObject({
    failure: { code: 'not-an-address' },
  });
  await resendMail({ ...world, queue, clock }, { mail, to: 'ada@candidate.example' });
  await sendMail(context(), { mail, round: 1, last: false });
  expect(sent.map(({ to }) => to)).toEqual(['ada@candidate.example']);
});

test.each(['0195512a-7c00-7abc-8def-0123456789ab', 'no-id-at-all'])(
  'a mail that does not exist cannot be resent: %s',
  async (mail) => {
    expect(await resendMail({ ...world, queue, clock }, { mail })).toMatchObject({
      failure: { code: 'not-found' },
    });
  },
);

test("correcting a buyer's address sends the order's mails there once, and no one else's", async () => {
  await queued('wrong@candidate.example');
  await queued('team@foreword.example', 'Tallow & Finch', 'new-order-team');
  const redirect = () =>
    world.database.write((transaction) =>
      redirectMails({ queue, clock }, transaction, {
        order: 'order-1',
        templates: ['report-ready'],
        to: 'right@candidate.example',
      }),
    );
  expect(await redirect()).toEqual(succeed(1));
  expect(await redirect()).toEqual(succeed(0));
  const rows = await listMails(world, { order: 'order-1', limit: 10 });
  expect(rows.map(({ to }) => to).sort()).toEqual([
    'right@candidate.example',
    'team@foreword.example',
  ]);
});

test('a subject made of what someone typed is one line', async () => {
  const mail = await queued('ada@candidate.example', 'Tallow\r\nBcc: eve@elsewhere.example');
  await sendMail(context(), { mail, round: 0, last: false });
  expect(sent[0]?.subject).toBe('Your report on Tallow Bcc: eve@elsewhere.example');
});

test('a mail that lost its job is given up after a day, where staff see it', async () => {
  await queued();
  const sweep = mailHandlers(context()).find(({ job }) => job.name === 'sweep-mail');
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  clock.advance(hours(23));
  await sweep?.handle({}, attempt);
  expect(await only()).toMatchObject({ state: 'queued' });
  clock.advance(hours(2));
  await sweep?.handle({}, attempt);
  expect(await only()).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('waited too long'),
  });
});

test('through the real queue a mail goes out, and no log line holds its body, its link or an address', async () => {
  const log = createLog({
    level: 'debug',
    destination: { write: (line) => void logged.push(line) },
  });
  const jobs = createJobs({
    database: world.database,
    log,
    subscriptions: [],
    work: true,
    schedule: false,
  });
  await jobs.start({
    handlers: mailHandlers(context({ transport: failingOnce() })),
    schedules: [],
  });
  const handledQueue = jobs.queue;
  await world.database.write((transaction) =>
    createMailer({ queue: handledQueue, clock }).queue(transaction, {
      key: 'real',
      template: 'report-ready',
      to: 'ada@candidate.example',
      values: { company: 'Tallow & Finch' },
    }),
  );
  await expect.poll(async () => (await only()).attempts).toBe(1);
  const { id } = await only();
  await resendMail({ database: world.database, queue: handledQueue, clock }, { mail: id });
  await expect.poll(async () => (await only()).state).toBe('sent');
  await jobs.stop();
  const lines = logged.join('\n');
  expect(lines).toContain(id);
  for (const secret of ['private-token', 'ada@candidate.example', 'Tallow'])
    expect(lines).not.toContain(secret);
});

function failingOnce(): MailTransport {
  let calls = 0;
  return {
    async send(message) {
      calls += 1;
      return calls === 1
        ? fail('unreachable', `451 <${message.to}> greylisted`)
        : taking.send(message);
    },
  };
}

test('staff read what a mail says with its private links masked, and that it can’t be made now where it can’t', async () => {
  const mail = await queued();
  const read = (change: Partial<SendingContext> = {}) => readMail({ ...context(change) }, mail);
  expect(await read()).toMatchObject({
    id: mail,
    state: 'queued',
    subject: 'Your report on Tallow & Finch',
    text: 'https://shop.example/r/[link]',
    attachments: [],
  });
  expect(
    await read({
      renderer: {
        render: async () => {
          throw new Error('no report yet');
        },
      },
    }),
  ).toMatchObject({ id: mail, text: null });
  expect(await readMail(context(), 'no-such-mail')).toBeUndefined();
});

test('a mail set out anew takes along what its caller writes, or neither happens', async () => {
  const mail = await queued();
  const again = (alongside: () => Promise<void>) =>
    resendMail({ ...world, queue, clock }, { mail, alongside });
  await expect(
    again(async () => {
      throw new Error('not written down');
    }),
  ).rejects.toThrow('not written down');
  let written = 0;
  expect(
    await again(async () => {
      written += 1;
    }),
  ).toMatchObject({ ok: true });
  expect(written).toBe(1);
});

test('an answer of a person names the mails before it that went out, and no machine’s mail names any', async () => {
  const place = (key: string, thread?: readonly string[]) =>
    world.database.write((transaction) =>
      createMailer({ queue, clock }).queue(transaction, {
        key,
        template: 'note',
        to: 'ada@candidate.example',
        values: { company: 'Tallow' },
        ...defined({ thread }),
      }),
    );
  const send = async (key: string, transport = taking) => {
    const [row] = await world.database.queryRows('SELECT id FROM outgoing_mail WHERE key = $1', [
      key,
    ]);
    await sendMail(context({ transport }), { mail: String(row?.['id']), round: 0, last: true });
  };
  await place('receipt');
  await place('lost', []);
  await place('answer', ['receipt', 'lost', 'never-placed']);
  await send('receipt');
  await send('lost', { send: async () => fail('refused', '550 no such user') });
  await send('answer');
  const [receipt, answer] = sent;
  expect(receipt?.references).toBeUndefined();
  expect(answer?.references).toEqual([receipt?.messageId]);
});
