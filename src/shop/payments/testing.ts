import type { Mailer } from '../../platform/mail';
import type { RaiseAlert } from '../alerts';
import { fail, succeed } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type {
  DisputeTruth,
  FromProvider,
  PaymentGateway,
  PaymentTruth,
  ProviderEvent,
  RefundTruth,
} from './ports';

type Call = Exclude<keyof PaymentGateway, 'webhooks'>;

interface Refunding {
  readonly refund: RefundTruth;
  readonly intentId: string;
}

/** A provider in memory: what it holds can be looked at, tampered with and switched off. */
export interface FakeGateway extends PaymentGateway {
  readonly intents: Map<string, PaymentTruth>;
  readonly calls: Call[];
  /** These calls get no answer. `after` does the work first, and only the answer is lost. */
  silence(call: Call, moment?: 'before' | 'after'): void;
  refuse(call: Call): void;
  heal(): void;
  change(intentId: string, change: Partial<PaymentTruth>): void;
  /** As when the buyer confirmed and the bank agreed. */
  pay(intentId: string): void;
  refundAtProvider(intentId: string, amount: number): string;
  dispute(intentId: string, state: DisputeTruth['state']): void;
  /** Runs once, in the middle of the next call of that name. */
  during(call: Call, work: () => Promise<void>): void;
}

export const TEST_SIGNATURE = 'signed by the fake provider';

export function fakeGateway(clock: Clock): FakeGateway {
  const intents = new Map<string, PaymentTruth>();
  const intentOfKey = new Map<string, string>();
  const refunds = new Map<string, Refunding>();
  const calls: Call[] = [];
  const troubles = new Map<Call, 'before' | 'after' | 'refused'>();
  const interruptions = new Map<Call, () => Promise<void>>();
  let count = 0;
  const name = (prefix: string): string => `${prefix}_${(count += 1).toString().padStart(6, '0')}`;
  const down = () => fail('provider-down', 'The fake provider is down.');

  async function answer<Value, Code extends string = never>(
    call: Call,
    work: () => Awaited<FromProvider<Value, Code>>,
  ): FromProvider<Value, Code> {
    calls.push(call);
    const trouble = troubles.get(call);
    if (trouble === 'before') return down();
    if (trouble === 'refused') return fail('provider-refused', 'The fake provider refuses.');
    const interruption = interruptions.get(call);
    interruptions.delete(call);
    const result = work();
    await interruption?.();
    return trouble === 'after' ? down() : result;
  }

  const held = (intentId: string): PaymentTruth => {
    const intent = intents.get(intentId);
    if (!intent) throw new Error(`The fake provider has no ${intentId}`);
    return intent;
  };
  const change = (intentId: string, changed: Partial<PaymentTruth>): PaymentTruth => {
    const next = { ...held(intentId), ...changed };
    intents.set(intentId, next);
    return next;
  };
  const giveBack = (intentId: string, amount: number, refundId: string | null): RefundTruth => {
    const refund: RefundTruth = {
      providerId: name('re'),
      state: 'succeeded',
      amount,
      reason: 'requested_by_customer',
      createdAt: clock.now(),
      refundId,
    };
    refunds.set(refund.providerId, { refund, intentId });
    change(intentId, { refunds: [...held(intentId).refunds, refund] });
    return refund;
  };

  return {
    intents,
    calls,
    silence: (call, moment = 'before') => void troubles.set(call, moment),
    refuse: (call) => void troubles.set(call, 'refused'),
    heal: () => troubles.clear(),
    change: (intentId, changed) => void change(intentId, changed),
    pay(intentId) {
      const { amount } = held(intentId);
      change(intentId, {
        state: 'succeeded',
        amountReceived: amount,
        chargeId: name('ch'),
        cardBrand: 'visa',
        cardLastDigits: '4242',
        billingCountry: 'US',
      });
    },
    refundAtProvider: (intentId, amount) => giveBack(intentId, amount, null).providerId,
    dispute(intentId, state) {
      const [known] = held(intentId).disputes;
      const dispute: DisputeTruth = known
        ? { ...known, state }
        : {
            providerId: name('dp'),
            state,
            amount: held(intentId).amount,
            reason: 'fraudulent',
            evidenceDueAt: null,
            createdAt: clock.now(),
          };
      change(intentId, { disputes: [dispute] });
    },
    during: (call, work) => void interruptions.set(call, work),

    createIntent: (key, request) =>
      answer('createIntent', () => {
        const known = intentOfKey.get(key);
        if (known !== undefined) return succeed(held(known));
        const intentId = name('pi');
        const truth: PaymentTruth = {
          intentId,
          state: 'open',
          amount: request.amount,
          amountReceived: 0,
          currency: request.currency,
          metadata: request.metadata,
          clientSecret: `${intentId}_secret`,
          createdAt: clock.now(),
          failureCode: null,
          chargeId: null,
          cardBrand: null,
          cardLastDigits: null,
          billingCountry: null,
          refunds: [],
          disputes: [],
        };
        intents.set(intentId, truth);
        intentOfKey.set(key, intentId);
        return succeed(truth);
      }),
    readIntent: (intentId) =>
      answer('readIntent', () => {
        const intent = intents.get(intentId);
        return intent ? succeed(intent) : fail('no-payment', 'No such payment.');
      }),
    updateIntent: (intentId, { metadata }) =>
      answer('updateIntent', () => succeed(change(intentId, { metadata }))),
    cancelIntent: (intentId) =>
      answer('cancelIntent', () =>
        held(intentId).state === 'open' || held(intentId).state === 'cancelled'
          ? succeed(change(intentId, { state: 'cancelled' }))
          : fail('not-cancellable', 'Under way or done.'),
      ),
    refund: (key, { intentId, amount, refundId }) =>
      answer('refund', () => {
        const known = [...refunds.values()].find(({ refund }) => refund.refundId === key);
        if (known) return succeed(known.refund);
        const { refunds: given, amountReceived } = held(intentId);
        const back = given
          .filter(({ state }) => state !== 'failed')
          .reduce((sum, refund) => sum + refund.amount, 0);
        return back + amount > amountReceived
          ? fail('provider-refused', 'So much was never paid.')
          : succeed(giveBack(intentId, amount, refundId));
      }),
    listPayments: (since) =>
      answer('listPayments', () =>
        succeed(
          [...intents.values()]
            .filter(({ createdAt }) => createdAt >= since)
            .map((intent) => ({
              ...intent,
              amountRefunded: intent.refunds
                .filter(({ state }) => state !== 'failed')
                .reduce((sum, { amount }) => sum + amount, 0),
              disputed: intent.disputes.length > 0,
            })),
        ),
      ),
    listReversals: (since) =>
      answer('listReversals', () =>
        succeed(
          [...intents.values()].flatMap(({ intentId, refunds: given, disputes }) =>
            [...given, ...disputes]
              .filter(({ createdAt }) => createdAt >= since)
              .map(({ providerId }) => ({ providerId, intentId })),
          ),
        ),
      ),
    findIntentOf: (objectId) =>
      answer('findIntentOf', () =>
        succeed(objectId.startsWith('pi_') ? objectId : (refunds.get(objectId)?.intentId ?? null)),
      ),
    // A tenth, everywhere.
    calculateTax: ({ amount, place }) =>
      answer('calculateTax', () =>
        place.postalCode === '00000'
          ? fail('unknown-place', 'We don’t know this postal code. Check it.')
          : succeed({ calculation: name('taxcalc'), tax: Math.round(amount / 10) }),
      ),
    recordTax: (key) => answer('recordTax', () => succeed({ transaction: `tax_of_${key}` })),
    reverseTax: () => answer('reverseTax', () => succeed(null)),
    probe: () => answer('probe', () => succeed(null)),
    webhooks: {
      verify: (rawBody, signature) =>
        signature === TEST_SIGNATURE
          ? succeed(JSON.parse(new TextDecoder().decode(rawBody)) as ProviderEvent)
          : fail('bad-signature', 'Not signed.'),
    },
  };
}

/** Without a desk, an alert is only its email. */
export const raiseByMail =
  (mailer: Mailer): RaiseAlert =>
  async (transaction, _alert, mail) => {
    if (mail !== undefined) await mailer.queue(transaction, mail);
    return true;
  };
