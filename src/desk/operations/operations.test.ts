import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { hours, minutes, systemClock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createRateLimiter } from '../../platform/http';
import { createJobs, handleJob, type JobDefinition, type Jobs } from '../../platform/jobs';
import { createMailer } from '../../platform/mail';
import { recordSpending } from '../../platform/models';
import { probeValues, runProbe } from '../../research/probe';
import { catalogue, databaseHealth } from '../../research/sources';
import { permit, type Permit } from '../policy';
import type { StaffAction } from '../policy/shape';
import {
  acceptSourceTerms,
  listTasks,
  readOutboxPage,
  readOneMail,
  readQueue,
  readSources,
  readSpend,
  readWebhooks,
  replay,
  resend,
  retryFailed,
  runTask,
  sendTestMail,
  turnSource,
} from './index';
import type { OperationsContext } from './ports';
import { formatMicros } from './shape';

const nothing = z.object({});
const sweep: JobDefinition<object> = {
  name: 'sweep',
  holds: 'ids',
  payload: nothing,
  retries: 0,
  retryDelay: hours(1),
  expiresAfter: minutes(1),
  concurrency: 1,
};
const produce: JobDefinition<{ orderId: string; secret: string }> = {
  ...sweep,
  name: 'produce',
  payload: z.object({ orderId: z.string(), secret: z.string() }),
};
const webhook: JobDefinition<{ eventId: string }> = {
  ...sweep,
  name: 'payment-webhook',
  payload: z.object({ eventId: z.string() }),
};
const sendMail: JobDefinition<{ mail: string; round: number }> = {
  ...sweep,
  name: 'send-mail',
  payload: z.object({ mail: z.string(), round: z.number() }),
};

let database: Database;
let jobs: Jobs;
let context: OperationsContext;
let broken = true;
const HOSTILE = '</script><script>alert(1)</script> =cmd() \u0007 /r/abcdefghijklmnop';
const fault = async (): Promise<void> => {
  if (broken) throw new Error(HOSTILE);
};

beforeAll(async () => {
  database = await freshDatabase();
  jobs = createJobs({ database, log: silentLog, work: true, schedule: false, subscriptions: [] });
  await jobs.start({
    schedules: [],
    handlers: [sweep, produce, webhook]
      .map((job) => handleJob(job as JobDefinition<object>, fault))
      .concat(handleJob(sendMail, async () => undefined)),
  });
  context = {
    database,
    clock: systemClock,
    queue: jobs.queue,
    mailer: createMailer({ queue: jobs.queue, clock: systemClock }),
    limiter: createRateLimiter({ database, clock: systemClock, log: silentLog }),
    mode: 'live',
    research: 'web',
    sourceKeys: {},
    files: undefined,
    reportBudget: 1_500_000,
    teamAddress: 'team@shop.example',
    schedules: [{ job: sweep, cron: '*/5 * * * *', payload: {} }],
    settings: [],
    numberOf: async (orderId) => (orderId === 'order-1' ? 'FW-1' : null),
    readMail: async () => undefined,
  };
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});
beforeEach(() => {
  broken = true;
});

function owner<Action extends StaffAction>(action: Action): Permit<Action> {
  const permitted = permit({ id: 's1', name: 'Mara', role: 'owner' }, action);
  if (!permitted.ok) throw new Error(permitted.failure.sentence);
  return permitted.value;
}
const see = () => owner('see-operations');
const act = () => owner('operate');
const audited = async (kind: string) =>
  (
    await database.queryRows(
      'SELECT subject, actor, after FROM audit_event WHERE kind = $1 ORDER BY id',
      [kind],
    )
  ).map((row) => ({ ...row }));
const enqueue = <Payload extends object>(job: JobDefinition<Payload>, payload: Payload) =>
  database.write((transaction) => jobs.queue.enqueue(transaction, job, payload));

test('nobody but the owner gets a permit for any of it', () => {
  for (const role of ['expert', 'support'] as const) {
    for (const action of ['see-operations', 'operate', 'see-figures'] as const)
      expect(permit({ id: 's2', name: 'Ola', role }, action).ok).toBe(false);
  }
});

test('a failed job stands there with its order and its error, and is set out again once, with a line in the log', async () => {
  await enqueue(produce, { orderId: 'order-1', secret: 'hush' });
  await vi.waitFor(
    async () => expect((await readQueue(context, see())).troubled).toHaveLength(1),
    120_000,
  );
  const {
    counts,
    troubled: [job],
  } = await readQueue(context, see());
  expect(counts).toEqual([{ name: 'produce', waiting: 0, running: 0, failed: 0, dead: 1 }]);
  expect(job).toMatchObject({ name: 'produce', state: 'dead', number: 'FW-1', tries: 1 });
  expect(job?.error).toContain('<script>alert(1)</script>');
  expect(JSON.stringify(job)).not.toMatch(/hush|abcdefghijklmnop/u);
  broken = false;
  expect(await retryFailed(context, act(), { id: job?.id ?? '' })).toEqual({
    ok: true,
    value: { retried: 1 },
  });
  await vi.waitFor(
    async () => expect((await readQueue(context, see())).counts).toEqual([]),
    120_000,
  );
  expect(await retryFailed(context, act(), { id: job?.id ?? '' })).toMatchObject({
    ok: false,
    failure: { code: 'nothing-to-retry' },
  });
  expect(await retryFailed(context, act(), { name: null })).toMatchObject({
    ok: false,
    failure: { code: 'nothing-to-retry' },
  });
  expect(await audited('job-retried')).toEqual([
    { subject: `produce ${job?.id}`, actor: 'staff:Mara', after: { jobs: 1 } },
  ]);
});

test('a task is run by hand, says how it went, and is not run twice at once', async () => {
  expect(await listTasks(context, see())).toMatchObject([
    { name: 'sweep', cron: '*/5 * * * *', last: null },
  ]);
  expect(await runTask(context, act(), { name: 'sweep' })).toMatchObject({ ok: true });
  await vi.waitFor(
    async () => expect((await listTasks(context, see()))[0]?.last).toMatchObject({ state: 'dead' }),
    120_000,
  );
  const [task] = await listTasks(context, see());
  expect(task?.last?.error).toContain('alert(1)');
  expect(new Date(task?.nextAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  await database.write((transaction) =>
    jobs.queue.enqueue(transaction, sweep, {}, { after: new Date(Date.now() + hours(1)) }),
  );
  expect(await runTask(context, act(), { name: 'sweep' })).toMatchObject({
    ok: false,
    failure: { code: 'under-way' },
  });
  expect(await runTask(context, act(), { name: 'produce' })).toMatchObject({
    ok: false,
    failure: { code: 'no-task' },
  });
  expect(await audited('task-run')).toHaveLength(1);
});

test('a message of the provider that could not be looked into says why, and is played again', async () => {
  await database.queryRows(
    "INSERT INTO webhook_event (id, type, object_id, received_at) VALUES ('evt_1', 'charge.refunded', 'ch_<b>', now())",
  );
  await enqueue(webhook, { eventId: 'evt_1' });
  await vi.waitFor(
    async () =>
      expect((await readWebhooks(context, see(), {})).messages[0]?.error).toContain('alert(1)'),
    120_000,
  );
  broken = false;
  expect(await replay(context, act(), { id: 'evt_1' })).toMatchObject({ ok: true });
  expect(await replay(context, act(), { id: 'evt_2' })).toMatchObject({
    ok: false,
    failure: { code: 'no-message' },
  });
  expect(await audited('webhook-replayed')).toMatchObject([{ subject: 'evt_1' }]);
  expect(await readWebhooks(context, see(), { state: 'done' })).toEqual({
    messages: [],
    next: null,
  });
});

test('a test mail goes to the shop’s own address, three times in ten minutes, and is sent again from its row', async () => {
  for (let count = 0; count < 3; count += 1)
    expect(await sendTestMail(context, act())).toEqual({
      ok: true,
      value: { to: 'team@shop.example' },
    });
  expect(await sendTestMail(context, act())).toMatchObject({
    ok: false,
    failure: { code: 'too-many' },
  });
  const { mails, counts } = await readOutboxPage(context, see(), {});
  expect(mails).toHaveLength(3);
  expect([counts.queued, counts.sent]).toEqual([3, 0]);
  expect(mails[0]).toMatchObject({ template: 'test-mail', to: 'team@shop.example', number: null });
  expect(await resend(context, act(), { id: mails[0]?.id ?? '' })).toEqual({
    ok: true,
    value: null,
  });
  expect(await resend(context, act(), { id: 'no-such-mail' })).toMatchObject({
    ok: false,
    failure: { code: 'not-found' },
  });
  expect([(await audited('test-mail-sent')).length, await audited('mail-resent')]).toEqual([
    3,
    [expect.objectContaining({ subject: mails[0]?.id })],
  ]);
  expect((await readOutboxPage(context, see(), { state: 'failed' })).mails).toEqual([]);
  expect(await readOneMail(context, see(), 'no-such-mail')).toBeNull();
});

test('what came of probing a source stands beside it, with what changed', async () => {
  expect(
    (await readSources(context, see())).rows
      .map(({ probe }) => probe)
      .filter((probe) => probe !== null),
  ).toEqual([]);
  const answer = (text: string) => async () => ({
    outcome: 'ok' as const,
    url: 'https://api.ashbyhq.com/',
    type: 'application/json',
    text,
    headers: {},
    fetchedAt: '',
    milliseconds: 321,
  });
  const ashby = catalogue.filter(({ id }) => id === 'ats-ashby');
  const probe = (field: string) =>
    runProbe(
      {
        database,
        clock: systemClock,
        health: databaseHealth({ database, clock: systemClock }),
        keys: {},
        world: 'web',
        asksForTerms: false,
        ask: answer(
          JSON.stringify({
            jobs: [{ title: 'Clerk', [field]: 'Lamps', jobUrl: 'https://jobs.example/1' }],
          }),
        ),
        sources: async () => ashby,
        knownFor: (source) => probeValues(source, systemClock.now()),
      },
      { again: true },
    );
  await probe('department');
  await probe('section');
  const rows = new Map((await readSources(context, see())).rows.map((row) => [row.id, row]));
  expect(rows.get('ats-ashby')?.probe).toMatchObject({
    outcome: 'ok',
    milliseconds: 321,
    changes: ['no longer tells team'],
  });
  expect(rows.get('ats-ashby')?.probe?.filled).toBeLessThan(
    rows.get('ats-ashby')?.probe?.mapped ?? 0,
  );
  expect(rows.get('ats-lever')?.probe).toBeNull();
});

test('terms are accepted one by one or many at once, and what may be asked grows with them', async () => {
  const before = await readSources(context, see());
  expect(before.unread.length).toBeGreaterThan(10);
  expect(before.rows.find(({ id }) => id === 'rss-techcrunch')).toMatchObject({
    state: 'needs-terms',
    switchedOff: false,
    health: 'never-asked',
    successRate: null,
  });
  expect(await acceptSourceTerms(context, act(), { ids: [] })).toMatchObject({
    ok: false,
    failure: { code: 'nothing-chosen' },
  });
  expect(
    await acceptSourceTerms(context, act(), {
      ids: ['rss-techcrunch', 'prnewswire-all', 'no-such-source'],
    }),
  ).toEqual({ ok: true, value: { accepted: 2, usable: 2 } });
  expect(await acceptSourceTerms(context, act(), { ids: ['rss-techcrunch'] })).toMatchObject({
    ok: false,
    failure: { code: 'nothing-new' },
  });
  const unproven = before.unread.find(
    ({ id }) => catalogue.find((source) => source.id === id)?.enabled === 'verify',
  );
  expect(await acceptSourceTerms(context, act(), { ids: [unproven?.id ?? ''] })).toEqual({
    ok: true,
    value: { accepted: 1, usable: 0 },
  });
  const after = await readSources(context, see());
  expect([after.unread.length, after.open]).toEqual([before.unread.length - 3, before.open + 2]);
  expect(after.rows.find(({ id }) => id === 'rss-techcrunch')).toMatchObject({
    state: 'unproven',
    terms: { acceptedBy: 'Mara' },
  });
  expect(await turnSource(context, act(), { id: 'rss-techcrunch', off: true })).toEqual({
    ok: true,
    value: { name: 'TechCrunch' },
  });
  expect(await turnSource(context, act(), { id: 'rss-techcrunch', off: true })).toMatchObject({
    ok: false,
    failure: { code: 'no-change' },
  });
  expect(await turnSource(context, act(), { id: 'no-such-source', off: true })).toMatchObject({
    ok: false,
    failure: { code: 'no-source' },
  });
  expect((await readSources(context, see())).open).toBe(after.open - 1);
  expect(
    (await audited('source-terms-accepted')).map(({ subject }: Record<string, unknown>) => subject),
  ).toEqual(['prnewswire-all', 'rss-techcrunch', unproven?.id]);
  expect(await audited('source-switched')).toMatchObject([
    { subject: 'rss-techcrunch', after: { off: true } },
  ]);
});

test('what models cost stands beside the budget of a report', async () => {
  await recordSpending(context, 'order-1', [
    {
      stage: 'write',
      inputTokens: 9_000,
      outputTokens: 1_000,
      micros: 420_000,
      asked: 3,
      replayed: 0,
      faults: {},
      paidMicros: 420_000,
    },
  ]);
  expect(await readSpend(context, see())).toMatchObject({
    budget: 1_500_000,
    days: [{ reports: 1, micros: 420_000 }],
    reports: [{ number: 'FW-1', micros: 420_000, tokens: 10_000 }],
  });
  expect([0, 1, 9_999, 10_000, 420_000, 1_234_567_000].map(formatMicros)).toEqual([
    '$0.00',
    'under $0.01',
    'under $0.01',
    '$0.01',
    '$0.42',
    '$1,234.57',
  ]);
});
