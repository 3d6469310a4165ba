import { after, seconds, type Clock } from '../../kernel/time';
import type { PaymentGateway } from './ports';

const REMEMBERED = seconds(10);

export interface PaymentProbe {
  /** Whether payments can be taken, asked of the provider at most once in 10 seconds. */
  isAvailable(): Promise<boolean>;
}

export function createPaymentProbe({
  gateway,
  clock,
}: {
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
}): PaymentProbe {
  let last: { readonly answer: Promise<boolean>; readonly until: Date } | null = null;
  return {
    isAvailable() {
      const now = clock.now();
      if (last === null || last.until <= now) {
        last = {
          answer: gateway.probe().then(
            ({ ok }) => ok,
            () => false,
          ),
          until: after(now, REMEMBERED),
        };
      }
      return last.answer;
    },
  };
}
