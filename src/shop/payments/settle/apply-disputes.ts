import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { movePayment, noteOnOrder, resumeOrder, type OrderRow } from '../../orders';
import type { OrderHappening, PaymentEvent } from '../../orders/shape';
import { raisePaymentAlert } from './raise-payment-alert';
import type { DisputeTruth, PaymentsContext, PaymentTruth } from '../ports';
import { insertDispute, readDisputes, updateDispute } from '../refunds/refunds-store';
import type { AttemptRow } from '../schema';
import { disputeMoves, type DisputeState } from '../shape';

interface Application {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly truth: PaymentTruth;
}

/** Brings disputes into our books. A closed one never opens again, whatever an old answer says. */
export async function applyDisputes(
  context: PaymentsContext,
  transaction: Transaction,
  { order, attempt, truth }: Application,
): Promise<OrderRow> {
  if (truth.disputes.length === 0 || order.paidAttemptId !== attempt.id) return order;
  const known = new Map(
    (await readDisputes(transaction, order.id)).map(({ providerId, state }) => [providerId, state]),
  );
  let current = order;
  for (const dispute of truth.disputes) {
    current = await applyOne(context, transaction, {
      order: current,
      dispute,
      known: known.get(dispute.providerId),
    });
  }
  return current;
}

async function applyOne(
  context: PaymentsContext,
  transaction: Transaction,
  {
    order,
    dispute,
    known,
  }: {
    readonly order: OrderRow;
    readonly dispute: DisputeTruth;
    readonly known: DisputeState | undefined;
  },
): Promise<OrderRow> {
  const now = context.clock.now();
  let current = order;
  if (known === undefined) {
    await insertDispute(transaction, { ...dispute, orderId: order.id, updatedAt: now });
    current = await step(context, transaction, current, dispute, 'dispute', 'disputed');
    await raisePaymentAlert(context, transaction, {
      kind: 'dispute',
      subject: dispute.providerId,
      intentId: null,
      orderId: order.id,
      sentence: `The buyer’s bank disputes the payment for order ${order.number ?? order.id}: ${dispute.reason}.`,
    });
  } else {
    const state =
      dispute.state === 'open'
        ? null
        : move(disputeMoves, known, dispute.state === 'won' ? 'win' : 'lose');
    if (!state?.ok) return order;
    await updateDispute(transaction, dispute.providerId, { state: state.value, updatedAt: now });
  }
  if (dispute.state === 'lost')
    return step(context, transaction, current, dispute, 'lose', 'dispute-lost');
  if (dispute.state !== 'won') return current;
  const won = await win(context, transaction, current, dispute);
  // One that we heard of when it was over has stopped nothing.
  return known === undefined
    ? won
    : resumeOrder(context.orders, transaction, won, {
        key: `order-resumed:${order.id}:${dispute.providerId}`,
        why: 'The payment dispute was won.',
      });
}

/** The money is ours again, but for what had been given back before, and unless it is disputed a second time. */
async function win(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderRow,
  dispute: DisputeTruth,
): Promise<OrderRow> {
  const disputes = await readDisputes(transaction, order.id);
  if (disputes.some(({ state }) => state === 'open')) {
    await noteOnOrder(context, transaction, order.id, {
      actor: 'provider',
      what: 'dispute-won',
      why: dispute.reason,
    });
    return order;
  }
  const won = await step(context, transaction, order, dispute, 'win', 'dispute-won');
  if (won.refundedAmount === 0 || won.payment !== 'paid') return won;
  const event = won.refundedAmount >= won.amount ? 'refund' : 'refund-part';
  return step(context, transaction, won, dispute, event, 'refunded');
}

async function step(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderRow,
  dispute: DisputeTruth,
  event: Exclude<PaymentEvent, 'settle'>,
  what: OrderHappening,
): Promise<OrderRow> {
  const moved = await movePayment(context, transaction, order, {
    event,
    actor: 'provider',
    what,
    why: dispute.reason,
  });
  return moved.ok ? moved.value : order;
}
