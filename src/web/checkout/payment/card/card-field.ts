import type { ComponentType } from 'react';

/** What the provider says of the payment the browser just tried. */
export type CardOutcome =
  | {
      readonly kind: 'done';
      readonly payment: { readonly id: string; readonly status: string; readonly amount: number };
    }
  | { readonly kind: 'failed'; readonly message: string }
  /** Something is missing, and the field says what: nothing was sent. */
  | { readonly kind: 'incomplete' }
  /** The browser is on its way to the bank's page and comes back to the return address. */
  | { readonly kind: 'leaving' };

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly payment_intent?: {
    readonly id?: string;
    readonly status?: string;
    readonly amount?: number;
  };
}

const CHANGED_ELSEWHERE = 'Your order changed since this page was loaded. Reload the page to pay.';

/** Why a confirmation was refused. One that another tab has paid already is no failure: the payment is there. */
export function cardFailureOf({ code, message, payment_intent: payment }: Refusal): CardOutcome {
  const { id = '', status, amount = 0 } = payment ?? {};
  if (status === 'succeeded' || status === 'processing')
    return { kind: 'done', payment: { id, status, amount } };
  return {
    kind: 'failed',
    message:
      code === 'payment_intent_unexpected_state'
        ? CHANGED_ELSEWHERE
        : (message ?? 'Payment failed'),
  };
}

export interface CardHandle {
  confirm(billing: { readonly name: string; readonly email: string }): Promise<CardOutcome>;
}

export interface CardFieldProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly returnUrl: string;
  readonly disabled: boolean;
  /** Called with the handle once a payment can be confirmed, and with null when no longer. */
  onReady(handle: CardHandle | null): void;
  onFailure(message: string): void;
}

/** The one thing that differs between our sandbox and the real provider. */
export interface CardFieldModule {
  readonly CardField: ComponentType<CardFieldProps>;
  /** Reads a payment again, after coming back from the bank or while it is being confirmed. */
  retrievePayment(publishableKey: string, clientSecret: string): Promise<CardOutcome>;
}
