import { toJson, type JsonObject } from '../http/json';
import { listPage } from '../http/listing';
import { list } from '../http/parameters';
import { paymentMethodFromData } from '../intents/payment-methods';
import { presentEvent, presentTransaction } from './present-dispute';
import { presentPaymentMethod } from '../intents/present-payment-method';
import { missing } from '../http/refusal';
import type { ApiCall, Route } from '../http/route';
import { unixTime, type Task } from '../control/sandbox';

/** What came in less what went out; a charge's money is pending until its settling time is over. */
function balance(task: Task): JsonObject {
  const sums = {
    available: new Map<string, number>([['usd', 0]]),
    pending: new Map<string, number>([['usd', 0]]),
  };
  for (const row of task.state.transactions.rows()) {
    const sum = row.availableOn <= unixTime(task.clock) ? sums.available : sums.pending;
    sum.set(row.currency, (sum.get(row.currency) ?? 0) + row.amount - row.fee);
  }
  const present = (sum: Map<string, number>) =>
    [...sum].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
  return {
    object: 'balance',
    available: present(sums.available),
    livemode: false,
    pending: present(sums.pending),
  };
}

function events(task: Task, call: ApiCall): JsonObject {
  const { types: _types, ...form } = call.form;
  const types = list(call.form, 'types');
  const rows = task.state.events
    .newestFirst()
    .filter((event) => types.length === 0 || types.includes(event.type));
  return listPage(
    { ...call, form },
    'event',
    rows,
    { type: (event) => event.type, delivery_success: (event) => String(!event.pending) },
    presentEvent,
  );
}

export const accountRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/balance', answer: balance },
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    answer: (task, call) =>
      listPage(
        call,
        'balance_transaction',
        task.state.transactions.newestFirst(),
        { type: (row) => row.type, source: (row) => row.source, currency: (row) => row.currency },
        (row) => presentTransaction(task, row),
      ),
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    answer(task, call) {
      const row = task.state.transactions.get(call.id);
      if (row === undefined) throw missing('balance transaction', call.id);
      return toJson(presentTransaction(task, row));
    },
  },
  { method: 'GET', path: '/v1/events', answer: events },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer(task, call) {
      const event = task.state.events.get(call.id);
      if (event === undefined) throw missing('event', call.id);
      return presentEvent(event);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    publishable: true,
    answer: (task, call) =>
      toJson(presentPaymentMethod(paymentMethodFromData(task, call.form, null))),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer(task, call) {
      const method = task.state.paymentMethods.get(call.id);
      if (method === undefined) throw missing('PaymentMethod', call.id, 'payment_method');
      return toJson(presentPaymentMethod(method));
    },
  },
];
