import { cardFailureOf, type CardOutcome } from './card-field';

export interface CardNumbers {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

interface Confirmation extends CardNumbers {
  readonly name: string;
  readonly email: string;
  readonly returnUrl: string;
}

/** `pi_1_secret_2` belongs to the payment `pi_1`. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

const addressOf = (clientSecret: string): string =>
  `/sandbox/stripe/v1/payment_intents/${encodeURIComponent(intentIdOf(clientSecret))}`;

/** “04 / 30” as month and year, as far as it is one. */
export function readExpiry(expiry: string): { readonly month: string; readonly year: string } {
  const digits = expiry.replace(/\D/g, '');
  return { month: digits.slice(0, 2), year: digits.slice(2) };
}

export function confirmationForm(clientSecret: string, card: Confirmation): URLSearchParams {
  const { month, year } = readExpiry(card.expiry);
  const form = new URLSearchParams({
    client_secret: clientSecret,
    return_url: card.returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replace(/\D/g, ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': card.cvc.trim(),
    'payment_method_data[billing_details][email]': card.email,
  });
  if (card.name !== '') form.set('payment_method_data[billing_details][name]', card.name);
  return form;
}

/** What an empty field is answered with, before anything is sent; the provider would name its own parameters. */
export function missingFrom({ number, expiry, cvc }: CardNumbers): string | null {
  if (number.trim() === '') return 'Enter your card number.';
  if (expiry.trim() === '') return 'Enter the expiration date of your card.';
  return cvc.trim() === '' ? 'Enter the security code of your card.' : null;
}

/** Speaks to the sandbox as the provider's own script would: with the publishable key, straight from the browser. */
export async function confirmInSandbox(
  publishableKey: string,
  clientSecret: string,
  card: Confirmation,
  leave: (url: string) => void,
): Promise<CardOutcome> {
  const missing = missingFrom(card);
  if (missing !== null) return { kind: 'failed', message: missing };
  const answer = await fetch(`${addressOf(clientSecret)}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${publishableKey}` },
    body: confirmationForm(clientSecret, card),
  });
  return cardOutcomeOf(await answer.json(), leave);
}

export async function retrieveFromSandbox(
  publishableKey: string,
  clientSecret: string,
): Promise<CardOutcome> {
  const query = new URLSearchParams({ client_secret: clientSecret });
  const answer = await fetch(`${addressOf(clientSecret)}?${query}`, {
    headers: { Authorization: `Bearer ${publishableKey}` },
  });
  return cardOutcomeOf(await answer.json(), () => undefined);
}

interface Wire {
  readonly id?: string;
  readonly status?: string;
  readonly amount?: number;
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly payment_intent?: Wire;
  };
  readonly last_payment_error?: { readonly message?: string } | null;
  readonly next_action?: { readonly redirect_to_url?: { readonly url?: string } } | null;
}

export function cardOutcomeOf(wire: Wire, leave: (url: string) => void): CardOutcome {
  if (wire.error) return cardFailureOf(wire.error);
  const url = wire.next_action?.redirect_to_url?.url;
  if (wire.status === 'requires_action' && url !== undefined) {
    leave(url);
    return { kind: 'leaving' };
  }
  if (wire.status === 'requires_payment_method') {
    return { kind: 'failed', message: wire.last_payment_error?.message ?? 'Payment failed' };
  }
  return {
    kind: 'done',
    payment: { id: wire.id ?? '', status: wire.status ?? '', amount: wire.amount ?? 0 },
  };
}
