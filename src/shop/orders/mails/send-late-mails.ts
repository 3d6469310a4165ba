import { before, days } from '../../../kernel/time';
import { orderValues } from './order-mails';
import type { OrdersContext } from '../ports';
import { readOrdersPromisedWithin } from '../promised';
import { lockOrder } from '../store';
import { isAwaited } from '../shape';

/** Told once and soon; what is older than this was told, or is for a person to write about. */
const LOOKED_BACK = days(3);

/** Says so to each buyer whose promised hour has passed without a report, once an order. */
export async function sendLateMails(context: OrdersContext): Promise<{ readonly late: number }> {
  const { database, clock, mailer } = context;
  const now = clock.now();
  const late = await readOrdersPromisedWithin(database.read, {
    after: before(now, LOOKED_BACK),
    until: now,
  });
  for (const orderId of late) {
    await database.write(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      // Delivered, or its money given back, since it was read.
      if (order === null || !isAwaited(order)) return;
      await mailer.queue(transaction, {
        // An hour that was promised anew and not kept either is told of again.
        key: `report-late:${order.id}:${order.promisedAt?.toISOString() ?? ''}`,
        template: 'report-late',
        to: order.email,
        order: order.id,
        values: {
          ...orderValues(order),
          promisedAt: order.promisedAt?.toISOString() ?? null,
          expectedAt: null,
        },
      });
    });
  }
  return { late: late.length };
}
