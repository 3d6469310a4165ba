import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import type { OrderView } from '../../shop/orders/shape';
import { makeLink } from '../links';
import { linksContext, orderView } from '../testing';
import { sendRatingMail } from './send-rating-mail';
import {
  listRatings,
  openRating,
  publicQuotes,
  rateReport,
  ratingHandlers,
  ratingSummary,
  showQuote,
  type RatingsContext,
} from './index';
import { LONGEST_COMMENT, publicRating, toRating } from './shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
let order = '';
let change: Partial<OrderView> = {};

beforeEach(() => {
  order = newIdentifier(clock);
  change = { stage: 'Delivered', deliveredAt: '2026-03-02T18:00:00.000Z' };
});

function context(): RatingsContext {
  return {
    ...linksContext(database, clock),
    mailer: createMailer({ queue: recordingQueue(), clock }),
    findOrder: async (id) => orderView(id, change),
  };
}

const mails = () => listMails({ database }, { order, limit: 10 });

async function token(purpose: 'rate' | 'report' = 'rate'): Promise<string> {
  return (await makeLink(context(), { orderId: order, purpose })).split('/').at(-1) ?? '';
}

const sent = (stars = '4', words = 'It helped.', quoting = 'anonymous') => ({
  stars,
  words,
  quoting,
});

test('a buyer is asked once', async () => {
  const [handler] = ratingHandlers(context());
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await handler?.handle({ orderId: order }, attempt);
  await handler?.handle({ orderId: order }, attempt);
  expect(await mails()).toMatchObject([{ template: 'how-was-it', to: 'ada@candidate.example' }]);
});

test.each(['Refunded', 'Cancelled', 'In expert review'] as const)(
  'whose order is “%s” is not asked',
  async (stage) => {
    change = { ...change, stage };
    await sendRatingMail(context(), order);
    expect(await mails()).toEqual([]);
  },
);

test('who has answered already is not asked', async () => {
  await rateReport(context(), await token(), sent());
  await sendRatingMail(context(), order);
  expect(await mails()).toEqual([]);
});

test('an answer is kept as given, and looking keeps nothing', async () => {
  const link = await token();
  expect(await openRating(context(), link)).toMatchObject({
    ok: true,
    value: { company: 'Tallow & Finch', name: 'Ada Merrow', given: null },
  });
  expect(
    await rateReport(context(), link, sent('5', ' Very good.\r\nReally. ', 'with-name')),
  ).toEqual({ ok: true, value: null });
  expect(await openRating(context(), link)).toMatchObject({
    value: { given: { stars: 5, words: 'Very good.\nReally.', quoting: 'with-name' } },
  });
});

test('said again, the later word counts, and the name is kept only where it may be shown', async () => {
  const link = await token();
  await rateReport(context(), link, sent('5', 'Good.', 'with-name'));
  clock.advance(hours(1));
  await rateReport(context(), link, sent('2', 'Not good.', 'no'));
  const rows = await database.queryRows(
    'SELECT stars, words, quoting, name, changed_at > given_at AS later FROM report_rating WHERE order_id = $1',
    [order],
  );
  expect(rows).toEqual([{ stars: 2, words: 'Not good.', quoting: 'no', name: '', later: true }]);
});

test('the summary counts every report once, to a tenth of a star', async () => {
  await database.write((transaction) => transaction.execute('DELETE FROM report_rating'));
  expect(await ratingSummary(context())).toEqual({ count: 0, average: null });
  for (const stars of ['5', '4', '4']) {
    order = newIdentifier(clock);
    await rateReport(context(), await token(), sent(stars));
  }
  expect(await ratingSummary(context())).toEqual({ count: 3, average: 4.3 });
});

test.each([
  [0, null, null],
  [19, 4.9, null],
  [20, 4.9, { count: 20, average: 4.9 }],
  [500, 2.1, { count: 500, average: 2.1 }],
])('%i ratings of %s on average are shown as %j, however bad', (count, average, shown) => {
  expect(publicRating({ count, average })).toEqual(shown);
});

test('words stand on the pages only where their writer allows it and somebody has read them, and not when they change', async () => {
  await database.write((transaction) => transaction.execute('DELETE FROM report_rating'));
  const [link, first] = [await token(), order];
  await rateReport(context(), link, sent('5', 'It helped.', 'with-name'));
  expect(await publicQuotes(context())).toEqual([]);
  expect(await showQuote(context(), { orderId: first, shown: true })).toEqual({
    ok: true,
    value: null,
  });
  expect(await publicQuotes(context())).toEqual([
    { stars: 5, words: 'It helped.', name: 'Ada Merrow' },
  ]);
  expect(await listRatings(context())).toMatchObject([
    { orderId: first, quoting: 'with-name', shown: true },
  ]);
  await rateReport(context(), link, sent('5', 'Buy my pills.', 'anonymous'));
  expect(await publicQuotes(context())).toEqual([]);
  await showQuote(context(), { orderId: first, shown: true });
  expect(await publicQuotes(context())).toEqual([{ stars: 5, words: 'Buy my pills.', name: '' }]);
  await showQuote(context(), { orderId: first, shown: false });
  expect(await publicQuotes(context())).toEqual([]);
});

test.each([
  ['It helped.', 'no'],
  ['', 'with-name'],
])('“%s”, with “%s” to being quoted, is shown by nobody', async (words, quoting) => {
  await rateReport(context(), await token(), sent('5', words, quoting));
  expect(await showQuote(context(), { orderId: order, shown: true })).toMatchObject({
    ok: false,
    failure: { code: 'not-quotable' },
  });
  expect(await showQuote(context(), { orderId: 'nobody', shown: true })).toMatchObject({
    ok: false,
  });
});

test('another link, a report not delivered and no stars keep nothing', async () => {
  expect(await rateReport(context(), await token('report'), sent())).toMatchObject({ ok: false });
  expect(await rateReport(context(), await token(), sent(''))).toMatchObject({
    failure: { code: 'invalid-rating', sentence: 'Choose from one to five stars.' },
  });
  change = { ...change, deliveredAt: null };
  expect(await rateReport(context(), await token(), sent())).toMatchObject({
    failure: { code: 'not-delivered' },
  });
  expect(
    await database.queryRows('SELECT 1 FROM report_rating WHERE order_id = $1', [order]),
  ).toEqual([]);
});

test.each([['0'], ['6'], ['4.5'], ['five'], ['-1'], ['55']])('“%s” is no rating', (stars) => {
  expect(toRating(sent(stars))).toBe('Choose from one to five stars.');
});

test('words that are too long are refused and not cut, control characters are dropped, silence about quoting is a no', () => {
  expect(toRating(sent('3', 'x'.repeat(LONGEST_COMMENT + 1)))).toMatch(/at most 2,000 characters/);
  expect(toRating(sent('3', 'a\u0000b\u001bc\ud800', 'whatever'))).toEqual({
    stars: 3,
    words: 'abc\ufffd',
    quoting: 'no',
  });
});
