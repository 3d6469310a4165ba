import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/time';
import type { Executor, Transaction } from '../../platform/database';
import { linkVersion } from './schema';
import type { LinkPurpose } from './shape';

const FIRST_VERSION = 1;

export async function currentVersion(
  executor: Executor,
  orderId: string,
  purpose: LinkPurpose,
): Promise<number> {
  const [row] = await executor
    .select({ version: linkVersion.version })
    .from(linkVersion)
    .where(and(eq(linkVersion.orderId, orderId), eq(linkVersion.purpose, purpose)));
  return row?.version ?? FIRST_VERSION;
}

export async function raiseVersion(
  transaction: Transaction,
  clock: Clock,
  orderId: string,
  purpose: LinkPurpose,
): Promise<void> {
  const changedAt = clock.now();
  await transaction
    .insert(linkVersion)
    .values({ orderId, purpose, version: FIRST_VERSION + 1, changedAt })
    .onConflictDoUpdate({
      target: [linkVersion.orderId, linkVersion.purpose],
      set: { version: sql`${linkVersion.version} + 1`, changedAt },
    });
}
