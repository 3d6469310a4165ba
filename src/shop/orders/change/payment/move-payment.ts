import { succeed, type Result } from '../../../../kernel/result';
import { move } from '../../../../kernel/state-machine';
import type { Transaction } from '../../../../platform/database';
import type { OrdersContext } from '../../ports';
import type { OrderRow } from '../../schema';
import { paymentMoves, type Actor, type OrderHappening, type PaymentEvent } from '../../shape';
import { insertEvents, updateOrder, type OrderChange } from '../../store';

export interface PaymentMove {
  readonly event: Exclude<PaymentEvent, 'settle'>;
  readonly actor: Actor;
  readonly what: OrderHappening;
  readonly why?: string;
  readonly change?: Pick<OrderChange, 'refundedAmount'>;
}

/** Moves the payment of a held order, but for settling it, which places the order too. */
export async function movePayment(
  context: Pick<OrdersContext, 'clock'>,
  transaction: Transaction,
  order: OrderRow,
  { event, actor, what, why = '', change = {} }: PaymentMove,
): Promise<Result<OrderRow, 'illegal-move'>> {
  const payment = move(paymentMoves, order.payment, event);
  if (!payment.ok) return payment;
  const moved = await updateOrder(transaction, context.clock, order.id, {
    ...change,
    payment: payment.value,
  });
  await insertEvents(transaction, context.clock, order.id, [{ actor, what, why }]);
  return succeed(moved);
}
