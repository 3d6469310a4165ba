import { eq } from 'drizzle-orm';
import type { Clock } from '../../../../kernel/time';
import type { Database } from '../../../../platform/database';
import { UNKNOWN_HEALTH } from './health';
import type { HealthStore } from '../../ports';
import { sourceHealth } from '../../schema';

/** Shared by all processes, so that a source that rests for one rests for all. */
export function databaseHealth({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): HealthStore {
  return {
    async find(sourceId) {
      const [row] = await database.read
        .select({ state: sourceHealth.state })
        .from(sourceHealth)
        .where(eq(sourceHealth.sourceId, sourceId));
      return row?.state ?? UNKNOWN_HEALTH;
    },
    async all() {
      const rows = await database.read.select().from(sourceHealth);
      return new Map(rows.map(({ sourceId, state }) => [sourceId, state]));
    },
    async change(sourceId, next) {
      const changedAt = clock.now();
      await database.write(async (transaction) => {
        await transaction
          .insert(sourceHealth)
          .values({ sourceId, state: UNKNOWN_HEALTH, changedAt })
          .onConflictDoNothing();
        const [row] = await transaction
          .select({ state: sourceHealth.state })
          .from(sourceHealth)
          .where(eq(sourceHealth.sourceId, sourceId))
          .for('update');
        await transaction
          .update(sourceHealth)
          .set({ state: next(row?.state ?? UNKNOWN_HEALTH), changedAt })
          .where(eq(sourceHealth.sourceId, sourceId));
      });
    },
  };
}
