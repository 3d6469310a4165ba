import { expect, test, vi } from 'vitest';
import {
  confirmationForm,
  intentIdOf,
  missingFrom,
  cardOutcomeOf,
  readExpiry,
} from './sandbox-calls';

test('a client secret names its payment', () => {
  expect(intentIdOf('pi_3Abc_secret_Xyz')).toBe('pi_3Abc');
});

test.each([
  ['04/30', '04', '30'],
  ['04 / 2030', '04', '2030'],
  ['0430', '04', '30'],
  ['', '', ''],
])('the expiry “%s” is month %s and year %s', (typed, month, year) => {
  expect(readExpiry(typed)).toEqual({ month, year });
});

test('the confirmation is written as the provider’s own script writes it', () => {
  const form = confirmationForm('pi_1_secret_2', {
    number: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: ' 123',
    name: '',
    email: 'a@b.example',
    returnUrl: 'http://localhost/order',
  });
  expect(Object.fromEntries(form)).toEqual({
    client_secret: 'pi_1_secret_2',
    return_url: 'http://localhost/order',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '34',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][email]': 'a@b.example',
  });
});

test('a payment that succeeded is done', () => {
  expect(cardOutcomeOf({ id: 'pi_1', status: 'succeeded', amount: 3_500 }, vi.fn())).toEqual({
    kind: 'done',
    payment: { id: 'pi_1', status: 'succeeded', amount: 3_500 },
  });
});

test('a decline is told in the provider’s words, at once or after the bank’s page', () => {
  expect(cardOutcomeOf({ error: { message: 'Your card was declined.' } }, vi.fn())).toEqual({
    kind: 'failed',
    message: 'Your card was declined.',
  });
  expect(
    cardOutcomeOf(
      { status: 'requires_payment_method', last_payment_error: { message: 'No.' } },
      vi.fn(),
    ),
  ).toEqual({ kind: 'failed', message: 'No.' });
  expect(cardOutcomeOf({ status: 'requires_payment_method' }, vi.fn())).toEqual({
    kind: 'failed',
    message: 'Payment failed',
  });
});

test.each(['succeeded', 'processing'])(
  'a confirmation refused because the payment is %s already, in another tab, is no failure',
  (status) => {
    const refused = {
      error: {
        message: 'You cannot confirm this.',
        payment_intent: { id: 'pi_1', status, amount: 3_500 },
      },
    };
    expect(cardOutcomeOf(refused, vi.fn())).toEqual({
      kind: 'done',
      payment: { id: 'pi_1', status, amount: 3_500 },
    });
  },
);

test('a refused card of a payment that is still open is a failure', () => {
  const refused = {
    error: {
      message: 'Your card was declined.',
      payment_intent: { id: 'pi_1', status: 'requires_payment_method', amount: 3_500 },
    },
  };
  expect(cardOutcomeOf(refused, vi.fn())).toEqual({
    kind: 'failed',
    message: 'Your card was declined.',
  });
});

test('a payment that must be authenticated leads to the bank’s page', () => {
  const leave = vi.fn();
  const wire = {
    status: 'requires_action',
    next_action: { redirect_to_url: { url: 'http://localhost/bank' } },
  };
  expect(cardOutcomeOf(wire, leave)).toEqual({ kind: 'leaving' });
  expect(leave).toHaveBeenCalledWith('http://localhost/bank');
});

test('an empty field is named in plain words, the first one first, and a full card lacks nothing', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
  expect(missingFrom(card)).toBeNull();
  expect(missingFrom({ number: ' ', expiry: '', cvc: '' })).toBe('Enter your card number.');
  expect(missingFrom({ ...card, expiry: '' })).toBe('Enter the expiration date of your card.');
  expect(missingFrom({ ...card, cvc: '' })).toBe('Enter the security code of your card.');
});
