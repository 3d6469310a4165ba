import { timingSafeEqual } from 'node:crypto';
import * as read from './intent-parameters';
import { cancelIntent, cardRefusal, confirmIntent, requireOpen, unexpectedState } from './intents';
import type { JsonObject } from '../http/json';
import { listPage } from '../http/listing';
import { allowOnly, flag, oneOf, requiredText } from '../http/parameters';
import { presentIntent } from './present-intent';
import type { IntentRecord } from '../records';
import { invalid, missing, Refusal } from '../http/refusal';
import type { ApiCall, Route } from '../http/route';
import { announce, unixTime, type Task } from '../control/sandbox';

const SECRET_LENGTH = 25;

function create(task: Task, call: ApiCall): JsonObject {
  const { form } = call;
  read.allowFor('secret', form, read.CREATE);
  requiredText(form, 'amount');
  requiredText(form, 'currency');
  const currency = read.readCurrency(form) ?? 'usd';
  const id = task.identify('pi');
  const described = read.readDescription(form, {
    metadata: {},
    description: null,
    receiptEmail: null,
    statementDescriptorSuffix: null,
  });
  const draft: IntentRecord = {
    id,
    created: unixTime(task.clock),
    clientSecret: `${id}_${task.identify('secret', SECRET_LENGTH)}`,
    amount: read.readAmount(form, currency) ?? 0,
    currency,
    status: 'requires_payment_method',
    ...described,
    ...read.readMethods(form),
    paymentMethod: null,
    latestCharge: null,
    lastError: null,
    authentication: null,
    returnUrl: null,
    canceledAt: null,
    cancellationReason: null,
  };
  const atOnce = flag(form, 'confirm');
  if (atOnce) read.readReturnUrl(form, draft);
  const method = read.readPaymentMethod(task, form, 'secret');
  const intent = task.state.intents.put({
    ...draft,
    paymentMethod: method?.id ?? null,
    status: method === undefined ? 'requires_payment_method' : 'requires_confirmation',
  });
  announce(task, 'payment_intent.created', presentIntent(task, intent));
  return atOnce ? confirm(task, { ...call, id: intent.id }, intent) : presentIntent(task, intent);
}

function update(task: Task, call: ApiCall): JsonObject {
  read.allowFor('secret', call.form, read.UPDATE);
  const intent = find(task, call);
  const currency = read.readCurrency(call.form) ?? intent.currency;
  const amount = read.readAmount(call.form, currency) ?? intent.amount;
  const method = read.readPaymentMethod(task, call.form, 'secret');
  const repriced = amount !== intent.amount || currency !== intent.currency;
  if (repriced || method !== undefined)
    requireOpen(task, intent, 'update the amount or payment method of');
  const described = read.readDescription(call.form, intent);
  const paymentMethod = method?.id ?? intent.paymentMethod;
  // What the buyer's bank was asked about no longer holds, so the page it waits at is void.
  const restarted =
    repriced || method !== undefined
      ? {
          status:
            paymentMethod === null
              ? ('requires_payment_method' as const)
              : ('requires_confirmation' as const),
          authentication: null,
        }
      : {};
  return presentIntent(
    task,
    task.state.intents.put({
      ...intent,
      ...described,
      amount,
      currency,
      paymentMethod,
      ...restarted,
    }),
  );
}

function confirm(task: Task, call: ApiCall, known?: IntentRecord): JsonObject {
  const { audience, form } = call;
  const intent = known ?? find(task, call);
  read.allowFor(audience, form, known === undefined ? read.CONFIRM : read.CREATE);
  requireOpen(task, intent, 'confirm', audience);
  const returnUrl = read.readReturnUrl(form, intent);
  const given = known === undefined ? readMethodWithIntent(task, call, intent) : undefined;
  const method =
    given ??
    (intent.paymentMethod === null
      ? undefined
      : task.state.paymentMethods.get(intent.paymentMethod));
  if (method === undefined) {
    throw unexpectedState(
      task,
      intent,
      'You cannot confirm this PaymentIntent because it is missing a payment method.',
      audience,
    );
  }
  const { receiptEmail } = read.readDescription(form, intent);
  const confirmed = confirmIntent(task, { ...intent, returnUrl, receiptEmail }, method);
  if (confirmed.lastError !== null)
    throw cardRefusal(task, confirmed, confirmed.lastError, audience);
  return presentIntent(task, confirmed, audience);
}

/** A card that can't exist is refused before anything is charged; the answer shows the intent unchanged. */
function readMethodWithIntent(task: Task, call: ApiCall, intent: IntentRecord) {
  try {
    return read.readPaymentMethod(task, call.form, call.audience);
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.details.type !== 'card_error') throw refusal;
    throw new Refusal({
      ...refusal.details,
      attached: { payment_intent: presentIntent(task, intent, call.audience) },
    });
  }
}

function cancel(task: Task, call: ApiCall): JsonObject {
  allowOnly(call.form, ['cancellation_reason']);
  const reason =
    oneOf(call.form, 'cancellation_reason', [
      'abandoned',
      'duplicate',
      'fraudulent',
      'requested_by_customer',
    ]) ?? null;
  return presentIntent(task, cancelIntent(task, find(task, call), reason));
}

/** A browser proves with the client secret that the intent is its own. */
function find(task: Task, call: ApiCall): IntentRecord {
  const intent = task.state.intents.get(call.id);
  const secret =
    call.audience === 'publishable' ? requiredText(call.form, 'client_secret') : undefined;
  if (intent === undefined) throw missing('payment_intent', call.id, 'intent');
  if (secret !== undefined && !same(secret, intent.clientSecret)) {
    throw invalid(
      'The client_secret provided does not match any associated PaymentIntent on this account.',
      { param: 'client_secret' },
    );
  }
  return intent;
}

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export const intentRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/payment_intents', answer: create },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    answer: (task, call) =>
      listPage(
        call,
        'payment_intent',
        task.state.intents.newestFirst(),
        { customer: () => null },
        (intent) => presentIntent(task, intent),
      ),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    publishable: true,
    answer: (task, call) => presentIntent(task, find(task, call), call.audience),
  },
  { method: 'POST', path: '/v1/payment_intents/:id', answer: update },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    publishable: true,
    answer: (task, call) => confirm(task, call),
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', answer: cancel },
];
