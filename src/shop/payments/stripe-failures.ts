import Stripe from 'stripe';
import { fail, type Result } from '../../kernel/result';
import type { ProviderFailure } from './ports';

/** Silence and overload may pass; anything else the provider says will be said again. */
export function failureOf(
  error: Stripe.errors.StripeError,
): Result<never, ProviderFailure> & { readonly ok: false } {
  const mayPass =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error.statusCode ?? 0) >= 500;
  return mayPass
    ? fail(
        'provider-down',
        'Our payment provider cannot be reached right now. Please try again in a moment.',
      )
    : fail(
        'provider-refused',
        'Our payment provider did not accept this. Please try again later or contact support.',
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
