import { timed, type Telemetry } from '../../platform/telemetry';
import type { PaymentGateway } from './ports';

const CALLS = [
  'createIntent',
  'readIntent',
  'updateIntent',
  'cancelIntent',
  'refund',
  'calculateTax',
  'recordTax',
  'reverseTax',
  'listPayments',
  'listReversals',
  'findIntentOf',
] as const satisfies readonly (keyof PaymentGateway)[];

/** Every call of the provider by its name and outcome, and every webhook by its type. */
export function watchGateway(gateway: PaymentGateway, telemetry: Telemetry): PaymentGateway {
  if (!telemetry.isOn) return gateway;
  const watched = CALLS.map((call) => {
    const ask = gateway[call] as (
      ...asked: unknown[]
    ) => Promise<
      { readonly ok: true } | { readonly ok: false; failure: { readonly code: string } }
    >;
    const watchedCall = (...asked: unknown[]) =>
      timed(telemetry, {
        span: 'payment',
        facts: { call },
        metric: 'foreword_payment_call_seconds',
        labels: (outcome) => ({ call, outcome }),
        outcomeOf: (answer) => (answer.ok ? 'answered' : answer.failure.code),
        work: () => ask(...asked),
      });
    return [call, watchedCall] as const;
  });
  const { webhooks } = gateway;
  return {
    ...gateway,
    ...(Object.fromEntries(watched) as unknown as Pick<PaymentGateway, (typeof CALLS)[number]>),
    webhooks: webhooks && {
      verify(...asked) {
        const event = webhooks.verify(...asked);
        if (event.ok) telemetry.count('foreword_payment_events_total', { type: event.value.type });
        return event;
      },
    },
  };
}
