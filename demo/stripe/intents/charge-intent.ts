import { DECLINES, type Decline } from '../charges/declines';
import { openDispute } from '../charges/disputes';
import { noteCharge } from '../control/ledger';
import { presentCharge } from '../charges/present-charge';
import { presentIntent } from './present-intent';
import type { ChargeRecord, IntentRecord, PaymentError, PaymentMethodRecord } from '../records';
import { announce, unixTime, type Task } from '../control/sandbox';

/** Charges the card now; how that went is the status of the intent that comes back. */
export function chargeIntent(
  task: Task,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  authenticated: boolean,
): IntentRecord {
  const { result } = method.behaviour;
  const charge = newCharge(task, intent, method, authenticated);
  if (result === 'succeeds') return succeed(task, intent, charge);
  if (result === 'processes') return process(task, intent, charge);
  return decline(task, intent, charge, DECLINES[result]);
}

/** What the asynchronous part of a payment came to, days later or a second. */
export function settleProcessing(
  task: Task,
  intent: IntentRecord,
  failure: Decline | null,
): IntentRecord {
  const charge =
    intent.latestCharge === null ? undefined : task.state.charges.get(intent.latestCharge);
  if (intent.status !== 'processing' || charge === undefined) return intent;
  return failure === null ? succeed(task, intent, charge) : decline(task, intent, charge, failure);
}

/** Back to the start, with the reason; the card has to be given again. */
export function failIntent(
  task: Task,
  intent: IntentRecord,
  failure: Decline,
  type: PaymentError['type'],
  charge?: string,
): IntentRecord {
  const failed = task.state.intents.put({
    ...intent,
    status: 'requires_payment_method',
    authentication: null,
    paymentMethod: null,
    latestCharge: charge ?? intent.latestCharge,
    lastError: {
      ...failure,
      ...(charge === undefined ? {} : { charge }),
      paymentMethod: intent.paymentMethod ?? '',
      type,
    },
  });
  announce(task, 'payment_intent.payment_failed', presentIntent(task, failed));
  return failed;
}

function newCharge(
  task: Task,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  authenticated: boolean,
): ChargeRecord {
  return {
    id: task.identify('ch'),
    created: unixTime(task.clock),
    amount: intent.amount,
    amountRefunded: 0,
    currency: intent.currency,
    status: 'pending',
    intent: intent.id,
    paymentMethod: method.id,
    balanceTransaction: null,
    authenticated,
    failure: null,
    dispute: null,
    description: intent.description,
    receiptEmail: intent.receiptEmail,
    metadata: intent.metadata,
  };
}

function succeed(task: Task, intent: IntentRecord, pending: ChargeRecord): IntentRecord {
  const behaviour = task.state.paymentMethods.get(pending.paymentMethod)?.behaviour;
  const charge = task.state.charges.put({
    ...pending,
    status: 'succeeded',
    balanceTransaction: noteCharge(task, pending, behaviour?.availableAtOnce === true),
  });
  const paid = task.state.intents.put({
    ...intent,
    status: 'succeeded',
    authentication: null,
    latestCharge: charge.id,
    lastError: null,
  });
  announce(task, 'charge.succeeded', presentCharge(task, charge));
  announce(task, 'payment_intent.succeeded', presentIntent(task, paid));
  if (behaviour?.dispute !== undefined) {
    openDispute(task, charge, { reason: behaviour.dispute, inquiry: behaviour.inquiry === true });
  }
  return paid;
}

function process(task: Task, intent: IntentRecord, pending: ChargeRecord): IntentRecord {
  const charge = task.state.charges.put(pending);
  const waiting = task.state.intents.put({
    ...intent,
    status: 'processing',
    authentication: null,
    latestCharge: charge.id,
    lastError: null,
  });
  announce(task, 'charge.pending', presentCharge(task, charge));
  announce(task, 'payment_intent.processing', presentIntent(task, waiting));
  return waiting;
}

function decline(
  task: Task,
  intent: IntentRecord,
  pending: ChargeRecord,
  failure: Decline,
): IntentRecord {
  const charge = task.state.charges.put({ ...pending, status: 'failed', failure });
  announce(task, 'charge.failed', presentCharge(task, charge));
  return failIntent(task, intent, failure, 'card_error', charge.id);
}
