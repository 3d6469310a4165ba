import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { rememberBuyersWord } from './buyers-word';
import { upsertRating } from './store';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.write((transaction) => transaction.execute('DELETE FROM report_rating')));

const clock = testClock();
const error = vi.fn();
const wordOf = (claimsShown: boolean, of: Database = database) =>
  rememberBuyersWord({ database: of, clock, log: { error }, claimsShown });

const rate = (times: number, stars: number): Promise<void> =>
  database.write(async (transaction) => {
    for (let time = 0; time < times; time += 1)
      await upsertRating(transaction, {
        orderId: newIdentifier(clock),
        stars,
        words: 'It helped.',
        quoting: 'anonymous',
        name: '',
        givenAt: clock.now(),
        changedAt: clock.now(),
      });
  });

test('the pages show what real buyers gave once there are enough of them, and read it every ten minutes', async () => {
  const word = wordOf(false);
  await rate(19, 4);
  expect(await word()).toEqual({ realRating: null, realQuotes: [] });
  await rate(1, 4);
  expect((await word()).realRating).toBeNull();
  clock.advance(minutes(10));
  expect(await word()).toEqual({ realRating: { count: 20, average: 4 }, realQuotes: [] });
});

test('claims that the owner confirmed stand alone', async () => {
  await rate(20, 5);
  expect(await wordOf(true)()).toEqual({ realRating: null, realQuotes: [] });
});

test('a page is served without the rating where it can’t be read', async () => {
  const broken = {
    get read(): never {
      throw new Error('away');
    },
  } as unknown as Database;
  expect(await wordOf(false, broken)()).toEqual({ realRating: null, realQuotes: [] });
  expect(error).toHaveBeenCalledOnce();
});
