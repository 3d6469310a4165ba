import { eq, gte } from 'drizzle-orm';
import { before, type Clock, type Duration } from '../../../kernel/time';
import type { Database, Executor } from '../../../platform/database';
import type { Evidence } from '../../../research/evidence/shape';
import { evidenceRow, report, retiredSnapshot } from '../schema';

/** Where the texts of pages lie; each is named by the hash of what it says. */
export interface StoredSnapshots {
  /** Those that were stored before a moment. */
  list(storedBefore: Date): Promise<readonly string[]>;
  get(sha256: string): Promise<string | undefined>;
  remove(sha256: string): Promise<void>;
}

interface Retiring {
  readonly database: Database;
  readonly clock: Clock;
  readonly snapshots: StoredSnapshots;
}

/** Old enough, and no report younger than that rests on it: pages are shared between reports. */
export async function dueSnapshots(
  { database, clock, snapshots }: Retiring,
  kept: Duration,
): Promise<readonly string[]> {
  const since = before(clock.now(), kept);
  const old = await snapshots.list(since);
  if (old.length === 0) return [];
  const needed = new Set(
    (
      await database.read
        .selectDistinct({ snapshot: evidenceRow.snapshot })
        .from(evidenceRow)
        .innerJoin(report, eq(report.id, evidenceRow.reportId))
        .where(gte(report.createdAt, since))
    ).map(({ snapshot }) => snapshot),
  );
  return old.filter((sha256) => !needed.has(sha256));
}

/**
 * Lets go of the copies of pages that were kept long enough. The quotes stay with their offsets, and
 * are held against the page for the last time.
 */
export async function retireSnapshots(
  context: Retiring,
  kept: Duration,
): Promise<{ readonly retired: number; readonly faults: number }> {
  let [retired, faults] = [0, 0];
  for (const sha256 of await dueSnapshots(context, kept)) {
    const text = await context.snapshots.get(sha256);
    const rows = await quotesOf(context.database.read, sha256);
    const wrong =
      text === undefined
        ? 0
        : rows.filter(({ start, end, quote }) => text.slice(start, end) !== quote).length;
    await context.database.write((transaction) =>
      transaction
        .insert(retiredSnapshot)
        .values({
          snapshot: sha256,
          retiredAt: context.clock.now(),
          quotes: rows.length,
          faults: wrong,
        })
        .onConflictDoUpdate({
          target: retiredSnapshot.snapshot,
          set: { retiredAt: context.clock.now(), quotes: rows.length, faults: wrong },
        }),
    );
    await context.snapshots.remove(sha256);
    retired += 1;
    faults += wrong;
  }
  return { retired, faults };
}

async function quotesOf(executor: Executor, snapshot: string): Promise<readonly Evidence[]> {
  const rows = await executor
    .select({ row: evidenceRow.row })
    .from(evidenceRow)
    .where(eq(evidenceRow.snapshot, snapshot));
  return rows.map(({ row }) => row);
}
