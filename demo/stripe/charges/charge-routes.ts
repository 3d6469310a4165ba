import type { JsonObject } from '../http/json';
import { listPage } from '../http/listing';
import { allowOnly, integer, metadata, oneOf, text } from '../http/parameters';
import { presentCharge, presentRefund } from './present-charge';
import type { ChargeRecord } from '../records';
import { refundCharge } from './refund-charge';
import { invalid, missing } from '../http/refusal';
import type { ApiCall, Route } from '../http/route';
import type { Task } from '../control/sandbox';

function createRefund(task: Task, call: ApiCall): JsonObject {
  allowOnly(call.form, [
    'charge',
    'payment_intent',
    'amount',
    'reason',
    'metadata',
    'instructions_email',
    'origin',
    'refund_application_fee',
    'reverse_transfer',
  ]);
  const terms = {
    amount: integer(call.form, 'amount', 1),
    reason: oneOf(call.form, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    metadata: metadata(call.form),
  };
  return presentRefund(refundCharge(task, chargeToRefund(task, call), terms));
}

function chargeToRefund(task: Task, call: ApiCall): ChargeRecord {
  const chargeId = text(call.form, 'charge');
  const intentId = text(call.form, 'payment_intent');
  if (chargeId === undefined && intentId === undefined) {
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
      { code: 'parameter_missing' },
    );
  }
  if (chargeId !== undefined) return succeeded(chargeId, findCharge(task, chargeId, 'charge', 400));
  const intent = task.state.intents.get(intentId ?? '');
  if (intent === undefined) throw missing('payment_intent', intentId ?? '', 'payment_intent', 400);
  return succeeded(
    intent.id,
    intent.latestCharge === null ? undefined : task.state.charges.get(intent.latestCharge),
  );
}

function succeeded(id: string, charge: ChargeRecord | undefined): ChargeRecord {
  if (charge?.status === 'succeeded') return charge;
  throw invalid(`${id} does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    begun: true,
  });
}

function updateRefund(task: Task, call: ApiCall): JsonObject {
  allowOnly(call.form, ['metadata']);
  const refund = findRefund(task, call.id);
  return presentRefund(
    task.state.refunds.put({ ...refund, metadata: metadata(call.form, refund.metadata) }),
  );
}

function findRefund(task: Task, id: string) {
  const refund = task.state.refunds.get(id);
  if (refund === undefined) throw missing('refund', id);
  return refund;
}

function findCharge(task: Task, id: string, param = 'id', status: 400 | 404 = 404): ChargeRecord {
  const charge = task.state.charges.get(id);
  if (charge === undefined) throw missing('charge', id, param, status);
  return charge;
}

const ofCharge = {
  charge: (row: { charge: string }) => row.charge,
  payment_intent: (row: { intent: string }) => row.intent,
};

export const chargeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    answer: (task, call) =>
      listPage(
        call,
        'charge',
        task.state.charges.newestFirst(),
        { payment_intent: (row) => row.intent, customer: () => null },
        (row) => presentCharge(task, row),
      ),
  },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: (task, call) => presentCharge(task, findCharge(task, call.id)),
  },
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  {
    method: 'GET',
    path: '/v1/refunds',
    answer: (task, call) =>
      listPage(call, 'refund', task.state.refunds.newestFirst(), ofCharge, presentRefund),
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer: (task, call) => presentRefund(findRefund(task, call.id)),
  },
  { method: 'POST', path: '/v1/refunds/:id', answer: updateRefund },
];
