import type { Config } from '../../config';
import { createTelemetry, timed, watchProcess, type Telemetry } from '../../platform/telemetry';
import type { PaymentGateway } from '../../shop/payments/ports';
import { productionRun } from '../../report/production/make/produce-report';

export const REPORT_RUNS = productionRun('');

export async function openTelemetryOf({ telemetry }: Config): Promise<Telemetry> {
  const opened = await createTelemetry({
    traces: telemetry.traces,
    metrics: telemetry.token !== undefined,
  });
  watchProcess(opened);
  return opened;
}

/** What came of a report, as far as one of its steps decides it. */
export function endOfReport(step: string, output: unknown): string | undefined {
  if (step === 'submit') return 'ready';
  const { ok, failure } = output as {
    readonly ok?: boolean;
    readonly failure?: { readonly candidates?: readonly unknown[] };
  };
  const isAsked = (failure?.candidates ?? []).length > 0;
  const isEnd = ok === false && (step === 'write' || (step === 'identify' && !isAsked));
  return isEnd ? 'impossible' : undefined;
}

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
