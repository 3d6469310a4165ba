import type { Database } from '../../platform/database';
import { readAssignments } from './store';

/** Whose work these orders are, by their ids; those that are nobody's are left out. */
export async function readAssignees(
  { database }: { readonly database: Database },
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await readAssignments(database.read, orderIds)).map(({ orderId, staffName }) => [
      orderId,
      staffName,
    ]),
  );
}
