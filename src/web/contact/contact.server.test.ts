import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageContext, type PageContext } from '../page-context.server';
import type { SupportContext } from '../../shop/support';
import { embeddedShop, type TestShop } from '../../shop/testing';
import { action } from './contact.server';

const written = {
  name: 'Imre Castellane',
  email: 'imre@mail.example',
  message: 'Do you cover companies in Omaha?',
};
let shop: TestShop;
beforeEach(async () => {
  shop = await embeddedShop();
});

const support = (): SupportContext => ({
  database: shop.database,
  clock: shop.clock,
  mailer: shop.orders.mailer,
  supportAddress: 'support@shop.example',
});

/** The form as a browser without scripts sends it. */
async function send(fields: Readonly<Record<string, string>>, context = support()) {
  const provider = new RouterContextProvider();
  const reportError = vi.fn();
  provider.set(pageContext, {
    nonce: '',
    requestId: 'r-1',
    clientAddress: '',
    shop: { support: context, reportError },
  } as unknown as PageContext);
  const request = new Request('https://shop.example/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await action({
    request,
    context: provider,
    params: {},
  } as unknown as Parameters<typeof action>[0]);
  return 'data' in answer
    ? { status: answer.init?.status, ...answer.data, reportError }
    : { status: 200, ...answer, reportError };
}

test('a message is kept and handed on as it was typed, with what only a program fills in', async () => {
  expect(await send({ ...written, website: 'https://pills.example' })).toMatchObject({
    status: 200,
    sent: true,
  });
  expect(await shop.mails('contact-team')).toMatchObject([
    { recipient: 'support@shop.example', values: { ...written, suspicion: 'honeypot' } },
  ]);
});

test('a shop that can’t keep it says so in words, loses nothing of what was typed, and hears of its own fault', async () => {
  const fault = new Error('the database is away');
  const away = { ...support(), database: { ...shop.database, write: () => Promise.reject(fault) } };
  const answer = await send(written, away);
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
  expect(await send(typed)).toMatchObject({
    status: 400,
    sent: false,
    contact: typed,
    errors,
  });
  expect(await shop.mails()).toEqual([]);
});
