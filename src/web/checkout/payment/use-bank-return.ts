import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OrderDetails } from '../../../shop/orders/shape';
import type { PaymentFacts } from '../../shop-facts';
import { toasts } from '../../ui/toasts/toasts';
import type { CardOutcome } from './card-field';
import { loadCardField } from './load-card-field';
import { finishPaidOrder } from './finish-order';

export type BankReturn =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'processing'; readonly clientSecret: string };

/** Picks up a payment whose buyer was sent to the bank's page and comes back with it in the address. */
export function useBankReturn(payment: PaymentFacts, details: OrderDetails | null): BankReturn {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const clientSecret = parameters.get('payment_intent_client_secret');
  const [answer, setAnswer] = useState<BankReturn>({
    state: clientSecret === null ? 'none' : 'reading',
  });
  useEffect(() => {
    if (clientSecret === null || details === null) return undefined;
    let gone = false;
    const read = async (): Promise<void> => {
      const outcome = await readOutcome(payment, clientSecret);
      if (gone) return;
      if (outcome.kind === 'done' && outcome.payment.status === 'succeeded') {
        await finishPaidOrder(details, outcome.payment);
        await navigate('/success', { replace: true });
        return;
      }
      const processing = outcome.kind === 'done' && outcome.payment.status === 'processing';
      const message = outcome.kind === 'failed' ? outcome.message : 'Payment failed';
      if (!processing) toasts.add({ kind: 'destructive', title: 'Payment Error' });
      setAnswer(processing ? { state: 'processing', clientSecret } : { state: 'failed', message });
      // A secret has no business in an address that someone may copy.
      await navigate('/order?step=payment', { replace: true, preventScrollReset: true });
    };
    void read();
    return () => {
      gone = true;
    };
  }, [clientSecret, details, payment, navigate]);
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
