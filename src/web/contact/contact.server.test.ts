import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageContext, type PageContext } from '../page-context.server';
import type { SentContact } from '../../shop/support';
import { action } from './contact.server';

const written = {
  name: 'Imre Castellane',
  email: 'imre@mail.example',
  message: 'Do you cover companies in Omaha?',
};
type Receive = PageContext['services']['support']['receive'];

/** The form as a browser without scripts sends it. */
async function send(fields: Readonly<Record<string, string>>, receive: Receive) {
  const context = new RouterContextProvider();
  const reportError = vi.fn();
  context.set(pageContext, {
    nonce: '',
    requestId: 'r-1',
    clientAddress: '',
    services: { support: { receive }, reportError },
  } as unknown as PageContext);
  const request = new Request('https://shop.example/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await action({ request, context, params: {} } as unknown as Parameters<
    typeof action
  >[0]);
  return 'data' in answer
    ? { status: answer.init?.status, ...answer.data, reportError }
    : { status: 200, ...answer, reportError };
}

const taking = vi.fn<Receive>(async () => ({ ok: true, value: { reference: 'C-1' } }));

test('a message is handed on as it was typed, with what only a program fills in', async () => {
  expect(await send({ ...written, website: 'https://pills.example' }, taking)).toMatchObject({
    status: 200,
    sent: true,
  });
  expect(taking).toHaveBeenCalledWith({
    ...written,
    honeypot: 'https://pills.example',
    openForMilliseconds: null,
  } satisfies SentContact);
});

test('a shop that can’t keep it says so in words, loses nothing of what was typed, and hears of its own fault', async () => {
  const fault = new Error('the database is away');
  const answer = await send(written, () => Promise.reject(fault));
  expect(answer).toMatchObject({ status: 503, sent: false, contact: written, errors: {} });
  expect(answer).toHaveProperty('sentence', expect.stringMatching(/still here.*try again/u));
  expect(answer.reportError).toHaveBeenCalledWith(fault, 'r-1');
});

test.each([
  [
    'a message that is too long',
    { ...written, message: 'x'.repeat(20_000) },
    { message: 'Use at most 10,000 characters' },
  ],
  [
    'an address with a line of a mail’s head behind it',
    { ...written, email: 'imre@mail.example\r\nBcc: all@elsewhere.example' },
    { email: 'Please enter a valid email address' },
  ],
  [
    'an empty form',
    { name: '', email: '', message: '' },
    { name: 'Your name is required', email: 'Email is required', message: 'A message is required' },
  ],
])('%s is told beside its field, and the text stays', async (_, typed, errors) => {
  const never = vi.fn<Receive>();
  expect(await send(typed, never)).toMatchObject({
    status: 400,
    sent: false,
    contact: typed,
    errors,
  });
  expect(never).not.toHaveBeenCalled();
});
