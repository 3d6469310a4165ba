import { useEffect, useRef } from 'react';
import { cardFailureOf, type CardFieldProps, type CardOutcome } from './card-field';
import { loadStripe, type Stripe, type StripeAnswer, type StripeElements } from './stripe-script';

/** One tap before a form; what a browser doesn’t have is left out by the provider. */
const WALLETS_FIRST = ['apple_pay', 'google_pay', 'link', 'card'] as const;

export function StripeCardField({
  publishableKey,
  clientSecret,
  returnUrl,
  disabled,
  onReady,
  onFailure,
}: CardFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let destroy = (): void => undefined;
    const mount = async (): Promise<void> => {
      const stripe = (await loadStripe())(publishableKey);
      if (gone || !place.current) return;
      const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe';
      const elements = stripe.elements({ clientSecret, appearance: { theme } });
      const element = elements.create('payment', {
        layout: 'tabs',
        paymentMethodOrder: WALLETS_FIRST,
      });
      destroy = () => element.destroy();
      element.on('ready', () =>
        onReady({ confirm: (billing) => confirm(stripe, elements, returnUrl, billing) }),
      );
      element.on('loaderror', ({ error }) =>
        onFailure(
          error?.message ?? 'Failed to load Stripe. Please refresh the page and try again.',
        ),
      );
      element.mount(place.current);
    };
    mount().catch(() => {
      if (!gone) onFailure('Failed to load Stripe. Please refresh the page and try again.');
    });
    return () => {
      gone = true;
      onReady(null);
      destroy();
    };
  }, [publishableKey, clientSecret, returnUrl, onReady, onFailure]);
  return <div ref={place} inert={disabled} />;
}

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  returnUrl: string,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<CardOutcome> {
  if (!elements.getElement('payment')) return { kind: 'failed', message: 'Card element not found' };
  return outcomeOf(
    await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: {
        return_url: returnUrl,
        payment_method_data: { billing_details: { email, ...(name === '' ? {} : { name }) } },
      },
    }),
  );
}

export async function retrieveFromStripe(
  publishableKey: string,
  clientSecret: string,
): Promise<CardOutcome> {
  const stripe = (await loadStripe())(publishableKey);
  return outcomeOf(await stripe.retrievePaymentIntent(clientSecret));
}

function outcomeOf({ error, paymentIntent }: StripeAnswer): CardOutcome {
  // The provider's own field says what is missing, beside where it is missing.
  if (error?.type === 'validation_error') return { kind: 'incomplete' };
  if (error) return cardFailureOf(error);
  if (!paymentIntent) return { kind: 'failed', message: 'Payment failed' };
  const { id, status, amount } = paymentIntent;
  return status === 'requires_payment_method'
    ? { kind: 'failed', message: paymentIntent.last_payment_error?.message ?? 'Payment failed' }
    : { kind: 'done', payment: { id, status, amount } };
}
