import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContact } from './send-contact';

const sending = {
  name: 'Ada',
  email: 'a@b.example',
  message: 'Hello',
  website: '',
  openForMilliseconds: 5_000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function send(call: typeof fetch) {
  const sent = sendContact(sending, call);
  await vi.advanceTimersByTimeAsync(1_000);
  return sent;
}

test('a message is sent as it was typed, and sending it takes at least a second', async () => {
  const call = vi.fn<typeof fetch>(async () => Response.json({ reference: 'C-1' }));
  let settled = false;
  const sent = sendContact(sending, call).finally(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toEqual({ ok: true, value: null });
  expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual(sending);
});

test('what the server would not take is told field by field', async () => {
  const errors = { message: 'A message is required' };
  expect(
    await send(async () => Response.json({ code: 'invalid-message', errors }, { status: 400 })),
  ).toEqual({ ok: false, errors });
});

test('a server that is down or says something else leaves a sentence', async () => {
  expect(await send(async () => new Response('<html>', { status: 502 }))).toMatchObject({
    failure: { code: 'refused' },
  });
  expect(
    await send(async () => Response.json({ sentence: 'Too much.' }, { status: 413 })),
  ).toMatchObject({ failure: { sentence: 'Too much.' } });
  expect(await send(() => Promise.reject(new TypeError()))).toMatchObject({
    failure: { code: 'unreachable' },
  });
});
