import { currentLinkVersion } from '../links';
import type { SharesContext } from './ports';
import { findShare } from './store';

/**
 * The order whose report a shared link opens. Nothing once the link was revoked or is old, once the buyer's own links
 * were replaced or erased, and once the order is no longer delivered: refunded, or gone.
 */
export async function openShare(
  { database, signer, clock, findOrder }: SharesContext,
  token: string,
): Promise<{ readonly orderId: string } | undefined> {
  const signed = signer.verify(token, { purpose: 'share', now: clock.now() });
  if (!signed.ok) return undefined;
  const share = await findShare(database.read, signed.value.subject);
  if (share === undefined || share.revokedAt !== null) return undefined;
  const { orderId } = share;
  const version = await currentLinkVersion(database.read, orderId, 'share');
  const order = version === signed.value.version ? await findOrder(orderId) : null;
  return order?.stage === 'Delivered' ? { orderId } : undefined;
}
