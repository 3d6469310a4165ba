import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { silentLog } from '../../../test/support/silent-log';
import { testClock } from '../../../test/support/test-clock';
import { days } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createStepCounter, stepOfVisit } from './count-steps';
import { readSteps } from './store';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.runScript('TRUNCATE funnel_day'));

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET', status = 200) =>
  stepOfVisit(
    new Request(`https://shop.example${path}`, {
      method,
      headers: { 'user-agent': BROWSER, ...headers },
    }),
    status,
  );

test.each<[string, ReturnType<typeof stepOfVisit>, ReturnType<typeof visit>]>([
  ['the landing page', 'landing', visit('/?from=mail')],
  ['the order page', 'order', visit('/order')],
  ['a page that a browser says it shows', 'landing', visit('/', { 'sec-fetch-dest': 'document' })],
  ['another page', null, visit('/faq')],
  ['the router’s own data', null, visit('/order.data')],
  ['a page fetched ahead', null, visit('/order', { 'sec-purpose': 'prefetch;prerender' })],
  ['a page fetched ahead by an older browser', null, visit('/', { 'x-moz': 'prefetch' })],
  ['a preview', null, visit('/', { purpose: 'preview' })],
  ['a page in a frame', null, visit('/', { 'sec-fetch-dest': 'iframe' })],
  [
    'a crawler',
    null,
    visit('/', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    }),
  ],
  ['a program', null, visit('/', { 'user-agent': 'curl/8.5.0' })],
  ['who says nothing of itself', null, visit('/', { 'user-agent': '' })],
  ['a look at the head alone', null, visit('/', {}, 'HEAD')],
  ['a form', null, visit('/order', {}, 'POST')],
  ['a page that failed', null, visit('/order', {}, 'GET', 500)],
])('%s is the step: %s', (_, step, seen) => {
  expect(seen).toBe(step);
});

test('steps are kept in memory and written a day each, and none is lost while the database is away', async () => {
  const clock = testClock();
  let away = false;
  const counter = createStepCounter({
    clock,
    log: silentLog,
    database: {
      ...database,
      write: async (work) => {
        if (away) throw new Error('away');
        return database.write(work);
      },
    },
  });
  await counter.flush();
  for (let count = 0; count < 5; count += 1) counter.count('landing');
  counter.count('order');
  expect(await readSteps({ database }, null)).toEqual(new Map());
  away = true;
  await counter.flush();
  counter.count('landing');
  away = false;
  await counter.flush();
  expect(await readSteps({ database }, null)).toEqual(
    new Map([
      ['landing', 6],
      ['order', 1],
    ]),
  );
  clock.advance(days(1));
  counter.count('landing');
  await counter.flush();
  expect(await readSteps({ database }, '2026-03-03')).toEqual(new Map([['landing', 1]]));
  expect(
    (await database.queryRows('SELECT count(*)::int AS rows FROM funnel_day'))[0]?.['rows'],
  ).toBe(3);
});
