import type { Duration } from '../../../src/kernel/time';
import { settleProcessing } from '../intents/charge-intent';
import type { DisputeReason } from '../charges/cards';
import { ASYNCHRONOUS_FAILURE } from '../charges/declines';
import type { Delivery } from './delivery-log';
import { closeDispute, openDispute } from '../charges/disputes';
import type { Fault, Faults } from './faults';
import { finishAuthentication } from '../intents/intents';
import type { ChargeRecord, IntentRecord } from '../records';
import { refundCharge, settleRefund } from '../charges/refund-charge';
import { invalid, missing } from '../http/refusal';
import type { Task } from './sandbox';
import type { Forgery, Webhooks } from './webhooks';

/** What happens at the provider's side without a call of the shop: its dashboard, banks, bad weather. */
export interface PaymentSandboxControl {
  /** Every answer comes this much later. */
  setLatency(latency: Duration): void;
  /** The next calls that fit fail; see `Fault`. */
  fail(fault: Fault): void;
  clearFaults(): void;
  /** Ends a payment that is in `processing`. */
  settleProcessing(intentId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** What the buttons of the authentication page do. */
  finishAuthentication(intentId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  /** The ids given back are those of the refund and the dispute. */
  refund(target: string, amount?: number): Promise<string>;
  settleRefund(refundId: string, outcome: 'succeeded' | 'failed'): Promise<void>;
  openDispute(target: string, reason?: DisputeReason): Promise<string>;
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>;
  /** Each webhook is sent so many times. */
  duplicateWebhooks(copies: number): void;
  /** Events of these types are never sent; `*` is all, none brings things back to normal. */
  withholdWebhooks(types: readonly string[]): void;
  holdWebhooks(): void;
  /** Sends what was held, in the order it was made or the other way round. */
  releaseWebhooks(order?: 'made' | 'reversed'): void;
  /** These three send one copy of an event and tell the status it was answered with. */
  redeliver(eventId: string): Promise<number | null>;
  sendStale(eventId: string, age: Duration): Promise<number | null>;
  forge(eventId: string, forgery: Forgery): Promise<number | null>;
  deliveries(): Delivery[];
  /** Resolves when no webhook is under way or waits for another try. */
  webhooksSettled(): Promise<void>;
}

export interface ControlParts {
  readonly task: Task;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly setLatency: (latency: Duration) => void;
}

export function createControl({
  task,
  faults,
  webhooks,
  setLatency,
}: ControlParts): PaymentSandboxControl {
  const { state } = task;
  const event = (id: string) => state.events.get(id) ?? unknown('event', id);
  const remembered = async <Value>(value: Value): Promise<Value> => {
    await state.flush();
    return value;
  };
  return {
    setLatency,
    fail: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    async settleProcessing(intentId, outcome) {
      const intent = inStatus(task, intentId, 'processing');
      settleProcessing(task, intent, outcome === 'succeeded' ? null : ASYNCHRONOUS_FAILURE);
      await state.flush();
    },
    async finishAuthentication(intentId, outcome) {
      finishAuthentication(
        task,
        inStatus(task, intentId, 'requires_action'),
        outcome === 'succeeded',
      );
      await state.flush();
    },
    refund: async (target, amount) =>
      remembered(
        refundCharge(task, chargeOf(task, target), { amount, reason: 'requested_by_customer' }).id,
      ),
    async settleRefund(refundId, outcome) {
      settleRefund(task, state.refunds.get(refundId) ?? unknown('refund', refundId), outcome);
      await state.flush();
    },
    openDispute: async (target, reason) =>
      remembered(
        openDispute(task, chargeOf(task, target), reason === undefined ? {} : { reason }).id,
      ),
    async closeDispute(disputeId, outcome) {
      closeDispute(task, state.disputes.get(disputeId) ?? unknown('dispute', disputeId), outcome);
      await state.flush();
    },
    duplicateWebhooks: (copies) => webhooks.setCopies(copies),
    withholdWebhooks: (types) => webhooks.setWithheld(types),
    holdWebhooks: () => webhooks.hold(),
    releaseWebhooks: (order = 'made') => webhooks.release(order),
    redeliver: async (eventId) => webhooks.sendOnce(event(eventId)),
    sendStale: async (eventId, age) => webhooks.sendOnce(event(eventId), { age }),
    forge: async (eventId, forgery) => webhooks.sendOnce(event(eventId), { forgery }),
    deliveries: () => webhooks.deliveries(),
    webhooksSettled: () => webhooks.settled(),
  };
}

function inStatus(task: Task, intentId: string, status: IntentRecord['status']): IntentRecord {
  const intent = task.state.intents.get(intentId) ?? unknown('payment_intent', intentId);
  if (intent.status !== status)
    throw invalid(`${intentId} is not in ${status} but in ${intent.status}.`);
  return intent;
}

/** A charge by its own id or by its intent's. */
function chargeOf(task: Task, target: string): ChargeRecord {
  const id = task.state.intents.get(target)?.latestCharge ?? target;
  const charge = task.state.charges.get(id);
  if (charge === undefined || charge.status !== 'succeeded') return unknown('charge', target);
  return charge;
}

function unknown(kind: string, id: string): never {
  throw missing(kind, id);
}
