import { inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database';
import { catalogue } from '../catalogue';
import type { Policies } from './policy';
import { sourcePolicy } from '../schema';
import { sourceTermsOf } from './terms';

export async function readPolicies(executor: Executor): Promise<Policies> {
  const rows = await executor.select().from(sourcePolicy);
  return new Map(
    rows.map((row) => [
      row.sourceId,
      {
        termsAcceptedAt: row.termsAcceptedAt?.toISOString() ?? null,
        termsAcceptedBy: row.termsAcceptedBy,
        switchedOffAt: row.switchedOffAt?.toISOString() ?? null,
        switchedOffBy: row.switchedOffBy,
      },
    ]),
  );
}

interface Decision {
  readonly by: string;
  readonly at: Date;
}

/** Returns the ids whose terms weren't accepted before. Ids without such terms are left out. */
export async function acceptTerms(
  transaction: Transaction,
  ids: readonly string[],
  { by, at }: Decision,
): Promise<readonly string[]> {
  const asked = catalogue
    .filter((source) => ids.includes(source.id) && sourceTermsOf(source).unread)
    .map(({ id }) => id);
  if (asked.length === 0) return [];
  await transaction
    .insert(sourcePolicy)
    .values(asked.map((sourceId) => ({ sourceId })))
    .onConflictDoNothing();
  const known = await transaction
    .select()
    .from(sourcePolicy)
    .where(inArray(sourcePolicy.sourceId, asked))
    .for('update');
  const fresh = known
    .filter(({ termsAcceptedAt }) => termsAcceptedAt === null)
    .map(({ sourceId }) => sourceId);
  if (fresh.length > 0)
    await transaction
      .update(sourcePolicy)
      .set({ termsAcceptedAt: at, termsAcceptedBy: by })
      .where(inArray(sourcePolicy.sourceId, fresh));
  return fresh.toSorted();
}

/** Undefined where there is no such source; whether it was off before, otherwise. */
export async function switchSource(
  transaction: Transaction,
  { id, off }: { readonly id: string; readonly off: boolean },
  { by, at }: Decision,
): Promise<{ readonly wasOff: boolean } | undefined> {
  if (!catalogue.some((source) => source.id === id)) return undefined;
  await transaction.insert(sourcePolicy).values({ sourceId: id }).onConflictDoNothing();
  const [known] = await transaction
    .select()
    .from(sourcePolicy)
    .where(inArray(sourcePolicy.sourceId, [id]))
    .for('update');
  const wasOff = known?.switchedOffAt !== null && known !== undefined;
  if (wasOff !== off) {
    await transaction
      .update(sourcePolicy)
      .set(
        off
          ? { switchedOffAt: at, switchedOffBy: by }
          : { switchedOffAt: null, switchedOffBy: null },
      )
      .where(inArray(sourcePolicy.sourceId, [id]));
  }
  return { wasOff };
}
