import type { Database, QueryRow, Transaction } from '../../platform/database';
import { and, asc, getTableColumns, gte, lte, max, sql } from 'drizzle-orm';
import { figuresDay, funnelDay } from './schema';
import { NO_FIGURES, type Figures, type FunnelStep } from './shape';
import type { Day } from './zoned-days';

export async function writeDays(
  transaction: Transaction,
  days: readonly (readonly [Day, Figures])[],
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(([day, { stars, quarters, ...figures }]) => ({
    day,
    ...figures,
    stars: [...stars],
    quarters: [...quarters],
  }));
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'day') as Exclude<
    keyof typeof figuresDay.$inferInsert,
    'day'
  >[];
  await transaction
    .insert(figuresDay)
    .values(rows)
    .onConflictDoUpdate({
      target: figuresDay.day,
      set: Object.fromEntries(
        columns.map((name) => [name, sql.raw(`excluded.${figuresDay[name].name}`)]),
      ),
    });
}

/** The figures of each day, without what only sums of days are asked for. */
export async function readDayFigures(
  { database }: { readonly database: Database },
  from: Day,
  until: Day,
): Promise<ReadonlyMap<Day, Figures>> {
  const { stars: _, quarters: __, ...columns } = getTableColumns(figuresDay);
  const rows = await database.read
    .select(columns)
    .from(figuresDay)
    .where(and(gte(figuresDay.day, from), lte(figuresDay.day, until)))
    .orderBy(asc(figuresDay.day));
  return new Map(rows.map(({ day, ...figures }) => [day, { ...NO_FIGURES, ...figures }]));
}

/** Stars and quarters of all these days together: a hundred figures a day are too many to carry out one by one. */
export async function readSpreads(
  { database }: { readonly database: Database },
  from: Day,
  until: Day,
): Promise<Pick<Figures, 'stars' | 'quarters'>> {
  const sums = (column: string): string => `(SELECT array_agg(total ORDER BY at) FROM (
    SELECT at, sum(part)::int AS total
    FROM figures_day, unnest(${column}) WITH ORDINALITY AS parts (part, at)
    WHERE day BETWEEN $1 AND $2 GROUP BY at) AS summed) AS ${column}`;
  const [row] = await database.queryRows(`SELECT ${sums('stars')}, ${sums('quarters')}`, [
    from,
    until,
  ]);
  const { stars, quarters } = row as Partial<
    Record<'stars' | 'quarters', readonly number[] | null>
  >;
  return { stars: stars ?? NO_FIGURES.stars, quarters: quarters ?? NO_FIGURES.quarters };
}

/** The last day that was added up. */
export async function lastDay({ database }: { readonly database: Database }): Promise<Day | null> {
  const [row] = await database.read.select({ day: max(figuresDay.day) }).from(figuresDay);
  return row?.day ?? null;
}

/** When the first order was placed: before that there is nothing to count. */
export async function firstMoment({
  database,
}: {
  readonly database: Database;
}): Promise<Date | null> {
  const [row] = await database.queryRows(
    'SELECT placed_at FROM customer_order WHERE placed_at IS NOT NULL ORDER BY placed_at, id LIMIT 1',
  );
  return momentOf(row, 'placed_at');
}

export async function countLate(
  { database }: { readonly database: Database },
  paidBefore: Date,
): Promise<number> {
  const [row] = await database.queryRows(
    `SELECT count(*)::int AS late FROM customer_order
     WHERE paid_at IS NOT NULL AND delivered_at IS NULL AND state <> 'cancelled'
       AND paid_at < $1 AND payment IN ('paid', 'partly-refunded')`,
    [paidBefore],
  );
  return Number(row?.['late']);
}

export async function addSteps(
  transaction: Transaction,
  day: Day,
  counts: ReadonlyMap<FunnelStep, number>,
): Promise<void> {
  await transaction
    .insert(funnelDay)
    .values([...counts].map(([step, count]) => ({ day, step, count })))
    .onConflictDoUpdate({
      target: [funnelDay.day, funnelDay.step],
      set: { count: sql`${funnelDay.count} + excluded.count` },
    });
}

export async function readSteps(
  { database }: { readonly database: Database },
  from: Day | null,
): Promise<ReadonlyMap<FunnelStep, number>> {
  const rows = await database.read
    .select({ step: funnelDay.step, count: sql<string>`sum(${funnelDay.count})` })
    .from(funnelDay)
    .where(from === null ? undefined : gte(funnelDay.day, from))
    .groupBy(funnelDay.step);
  return new Map(rows.map(({ step, count }) => [step, Number(count)]));
}

const momentOf = (row: QueryRow | undefined, name: string): Date | null => {
  const value = row?.[name];
  return value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null;
};
