import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../../kernel/result';
import { toasts } from '../../ui/toasts/toasts';
import { createIntent, type InitFailure, type Payer, type SessionPrice } from './payment-calls';

export type SessionState =
  | { readonly state: 'starting' }
  | { readonly state: 'retrying'; readonly failure: Failure<InitFailure> }
  | { readonly state: 'failed'; readonly failure: Failure<InitFailure> }
  /** `stale` while a payment at another price is asked for. */
  | { readonly state: 'ready'; readonly clientSecret: string; readonly stale: boolean };

/** The page is read again and shows how it is. */
const SPEAKS_FOR_ITSELF: ReadonlySet<InitFailure> = new Set<InitFailure>([
  'already-paid',
  'payment-in-progress',
  'nothing-to-pay',
  'wrong-price',
  'needs-place',
]);

/** Gets the draft's one payment, and gets it again when asked to. */
export function usePaymentSession(
  payer: Payer,
  price: SessionPrice,
): { readonly session: SessionState; retry(): void } {
  const [session, setSession] = useState<SessionState>({ state: 'starting' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    setSession((now) => (now.state === 'ready' ? { ...now, stale: true } : now));
    void createIntent(payer, price).then((result) => {
      if (gone) return;
      if (result.ok) {
        setSession({ state: 'ready', clientSecret: result.value.clientSecret, stale: false });
        return;
      }
      setSession({ state: 'failed', failure: result.failure });
      if (SPEAKS_FOR_ITSELF.has(result.failure.code)) return;
      toasts.add({
        kind: 'destructive',
        title: 'Payment Error',
        description: 'Payment not initialized properly. Please try again.',
      });
    });
    return () => {
      gone = true;
    };
  }, [payer, price, round]);
  const retry = useCallback((): void => {
    setSession((now) =>
      now.state === 'failed' ? { state: 'retrying', failure: now.failure } : now,
    );
    setRound((count) => count + 1);
  }, []);
  return { session, retry };
}
