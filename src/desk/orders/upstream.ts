import { listOpenQuestions } from '../../report/choice';
import { listImpossible } from '../../report/production';
import {
  countOrders,
  findOrderByNumber,
  listChanged,
  listOrders,
  type OrdersContext,
} from '../../shop/orders';
import { findOrdersOfPayment } from '../../shop/payments';
import type { DeskOrdersContext } from './ports';

/** The table over the shop's own orders. */
export function ordersDesk(
  orders: OrdersContext,
  { mode, review, timeToUndo }: Pick<DeskOrdersContext, 'mode' | 'review' | 'timeToUndo'>,
): DeskOrdersContext {
  const { database, clock } = orders;
  return {
    mode,
    review,
    timeToUndo,
    database,
    clock,
    listOrders: (search) => listOrders(orders, search),
    countOrders: (filter) => countOrders(orders, filter),
    listChanged: (ids, since) => listChanged(orders, ids, since),
    ordersOfPayment: (reference) => findOrdersOfPayment(orders, reference),
    async idsOf(numbers) {
      const found = await Promise.all(numbers.map((number) => findOrderByNumber(orders, number)));
      return found.flatMap((order) => order?.id ?? []);
    },
    async waitingOrders() {
      const questions = await listOpenQuestions(orders);
      return [...questions.map(({ orderId }) => orderId), ...(await listImpossible(orders))];
    },
  };
}
