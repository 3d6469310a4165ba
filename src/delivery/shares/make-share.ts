import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed, type Result } from '../../kernel/result';
import { after, days } from '../../kernel/time';
import { currentLinkVersion } from '../links';
import type { SharesContext } from './ports';
import { presentShare } from './present-share';
import { MOST_SHARES, SHARE_LIFE, type SharedLink } from './shape';
import { countShares, findOpenShares, insertShare } from './store';

/** Revoked ones count too, so that nobody fills the table. */
const MOST_EVER = 30;

/** The links to this order's report that open it now. */
export async function listShares(context: SharesContext, orderId: string): Promise<SharedLink[]> {
  const { database, clock } = context;
  const [rows, version] = await Promise.all([
    findOpenShares(database.read, orderId, clock.now()),
    currentLinkVersion(database.read, orderId, 'share'),
  ]);
  return rows.map((row) => presentShare(context, row, version));
}

export async function makeShare(
  context: SharesContext,
  orderId: string,
): Promise<Result<SharedLink, 'too-many' | 'not-delivered'>> {
  const { database, clock } = context;
  const order = await context.findOrder(orderId);
  if (order?.stage !== 'Delivered')
    return fail('not-delivered', 'There’s no report to share for this order.');
  const createdAt = clock.now();
  return database.write(async (transaction) => {
    const open = await findOpenShares(transaction, orderId, createdAt);
    if (open.length >= MOST_SHARES || (await countShares(transaction, orderId)) >= MOST_EVER)
      return fail('too-many', 'You have as many links as we allow. Revoke one to make another.');
    const row = {
      id: newIdentifier(clock),
      orderId,
      createdAt,
      expiresAt: after(createdAt, days(SHARE_LIFE)),
      revokedAt: null,
    };
    await insertShare(transaction, row);
    const version = await currentLinkVersion(transaction, orderId, 'share');
    return succeed(presentShare(context, row, version));
  });
}
