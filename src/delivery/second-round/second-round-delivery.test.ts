import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { succeed } from '../../kernel/result';
import { days, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { MOST_ATTEMPTS, secondRoundEnded, type SecondRound } from '../../report/second-round';
import type { OrderView } from '../../shop/orders/shape';
import { orderView } from '../testing';
import {
  askForSecondRound,
  presentSecondRound,
  readSecondRoundPage,
  secondRoundMailHandlers,
  secondRoundSubscriptions,
  type SecondRoundsContext,
} from './index';
import { SECOND_ROUND_DAYS } from './shape';

let database: Database;
let clock: TestClock;
let orderId: string;
let round: SecondRound | undefined;
let order: Partial<OrderView> | null;
let requests: number;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = testClock();
  orderId = newIdentifier(clock);
  order = { stage: 'Delivered', state: 'delivered', deliveredAt: clock.now().toISOString() };
  [round, requests] = [undefined, 0];
});

const contextOf = (): SecondRoundsContext => ({
  database,
  clock,
  mailer: createMailer({ queue: recordingQueue(), clock }),
  findOrder: async (id) => (order === null ? null : orderView(id, order)),
  readRound: async () => round,
  async request() {
    requests += 1;
    return succeed(null);
  },
});
const roundOf = (change: Partial<SecondRound>): SecondRound => ({
  state: 'looking',
  attempt: 1,
  askedAt: clock.now(),
  found: null,
  approvedBy: null,
  ...change,
});
const foundOf = (...texts: readonly string[]): SecondRound =>
  roundOf({
    state: 'ready',
    found: {
      company: 'Tallow & Finch',
      role: 'Backend Engineer',
      since: '2026-03-02T09:00:00.000Z',
      lookedAt: '2026-03-20T09:00:00.000Z',
      answered: 7,
      changes: texts.map((text, index) => ({
        id: `c${index}`,
        group: 'News',
        text,
        citations: [],
      })),
    },
  });
const view = () =>
  presentSecondRound({ order: orderView(orderId, order ?? {}), round, now: clock.now() });
const page = () => readSecondRoundPage(contextOf(), orderId);
const ask = () => askForSecondRound(contextOf(), orderId);
async function mailed(): Promise<readonly string[]> {
  const [handler] = secondRoundMailHandlers(contextOf());
  await handler?.handle(secondRoundEnded.payload.parse({ orderId, attempt: 1 }), {
    number: 1,
    last: false,
    signal: new AbortController().signal,
  });
  const mails = await listMails({ database }, { order: orderId, limit: 10 });
  return mails.map(({ template }) => template);
}

test(`it is offered for ${SECOND_ROUND_DAYS} days after delivery, and not a minute longer`, async () => {
  clock.advance(days(SECOND_ROUND_DAYS));
  clock.advance(minutes(-1));
  expect(view()?.state).toBe('offered');
  expect((await ask()).ok).toBe(true);
  clock.advance(minutes(1));
  expect(view()).toEqual({ state: 'over' });
  expect(await ask()).toMatchObject({ failure: { code: 'over' } });
  expect(requests).toBe(1);
});

test.each([
  ['refunded', { payment: 'refunded' }],
  ['canceled', { state: 'cancelled' }],
  ['disputed', { payment: 'disputed' }],
  ['charged back', { payment: 'lost' }],
  ['not delivered yet', { state: 'in-review', deliveredAt: null }],
] as const)('an order that is %s has none', async (_, change) => {
  order = { ...order, ...change };
  expect(view()).toBeNull();
  expect(await page()).toBeNull();
  expect(await ask()).toMatchObject({ failure: { code: 'not-delivered' } });
  expect(requests).toBe(0);
});

test('an order that is gone has none', async () => {
  order = null;
  expect(await page()).toBeNull();
  expect((await ask()).ok).toBe(false);
});

test('a partly refunded order keeps it', () => {
  order = { ...order, payment: 'partly-refunded' };
  expect(view()?.state).toBe('offered');
});

test.each(['looking', 'in-review', 'ready'] as const)(
  'asked again while one is %s, nothing more is asked for',
  async (state) => {
    round = roundOf({ state });
    expect((await ask()).ok).toBe(true);
    expect(requests).toBe(0);
  },
);

test('a failed one may be asked for again, even where the days have passed meanwhile', async () => {
  clock.advance(days(SECOND_ROUND_DAYS - 1));
  round = roundOf({ state: 'failed' });
  clock.advance(days(2));
  expect(view()?.state).toBe('failed');
  expect((await ask()).ok).toBe(true);
  clock.advance(days(14));
  expect(view()).toEqual({ state: 'over' });
});

test('one that failed too often asks for a person', () => {
  round = roundOf({ state: 'failed', attempt: MOST_ATTEMPTS });
  expect(view()).toEqual({ state: 'stuck' });
});

test('what waits for an expert is shown to nobody else', async () => {
  round = { ...foundOf('It moved to Leeds.'), state: 'in-review' };
  expect(await page()).toMatchObject({ round: { state: 'looking', byExpert: true }, found: null });
});

test('the page shows what was found, and stays when the days have passed', async () => {
  round = foundOf('It moved to Leeds.');
  clock.advance(days(SECOND_ROUND_DAYS + 30));
  expect(await page()).toMatchObject({
    round: { state: 'ready', changes: 1 },
    found: { changes: [{ text: 'It moved to Leeds.' }] },
  });
});

test('one email says the most important change, once', async () => {
  round = foundOf('It named a new CEO.', 'It moved to Leeds.', 'It opened a mill.');
  expect(await mailed()).toEqual(['second-round']);
  expect(await mailed()).toEqual(['second-round']);
  const rows = await database.queryRows('SELECT "values" FROM outgoing_mail WHERE order_id = $1', [
    orderId,
  ]);
  expect(rows).toMatchObject([{ values: { lead: 'It named a new CEO.', others: 2 } }]);
});

test('where nothing changed the email says so too', async () => {
  round = foundOf();
  expect(await mailed()).toEqual(['second-round']);
  const rows = await database.queryRows('SELECT "values" FROM outgoing_mail WHERE order_id = $1', [
    orderId,
  ]);
  expect(rows).toMatchObject([{ values: { lead: null, others: 0 } }]);
});

test('a failure is told in an email of its own', async () => {
  round = roundOf({ state: 'failed' });
  expect(await mailed()).toEqual(['second-round-failed']);
});

test('no email goes out for a round that was asked for again, erased, or refunded', async () => {
  round = roundOf({ state: 'looking', attempt: 2 });
  expect(await mailed()).toEqual([]);
  round = undefined;
  expect(await mailed()).toEqual([]);
  round = foundOf('It moved to Leeds.');
  order = { ...order, stage: 'Refunded', payment: 'refunded' };
  expect(await mailed()).toEqual([]);
});

test('it hears when a round ends', () => {
  expect(secondRoundSubscriptions.map(({ event }) => event.name)).toEqual([secondRoundEnded.name]);
});
