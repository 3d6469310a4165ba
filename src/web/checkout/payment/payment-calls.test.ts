import { afterEach, expect, test, vi } from 'vitest';
import { createIntent, notifyOfOrder, probePayments, type Call } from './payment-calls';

const details = {
  company: 'Quillhaven Systems',
  role: 'Engineer',
  email: 'a@b.example',
  name: 'Ada',
  interviewers: 'Bo',
  location: '',
};
const price = { amountInCents: 3_500, currency: 'usd' };
const order = {
  ...details,
  date: '2026-03-01T09:00:00.000Z',
  paymentId: 'pi_1',
  paymentStatus: 'succeeded',
  paymentAmount: 35,
};

const answering =
  (body: unknown, status = 200): Call =>
  async () =>
    Response.json(body, { status });
const failing =
  (error: unknown): Call =>
  () =>
    Promise.reject(error);

afterEach(() => vi.restoreAllMocks());

test('the payment is asked for with price and the four fields, and nothing else', async () => {
  const call = vi.fn<Call>(answering({ clientSecret: 'pi_1_secret_2' }));
  expect(await createIntent(details, price, call)).toEqual({
    ok: true,
    value: { clientSecret: 'pi_1_secret_2' },
  });
  expect(call.mock.calls[0]?.[0]).toBe('/functions/v1/stripe-integration');
  expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual({
    amount: 3_500,
    currency: 'usd',
    metadata: {
      company: 'Quillhaven Systems',
      role: 'Engineer',
      email: 'a@b.example',
      name: 'Ada',
    },
  });
});

test.each([
  [
    'an abort',
    failing(new DOMException('', 'AbortError')),
    'Payment server connection timed out. Please try again.',
  ],
  [
    'a timeout',
    failing(new DOMException('', 'TimeoutError')),
    'Payment server connection timed out. Please try again.',
  ],
  [
    'no connection',
    failing(new TypeError('Failed to fetch')),
    'Could not connect to payment server. Please check your internet connection and try again.',
  ],
  ['a failure with words', failing(new Error('odd')), 'Failed to initialize payment: odd'],
  ['a failure without words', failing(null), 'Failed to initialize payment: Unknown error'],
  [
    'a refusal',
    answering({ code: 'provider-down', sentence: 'Down.' }, 503),
    'Failed to initialize payment: Failed to create payment intent',
  ],
  [
    'a missing secret',
    answering({}),
    'Failed to initialize payment: Invalid response from payment server: missing client secret',
  ],
  [
    'an answer that is no JSON',
    async () => new Response('<html>'),
    'Failed to initialize payment: Invalid response from payment server: missing client secret',
  ],
  [
    'an order that is paid',
    answering({ code: 'already-paid', sentence: 'It is paid.' }, 409),
    'It is paid.',
  ],
] as const)('%s is said in the words of the catalogue', async (_, call, sentence) => {
  const result = await createIntent(details, price, call);
  expect(result.ok ? null : result.failure.sentence).toBe(sentence);
});

test('the service is available exactly if the probe succeeds', async () => {
  expect(await probePayments(answering({ ok: true }))).toBe(true);
  expect(await probePayments(answering({}, 503))).toBe(false);
  expect(await probePayments(failing(new TypeError()))).toBe(false);
});

test('a notification that is refused is tried again with the four fields', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const call = vi
    .fn<Call>()
    .mockResolvedValueOnce(Response.json({}, { status: 500 }))
    .mockResolvedValueOnce(Response.json({ trackingPath: '/track/t' }));
  expect(await notifyOfOrder(order, call)).toEqual({ trackingPath: '/track/t' });
  expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual(order);
  expect(JSON.parse(String(call.mock.calls[1]?.[1]?.body))).toEqual({
    name: 'Ada',
    email: 'a@b.example',
    company: 'Quillhaven Systems',
    role: 'Engineer',
  });
});

test('a notification that fails altogether is only logged, and says nothing of the buyer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await notifyOfOrder(order, failing(new TypeError()))).toEqual({ trackingPath: null });
  expect(warn.mock.calls.flat().join(' ')).not.toContain('b.example');
});
