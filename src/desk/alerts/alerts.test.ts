import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { fail, succeed } from '../../kernel/result';
import { days, hours, minutes, seconds } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { OutboundAnswer, OutboundFetch, OutboundResult } from '../../platform/fetch';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { permit } from '../policy';
import { callWebhook } from './call-webhook';
import {
  alertHandlers,
  closeAlert,
  countAlerts,
  raiseAlert,
  readAlerts,
  settleAlerts,
  type AlertJobsContext,
  type OpenAlerts,
} from './index';
import { syncAlerts } from './settle-alerts';
import type { NewAlert } from '../../shop/alerts/shape';
import { MOST_TELLINGS } from './shape';
import { sendAlerts } from './send-alerts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

let clock = testClock();
let queue = recordingQueue();
let called: Parameters<OutboundFetch>[0][] = [];
let answers: OutboundResult[] = [];
beforeEach(async () => {
  await database.runScript('TRUNCATE alert, alert_telling, outgoing_mail CASCADE');
  [clock, queue, called, answers] = [testClock(), recordingQueue(), [], []];
});

const SECRET = 's'.repeat(32);
const context = (change: Partial<AlertJobsContext> = {}): AlertJobsContext => ({
  database,
  clock,
  queue,
  log: silentLog,
  checks: [],
  mailer: createMailer({ queue, clock }),
  teamAddress: 'owner@shop.example',
  baseUrl: 'https://shop.example',
  webhook: { url: 'https://hooks.example/abc', secret: SECRET },
  fetch: async (request) => {
    called.push(request);
    return answers.shift() ?? status(204);
  },
  ...change,
});
const status = (code: number): OutboundResult => succeed({ status: code } as OutboundAnswer);
const stuck = (subject = 'm1', change: Partial<NewAlert> = {}): NewAlert => ({
  kind: 'mail-stuck',
  subject,
  sentence: `The email   ${subject} of ada.merrow@candidate.example failed.`,
  path: `/desk/operations/mail/${subject}`,
  ...change,
});
const raise = (alert: NewAlert, mailKey?: string) =>
  database.write((transaction) =>
    raiseAlert(
      context(),
      transaction,
      alert,
      mailKey === undefined
        ? undefined
        : { key: mailKey, template: 'payment-alert', to: 'owner@shop.example', values: {} },
    ),
  );
const settle = (lasting: readonly string[]) =>
  database.write((transaction) => settleAlerts(context(), transaction, 'mail-stuck', lasting));
const mails = async () =>
  (
    await database.queryRows('SELECT template, values FROM outgoing_mail ORDER BY created_at, id')
  ).map(({ template, values }) => ({ template, ...(values as Record<string, unknown>) }));
const bodies = async () =>
  (
    await database.queryRows(
      "SELECT body FROM alert_telling WHERE channel = 'webhook' ORDER BY at, id",
    )
  ).map(
    ({ body }) =>
      JSON.parse(String(body)) as {
        readonly text: string;
        readonly alerts: readonly Record<string, unknown>[];
      },
  );
/** The call that was placed, as its job names it. */
function placedCall(): string {
  const job = queue.placed.find(({ name }) => name === 'call-alert-webhook');
  if (!job) throw new Error('No call was placed.');
  return (job.payload as { message: string }).message;
}
const see = (() => {
  const given = permit({ id: '1', name: 'Mara', role: 'owner', steppedUp: true }, 'see-operations');
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
})();
const operate = (() => {
  const given = permit({ id: '1', name: 'Mara', role: 'owner', steppedUp: true }, 'operate');
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
})();
const view = () => readAlerts(context(), see);

test('an alert is told once while it lasts, by mail and by webhook, with the way to the thing', async () => {
  expect(await raise(stuck())).toBe(true);
  expect(await raise(stuck())).toBe(false);
  await sendAlerts(context());
  await sendAlerts(context());
  expect(await mails()).toMatchObject([
    { template: 'alerts', count: 1, paths: '/desk/operations/mail/m1' },
  ]);
  expect(await bodies()).toMatchObject([
    {
      alerts: [
        {
          kind: 'mail-stuck',
          state: 'raised',
          title: 'Email failed',
          link: 'https://shop.example/desk/operations/mail/m1',
          order: null,
        },
      ],
    },
  ]);
  expect((await view()).open).toMatchObject([{ key: 'mail-stuck:m1', isUrgent: false }]);
});

test('what is over is noted, told by the webhook alone, and rings anew when it comes back', async () => {
  await raise(stuck());
  await sendAlerts(context());
  clock.advance(minutes(5));
  await settle([]);
  await sendAlerts(context());
  expect(await mails()).toHaveLength(1);
  expect((await bodies()).at(-1)).toMatchObject({
    text: expect.stringContaining('Resolved: ') as string,
    alerts: [{ state: 'resolved' }],
  });
  expect(await view()).toMatchObject({
    open: [],
    past: [{ key: 'mail-stuck:m1', resolvedAt: clock.now().toISOString() }],
  });
  clock.advance(minutes(5));
  expect(await raise(stuck())).toBe(true);
  await sendAlerts(context());
  expect(await mails()).toHaveLength(2);
  expect((await view()).open).toHaveLength(1);
});

test('what came and went before anybody was told is told to nobody', async () => {
  await raise(stuck());
  await settle([]);
  await sendAlerts(context());
  expect([await mails(), await bodies()]).toEqual([[], []]);
});

test('many at once are one mail and one call, and a storm of hours stays within its share, with a summary after', async () => {
  for (let count = 0; count < 40; count += 1) await raise(stuck(`m${count}`));
  await sendAlerts(context());
  expect(await mails()).toMatchObject([{ count: 40 }]);
  expect((await bodies())[0]?.alerts).toHaveLength(40);
  for (let minute = 0; minute < 30; minute += 1) {
    clock.advance(minutes(1));
    await raise(stuck(`later-${minute}`));
    await sendAlerts(context());
  }
  expect(await mails()).toHaveLength(MOST_TELLINGS);
  expect(await bodies()).toHaveLength(MOST_TELLINGS);
  clock.advance(minutes(40));
  await sendAlerts(context());
  const all = await mails();
  expect(all).toHaveLength(MOST_TELLINGS + 1);
  expect(
    all.reduce((sum, mail) => sum + Number((mail as unknown as { count: number }).count), 0),
  ).toBe(70);
});

test('an alert that brings a mail of its own is mailed by it at once, and waits for the summary when the hour has had its share', async () => {
  for (let count = 0; count < MOST_TELLINGS + 3; count += 1)
    await raise(stuck(`m${count}`, { kind: 'promise-at-risk' }), `own:${count}`);
  await sendAlerts(context());
  expect((await mails()).map(({ template }) => template)).toEqual(
    Array.from({ length: MOST_TELLINGS }, () => 'payment-alert'),
  );
  clock.advance(hours(2));
  await sendAlerts(context());
  expect((await mails()).at(-1)).toMatchObject({ template: 'alerts', count: 3 });
});

test('a new step of the same thing rings again and keeps since when', async () => {
  const promise = (step: string): NewAlert => stuck('o1', { kind: 'promise-at-risk', step });
  await raise(promise('6'), 'six');
  const [first] = (await view()).open;
  clock.advance(hours(3));
  expect(await raise(promise('3'), 'three')).toBe(true);
  expect(await raise(promise('3'), 'three')).toBe(false);
  expect((await view()).open).toMatchObject([{ raisedAt: first?.raisedAt }]);
  expect(await mails()).toHaveLength(2);
});

test('the words of the webhook name nobody, and its signature covers its bytes and its hour', async () => {
  await raise(stuck('m1', { orderNumber: 'FW-1042' }));
  await sendAlerts(context());
  const message = placedCall();
  await callWebhook(context(), { message, last: false });
  await callWebhook(context(), { message, last: false });
  expect(called).toHaveLength(1);
  const [{ url, method, body = '', headers = {} } = { url: '' }] = called;
  expect([url, method]).toEqual(['https://hooks.example/abc', 'POST']);
  expect(body).toContain('FW-1042');
  // Whole words: an id may hold these letters by chance.
  expect(body).not.toMatch(/\bada\b|\bcandidate\b/iu);
  const moment = clock.now().getTime() / 1_000;
  expect(headers['foreword-signature']).toBe(
    `t=${moment},v1=${createHmac('sha256', SECRET).update(`${moment}.${body}`).digest('hex')}`,
  );
  expect((await view()).webhook).toEqual({ state: 'sent', lastError: null });
});

test.each([
  ['a server that is away', fail('unreachable', 'The site could not be reached.')],
  ['a server in trouble', status(503)],
] as const)('%s is tried again and at last given up, and holds up nothing', async (_, answer) => {
  answers = [answer as OutboundResult, answer as OutboundResult];
  await raise(stuck());
  await sendAlerts(context());
  const message = placedCall();
  await expect(callWebhook(context(), { message, last: false })).rejects.toThrow('retried');
  expect((await view()).webhook).toMatchObject({
    state: 'queued',
    lastError: expect.any(String) as string,
  });
  expect(await mails()).toHaveLength(1);
  await callWebhook(context(), { message, last: true });
  expect((await view()).webhook).toMatchObject({ state: 'failed' });
});

test('a lasting no is written down and not asked for again', async () => {
  answers = [status(404)];
  await raise(stuck());
  await sendAlerts(context());
  await callWebhook(context(), { message: placedCall(), last: false });
  await callWebhook(context(), { message: placedCall(), last: false });
  expect(called).toHaveLength(1);
  expect((await view()).webhook).toEqual({ state: 'failed', lastError: 'It returned 404.' });
});

test('without a webhook nothing is called and mail alone tells', async () => {
  const mailOnly = context({ webhook: undefined });
  await database.write((transaction) => raiseAlert(mailOnly, transaction, stuck()));
  await sendAlerts(mailOnly);
  expect([
    (await mails()).length,
    await bodies(),
    (await readAlerts(mailOnly, see)).webhook,
  ]).toEqual([1, [], null]);
});

test('an alert is put away by hand with a reason, stays away while it lasts, and rings when it comes anew', async () => {
  await raise(stuck());
  expect(await closeAlert(context(), operate, { key: 'mail-stuck:m1', reason: ' ' })).toMatchObject(
    { failure: { code: 'no-reason' } },
  );
  expect(
    await closeAlert(context(), operate, {
      key: 'mail-stuck:m1',
      reason: 'The address was wrong.',
    }),
  ).toMatchObject({ ok: true });
  expect(
    await closeAlert(context(), operate, { key: 'mail-stuck:m1', reason: 'Twice.' }),
  ).toMatchObject({ failure: { code: 'no-alert' } });
  expect(await raise(stuck())).toBe(false);
  await sendAlerts(context());
  expect([await countAlerts(context()), (await mails()).length, (await bodies()).length]).toEqual([
    0, 0, 0,
  ]);
  await settle([]);
  expect(await raise(stuck())).toBe(true);
  const log = await database.queryRows(
    "SELECT actor, subject, reason FROM audit_event WHERE kind = 'alert-closed' ORDER BY id DESC LIMIT 1",
  );
  expect(log).toEqual([
    { actor: 'staff:Mara', subject: 'mail-stuck:m1', reason: 'The address was wrong.' },
  ]);
});

test('every few minutes the states are looked at; one that can’t be read hides no other', async () => {
  let sick = true;
  const openAlerts = (): OpenAlerts => ({
    kind: 'source-sick',
    alerts: sick
      ? [
          {
            kind: 'source-sick',
            subject: 's',
            sentence: 'A source failed.',
            path: '/desk/operations/sources',
          },
        ]
      : [],
  });
  const watching = context({
    checks: [
      async () => {
        throw new Error('no answer');
      },
      async () => [openAlerts()],
    ],
  });
  const watch = alertHandlers(watching).find(({ job }) => job.name === 'watch-states');
  const look = () =>
    watch?.handle({}, { number: 1, last: false, signal: new AbortController().signal });
  await look();
  expect(await countAlerts(watching)).toBe(1);
  expect(await listMails({ database }, {})).toHaveLength(1);
  sick = false;
  clock.advance(seconds(300));
  await look();
  expect(await countAlerts(watching)).toBe(0);
});

test('what is raised elsewhere is only laid beside what lasts', async () => {
  await raise(stuck('du_1', { kind: 'dispute' }));
  await raise(stuck('du_2', { kind: 'dispute' }));
  await syncAlerts(context(), { kind: 'dispute', alerts: [], lasting: ['du_2'] });
  expect((await view()).open.map(({ key }) => key)).toEqual(['dispute:du_2']);
  clock.advance(days(8));
  expect((await view()).past).toEqual([]);
});
