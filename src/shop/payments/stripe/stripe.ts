import Stripe from 'stripe';
import { fail, succeed } from '../../../kernel/result';
import { seconds } from '../../../kernel/time';
import type { FromProvider, PaymentGateway } from '../ports';
import {
  chargeOf,
  paymentIntentOf,
  listedFrom,
  refundFrom,
  reversalFrom,
  truthFrom,
} from './stripe-answers';
import { stripeFailureOf, isAboutReceipt, isMissing } from './stripe-failures';
import { stripeTax } from './stripe-tax';
import { stripeWebhooks } from './stripe-webhooks';

export interface StripeOptions {
  readonly secretKey: string;
  /** Null means no webhook route. */
  readonly webhookSecret: string | null;
  /** Another server that speaks the same language: the sandbox, or someone's stand-in. */
  readonly apiBase: string | null;
  /** Told of every refusal and silence, for the log. */
  readonly onFailure: (error: Error) => void;
}

/** The browser gives up after 15 s: two tries and the pause between them fit into it. */
const TIMEOUT = seconds(6);

/** Far more than a few days can bring; a list without an end would never be laid beside our books. */
const MOST_LISTED = 10_000;

/** Methods whose money comes days later: a report in 12 hours can't wait for it. */
const DELAYED_METHODS = [
  'us_bank_account',
  'sepa_debit',
  'acss_debit',
  'bacs_debit',
  'au_becs_debit',
  'boleto',
  'oxxo',
  'konbini',
  'multibanco',
  'customer_balance',
] as const;

export function stripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = connect(options);

  async function ask<Value>(call: () => Promise<Value>): FromProvider<Value> {
    try {
      return succeed(await call());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      options.onFailure(error);
      return stripeFailureOf(error);
    }
  }

  async function historyOf(intentId: string) {
    const filter = { payment_intent: intentId, limit: 100 };
    const refunds = await stripe.refunds.list(filter);
    const disputes = await stripe.disputes.list(filter);
    return { refunds: refunds.data, disputes: disputes.data };
  }

  return {
    createIntent: (key, request) =>
      ask(async () => {
        const create = (receipt: { receipt_email?: string }, idempotencyKey: string) =>
          stripe.paymentIntents.create(
            {
              amount: request.amount,
              currency: request.currency,
              description: request.description,
              metadata: { ...request.metadata },
              automatic_payment_methods: { enabled: true },
              excluded_payment_method_types: [...DELAYED_METHODS],
              ...receipt,
            },
            { idempotencyKey },
          );
        // An address we can mail may still be none to the provider: its receipt is not worth a sale.
        return truthFrom(
          await create({ receipt_email: request.receiptEmail }, key).catch((error: unknown) =>
            isAboutReceipt(error) ? create({}, `${key}:no-receipt`) : Promise.reject(error),
          ),
        );
      }),
    async readIntent(intentId, { withHistory }) {
      try {
        const intent = await stripe.paymentIntents.retrieve(intentId, {
          expand: ['latest_charge'],
        });
        const charge = await chargeOf(stripe, intent);
        const wanted =
          withHistory || (charge !== null && (charge.amount_refunded > 0 || charge.disputed));
        return succeed(
          truthFrom(
            { ...intent, latest_charge: charge },
            wanted ? await historyOf(intentId) : undefined,
          ),
        );
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        if (isMissing(error))
          return fail('no-payment', 'The payment provider doesn’t know this payment.');
        options.onFailure(error);
        return stripeFailureOf(error);
      }
    },
    updateIntent: (intentId, change) =>
      ask(async () => {
        const update = (receipt: { receipt_email?: string }) =>
          stripe.paymentIntents.update(intentId, { metadata: { ...change.metadata }, ...receipt });
        return truthFrom(
          await update({ receipt_email: change.receiptEmail }).catch((error: unknown) =>
            isAboutReceipt(error) ? update({}) : Promise.reject(error),
          ),
        );
      }),
    async cancelIntent(intentId) {
      try {
        return succeed(truthFrom(await stripe.paymentIntents.cancel(intentId)));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        if (error.code === 'payment_intent_unexpected_state') {
          return fail('not-cancellable', 'This payment is in progress or done.');
        }
        options.onFailure(error);
        return stripeFailureOf(error);
      }
    },
    refund: (key, { intentId, amount, refundId }) =>
      ask(async () =>
        refundFrom(
          await stripe.refunds.create(
            {
              payment_intent: intentId,
              amount,
              reason: 'requested_by_customer',
              metadata: { refund_id: refundId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    listPayments: (since) =>
      ask(async () => {
        const list = stripe.paymentIntents.list({
          ...madeSince(since),
          expand: ['data.latest_charge'],
        });
        return (await list.autoPagingToArray({ limit: MOST_LISTED })).map(listedFrom);
      }),
    listReversals: (since) =>
      ask(async () => {
        const refunds = await stripe.refunds
          .list(madeSince(since))
          .autoPagingToArray({ limit: MOST_LISTED });
        const disputes = await stripe.disputes
          .list(madeSince(since))
          .autoPagingToArray({ limit: MOST_LISTED });
        return [...refunds, ...disputes].flatMap(reversalFrom);
      }),
    findIntentOf: (objectId) =>
      ask(() =>
        paymentIntentOf(stripe, objectId).catch((error: unknown) =>
          isMissing(error) ? null : Promise.reject(error),
        ),
      ),
    probe: () =>
      ask(async () => {
        await stripe.balance.retrieve();
        return null;
      }),
    ...stripeTax(stripe, ask, options.onFailure),
    webhooks: options.webhookSecret === null ? null : stripeWebhooks(stripe, options.webhookSecret),
  };
}

function madeSince(moment: Date): {
  readonly created: { readonly gte: number };
  readonly limit: number;
} {
  return { created: { gte: Math.floor(moment.getTime() / 1_000) }, limit: 100 };
}

function connect({ secretKey, apiBase }: StripeOptions): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base === null
      ? {}
      : {
          host: base.hostname,
          port: base.port || (base.protocol === 'http:' ? 80 : 443),
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  });
}
