import { fail, succeed, type Result } from '../../../kernel/result';
import { after, days } from '../../../kernel/time';
import type { Alongside } from '../../../platform/database';
import { lockIfUnchanged, type SeenFailure, type SeenOrder } from './lock-if-unchanged';
import { orderValues } from '../mails/order-mails';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import { isAwaited, type Actor, type OrderView } from '../shape';
import { insertEvents, updateOrder } from '../store';

/** Whoever needs longer than that needs another word with the buyer, not another hour. */
const LONGEST = days(7);

export interface NewPromise extends SeenOrder {
  readonly promisedAt: Date;
  readonly actor: Actor;
  /** The buyer reads it. */
  readonly reason: string;
  readonly alongside?: Alongside;
}

/** Promises a report for a later hour and tells the buyer so; every alarm follows the new hour. */
export async function extendPromise(
  context: OrdersContext,
  { promisedAt, actor, reason, alongside, ...seen }: NewPromise,
): Promise<Result<OrderView, SeenFailure | 'nothing-promised' | 'not-later' | 'too-far'>> {
  const { database, clock, mailer } = context;
  return database.write(async (transaction) => {
    const held = await lockIfUnchanged(transaction, seen);
    if (!held.ok) return held;
    const { value: order } = held;
    if (!isAwaited(order) || order.promisedAt === null)
      return fail('nothing-promised', 'This order is closed.');
    const now = clock.now();
    if (promisedAt <= order.promisedAt || promisedAt <= now)
      return fail('not-later', 'Choose a time after the current deadline.');
    if (promisedAt > after(now, LONGEST))
      return fail('too-far', 'Choose a time within the next seven days.');
    const promised = await updateOrder(transaction, clock, order.id, { promisedAt });
    await insertEvents(transaction, clock, order.id, [
      { actor, what: 'promise-extended', why: reason },
    ]);
    await mailer.queue(transaction, {
      key: `promise-extended:${order.id}:${promisedAt.toISOString()}`,
      template: 'promise-extended',
      to: order.email,
      order: order.id,
      values: {
        ...orderValues(order),
        earlierAt: order.promisedAt.toISOString(),
        promisedAt: promisedAt.toISOString(),
        reason,
      },
    });
    await alongside?.(transaction);
    return succeed(viewOf(promised));
  });
}
