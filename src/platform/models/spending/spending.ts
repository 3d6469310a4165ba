import { asc, desc, eq, gte, sql, sum } from 'drizzle-orm';
import type { Clock } from '../../../kernel/time';
import type { Database } from '../../database';
import type { StageSpending } from './ledger';
import { modelSpending } from '../schema';

interface SpendingContext {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Writes down what one run's models cost. A run that was killed wrote nothing, but its answers were kept: what
 * this run replayed and nobody has written down yet was paid by the one before it, and is counted now.
 */
export async function recordSpending(
  { database, clock }: SpendingContext,
  orderId: string,
  stages: readonly StageSpending[],
): Promise<void> {
  const asked = stages.filter((stage) => stage.asked > 0 || stage.paidMicros > 0);
  if (asked.length === 0) return;
  await database.write(async (transaction) => {
    const known = await transaction
      .select({ stage: modelSpending.stage, micros: sum(modelSpending.micros).mapWith(Number) })
      .from(modelSpending)
      .where(eq(modelSpending.orderId, orderId))
      .groupBy(modelSpending.stage);
    const before = new Map(known.map(({ stage, micros }) => [stage, micros]));
    await transaction.insert(modelSpending).values(
      asked.map(
        ({ stage, asked: questions, replayed, inputTokens, outputTokens, micros, paidMicros }) => ({
          at: clock.now(),
          orderId,
          stage,
          asked: questions,
          replayed,
          inputTokens,
          outputTokens,
          micros: Math.max(paidMicros, micros - (before.get(stage) ?? 0)),
        }),
      ),
    );
  });
}

interface DaySpending {
  /** As “2026-03-02”, in UTC. */
  readonly day: string;
  readonly reports: number;
  readonly micros: number;
}

/** The newest day first; days on which nothing was asked are left out. */
export async function spendingByDay(
  { database }: Pick<SpendingContext, 'database'>,
  since: Date,
): Promise<readonly DaySpending[]> {
  const day = sql<string>`to_char(${modelSpending.at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;
  return database.read
    .select({
      day,
      reports: sql<number>`count(DISTINCT ${modelSpending.orderId})::int`,
      micros: sum(modelSpending.micros).mapWith(Number),
    })
    .from(modelSpending)
    .where(gte(modelSpending.at, since))
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
}

interface ReportSpending {
  readonly orderId: string;
  readonly at: string;
  readonly questions: number;
  readonly tokens: number;
  readonly micros: number;
}

/** What each of the latest reports cost, all its runs together. */
export async function spendingByReport(
  { database }: Pick<SpendingContext, 'database'>,
  limit: number,
): Promise<readonly ReportSpending[]> {
  const latest = database.read
    .select({
      orderId: modelSpending.orderId,
      at: sql<Date>`max(${modelSpending.at})`.as('last_at'),
    })
    .from(modelSpending)
    .groupBy(modelSpending.orderId)
    .orderBy(desc(sql`last_at`), asc(modelSpending.orderId))
    .limit(limit)
    .as('latest');
  const rows = await database.read
    .select({
      orderId: latest.orderId,
      at: latest.at,
      questions: sql<number>`sum(${modelSpending.asked} - ${modelSpending.replayed})::int`,
      tokens: sql<string>`sum(${modelSpending.inputTokens} + ${modelSpending.outputTokens})`,
      micros: sum(modelSpending.micros).mapWith(Number),
    })
    .from(latest)
    .innerJoin(modelSpending, eq(modelSpending.orderId, latest.orderId))
    .groupBy(latest.orderId, latest.at)
    .orderBy(desc(latest.at), asc(latest.orderId));
  return rows.map(({ at, tokens, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    tokens: Number(tokens),
  }));
}

/** What the models of one order cost, by the stage they were asked for. */
export async function spendingOfOrder(
  { database }: Pick<SpendingContext, 'database'>,
  orderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.read
    .select({ stage: modelSpending.stage, micros: sum(modelSpending.micros).mapWith(Number) })
    .from(modelSpending)
    .where(eq(modelSpending.orderId, orderId))
    .groupBy(modelSpending.stage);
  return new Map(rows.map(({ stage, micros }) => [stage, micros]));
}
