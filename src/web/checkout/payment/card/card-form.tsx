import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { ShopFacts } from '../../../shop-facts';
import { Alert } from '../../../ui/alert';
import { buttonLook } from '../../../ui/button';
import { toasts } from '../../../ui/toasts/toasts';
import type { CardFieldModule, CardHandle, CardOutcome } from './card-field';
import { loadCardField } from './load-card-field';
import type { Payer } from '../payment-calls';
import { usePaymentSession } from '../use-payment-session';

interface CardFormProps {
  readonly facts: ShopFacts;
  readonly payer: Payer;
  /** Where the bank’s page leads back to. */
  readonly back: string;
  /** When the money goes back, beside the button. */
  readonly assurance: string;
  /** What the bank's page or the provider said a moment ago. */
  readonly failure: string | null;
  onOutcome(outcome: CardOutcome, clientSecret: string): Promise<void>;
  /** Left out where there is no other way to pay. */
  onManual?(): void;
  /** The server says that this order is paid, or being paid, already. */
  onPaid(): void;
  /** The server says that this order costs something else by now. */
  onPriceChanged(): void;
}

/** The page is read again: it shows what the order costs by now, and what is to be done first. */
const REPRICED: ReadonlySet<string> = new Set(['nothing-to-pay', 'wrong-price', 'needs-place']);

export function CardForm({
  facts,
  payer,
  back,
  assurance,
  failure,
  onOutcome,
  onManual,
  onPaid,
  onPriceChanged,
}: CardFormProps) {
  const { amountInCents, currency, payment } = facts;
  const price = useMemo(() => ({ amountInCents, currency }), [amountInCents, currency]);
  const { session, retry } = usePaymentSession(payer, price);
  const [module, setModule] = useState<CardFieldModule | null>(null);
  const [handle, setHandle] = useState<CardHandle | null>(null);
  const [busy, setBusy] = useState(false);
  // A second press can come before the button is drawn as busy.
  const sending = useRef(false);
  const [problem, setProblem] = useState(failure);
  useEffect(() => setProblem(failure), [failure]);
  useEffect(() => {
    loadCardField(payment.kind).then(setModule, () =>
      setProblem('Failed to load Stripe. Please refresh the page and try again.'),
    );
  }, [payment.kind]);
  const paid =
    session.state === 'failed' &&
    (session.failure.code === 'already-paid' || session.failure.code === 'payment-in-progress');
  useEffect(() => {
    if (paid) onPaid();
  }, [paid, onPaid]);

  const repriced = session.state === 'failed' && REPRICED.has(session.failure.code);
  useEffect(() => {
    if (repriced) onPriceChanged();
  }, [repriced, onPriceChanged]);

  const tell = (message: string): void => {
    setProblem(message);
    // Why stands in one place, above the button.
    toasts.add({ kind: 'destructive', title: 'Payment Error' });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    if (session.state !== 'ready')
      return tell('Payment not initialized properly. Please click "Retry Payment" and try again.');
    if (!handle) return tell('Stripe has not loaded. Please refresh the page and try again.');
    sending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const outcome = await handle.confirm({ name: payer.name, email: payer.email });
      if (outcome.kind === 'leaving') return;
      if (outcome.kind === 'failed') tell(outcome.message);
      else if (outcome.kind === 'incomplete') setProblem(null);
      else if (outcome.payment.status === 'succeeded' || outcome.payment.status === 'processing')
        await onOutcome(outcome, session.clientSecret);
      else tell('Payment failed');
    } catch {
      tell('An unexpected error occurred');
    }
    sending.current = false;
    setBusy(false);
  };
  const ready = session.state === 'ready' && !session.stale && module !== null && handle !== null;
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-5" aria-busy={busy}>
      {(session.state === 'failed' || session.state === 'retrying') && !paid && (
        <InitFailure
          sentence={session.failure.sentence}
          retrying={session.state === 'retrying'}
          onRetry={retry}
          {...(onManual ? { onManual } : {})}
        />
      )}
      {(session.state === 'starting' || (session.state === 'ready' && !module)) && (
        <p role="status" className="text-soft">
          Loading the payment form…
        </p>
      )}
      {session.state === 'ready' && module && (
        <module.CardField
          publishableKey={payment.publishableKey}
          clientSecret={session.clientSecret}
          returnUrl={`${location.origin}${back}`}
          disabled={busy}
          onReady={setHandle}
          onFailure={setProblem}
        />
      )}
      {problem && <Alert kind="danger" title={problem} announced />}
      <button type="submit" className={`${buttonLook()} w-full`} disabled={!ready || busy}>
        {busy ? 'Processing...' : 'Complete Payment'}
      </button>
      <p className="text-sm text-soft">
        {payment.kind === 'stripe' && 'Stripe takes your card details; we never see them. '}
        {assurance} By paying, you agree to our{' '}
        <a className="underline underline-offset-4" href="/terms" target="_blank" rel="noopener">
          terms
        </a>
        .
      </p>
    </form>
  );
}

interface InitFailureProps {
  readonly sentence: string;
  readonly retrying: boolean;
  onRetry(): void;
  onManual?(): void;
}

function InitFailure({ sentence, retrying, onRetry, onManual }: InitFailureProps) {
  return (
    <Alert kind="danger" title={sentence} announced>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={onRetry}
          disabled={retrying}
          className={buttonLook('primary', 'small')}
        >
          {retrying ? 'Retrying...' : 'Retry Payment Initialization'}
        </button>
        {onManual && (
          <button type="button" onClick={onManual} className={buttonLook('quiet', 'small')}>
            Request Manual Payment Option
          </button>
        )}
      </div>
    </Alert>
  );
}
