import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { seconds } from '../../../kernel/time';
import { catalogue } from '../catalogue';
import { siteHome } from '../catalogue/site/company-site';
import { countAskable, countInForce } from './count-sources';
import { switchSource } from './policy-store';
import { watchSourceStates } from './watch-source-states';

async function watched() {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const clock = testClock();
  const log = { error: () => undefined };
  const asked = { mode: 'demo', keys: {} } as const;
  return { database, clock, asked, ...watchSourceStates({ database, clock, log, ...asked }) };
}

test('what the owner switches off is on the pages two seconds later, and not looked up at each visit', async () => {
  const { database, clock, asked, count, list } = await watched();
  const all = { ...asked, now: clock.now(), policies: new Map(), health: new Map() };
  expect(await count()).toBe(countAskable(catalogue, all));
  expect(await list()).toMatchObject({ mode: 'demo', counted: countInForce(catalogue, all) });
  const decision = { by: 'staff:1', at: clock.now() };
  await database.write((transaction) =>
    switchSource(transaction, { id: siteHome.id, off: true }, decision),
  );
  expect(await count()).toBe(countAskable(catalogue, all));
  clock.advance(seconds(2));
  expect(await count()).toBe(countAskable(catalogue, all) - 1);
});

test('where how they stand can’t be looked up no page says a number, and the log tells why', async () => {
  const errors: unknown[] = [];
  const { count, list } = watchSourceStates({
    mode: 'demo',
    keys: {},
    clock: testClock(),
    log: { error: (reason: unknown) => void errors.push(reason) },
    database: {
      get read(): never {
        throw new Error('The database is gone.');
      },
    } as never,
  });
  expect(await count()).toBe(0);
  expect(await list()).toBeNull();
  expect(errors).toHaveLength(1);
});
