import type { SharesContext } from './ports';
import { markRevoked } from './store';

/** From this moment the link opens nothing; one of another order stays as it is. */
export async function revokeShare(
  { database, clock }: Pick<SharesContext, 'database' | 'clock'>,
  share: { readonly id: string; readonly orderId: string },
): Promise<void> {
  await database.write((transaction) => markRevoked(transaction, share, clock.now()));
}
