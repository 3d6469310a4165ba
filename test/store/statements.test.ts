import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { prepared, together } from '../../src/platform/database';
import { eachDatabase } from '../databases';

const counted = pgTable('counted', { id: integer('id').primaryKey(), times: integer('times') });
const TABLE = 'CREATE TABLE counted (id integer PRIMARY KEY, times integer)';

eachDatabase('statements of a transaction', (open) => {
  test('that go out together are done in their order, each seeing the one before', async () => {
    const database = await open({ migrated: false });
    await database.runScript(TABLE);
    const seen = await database.write(async (transaction) => {
      const [, , rows] = await together(
        transaction.insert(counted).values({ id: 1, times: 1 }),
        transaction.update(counted).set({ times: sql`${counted.times} + 1` }),
        transaction.select().from(counted),
      );
      return rows;
    });
    expect(seen).toEqual([{ id: 1, times: 2 }]);
  });

  test('stand or fall together: when one fails nothing is written, before or behind it', async () => {
    const database = await open({ migrated: false });
    await database.runScript(TABLE);
    const insert = (id: number) => ({ id, times: 0 });
    let slow: Promise<void> | undefined;
    const two = database.write(async (transaction) => {
      const first = (async () => transaction.insert(counted).values(insert(2)))();
      const failing = (async () => transaction.insert(counted).values([insert(1), insert(1)]))();
      slow = (async () => {
        await first;
        await failing.catch(() => undefined);
        await new Promise((resolve) => setImmediate(resolve));
        await transaction.insert(counted).values(insert(3));
      })();
      await together(slow, failing);
    });
    await expect(two).rejects.toThrow();
    await Promise.allSettled([slow]);
    expect(await database.read.select().from(counted)).toEqual([]);
    await database.write((transaction) => transaction.insert(counted).values(insert(1)));
    expect(await database.read.select().from(counted)).toHaveLength(1);
  });

  test('that come again say the same of every value, and of what changed since', async () => {
    const database = await open({ migrated: false });
    await database.runScript(TABLE);
    const timesOf = prepared((executor) =>
      executor
        .select({ times: counted.times })
        .from(counted)
        .where(eq(counted.id, sql.placeholder('id')))
        .prepare('times_of'),
    );
    for (let id = 1; id <= 8; id += 1) {
      await database.write((transaction) => transaction.insert(counted).values({ id, times: id }));
      expect(await timesOf(database.read, { id })).toEqual([{ times: id }]);
      await database.write((transaction) =>
        transaction
          .update(counted)
          .set({ times: id * 10 })
          .where(eq(counted.id, id)),
      );
      expect(await timesOf(database.read, { id })).toEqual([{ times: id * 10 }]);
    }
    await database.runScript('ALTER TABLE counted ADD COLUMN other text');
    expect(await timesOf(database.read, { id: 3 })).toEqual([{ times: 30 }]);
    if (database.kind === 'embedded') return;
    const names = await database.queryRows(
      'SELECT count(*)::integer AS kept FROM pg_prepared_statements WHERE statement LIKE \'insert into "counted"%\'',
    );
    expect(names).toEqual([{ kept: 1 }]);
  });
});
