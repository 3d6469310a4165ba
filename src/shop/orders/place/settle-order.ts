import { before, days } from '../../../kernel/time';
import { move } from '../../../kernel/state-machine';
import { succeed, type Result } from '../../../kernel/result';
import { together, type Transaction } from '../../../platform/database';
import { promiseOf } from './delivery-offer';
import { orderPaid, orderTaxed } from '../events';
import { issueGift } from '../gifts/issue-gift';
import { queuePaidOrderMails } from '../mails/order-mails';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';
import { orderMoves, paymentMoves, type Actor } from '../shape';
import {
  insertEvents,
  nextOrderNumber,
  readEarlierOrder,
  updateOrder,
  type OrderChange,
} from '../store';

export const SIMILAR_WITHIN = days(30);

export interface ReceivedPayment {
  readonly actor: Actor;
  readonly why: string;
  readonly billingCountry: string | null;
  /** The attempt that paid; null where the money came by other means. */
  readonly attemptId: string | null;
}

/**
 * The money for a held order is there: places it if nothing had placed it before, and tells buyer,
 * team and production, all in the caller's transaction. A second call is an illegal move.
 */
export async function settleOrder(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
  receipt: ReceivedPayment,
): Promise<Result<OrderRow, 'illegal-move'>> {
  const payment = move(paymentMoves, order.payment, 'settle');
  if (!payment.ok) return payment;
  const now = context.clock.now();
  const [placement, promisedAt] = await together(
    order.state === 'draft' ? placementOf(context, transaction, order) : succeed({}),
    order.kind === 'gift' ? null : promiseOf(context, transaction, order, now),
  );
  if (!placement.ok) return placement;
  const settled = await updateOrder(transaction, context.clock, order.id, {
    ...placement.value,
    payment: payment.value,
    paidAt: now,
    paidAttemptId: receipt.attemptId,
    promisedAt,
    contactDueAt: null,
    ...(receipt.billingCountry === null ? {} : { billingCountry: receipt.billingCountry }),
  });
  const paid = { actor: receipt.actor, what: 'paid', why: receipt.why } as const;
  // Money for an order that was called off buys nothing: it is the owner's to give back.
  const isBought = settled.state !== 'cancelled';
  const isGift = settled.kind === 'gift';
  await together(
    insertEvents(
      transaction,
      context.clock,
      order.id,
      order.state === 'draft' ? [{ actor: 'buyer', what: 'placed' }, paid] : [paid],
    ),
    isBought && !isGift ? queuePaidOrderMails(context, transaction, settled) : undefined,
    isBought ? emitPaid(context, transaction, settled) : undefined,
  );
  return isBought && isGift ? issueGift(context, transaction, settled) : succeed(settled);
}

async function emitPaid(
  { queue }: OrdersContext,
  transaction: Transaction,
  { id: orderId, kind, taxCalculation }: OrderRow,
): Promise<void> {
  await together(
    kind === 'gift'
      ? undefined
      : queue.emit(transaction, orderPaid, { orderId }, { key: `order-paid:${orderId}` }),
    taxCalculation === null
      ? undefined
      : queue.emit(transaction, orderTaxed, { orderId }, { key: `order-taxed:${orderId}` }),
  );
}

/** What placing changes in a held draft. */
export async function placementOf(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
): Promise<Result<OrderChange, 'illegal-move'>> {
  const state = move(orderMoves, order.state, 'place');
  if (!state.ok) return state;
  const now = context.clock.now();
  const earlier = await readEarlierOrder(transaction, {
    similarity: order.similarity,
    since: before(now, SIMILAR_WITHIN),
    except: order.id,
  });
  return succeed({
    state: state.value,
    number: nextOrderNumber,
    placedAt: now,
    earlierOrderId: earlier?.id ?? null,
  });
}
