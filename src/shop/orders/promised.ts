import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { customerOrder, type OrderRow } from './schema';
import { HELD_PAYMENTS, AWAITED_STATES } from './shape';

export async function readOrdersPromisedWithin(
  executor: Executor,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(
      and(
        inArray(customerOrder.state, [...AWAITED_STATES]),
        inArray(customerOrder.payment, [...HELD_PAYMENTS]),
        gt(customerOrder.promisedAt, after),
        lte(customerOrder.promisedAt, until),
      ),
    );
  return rows.map(({ id }) => id);
}

/** How many reports are paid for and not delivered yet, whoever has them in hand. */
export async function countAwaited(executor: Executor): Promise<number> {
  return executor.$count(
    customerOrder,
    and(
      inArray(customerOrder.state, [...AWAITED_STATES]),
      inArray(customerOrder.payment, [...HELD_PAYMENTS]),
    ),
  );
}

/** Those who wait for a report or for payment instructions, and were promised it before a moment; the soonest first. */
export async function readPromised(
  executor: Executor,
  { until, limit }: { readonly until: Date; readonly limit: number },
): Promise<readonly OrderRow[]> {
  const report = and(
    inArray(customerOrder.state, [...AWAITED_STATES]),
    inArray(customerOrder.payment, [...HELD_PAYMENTS]),
    lte(customerOrder.promisedAt, until),
  );
  const instructions = and(
    eq(customerOrder.state, 'placed'),
    eq(customerOrder.payment, 'manual-requested'),
    lte(customerOrder.contactDueAt, until),
  );
  return executor
    .select()
    .from(customerOrder)
    .where(or(report, instructions))
    .orderBy(
      asc(sql`coalesce(${customerOrder.contactDueAt}, ${customerOrder.promisedAt})`),
      asc(customerOrder.id),
    )
    .limit(limit);
}
