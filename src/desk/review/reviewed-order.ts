import { disputeOf, type OrderView } from '../../shop/orders/shape';
import type { ReviewedOrder } from './ports';

/** An order as an expert sees it; a draft without a number is none. */
export function reviewedOrder(order: OrderView | null): ReviewedOrder | null {
  if (order === null || order.number === null) return null;
  const {
    id,
    number,
    promisedAt,
    answers,
    deliveredAt,
    stage,
    details: { company, role, location },
  } = order;
  const dispute = disputeOf(order);
  return {
    id,
    number,
    // While its payment is in doubt nothing is due.
    promisedAt: dispute === null ? promisedAt : null,
    interviewAt: answers.interviewAt,
    deliveredAt,
    ordered: { company, role, location },
    dispute,
    isOver: stage === 'Cancelled' || stage === 'Refunded' || dispute === 'lost',
  };
}
