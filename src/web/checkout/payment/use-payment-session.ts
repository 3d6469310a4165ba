import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../../kernel/result';
import type { OrderDetails } from '../../../shop/orders/shape';
import { toasts } from '../../ui/toasts/toasts';
import { createIntent, type InitFailure, type Price } from './payment-calls';

export type PaymentSession =
  | { readonly state: 'starting' }
  | { readonly state: 'retrying'; readonly failure: Failure<InitFailure> }
  | { readonly state: 'failed'; readonly failure: Failure<InitFailure> }
  | { readonly state: 'ready'; readonly clientSecret: string };

/** Gets the draft's one payment, and gets it again when asked to. */
export function usePaymentSession(
  details: OrderDetails,
  price: Price,
): { readonly session: PaymentSession; retry(): void } {
  const [session, setSession] = useState<PaymentSession>({ state: 'starting' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    void createIntent(details, price).then((result) => {
      if (gone) return;
      if (result.ok) {
        setSession({ state: 'ready', clientSecret: result.value.clientSecret });
        return;
      }
      setSession({ state: 'failed', failure: result.failure });
      if (result.failure.code === 'already-paid' || result.failure.code === 'payment-in-progress')
        return;
      toasts.add({
        kind: 'destructive',
        title: 'Payment Error',
        description: 'Payment not initialized properly. Please try again.',
      });
    });
    return () => {
      gone = true;
    };
  }, [details, price, round]);
  const retry = useCallback((): void => {
    setSession((now) =>
      now.state === 'failed' ? { state: 'retrying', failure: now.failure } : now,
    );
    setRound((count) => count + 1);
  }, []);
  return { session, retry };
}
