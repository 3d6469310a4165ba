import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PaymentFacts } from '../../shop-facts';
import { toasts } from '../../ui/toasts/toasts';
import type { CardOutcome } from './card/card-field';
import { loadCardField } from './card/load-card-field';

export type BankReturn =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'processing'; readonly clientSecret: string };

/** What follows at the page that a buyer comes back to. */
export interface WayOn {
  /** Its address without the payment. */
  readonly back: string;
  finish(payment: {
    readonly id: string;
    readonly status: string;
    readonly amount: number;
  }): Promise<void>;
}

/** Picks up a payment whose buyer was sent to the bank's page and comes back with it in the address. */
export function useBankReturn(payment: PaymentFacts, way: WayOn | null): BankReturn {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const clientSecret = parameters.get('payment_intent_client_secret');
  const [answer, setAnswer] = useState<BankReturn>({
    state: clientSecret === null ? 'none' : 'reading',
  });
  useEffect(() => {
    if (clientSecret === null || way === null) return undefined;
    let gone = false;
    const read = async (): Promise<void> => {
      const outcome = await readOutcome(payment, clientSecret);
      if (gone) return;
      if (outcome.kind === 'done' && outcome.payment.status === 'succeeded') {
        await way.finish(outcome.payment);
        return;
      }
      const processing = outcome.kind === 'done' && outcome.payment.status === 'processing';
      const message = outcome.kind === 'failed' ? outcome.message : 'Payment failed';
      if (!processing) toasts.add({ kind: 'destructive', title: 'Payment Error' });
      setAnswer(processing ? { state: 'processing', clientSecret } : { state: 'failed', message });
      // A secret has no business in an address that someone may copy.
      await navigate(way.back, { replace: true, preventScrollReset: true });
    };
    void read();
    return () => {
      gone = true;
    };
  }, [clientSecret, way, payment, navigate]);
  return answer;
}

async function readOutcome(
  { kind, publishableKey }: PaymentFacts,
  clientSecret: string,
): Promise<CardOutcome> {
  try {
    const { retrievePayment } = await loadCardField(kind);
    return await retrievePayment(publishableKey, clientSecret);
  } catch {
    return { kind: 'failed', message: 'An unexpected error occurred' };
  }
}
