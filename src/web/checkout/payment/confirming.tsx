import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { seconds } from '../../../kernel/time';
import type { PaymentFacts } from '../../shop-facts';
import { Alert } from '../../ui/alert';
import type { CardOutcome } from './card/card-field';
import { loadCardField } from './card/load-card-field';

const ASK_EVERY = seconds(3);

interface ConfirmingProps {
  readonly payment: PaymentFacts;
  readonly clientSecret: string;
  onOutcome(outcome: CardOutcome, clientSecret: string): Promise<void>;
}

/** The provider has the payment in hand; whoever closes the page now is told by mail. */
export function Confirming({ payment, clientSecret, onOutcome }: ConfirmingProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const ask = async (): Promise<void> => {
      const outcome = await readPayment(payment, clientSecret);
      if (gone) return;
      if (outcome && !(outcome.kind === 'done' && outcome.payment.status === 'processing'))
        await onOutcome(outcome, clientSecret);
      else timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    timer = setTimeout(() => void ask(), ASK_EVERY);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [payment, clientSecret, onOutcome]);
  return <ConfirmingNote />;
}

/** Asks our own server, which leads on to the order as soon as it knows. */
export function ConfirmingOnServer() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [revalidate]);
  return <ConfirmingNote />;
}

export function ConfirmingNote() {
  return (
    <Alert title="We are confirming your payment" announced>
      <p>
        This can take a moment. You won’t be charged twice. You may close this page: we write to you
        as soon as it is settled.
      </p>
    </Alert>
  );
}

/** Null when it can't be read just now. */
async function readPayment(
  { kind, publishableKey }: PaymentFacts,
  clientSecret: string,
): Promise<CardOutcome | null> {
  try {
    const { retrievePayment } = await loadCardField(kind);
    return await retrievePayment(publishableKey, clientSecret);
  } catch {
    return null;
  }
}
