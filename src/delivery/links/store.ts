import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../kernel/time';
import { prepared, type Executor, type Transaction } from '../../platform/database';
import { linkVersion } from './schema';
import type { LinkPurpose } from './shape';

const FIRST_VERSION = 1;

/** The newest version of each of an order's links. */
export type LinkVersions = (purpose: LinkPurpose) => number;

const findVersions = prepared((executor) =>
  executor
    .select({ purpose: linkVersion.purpose, version: linkVersion.version })
    .from(linkVersion)
    .where(eq(linkVersion.orderId, sql.placeholder('orderId')))
    .prepare('link_versions'),
);

export async function currentVersions(executor: Executor, orderId: string): Promise<LinkVersions> {
  const rows = await findVersions(executor, { orderId });
  return (purpose) => rows.find((row) => row.purpose === purpose)?.version ?? FIRST_VERSION;
}

export async function currentVersion(
  executor: Executor,
  orderId: string,
  purpose: LinkPurpose,
): Promise<number> {
  return (await currentVersions(executor, orderId))(purpose);
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
