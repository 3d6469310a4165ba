import { before, days, type Duration } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import { forgetGifts } from '../gifts/store';
import type { OrdersContext } from '../ports';
import { NOBODY } from './nobody';
import {
  deleteOrder,
  insertEvents,
  lockOrder,
  readDraftsUntouchedSince,
  updateOrder,
} from '../store';

/** One run's share; the rest waits for the next hour. */
const AT_ONCE = 200;

/** As long as the privacy policy says; a shop may keep them for a shorter time. */
const DRAFTS_KEPT = days(7);

export function listExpiredDrafts(
  { database, clock }: Pick<OrdersContext, 'database' | 'clock'>,
  kept: Duration = DRAFTS_KEPT,
): Promise<readonly string[]> {
  return readDraftsUntouchedSince(database.read, before(clock.now(), kept), AT_ONCE);
}

/**
 * Forgets a draft that nobody touched for that long, and whose sessions were closed. One that was
 * never tried to be paid is deleted; of another the tries are kept, the person is not.
 */
export async function expireDraft(
  { clock }: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  input: { readonly orderId: string; readonly wasTried: boolean; readonly kept?: Duration },
): Promise<boolean> {
  const draft = await lockOrder(transaction, input.orderId);
  if (draft?.state !== 'draft' || draft.updatedAt >= before(clock.now(), input.kept ?? DRAFTS_KEPT))
    return false;
  if (!input.wasTried) {
    await deleteOrder(transaction, draft.id);
    return true;
  }
  await forgetGifts(transaction, { email: null, orderIds: [draft.id] });
  await updateOrder(transaction, clock, draft.id, {
    ...NOBODY,
    state: 'cancelled',
    cancelledAt: clock.now(),
  });
  await insertEvents(transaction, clock, draft.id, [
    { actor: 'system', what: 'expired', why: 'Not paid in time' },
  ]);
  return true;
}
