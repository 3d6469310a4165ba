import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { paymentIntentOf, listedFrom, refundFrom, truthFrom } from './stripe-answers';

/** An answer of the provider with what these tests look at; the rest of it is never read. */
function intent(change: object = {}): Stripe.PaymentIntent {
  return {
    id: 'pi_1',
    status: 'succeeded',
    amount: 3_500,
    amount_received: 3_500,
    currency: 'usd',
    metadata: { order_id: 'an order' },
    client_secret: 'pi_1_secret_2',
    created: 1_772_442_000,
    last_payment_error: null,
    latest_charge: null,
    ...change,
  } as unknown as Stripe.PaymentIntent;
}

function charge(change: object = {}): object {
  return {
    id: 'ch_1',
    amount_refunded: 0,
    disputed: false,
    billing_details: { address: { country: 'CA' } },
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    ...change,
  };
}

const refund = (change: object): Stripe.Refund =>
  ({
    id: 're_1',
    status: 'succeeded',
    amount: 500,
    reason: null,
    created: 1_772_442_000,
    metadata: {},
    ...change,
  }) as Stripe.Refund;

const dispute = (status: string): Stripe.Dispute =>
  ({
    id: 'dp_1',
    status,
    amount: 3_500,
    reason: 'fraudulent',
    created: 1_772_442_000,
    evidence_details: { due_by: 1_773_442_000 },
  }) as Stripe.Dispute;

describe('A payment’s state', () => {
  for (const [status, state] of [
    ['succeeded', 'succeeded'],
    ['canceled', 'cancelled'],
    ['processing', 'processing'],
    ['requires_payment_method', 'open'],
    ['requires_confirmation', 'open'],
    ['requires_action', 'open'],
    ['requires_capture', 'open'],
    ['something_new', 'open'],
  ] as const) {
    test(`is “${state}” where the provider says “${status}”, so that only its own word for paid is paid`, () => {
      expect(truthFrom(intent({ status })).state).toBe(state);
      expect(listedFrom(intent({ status })).state).toBe(state);
    });
  }
});

describe('What a payment tells', () => {
  test('is its money, its card’s last digits and the buyer’s country', () => {
    expect(truthFrom(intent({ latest_charge: charge() }))).toEqual({
      intentId: 'pi_1',
      state: 'succeeded',
      amount: 3_500,
      amountReceived: 3_500,
      currency: 'usd',
      metadata: { order_id: 'an order' },
      clientSecret: 'pi_1_secret_2',
      createdAt: new Date('2026-03-02T09:00:00Z'),
      failureCode: null,
      chargeId: 'ch_1',
      cardBrand: 'visa',
      cardLastDigits: '4242',
      billingCountry: 'CA',
      refunds: [],
      disputes: [],
    });
  });

  test('is less where less is known: a wallet without a card, a charge by its id, none at all', () => {
    const wallet = charge({
      payment_method_details: { link: {} },
      billing_details: { address: null },
    });
    expect(truthFrom(intent({ latest_charge: wallet }))).toMatchObject({
      cardBrand: null,
      cardLastDigits: null,
      billingCountry: null,
    });
    expect(truthFrom(intent({ latest_charge: 'ch_9' }))).toMatchObject({
      chargeId: 'ch_9',
      cardBrand: null,
    });
    expect(truthFrom(intent())).toMatchObject({ chargeId: null });
  });

  test('is why it failed, by the bank’s word where there is one', () => {
    expect(
      truthFrom(
        intent({
          last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
        }),
      ).failureCode,
    ).toBe('insufficient_funds');
    expect(truthFrom(intent({ last_payment_error: { code: 'expired_card' } })).failureCode).toBe(
      'expired_card',
    );
  });

  test('in a list is what went back and whether it is disputed', () => {
    expect(
      listedFrom(intent({ latest_charge: charge({ amount_refunded: 700, disputed: true }) })),
    ).toMatchObject({ intentId: 'pi_1', amountRefunded: 700, disputed: true });
    expect(listedFrom(intent({ latest_charge: 'ch_9' }))).toMatchObject({
      amountRefunded: 0,
      disputed: false,
    });
  });
});

describe('What went back', () => {
  test('names the decision it came from, if it was ours', () => {
    expect(refundFrom(refund({ metadata: { refund_id: 'ours' } }))).toMatchObject({
      providerId: 're_1',
      refundId: 'ours',
      amount: 500,
    });
    expect(refundFrom(refund({ metadata: null, reason: 'duplicate' }))).toMatchObject({
      refundId: null,
      reason: 'duplicate',
    });
  });

  for (const [status, state] of [
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    [null, 'pending'],
  ] as const) {
    test(`is “${state}” where the provider says “${status}”`, () => {
      expect(refundFrom(refund({ status })).state).toBe(state);
    });
  }

  for (const [status, state] of [
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
  ] as const) {
    test(`by a dispute that the provider calls “${status}” is “${state}”`, () => {
      const { disputes } = truthFrom(intent(), { refunds: [], disputes: [dispute(status)] });
      expect(disputes).toMatchObject([
        { state, reason: 'fraudulent', evidenceDueAt: new Date(1_773_442_000_000) },
      ]);
    });
  }
});

describe('The payment that an event is about', () => {
  const asked: string[] = [];
  const owner = (payment_intent: unknown) => ({
    retrieve: async (id: string) => {
      asked.push(id);
      return { payment_intent };
    },
  });
  const stripe = {
    charges: owner('pi_of_charge'),
    refunds: owner({ id: 'pi_of_refund' }),
    disputes: owner(null),
  } as unknown as Stripe;

  test('is found through its charge, its refund or its dispute, and a payment is its own', async () => {
    expect(await paymentIntentOf(stripe, 'pi_1')).toBe('pi_1');
    expect(await paymentIntentOf(stripe, 'ch_1')).toBe('pi_of_charge');
    expect(await paymentIntentOf(stripe, 'py_1')).toBe('pi_of_charge');
    expect(await paymentIntentOf(stripe, 're_1')).toBe('pi_of_refund');
    expect(await paymentIntentOf(stripe, 'dp_1')).toBeNull();
    expect(await paymentIntentOf(stripe, 'du_1')).toBeNull();
    expect(asked).toEqual(['ch_1', 'py_1', 're_1', 'dp_1', 'du_1']);
  });

  test('is none for anything else, and then nobody is asked', async () => {
    asked.length = 0;
    for (const id of ['po_1', 'cus_1', '', 'pi'])
      expect(await paymentIntentOf(stripe, id)).toBeNull();
    expect(asked).toEqual([]);
  });
});
