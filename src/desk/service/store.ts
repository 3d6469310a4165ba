import type { Clock } from '../../kernel/time';
import type { Executor, Transaction } from '../../platform/database';
import { serviceSetting } from './schema';
import { NOT_PUBLISHED, type ServiceSettings } from './shape';

export async function readServiceSettings(executor: Executor): Promise<ServiceSettings> {
  const [row] = await executor.select().from(serviceSetting);
  return row ? settingsOf(row) : NOT_PUBLISHED;
}

/** Holds them until the transaction ends, so that two changes can’t pass each other. */
export async function lockSettings(transaction: Transaction): Promise<ServiceSettings> {
  const [row] = await transaction.select().from(serviceSetting).for('update');
  return row ? settingsOf(row) : NOT_PUBLISHED;
}

/** False where another change was first. */
export async function writeServiceSettings(
  transaction: Transaction,
  clock: Clock,
  { version, away, capacity, week }: ServiceSettings,
  by: string,
): Promise<boolean> {
  const columns = {
    version,
    awayFrom: away?.from ?? null,
    awayUntil: away?.until ?? null,
    awayWords: away?.words ?? '',
    awayTakesOrders: away?.takesOrders ?? true,
    experts: capacity?.experts ?? null,
    reportsADay: capacity?.reportsADay ?? null,
    longestWaitHours: capacity?.longestWaitHours ?? null,
    workDays: [...week.days],
    workFrom: week.from,
    workUntil: week.until,
    workZone: week.zone,
    changedAt: clock.now(),
    changedBy: by,
  };
  const insert = transaction.insert(serviceSetting).values(columns);
  const written = await (
    version === 1
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: serviceSetting.one, set: columns })
  ).returning({ version: serviceSetting.version });
  return written.length === 1;
}

function settingsOf(row: typeof serviceSetting.$inferSelect): ServiceSettings {
  const {
    version,
    awayFrom,
    awayUntil,
    awayWords,
    awayTakesOrders,
    experts,
    reportsADay,
    longestWaitHours,
    workDays,
    workFrom,
    workUntil,
    workZone,
  } = row;
  return {
    version,
    away: awayFrom && {
      from: awayFrom,
      until: awayUntil,
      words: awayWords,
      takesOrders: awayTakesOrders,
    },
    capacity:
      experts === null || reportsADay === null ? null : { experts, reportsADay, longestWaitHours },
    week: { zone: workZone, days: workDays, from: workFrom, until: workUntil },
  };
}
