import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { days, hours, milliseconds, minutes, type Duration } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { hostTurn } from '../schema';
import type { HostTurns } from './turns';

/** A process that ended in the middle of a request holds its host for no longer, nor does a download. */
const HELD = minutes(1);
/** Whatever a host asks for, others are kept off for no longer; later moments are of a clock that was set back. */
const LONGEST = hours(1);
const LIVES = days(1);

const span = (duration: number) => sql`${duration}::float8 * interval '1 millisecond'`;
/** The database’s own clock, since those of two machines differ. */
const now = sql`clock_timestamp()`;
const from = (duration: Duration) => sql`${now} + ${span(duration)}`;
const isFree = (moment: typeof hostTurn.freeAt | typeof hostTurn.restsUntil) =>
  sql`(${moment} IS NULL OR ${moment} <= ${now} OR ${moment} > ${from(milliseconds(2 * LONGEST))})`;

/** Whose turn it is at a host, in a database that all processes share. */
export function storedTurns({ read }: Pick<Database, 'read'>): HostTurns {
  return {
    async enter(host) {
      const holder = randomUUID();
      const [taken] = await read
        .insert(hostTurn)
        .values({ host, holder, freeAt: from(HELD) })
        .onConflictDoUpdate({
          target: hostTurn.host,
          set: { holder, freeAt: from(HELD), restsUntil: null },
          setWhere: sql`${isFree(hostTurn.freeAt)} AND ${isFree(hostTurn.restsUntil)}`,
        })
        .returning({ holder: hostTurn.holder });
      if (taken !== undefined)
        return {
          kind: 'mine',
          async leave(interval) {
            await read
              .update(hostTurn)
              .set({ holder: null, freeAt: from(interval) })
              .where(and(eq(hostTurn.host, host), eq(hostTurn.holder, holder)));
          },
        };
      const leftOf = (moment: typeof hostTurn.freeAt | typeof hostTurn.restsUntil) =>
        sql<number>`coalesce(greatest(0, extract(epoch FROM ${moment} - ${now}) * 1000), 0)::float8`;
      const [row] = await read
        .select({ free: leftOf(hostTurn.freeAt), rests: leftOf(hostTurn.restsUntil) })
        .from(hostTurn)
        .where(eq(hostTurn.host, host));
      const { free = 0, rests = 0 } = row ?? {};
      return rests > 0
        ? { kind: 'rests', left: milliseconds(Math.ceil(rests)) }
        : { kind: 'taken', left: milliseconds(Math.ceil(free)) };
    },
    async keepOff(host, duration, isRest) {
      const until = from(milliseconds(Math.min(duration, LONGEST)));
      const moment = isRest ? hostTurn.restsUntil : hostTurn.freeAt;
      const later = sql`greatest(${moment}, ${until})`;
      await read
        .insert(hostTurn)
        .values({
          host,
          freeAt: isRest ? now : until,
          ...(isRest ? { restsUntil: until } : {}),
        })
        .onConflictDoUpdate({
          target: hostTurn.host,
          set: isRest ? { restsUntil: later } : { freeAt: later },
        });
    },
    async forget() {
      await read.delete(hostTurn).where(lt(hostTurn.freeAt, sql`${now} - ${span(LIVES)}`));
    },
  };
}
