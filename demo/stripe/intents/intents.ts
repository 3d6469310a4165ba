import { chargeIntent, failIntent } from './charge-intent';
import { AUTHENTICATION_FAILED, type Decline } from '../charges/declines';
import { presentIntent, type Audience } from './present-intent';
import { presentPaymentMethod } from './present-payment-method';
import { toJson, type JsonObject } from '../http/json';
import type {
  CancellationReason,
  IntentRecord,
  IntentStatus,
  PaymentError,
  PaymentMethodRecord,
} from '../records';
import { invalid, Refusal } from '../http/refusal';
import { announce, unixTime, type Task } from '../control/sandbox';

const OPEN: readonly IntentStatus[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** An operation that the state of the intent doesn't allow; the answer shows the intent as it is. */
export function unexpectedState(
  task: Task,
  intent: IntentRecord,
  message: string,
  audience: Audience = 'secret',
): Refusal {
  return invalid(message, {
    code: 'payment_intent_unexpected_state',
    begun: true,
    attached: { payment_intent: presentIntent(task, intent, audience) },
  });
}

export function requireOpen(
  task: Task,
  intent: IntentRecord,
  doing: string,
  audience: Audience = 'secret',
): void {
  if (OPEN.includes(intent.status)) return;
  throw unexpectedState(
    task,
    intent,
    `You cannot ${doing} this PaymentIntent because it has a status of ${intent.status}.`,
    audience,
  );
}

/** Starts the payment: it is charged, or waits for the buyer at the bank's page. */
export function confirmIntent(
  task: Task,
  intent: IntentRecord,
  method: PaymentMethodRecord,
): IntentRecord {
  const confirmed = { ...intent, paymentMethod: method.id };
  if (!method.behaviour.authenticates) return chargeIntent(task, confirmed, method, false);
  const waiting = task.state.intents.put({
    ...confirmed,
    status: 'requires_action',
    authentication: task.identify('payatt'),
    lastError: null,
  });
  announce(task, 'payment_intent.requires_action', presentIntent(task, waiting));
  return waiting;
}

/** The buyer came through the bank's page, or didn't. */
export function finishAuthentication(
  task: Task,
  intent: IntentRecord,
  passed: boolean,
): IntentRecord {
  const method =
    intent.paymentMethod === null ? undefined : task.state.paymentMethods.get(intent.paymentMethod);
  if (intent.status !== 'requires_action' || method === undefined) return intent;
  return passed
    ? chargeIntent(task, intent, method, true)
    : failIntent(task, intent, AUTHENTICATION_FAILED, 'invalid_request_error');
}

export function cancelIntent(
  task: Task,
  intent: IntentRecord,
  reason: CancellationReason | null,
): IntentRecord {
  requireOpen(task, intent, 'cancel');
  const canceled = task.state.intents.put({
    ...intent,
    status: 'canceled',
    authentication: null,
    canceledAt: unixTime(task.clock),
    cancellationReason: reason,
  });
  announce(task, 'payment_intent.canceled', presentIntent(task, canceled));
  return canceled;
}

/** The refusal a declined confirmation ends in, showing what its audience may see of the intent. */
export function cardRefusal(
  task: Task,
  intent: IntentRecord,
  error: PaymentError,
  audience: Audience,
): Refusal {
  const method = task.state.paymentMethods.get(error.paymentMethod);
  return refusalOf(
    error,
    {
      payment_intent: presentIntent(task, intent, audience),
      ...(method === undefined ? {} : { payment_method: toJson(presentPaymentMethod(method)) }),
    },
    error.charge,
  );
}

function refusalOf(failure: Decline, attached: JsonObject, charge: string | undefined): Refusal {
  return new Refusal({
    status: 402,
    type: 'card_error',
    code: failure.code,
    message: failure.message,
    ...(failure.declineCode === undefined ? {} : { declineCode: failure.declineCode }),
    ...(failure.param === undefined ? {} : { param: failure.param }),
    ...(charge === undefined ? {} : { charge }),
    attached,
    begun: true,
  });
}
