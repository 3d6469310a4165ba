import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../kernel/time';
import type { KeepsPersonalData } from '../../platform/privacy';
import { NOBODY } from './place/nobody';
import { customerOrder, orderEvent } from './schema';
import { lockOrder, readEvents, updateOrder } from './store';

const LONG_AGO = new Date(0);

const draftsOf = (email: string): SQL | undefined =>
  and(eq(sql`lower(${customerOrder.email})`, email), eq(customerOrder.state, 'draft'));

/** Orders: the person goes, and what the books need stays: number, money, country and moments. */
export function orderPersonalData({ clock }: { readonly clock: Clock }): KeepsPersonalData {
  return {
    name: 'orders',
    async tell(executor, { email, orderIds }) {
      const orders = await executor
        .select()
        .from(customerOrder)
        .where(
          or(
            email === null ? undefined : draftsOf(email),
            orderIds.length === 0 ? undefined : inArray(customerOrder.id, [...orderIds]),
          ),
        )
        .orderBy(customerOrder.createdAt, customerOrder.id);
      return Promise.all(
        orders.map(async (order) => ({
          ...order,
          happenings: (await readEvents(executor, order.id)).map(({ at, what, why }) => ({
            at,
            what,
            why,
          })),
        })),
      );
    },
    async erase(transaction, { email, orderIds }) {
      // A draft may be paid this minute: the next hourly sweep closes its open payments, and then forgets it.
      if (email !== null)
        await transaction.update(customerOrder).set({ updatedAt: LONG_AGO }).where(draftsOf(email));
      for (const id of orderIds) {
        const erasedAt = (await lockOrder(transaction, id))?.erasedAt ?? clock.now();
        await updateOrder(transaction, clock, id, { ...NOBODY, erasedAt });
      }
      if (orderIds.length > 0)
        await transaction
          .update(orderEvent)
          .set({ why: '' })
          .where(inArray(orderEvent.orderId, [...orderIds]));
      return {};
    },
  };
}
