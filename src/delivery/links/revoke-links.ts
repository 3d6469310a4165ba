import type { Clock } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import { linkPaths, type LinkPurpose } from './shape';
import { raiseVersion } from './store';

const everyPurpose = Object.keys(linkPaths) as readonly LinkPurpose[];

/** Makes every link handed out so far worthless; the next mail brings new ones. */
export async function revokeLinks(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  {
    orderId,
    purposes = everyPurpose,
  }: { readonly orderId: string; readonly purposes?: readonly LinkPurpose[] },
): Promise<void> {
  for (const purpose of purposes) await raiseVersion(transaction, clock, orderId, purpose);
}
