import Stripe from 'stripe';
import { fail, type Result } from '../../../kernel/result';
import type { ProviderFailure } from '../ports';

/** Silence and overload may pass; anything else the provider says will be said again. */
export function stripeFailureOf(
  error: Stripe.errors.StripeError,
): Result<never, ProviderFailure> & { readonly ok: false } {
  const mayPass =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error.statusCode ?? 0) >= 500;
  return mayPass
    ? fail('provider-down', 'We can’t reach our payment provider right now. Try again in a minute.')
    : fail(
        'provider-refused',
        'Our payment provider refused this. Try again later, or contact support.',
      );
}

export function isAboutReceipt(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'receipt_email'
  );
}

export function isMissing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}
