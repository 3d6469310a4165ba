import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { clientAction, shouldRevalidate } from './send-answer';
import { trackIntentOf } from './track-answer';

function sending(intent: string, serverAction: () => Promise<unknown>): ClientActionFunctionArgs {
  const request = new Request('http://shop.example/track/abc', {
    method: 'POST',
    body: new URLSearchParams({ intent, notes: 'Ask about Almanac' }),
  });
  return { request, params: {}, serverAction } as unknown as ClientActionFunctionArgs;
}

const revalidates = (actionResult: unknown): boolean =>
  shouldRevalidate({ actionResult, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs);

test('a lost connection in mid-submit becomes a sentence at the form that was sent', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await clientAction(sending('address', lost))).toEqual({
    intent: 'address',
    saved: false,
    sentence: 'This wasn’t sent. Your text is still here; check your connection and try again.',
    typed: {},
  });
});

test('what the server says is handed on as it is', async () => {
  const answer = { intent: 'cancel', saved: true, sentence: 'We got your request.' };
  expect(await clientAction(sending('cancel', async () => answer))).toEqual(answer);
});

test('the form is still whole for the server after its intent was read', async () => {
  const sent = sending('answer', async () => Object.fromEntries(await sent.request.formData()));
  expect(await clientAction(sent)).toMatchObject({ notes: 'Ask about Almanac' });
});

test('the page is read anew unless nothing was saved', () => {
  expect(revalidates(undefined)).toBe(true);
  expect(revalidates({ intent: 'answer', saved: true, sentence: '' })).toBe(true);
  expect(revalidates({ intent: 'answer', saved: false, sentence: '' })).toBe(false);
});

test.each([
  ['address', 'address'],
  ['cancel', 'cancel'],
  ['answer', 'answer'],
  ['anything', 'answer'],
  [null, 'answer'],
])('an intent of %s is %s', (given, meant) => {
  expect(trackIntentOf(given)).toBe(meant);
});
