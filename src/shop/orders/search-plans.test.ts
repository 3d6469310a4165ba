import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMigrations } from '../../../test/databases';
import { startPostgres } from '../../../test/postgres';
import { fillOrders, PLANTED } from '../../../test/support/many-orders';
import { testClock } from '../../../test/support/test-clock';
import { migrate, postgresDatabase, type Database } from '../../platform/database';
import { listOrders } from './lists/list-orders';
import type { OrderSearch } from './lists/search';

const COUNT = 2_000;
const clock = testClock('2026-11-20T12:00:00.000Z');

describe('Two thousand orders on Postgres', async () => {
  const server = await startPostgres();
  if ('skipped' in server) {
    test.skip(server.skipped, () => undefined);
    return;
  }
  const asked: { readonly query: string; readonly params: unknown[] }[] = [];
  const pool = new Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => undefined);
  let database: Database;
  beforeAll(async () => {
    const opened = postgresDatabase({ url: server.url, connections: 2, onError: () => undefined });
    await migrate(opened, loadMigrations());
    await fillOrders(opened, COUNT, clock.now());
    database = {
      ...opened,
      read: drizzle(pool, {
        logger: { logQuery: (query, params) => void asked.push({ query, params }) },
      }),
    };
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
    await server.stop();
  });

  /** The indexes that each statement of a search goes by. */
  async function plansOf(search: OrderSearch): Promise<readonly string[]> {
    asked.splice(0);
    await listOrders({ database, clock }, search);
    const client = await pool.connect();
    // So few rows are read as quickly one by one; that the index can serve the statement is what is asked.
    await client.query('SET enable_seqscan = off');
    const plans: string[] = [];
    for (const { query, params } of asked.splice(0)) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${query}`, params);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    await client.query('RESET enable_seqscan');
    client.release();
    return plans;
  }

  test.each<[string, OrderSearch, string]>([
    ['the first page', {}, 'customer_order_placed'],
    ['the last page', { from: 'end' }, 'customer_order_placed'],
    ['a whole address', { words: PLANTED.email }, 'customer_order_email'],
    ['a whole number', { words: 'FW-10500' }, 'customer_order_number_key'],
    ['a part of a company that few asked for', { words: 'zumthorn' }, 'customer_order_words'],
    ['a part of a name that few have', { words: 'altbro' }, 'customer_order_words'],
    ['a stage', { stage: 'In expert review' }, 'customer_order_stage'],
    ['a stage from its end', { stage: 'Awaiting payment', from: 'end' }, 'customer_order_stage'],
    ['a way of payment', { payment: 'disputed' }, 'customer_order_payment'],
    ['what is late', { need: 'late' }, 'customer_order_owed'],
    ['by promise', { sort: 'promise' }, 'customer_order_due'],
    ['by amount', { sort: 'amount' }, 'customer_order_amount'],
    ['by company, from the end', { sort: 'company', from: 'end' }, 'customer_order_company'],
  ])('%s is read by its index', async (_, search, index) => {
    const plans = await plansOf(search);
    expect(
      plans.some((plan) => plan.includes(index)),
      plans.join('\n\n'),
    ).toBe(true);
  });

  test('words are found whether many, some, few or no orders have them, from either end, and counted where that is cheap', async () => {
    const look = async (search: OrderSearch) => {
      const { orders, count, isPart } = await listOrders({ database, clock }, search);
      return { found: orders.length, count, isPart };
    };
    expect(await look({ words: 'tallowm' })).toEqual({ found: 50, count: null, isPart: false });
    expect(await look({ words: 'zumthorn' })).toEqual({ found: 3, count: 3, isPart: false });
    expect(await look({ words: 'zumthorn', from: 'end' })).toEqual({
      found: 3,
      count: 3,
      isPart: false,
    });
    expect(await look({ words: 'guildhall', sort: 'company' })).toMatchObject({
      found: 50,
      isPart: false,
    });
    expect(await look({ words: 'no such thing' })).toEqual({ found: 0, count: 0, isPart: false });
    expect(await look({ words: 'zq' })).toMatchObject({ found: 0, isPart: false });
    expect(await look({})).toEqual({ found: 50, count: 1_001, isPart: false });
    const [seen] = await database.queryRows(
      `SELECT count(*)::integer AS number FROM customer_order WHERE words LIKE '%kestrel%'`,
    );
    const numbers = new Set<string | null>();
    let from: OrderSearch['from'];
    do {
      const page = await listOrders({ database, clock }, { words: 'kestrel', from, limit: 20 });
      for (const { number } of page.orders) numbers.add(number);
      from = page.next ? { after: page.next } : undefined;
    } while (from);
    expect(numbers.size).toBe(seen?.['number']);
    expect(numbers.size).toBeGreaterThan(20);
  });

  test('what few have is paged through from both ends alike, in every order, with a filter beside the words', async () => {
    const through = async (
      search: OrderSearch,
      way: 'next' | 'previous',
    ): Promise<readonly (string | null)[]> => {
      const seen: (string | null)[] = [];
      let from: OrderSearch['from'] = way === 'previous' ? 'end' : undefined;
      for (;;) {
        const page = await listOrders({ database, clock }, { ...search, from, limit: 7 });
        const numbers = page.orders.map(({ number }) => number);
        seen[way === 'next' ? 'push' : 'unshift'](...numbers);
        const on = page[way];
        if (on === null) return seen;
        from = way === 'next' ? { after: on } : { before: on };
      }
    };
    for (const sort of ['newest', 'oldest', 'promise', 'amount', 'company'] as const) {
      for (const search of [
        { sort, words: 'guildhall' },
        { sort, words: 'systems', payment: 'refunded' },
      ] as const) {
        const forwards = await through(search, 'next');
        expect(new Set(forwards).size, sort).toBe(forwards.length);
        expect(forwards.length, sort).toBeGreaterThan(7);
        expect(await through(search, 'previous'), sort).toEqual(forwards);
      }
    }
  });

  test('where the extension may not be had the schema is made without its index', async () => {
    const url = new URL(await server.createDatabase());
    const owner = new Pool({ connectionString: url.href, max: 1 });
    await owner.query('CREATE ROLE modest LOGIN; GRANT ALL ON SCHEMA public TO modest');
    const modestUrl = new URL(url);
    modestUrl.username = 'modest';
    const modest = postgresDatabase({
      url: modestUrl.href,
      connections: 2,
      onError: () => undefined,
    });
    await migrate(modest, loadMigrations());
    const [made] = await modest.queryRows(
      "SELECT count(*) FILTER (WHERE indexname = 'customer_order_words')::integer AS words, count(*) FILTER (WHERE indexname = 'customer_order_stage')::integer AS stage FROM pg_indexes",
    );
    expect(made).toEqual({ words: 0, stage: 1 });
    expect(await listOrders({ database: modest, clock }, { words: 'anything' })).toMatchObject({
      orders: [],
      count: 0,
    });
    await modest.close();
    await owner.end();
  });
});
