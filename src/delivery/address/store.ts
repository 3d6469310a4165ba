import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { addressRequest } from './schema';

export async function putRequest(
  transaction: Transaction,
  request: typeof addressRequest.$inferInsert,
): Promise<void> {
  const { address, askedAt } = request;
  await transaction
    .insert(addressRequest)
    .values(request)
    .onConflictDoUpdate({ target: addressRequest.orderId, set: { address, askedAt } });
}

export async function findRequest(
  executor: Executor,
  orderId: string,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ address: addressRequest.address })
    .from(addressRequest)
    .where(eq(addressRequest.orderId, orderId));
  return row?.address;
}

/** False if there was none. */
export async function deleteRequest(transaction: Transaction, orderId: string): Promise<boolean> {
  const deleted = await transaction
    .delete(addressRequest)
    .where(eq(addressRequest.orderId, orderId))
    .returning({ orderId: addressRequest.orderId });
  return deleted.length > 0;
}
