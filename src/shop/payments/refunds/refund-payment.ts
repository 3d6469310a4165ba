import { defined } from '../../../kernel/defined';
import { cents, formatMoney, type Cents } from '../../../kernel/money';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Alongside, Transaction } from '../../../platform/database';
import {
  cancelOrder,
  findOrder,
  lockIfUnchanged,
  lockOrder,
  noteOnOrder,
  readOrder,
  stopGift,
  type OrderRow,
} from '../../orders';
import { disputeOf, holdsMoney, type Actor, type OrderView } from '../../orders/shape';
import { raisePaymentAlert } from '../settle/raise-payment-alert';
import { applySum, queueRefundMail, queueTaxReversal } from '../settle/apply-refunds';
import { completeRefundJob } from '../jobs';
import type { PaymentsContext, ProviderFailure } from '../ports';
import { insertRefund, readRefund, readRefunds, updateRefund } from './refunds-store';
import type { RefundRow } from '../schema';
import { settlePayment } from '../settle/settle-payment';
import { readAttempt } from '../store';

export type RefundFailure =
  | 'no-order'
  | 'changed'
  | 'not-refundable'
  | 'too-much'
  | 'no-reason'
  | 'gift-used'
  | 'refund-failed'
  | ProviderFailure;

export interface RefundRequest {
  /** Made by whoever asks, once for each decision to refund: asked twice, it is one refund. */
  readonly refundId: string;
  readonly orderId: string;
  /** Null for all that is left. */
  readonly amount: Cents | null;
  readonly reason: string;
  /** Of a gift that was used: whoever decides knows that. */
  readonly evenIfUsed?: boolean;
  readonly actor: Actor;
  /** The order's `actCount` when it was looked at; left out where it does not matter what else happened. */
  readonly actCount?: number | undefined;
  readonly alongside?: Alongside;
}

/**
 * Gives money back, in full or part. The decision is written first, together with a job, so that it
 * is carried out even if the provider or this process is down right now.
 */
export async function refundPayment(
  context: PaymentsContext,
  request: RefundRequest,
): Promise<Result<OrderView, RefundFailure>> {
  const free = await callOffFree(context, request);
  if (free !== null) return free;
  await catchUp(context, request.orderId);
  const decided = await context.database.write((transaction) =>
    decide(context, transaction, request),
  );
  if (!decided.ok) return decided;
  const completed = await completeRefund(context, { refundId: request.refundId });
  if (!completed.ok) return completed;
  const order = await findOrder(context.orders, request.orderId);
  return order === null ? fail('no-order', 'Order not found.') : succeed(order);
}

/** An order that cost nothing has nothing to give back but its code, which its end sets free. */
async function callOffFree(
  context: PaymentsContext,
  { orderId, reason, actor, actCount, alongside }: RefundRequest,
): Promise<Result<OrderView, RefundFailure> | null> {
  const order = await readOrder(context.database.read, orderId);
  if (order === null || order.amount > 0 || order.paidAt === null) return null;
  const ended = await cancelOrder(context.orders, {
    orderId,
    reason,
    actor,
    ...defined({ actCount, alongside }),
  });
  if (ended.ok) return ended;
  const { code, sentence } = ended.failure;
  return code === 'illegal-move'
    ? fail('not-refundable', 'This order cost nothing and is already over.')
    : fail(code, sentence);
}

/** What went back at the provider's own pages since we last asked is no longer there to give. */
async function catchUp(context: PaymentsContext, orderId: string): Promise<void> {
  const { read } = context.database;
  const order = await readOrder(read, orderId);
  const attempt = order?.paidAttemptId ? await readAttempt(read, order.paidAttemptId) : null;
  // If it can't be asked now, the decision stands and the provider has the last word on it.
  if (attempt?.intentId) await settlePayment(context, { intentId: attempt.intentId });
}

async function decide(
  context: PaymentsContext,
  transaction: Transaction,
  request: RefundRequest,
): Promise<Result<null, RefundFailure>> {
  const reason = request.reason.trim();
  const order = await lockOrder(transaction, request.orderId);
  if (order === null) return fail('no-order', 'Order not found.');
  const earlier = await readRefund(transaction, request.refundId);
  if (earlier) {
    return earlier.orderId === order.id
      ? succeed(null)
      : fail('not-refundable', 'This refund is for another order.');
  }
  if (reason === '') return fail('no-reason', 'Enter a reason for the refund.');
  const seen = await lockIfUnchanged(transaction, request);
  if (!seen.ok) return seen;
  const left = await leftOf(transaction, order);
  if (left === null || left <= 0)
    return fail('not-refundable', 'This order has no payment to refund.');
  const amount = request.amount ?? cents(left);
  if (amount <= 0 || amount > left)
    return fail(
      'too-much',
      `At most ${formatMoney({ amount: cents(left), currency: order.currency })} can be refunded.`,
    );
  if (order.kind === 'gift' && amount === left) {
    const stopped = await stopGift(context, transaction, order.id, {
      evenIfUsed: request.evenIfUsed === true,
    });
    if (!stopped.ok) return stopped;
  }
  const now = context.clock.now();
  const refund = await insertRefund(transaction, {
    id: request.refundId,
    orderId: order.id,
    attemptId: order.paidAttemptId,
    // Money that came by other means goes back by other means; saying so here is doing it.
    state: order.paidAttemptId === null ? 'succeeded' : 'requested',
    amount,
    reason,
    actor: request.actor,
    createdAt: now,
    updatedAt: now,
  });
  await noteOnOrder(context, transaction, order.id, {
    actor: request.actor,
    what: 'refund-asked',
    why: reason,
  });
  if (order.paidAttemptId === null) {
    await queueRefundMail(context, transaction, order, refund);
    await queueTaxReversal(context, transaction, order, refund.id);
    await applySum(context, transaction, order, null);
  } else {
    await context.queue.enqueue(
      transaction,
      completeRefundJob,
      { refundId: refund.id },
      { key: refund.id },
    );
  }
  await request.alongside?.(transaction);
  return succeed(null);
}

/** What has not been given back, or promised to be; null where there is nothing to give. */
async function leftOf(transaction: Transaction, order: OrderRow): Promise<number | null> {
  if (!holdsMoney(order)) return null;
  const refunds = await readRefunds(transaction, order.id);
  const gone = refunds
    .filter(({ attemptId, state }) => attemptId === order.paidAttemptId && state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return order.amount - gone;
}

/** Called by the verb and by its job, until the provider has answered. */
export async function completeRefund(
  context: PaymentsContext,
  { refundId }: { readonly refundId: string },
): Promise<Result<null, 'refund-failed' | ProviderFailure>> {
  const refund = await readRefund(context.database.read, refundId);
  if (refund?.state === 'failed')
    return fail('refund-failed', 'The payment provider couldn’t make this refund.');
  if (refund?.state !== 'requested' || refund.attemptId === null) return succeed(null);
  const attempt = await readAttempt(context.database.read, refund.attemptId);
  if (!attempt?.intentId) return succeed(null);
  // The provider may have done it and its answer been lost: its key is forgotten after a day, its books are not.
  const before = await settlePayment(context, { intentId: attempt.intentId });
  if (!before.ok && isProviderFailure(before.failure))
    return fail(before.failure.code, before.failure.sentence);
  const still = await readRefund(context.database.read, refundId);
  if (still?.state !== 'requested') return succeed(null);
  // Its bank has taken this money: given back by us as well, it would be lost twice.
  const order = await readOrder(context.database.read, refund.orderId);
  if (order !== null && disputeOf(order) !== null) return giveUp(context, refund, attempt.intentId);
  const answer = await context.gateway.refund(refundId, {
    intentId: attempt.intentId,
    amount: cents(refund.amount),
    refundId,
  });
  if (!answer.ok)
    return answer.failure.code === 'provider-refused'
      ? giveUp(context, refund, attempt.intentId)
      : answer;
  const after = await settlePayment(context, { intentId: attempt.intentId });
  return !after.ok && isProviderFailure(after.failure)
    ? fail(after.failure.code, after.failure.sentence)
    : succeed(null);
}

async function giveUp(
  context: PaymentsContext,
  refund: RefundRow,
  intentId: string,
): Promise<Result<null, 'refund-failed'>> {
  await context.database.write(async (transaction) => {
    await updateRefund(transaction, refund.id, { state: 'failed', updatedAt: context.clock.now() });
    await raisePaymentAlert(context, transaction, {
      kind: 'refund-failed',
      subject: refund.id,
      intentId,
      orderId: refund.orderId,
      sentence: `The payment provider refused a refund of payment ${intentId}. The buyer hasn’t received the money.`,
    });
  });
  return fail(
    'refund-failed',
    'The payment provider refused this refund. Its dashboard shows why.',
  );
}

function isProviderFailure(failure: {
  readonly code: string;
  readonly sentence: string;
}): failure is {
  readonly code: ProviderFailure;
  readonly sentence: string;
} {
  return failure.code === 'provider-down' || failure.code === 'provider-refused';
}
