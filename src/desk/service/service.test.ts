import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { orderView } from '../../delivery/testing';
import { newIdentifier } from '../../kernel/identifier';
import { after, before, days, hours, minutes, seconds } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import type { OrderView } from '../../shop/orders/shape';
import { serviceHandlers, serviceSchedules } from './jobs';
import type { ServiceContext } from './ports';
import { sendDeadlineAlerts } from './send-deadline-alerts';
import { alarmDue } from './alarms';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
// Alerts of the same hour share the mails that it has room for.
beforeEach(() => database.runScript('TRUNCATE alert, alert_telling'));

let clock = testClock();
let order = orderView('');

const context = (): ServiceContext => ({
  database,
  clock,
  teamAddress: 'team@foreword.example',
  queue: recordingQueue(),
  mailer: createMailer({ queue: recordingQueue(), clock }),
  baseUrl: 'https://shop.example',
  webhook: undefined,
  supportAddress: 'support@foreword.example',
  listOwedAnswers: async () => [],
  listPromised: async (until) =>
    [order].filter(
      ({ promisedAt, contactDueAt }) => new Date(promisedAt ?? contactDueAt ?? 0) <= until,
    ),
});
const mails = async () =>
  (await listMails({ database }, { order: order.id, limit: 20 }))
    .map(({ template, to }) => `${template} to ${to}`)
    .toSorted();

function promised(change: Partial<OrderView> = {}): void {
  order = orderView(newIdentifier(clock), {
    promisedAt: after(clock.now(), hours(12)).toISOString(),
    ...change,
  });
}
beforeEach(() => {
  clock = testClock();
  promised();
});

const ALARM = 'promise-at-risk to team@foreword.example';
const BUYER = 'report-soon-late to ada@candidate.example';

test('a report that nobody releases rings at 6, 9, 11 and 12 hours, and its buyer hears of it before the promise breaks', async () => {
  const told: Record<number, number> = {};
  for (let hour = 0; hour <= 14; hour += 1) {
    await sendDeadlineAlerts(context());
    await sendDeadlineAlerts(context());
    told[hour] = (await mails()).length;
    clock.advance(hours(1));
  }
  expect(told).toEqual({
    0: 0,
    1: 0,
    2: 0,
    3: 0,
    4: 0,
    5: 0,
    6: 1,
    7: 1,
    8: 1,
    9: 2,
    10: 2,
    11: 4,
    12: 5,
    13: 5,
    14: 5,
  });
  expect(await mails()).toEqual([ALARM, ALARM, ALARM, ALARM, BUYER]);
});

test('instructions for another way to pay ring at 12, 20 and 24 hours, and write to no buyer', async () => {
  promised({
    payment: 'manual-requested',
    promisedAt: null,
    contactDueAt: after(clock.now(), hours(24)).toISOString(),
  });
  for (const [advance, count] of [
    [hours(11), 0],
    [hours(1), 1],
    [hours(8), 2],
    [hours(4), 3],
    [hours(1), 3],
  ] as const) {
    clock.advance(advance);
    await sendDeadlineAlerts(context());
    expect(await mails()).toEqual(Array.from({ length: count }, () => ALARM));
  }
});

test('whoever slept through the quiet alarms hears the loudest alone', async () => {
  clock.advance(hours(13));
  await sendDeadlineAlerts(context());
  expect(await mails()).toEqual([ALARM]);
});

test('an hour that was promised anew rings anew', async () => {
  clock.advance(hours(6));
  await sendDeadlineAlerts(context());
  order = { ...order, promisedAt: after(clock.now(), hours(5)).toISOString() };
  await sendDeadlineAlerts(context());
  expect(await mails()).toHaveLength(2);
});

test('the schedule’s job has somebody who does it', async () => {
  const [handler] = serviceHandlers(context());
  expect(serviceSchedules.map(({ job }) => job.name)).toEqual([handler?.job.name]);
  clock.advance(hours(6));
  await handler?.handle({}, { number: 1, last: false, signal: new AbortController().signal });
  expect(await mails()).toEqual([ALARM]);
});

describe('the alarm that is due', () => {
  const dueAt = '2026-03-02T21:00:00.000Z';
  const at = (moment: string) =>
    alarmDue({ orderId: 'o', what: 'report', dueAt }, new Date(moment))?.loudness;
  test.each([
    ['2026-03-02T14:59:59.000Z', undefined],
    ['2026-03-02T15:00:00.000Z', 'remind'],
    ['2026-03-02T19:59:59.000Z', 'remind'],
    ['2026-03-02T20:00:00.000Z', 'escalate'],
    ['2026-03-02T21:00:00.000Z', 'broken'],
    ['2026-03-05T21:00:00.000Z', 'broken'],
    ['2026-03-05T21:00:01.000Z', undefined],
  ])('at %s is: %s', (moment, loudness) => {
    expect(at(moment)).toBe(loudness);
  });

  test('never grows quieter as time goes on', () => {
    const order = ['remind', 'escalate', 'broken'];
    for (const what of ['report', 'instructions'] as const) {
      let last = -1;
      for (
        let moment = before(new Date(dueAt), days(2));
        moment < after(new Date(dueAt), days(2));
        moment = after(moment, minutes(7))
      ) {
        const alarm = alarmDue({ orderId: 'o', what, dueAt }, after(moment, seconds(1)));
        const now = alarm === undefined ? -1 : order.indexOf(alarm.loudness);
        expect(now).toBeGreaterThanOrEqual(last);
        last = now;
      }
    }
  });
});
