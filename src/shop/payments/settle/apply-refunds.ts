import { newIdentifier } from '../../../kernel/identifier';
import { cents, formatMoney } from '../../../kernel/money';
import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { moveHeldOrder, movePayment, orderValues, type OrderRow } from '../../orders';
import { raisePaymentAlert } from './raise-payment-alert';
import { reverseTaxJob } from '../jobs';
import type { PaymentsContext, PaymentTruth, RefundTruth } from '../ports';
import { insertRefund, readRefunds, updateRefund } from '../refunds/refunds-store';
import type { AttemptRow, RefundRow } from '../schema';
import { refundMoves, type RefundEvent } from '../shape';

const EVENTS: Readonly<Record<RefundTruth['state'], RefundEvent>> = {
  pending: 'wait',
  succeeded: 'succeed',
  failed: 'fail',
};

interface Application {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly truth: PaymentTruth;
}

/** Brings refunds into our books, also those that someone gave at the provider's own pages. */
export async function applyRefunds(
  context: PaymentsContext,
  transaction: Transaction,
  { order, attempt, truth }: Application,
): Promise<OrderRow> {
  if (truth.refunds.length === 0) return order;
  const known = await readRefunds(transaction, order.id);
  for (const refund of truth.refunds) {
    const row = known.find(
      ({ id, providerId }) => providerId === refund.providerId || id === refund.refundId,
    );
    await applyOne(context, transaction, { order, attempt, refund, row });
  }
  // What came twice and is given back once leaves the order paid.
  if (order.paidAttemptId !== attempt.id) return order;
  return applySum(context, transaction, order, attempt);
}

async function applyOne(
  context: PaymentsContext,
  transaction: Transaction,
  {
    order,
    attempt,
    refund,
    row,
  }: Omit<Application, 'truth'> & {
    readonly refund: RefundTruth;
    readonly row: RefundRow | undefined;
  },
): Promise<void> {
  const now = context.clock.now();
  const held =
    row ??
    (await insertRefund(transaction, {
      id: newIdentifier(context.clock),
      orderId: order.id,
      attemptId: attempt.id,
      state: 'requested',
      amount: refund.amount,
      reason: refund.reason,
      actor: 'provider',
      createdAt: refund.createdAt,
      updatedAt: now,
    }));
  const state = move(refundMoves, held.state, EVENTS[refund.state]);
  if (!state.ok) return;
  await updateRefund(transaction, held.id, {
    providerId: refund.providerId,
    state: state.value,
    updatedAt: now,
  });
  if (state.value === 'failed') {
    await raisePaymentAlert(context, transaction, {
      kind: 'refund-failed',
      subject: refund.providerId,
      intentId: attempt.intentId,
      orderId: order.id,
      sentence:
        `The refund ${refund.providerId} for order ${order.number ?? order.id} failed. ` +
        'The buyer hasn’t received the money.',
    });
  } else {
    await queueRefundMail(context, transaction, order, { ...held, state: state.value });
    if (state.value === 'succeeded') await queueTaxReversal(context, transaction, order, held.id);
  }
}

/** The tax on money that went back is no longer ours to hand on. */
export async function queueTaxReversal(
  { queue }: Pick<PaymentsContext, 'queue'>,
  transaction: Transaction,
  { taxCalculation }: OrderRow,
  refundId: string,
): Promise<void> {
  if (taxCalculation !== null)
    await queue.enqueue(transaction, reverseTaxJob, { refundId }, { key: refundId });
}

export async function queueRefundMail(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  await context.orders.mailer.queue(transaction, {
    key: `refunded:${refund.id}`,
    template: 'refunded',
    to: order.email,
    order: order.id,
    values: {
      ...orderValues(order),
      amount: formatMoney({ amount: cents(refund.amount), currency: order.currency }),
      full: refund.amount >= order.amount,
      refundedAt: context.clock.now().toISOString(),
      // Words typed for the buyer by someone of the team; the provider's own are codes.
      reason: refund.actor === 'provider' ? null : refund.reason,
    },
  });
}

/** Makes the order's payment follow the sum of what has been given back. */
export async function applySum(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow | null,
): Promise<OrderRow> {
  const given = (await readRefunds(transaction, order.id)).filter(
    ({ attemptId, state }) =>
      attemptId === (attempt?.id ?? null) && (state === 'pending' || state === 'succeeded'),
  );
  const sum = Math.min(
    given.reduce((total, { amount }) => total + amount, 0),
    order.amount,
  );
  if (sum === order.refundedAmount) return order;
  const last = given.at(-1);
  const actor = last?.actor ?? 'provider';
  const change = { refundedAmount: sum };
  if (sum < order.refundedAmount) {
    const returned = await movePayment(context, transaction, order, {
      event: 'return-refund',
      actor: 'provider',
      what: 'refund-returned',
      change,
    });
    if (!returned.ok || sum === 0 || returned.value.payment !== 'paid')
      return returned.ok ? returned.value : order;
    const part = await movePayment(context, transaction, returned.value, {
      event: 'refund-part',
      actor,
      what: 'refunded',
    });
    return part.ok ? part.value : returned.value;
  }
  const event = sum === order.amount ? 'refund' : 'refund-part';
  const why = last?.reason ?? '';
  const moved = await movePayment(context, transaction, order, {
    event,
    actor,
    what: 'refunded',
    why,
    change,
  });
  if (!moved.ok) return order;
  if (moved.value.payment !== 'refunded') return moved.value;
  // Nobody goes on working for money that was given back; a delivered order stays delivered.
  const cancelled = await moveHeldOrder(context, transaction, moved.value, {
    event: 'cancel',
    actor,
    why: 'Refunded in full',
  });
  return cancelled.ok ? cancelled.value : moved.value;
}
