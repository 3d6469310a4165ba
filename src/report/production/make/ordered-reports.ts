import { paperFor } from '../../../kernel/formats/paper';
import { findOrder, lockOrder, moveOrder, type OrdersContext } from '../../../shop/orders';
import type { Orders } from '../ports';

/** The orders of the shop, as production asks for them and moves them on. */
export function orderedReports(context: OrdersContext): Orders {
  return {
    async read(orderId) {
      const order = await findOrder(context, orderId);
      if (order === null) return null;
      const { occupation, companyPick, answers, billingCountry } = order;
      // Nobody who makes a report needs to know where it will be sent.
      const { email: _, ...details } = order.details;
      return {
        orderId,
        ...details,
        answers: occupation === null ? answers : { ...answers, occupation },
        ...(companyPick === null ? {} : { companyPick }),
        paper: paperFor(billingCountry),
      };
    },
    async start(transaction, orderId) {
      const move = { orderId, event: 'start', actor: 'system' } as const;
      return (await moveOrder(context, transaction, move)).ok;
    },
    async submitForReview(transaction, orderId) {
      // A report that was made anew after delivery is a later version of what the buyer has.
      if ((await lockOrder(transaction, orderId))?.state === 'delivered') return;
      const move = { orderId, event: 'submit-for-review', actor: 'system' } as const;
      const moved = await moveOrder(context, transaction, move);
      if (!moved.ok)
        throw new Error(`Order ${orderId} can’t go into review: ${moved.failure.sentence}`);
    },
  };
}
