import { fail, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { lockOrder, type OrderRow } from '../../orders';
import type { PaymentsContext } from '../ports';
import { readLiveAttempt } from '../store';
import { closeSessions } from './close-sessions';

/** Another tab may begin a payment while one is closed; more than this in a row is no accident. */
const ROUNDS = 3;

/** Why the price of a draft can’t change now. */
export type NotClosed = 'unavailable' | 'in-progress' | 'no-draft';
const refuse = (why: NotClosed): Result<never, NotClosed> => fail(why, why);

/** Works on a held draft that nobody can pay meanwhile: what can be paid is always what an order costs. */
export async function whileClosed<Code extends string>(
  context: PaymentsContext,
  draftId: string,
  work: (transaction: Transaction, order: OrderRow) => Promise<Result<OrderRow, Code>>,
): Promise<Result<OrderRow, Code | NotClosed>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const closing = await closeSessions(context, { orderId: draftId });
    if (!closing.ok) return refuse('unavailable');
    if (closing.value !== 'closed') return refuse('in-progress');
    const done = await context.database.write(async (transaction) => {
      const order = await lockOrder(transaction, draftId);
      if (order?.state !== 'draft') return refuse('no-draft');
      if (order.payment !== 'none') return refuse('in-progress');
      if ((await readLiveAttempt(transaction, order.id)) !== null) return 'again';
      return work(transaction, order);
    });
    if (done !== 'again') return done;
  }
  return refuse('unavailable');
}
