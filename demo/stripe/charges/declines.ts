import type { DeclineName } from './cards';

export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
  readonly param?: string;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

/** What a buyer and a program learn of each decline; a lost or stolen card is never called so. */
export const DECLINES: Readonly<Record<DeclineName, Decline>> = {
  generic_decline: declined('generic_decline'),
  insufficient_funds: declined('insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: declined('lost_card'),
  stolen_card: declined('stolen_card'),
  card_velocity_exceeded: declined(
    'card_velocity_exceeded',
    'Your card was declined: too many attempts, or too much in too short a time.',
  ),
  fraudulent: declined('fraudulent'),
  test_mode_live_card: declined(
    'test_mode_live_card',
    'Your card was declined. This is test mode, which takes test cards only.',
  ),
  expired_card: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Please try again in a moment.',
  },
};

export const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const ASYNCHRONOUS_FAILURE: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  message:
    'The payment failed while it was being processed. Please choose a different payment method and try again.',
};
