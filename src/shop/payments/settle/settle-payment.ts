import { fail, succeed, type Result } from '../../../kernel/result';
import { lockOrder, movePayment, readOrder, settleOrder, type OrderRow } from '../../orders';
import type { PaymentState } from '../../orders/shape';
import { together, type Transaction } from '../../../platform/database';
import { raisePaymentAlert, type PaymentAlert } from './raise-payment-alert';
import { applyDisputes } from './apply-disputes';
import { applyRefunds } from './apply-refunds';
import { recordTruth } from '../pay/attempts';
import type { IntentState, PaymentsContext, PaymentTruth, ProviderFailure } from '../ports';
import type { AttemptRow } from '../schema';
import { lockAttempt, readAttemptByIntent, readUnansweredAttempt } from '../store';

export type SettleFailure =
  | 'no-payment'
  | 'unknown-payment'
  | 'wrong-amount'
  | 'wrong-order'
  | ProviderFailure;

export interface Settlement {
  readonly orderId: string;
  readonly number: string | null;
  /** What the provider says of the payment. */
  readonly intent: IntentState;
  /** What our books say of the order's payment now. */
  readonly payment: PaymentState;
}

/**
 * Makes our books say what the provider says of one payment. Return page, webhook and sweep all call
 * this, as often and at once as they like: an order is placed once.
 */
export async function settlePayment(
  context: PaymentsContext,
  {
    intentId,
    read,
  }: {
    readonly intentId: string;
    /** By who looked it up a moment ago. */ readonly read?: AttemptRow;
  },
): Promise<Result<Settlement, SettleFailure>> {
  const { database, gateway } = context;
  const known = read ?? (await readAttemptByIntent(database.read, intentId));
  const answer = await gateway.readIntent(intentId, { withHistory: known?.state === 'succeeded' });
  if (!answer.ok) return answer;
  const truth = answer.value;
  const attempt =
    known ??
    (await readUnansweredAttempt(database.read, truth.metadata['attempt_id'] ?? '')) ??
    // It was written down while the provider was asked.
    (await readAttemptByIntent(database.read, intentId));
  const fault = faultOf(attempt, truth);
  if (fault) return refuse(context, fault);
  if (attempt === null) return fail('unknown-payment', 'This payment belongs to no order.');
  if (nothingNew(attempt, truth)) {
    const order = await readOrder(database.read, attempt.orderId);
    if (order) return succeed(settlementOf(order, truth));
  }
  return database.write(async (transaction) => {
    // Always in this order, so that two never wait for each other.
    const [order, held] = await together(
      lockOrder(transaction, attempt.orderId),
      lockAttempt(transaction, attempt.id),
    );
    if (order === null || held === null)
      return fail('unknown-payment', 'This payment’s order was deleted.');
    return succeed(
      settlementOf(await apply(context, transaction, { order, attempt: held, truth }), truth),
    );
  });
}

type Fault = PaymentAlert & { readonly kind: 'unknown-payment' | 'wrong-amount' | 'wrong-order' };

/** What the browser or anyone else may have tampered with; only money that moved is worth an alert. */
function faultOf(attempt: AttemptRow | null, truth: PaymentTruth): Fault | null {
  if (truth.state !== 'succeeded') return null;
  const alert = {
    subject: truth.intentId,
    intentId: truth.intentId,
    orderId: attempt?.orderId ?? null,
  };
  if (attempt === null) {
    return {
      ...alert,
      kind: 'unknown-payment',
      sentence: `The provider took payment ${truth.intentId}, which belongs to no order.`,
    };
  }
  if (truth.metadata['order_id'] !== attempt.orderId) {
    return {
      ...alert,
      kind: 'wrong-order',
      sentence: `Payment ${truth.intentId} names a different order than the one it was made for.`,
    };
  }
  if (
    truth.amount !== attempt.amount ||
    truth.amountReceived !== attempt.amount ||
    truth.currency !== attempt.currency
  ) {
    return {
      ...alert,
      kind: 'wrong-amount',
      sentence:
        `Payment ${truth.intentId} brought ${truth.amountReceived} ${truth.currency}, ` +
        `not ${attempt.amount} ${attempt.currency}.`,
    };
  }
  return null;
}

async function refuse(
  context: PaymentsContext,
  fault: Fault,
): Promise<Result<never, SettleFailure>> {
  await context.database.write((transaction) => raisePaymentAlert(context, transaction, fault));
  return fail(
    fault.kind,
    'This payment doesn’t match its order. We know about it and will fix it.',
  );
}

function nothingNew(attempt: AttemptRow, truth: PaymentTruth): boolean {
  return (
    attempt.state === 'succeeded' &&
    truth.state === 'succeeded' &&
    truth.refunds.length === 0 &&
    truth.disputes.length === 0
  );
}

interface Application {
  readonly order: OrderRow;
  readonly attempt: AttemptRow;
  readonly truth: PaymentTruth;
}

async function apply(
  context: PaymentsContext,
  transaction: Transaction,
  { order, attempt, truth }: Application,
): Promise<OrderRow> {
  // An answer from before the payment, overtaken on its way here.
  if (attempt.state === 'succeeded' && truth.state !== 'succeeded') return order;
  const [, paid] = await together(
    recordTruth(context, transaction, attempt, truth),
    truth.state !== 'succeeded'
      ? applyUnpaid(context, transaction, order, truth)
      : attempt.state === 'succeeded'
        ? order
        : applyPaid(context, transaction, { order, attempt, truth }),
  );
  if (truth.state !== 'succeeded') return paid;
  const refunded = await applyRefunds(context, transaction, { order: paid, attempt, truth });
  return applyDisputes(context, transaction, { order: refunded, attempt, truth });
}

async function applyUnpaid(
  context: PaymentsContext,
  transaction: Transaction,
  order: OrderRow,
  truth: PaymentTruth,
): Promise<OrderRow> {
  const waits = order.payment === 'none' || order.payment === 'manual-requested';
  if (truth.state === 'processing' && waits) {
    const begun = await movePayment(context, transaction, order, {
      event: 'begin',
      actor: 'provider',
      what: 'payment-begun',
    });
    return begun.ok ? begun.value : order;
  }
  if (truth.state !== 'processing' && order.payment === 'pending') {
    // An order placed without a card waits for its money again; a draft is a draft again.
    const event = order.state === 'placed' ? 'request-manual' : 'fail';
    const why = truth.failureCode ?? '';
    const failed = await movePayment(context, transaction, order, {
      event,
      actor: 'provider',
      what: 'payment-failed',
      why,
    });
    return failed.ok ? failed.value : order;
  }
  return order;
}

async function applyPaid(
  context: PaymentsContext,
  transaction: Transaction,
  { order, attempt, truth }: Application,
): Promise<OrderRow> {
  const settled = await settleOrder(context.orders, transaction, order, {
    actor: 'provider',
    why: truth.intentId,
    billingCountry: truth.billingCountry,
    attemptId: attempt.id,
  });
  const alert = { subject: truth.intentId, intentId: truth.intentId, orderId: order.id };
  if (!settled.ok) {
    const sentence = `Payment ${truth.intentId} came for an order that was already paid. Refund it.`;
    await raisePaymentAlert(context, transaction, { ...alert, kind: 'second-payment', sentence });
    return order;
  }
  if (settled.value.state === 'cancelled') {
    const sentence = `Payment ${truth.intentId} came for a canceled order. Refund it.`;
    await raisePaymentAlert(context, transaction, {
      ...alert,
      kind: 'paid-after-cancel',
      sentence,
    });
  }
  return settled.value;
}

function settlementOf(order: OrderRow, truth: PaymentTruth): Settlement {
  return { orderId: order.id, number: order.number, intent: truth.state, payment: order.payment };
}
