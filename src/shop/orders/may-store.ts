import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database';
import { customerOrder } from './schema';
import { isIdentifier } from './shape';

/**
 * Whether something about an order may still be stored: false once its buyer is erased. Holds the order until the
 * transaction ends, so an erasure comes before, and is seen here, or after, and takes out what was stored.
 */
export async function mayStoreAbout(transaction: Transaction, orderId: string): Promise<boolean> {
  if (!isIdentifier(orderId)) return true;
  const [row] = await transaction
    .select({ erasedAt: customerOrder.erasedAt })
    .from(customerOrder)
    .where(eq(customerOrder.id, orderId))
    .for('no key update');
  return row === undefined || row.erasedAt === null;
}
