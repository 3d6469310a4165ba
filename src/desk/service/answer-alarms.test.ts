import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { answerAlarmDue, answerDueAt, type OwedAnswer } from './open-messages';
import type { ServiceContext } from './ports';
import { sendAnswerAlerts } from './send-answer-alerts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.runScript('TRUNCATE outgoing_mail, alert, alert_telling CASCADE'));

let owed: OwedAnswer[] = [];
let clock = testClock();
const context = (): ServiceContext => ({
  database,
  clock,
  teamAddress: 'owner@shop.example',
  supportAddress: 'support@shop.example',
  queue: recordingQueue(),
  mailer: createMailer({ queue: recordingQueue(), clock }),
  baseUrl: 'https://shop.example',
  webhook: undefined,
  listPromised: async () => [],
  listOwedAnswers: async () => owed,
});
const answer = (change: Partial<OwedAnswer> = {}): OwedAnswer => ({
  kind: 'message',
  id: newIdentifier(clock),
  reference: 'C-1001',
  receivedAt: clock.now(),
  orderId: null,
  name: 'Tom',
  email: 'tom@candidate.example',
  isPublishable: true,
  ...change,
});
async function mailsAfter(waited: number): Promise<readonly string[]> {
  for (let hour = 0; hour <= waited; hour += 1) {
    await sendAnswerAlerts(context());
    clock.advance(hours(1));
  }
  const rows = await database.queryRows(
    "SELECT template, recipient, values->>'loudness' AS loudness FROM outgoing_mail",
  );
  return rows
    .map(({ template, recipient, loudness }) =>
      [template, recipient, loudness].filter(Boolean).join(' '),
    )
    .toSorted();
}
const REMIND = 'answer-owed support@shop.example remind';
const ESCALATE = 'answer-owed owner@shop.example escalate';
const BROKEN = 'answer-owed owner@shop.example broken';
const TOLD = 'answer-soon-late tom@candidate.example';

/** A Monday, 4:00 in New York. */
beforeEach(() => {
  clock = testClock();
  owed = [answer()];
});

test.each([
  [11, []],
  [12, [REMIND]],
  [19, [REMIND]],
  [20, [ESCALATE, REMIND, TOLD]],
  [23, [ESCALATE, REMIND, TOLD]],
  [24, [BROKEN, ESCALATE, REMIND, TOLD]],
  [80, [BROKEN, ESCALATE, REMIND, TOLD]],
])('after %d hours of a weekday: %j, each once', async (waited, mails) => {
  expect(await mailsAfter(waited)).toEqual(mails);
});

test('what was answered in time rings no more', async () => {
  await mailsAfter(13);
  owed = [];
  expect(await mailsAfter(40)).toEqual([REMIND]);
});

test('in whose name a program may have written is not told; support and owner are', async () => {
  owed = [answer({ isPublishable: false })];
  expect(await mailsAfter(30)).toEqual([BROKEN, ESCALATE, REMIND]);
});

test('a complaint and a wish to cancel ring as a message does, and stand with their order', async () => {
  const orderId = newIdentifier(clock);
  owed = [
    answer({ kind: 'complaint', orderId, reference: 'T-1' }),
    answer({ kind: 'cancel', id: orderId, orderId, reference: 'FW-7' }),
  ];
  expect(await mailsAfter(24)).toHaveLength(8);
  expect(await database.queryRows('SELECT DISTINCT order_id FROM outgoing_mail')).toEqual([
    { order_id: orderId },
  ]);
});

describe('hours of a weekend', () => {
  const due = (receivedAt: string) => answerDueAt(new Date(receivedAt)).toISOString();
  test.each([
    ['a Friday noon', '2026-03-06T17:00:00.000Z', '2026-03-09T16:00:00.000Z'],
    ['a Saturday', '2026-03-07T17:00:00.000Z', '2026-03-10T04:00:00.000Z'],
    ['a Sunday evening', '2026-03-09T03:00:00.000Z', '2026-03-10T04:00:00.000Z'],
    [
      'a Friday evening in Boston, which is Saturday in Greenwich',
      '2026-03-07T02:00:00.000Z',
      '2026-03-10T01:00:00.000Z',
    ],
    ['a Wednesday', '2026-03-04T02:00:00.000Z', '2026-03-05T02:00:00.000Z'],
  ])('do not count: what came on %s', (_, receivedAt, expected) => {
    expect(due(receivedAt)).toBe(expected);
  });

  test('ring nothing', () => {
    const friday = new Date('2026-03-06T20:00:00.000Z');
    const at = (moment: string) => answerAlarmDue(friday, new Date(moment))?.loudness;
    expect([
      at('2026-03-07T04:59:00.000Z'),
      at('2026-03-08T12:00:00.000Z'),
      at('2026-03-09T06:59:00.000Z'),
      at('2026-03-09T07:00:00.000Z'),
      at('2026-03-09T15:00:00.000Z'),
      at('2026-03-09T19:00:00.000Z'),
    ]).toEqual([undefined, undefined, undefined, 'remind', 'escalate', 'broken']);
  });
});
