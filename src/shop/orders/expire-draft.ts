import { before, days, type Clock } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import type { OrdersContext } from './ports';
import { deleteOrder, insertEvents, lockOrder, readDraftsUntouchedSince, updateOrder } from './store';

const DRAFT_LIFE = days(7);
/** One run's share; the rest waits for the next hour. */
const AT_ONCE = 200;

const deadline = (clock: Clock): Date => before(clock.now(), DRAFT_LIFE);

export function listExpiredDrafts({ database, clock }: Pick<OrdersContext, 'database' | 'clock'>): Promise<readonly string[]> {
  return readDraftsUntouchedSince(database.read, deadline(clock), AT_ONCE);
}

/**
 * Forgets a draft that nobody touched for 7 days, and whose sessions were closed. One that was
 * never tried to be paid is deleted; of another the tries are kept, the person is not.
 */
export async function expireDraft(
  { clock }: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  input: { readonly orderId: string; readonly wasTried: boolean },
): Promise<boolean> {
  const draft = await lockOrder(transaction, input.orderId);
  if (draft?.state !== 'draft' || draft.updatedAt >= deadline(clock)) return false;
  if (!input.wasTried) {
    await deleteOrder(transaction, draft.id);
    return true;
  }
  const nobody = { company: '', role: '', email: '', name: '', interviewers: '', location: '', similarity: '' };
  await updateOrder(transaction, clock, draft.id, { ...nobody, state: 'cancelled', cancelledAt: clock.now() });
  await insertEvents(transaction, clock, draft.id, [{ actor: 'system', what: 'expired', why: 'Not paid within 7 days' }]);
  return true;
}
