import { getEventListeners } from 'node:events';
import { RouterContextProvider, type EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import handleRequest from './entry.server';
import { pageContext, type PageContext } from './page-context.server';

vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  ServerRouter: () => <p>A page</p>,
}));

test('an answer to HEAD leaves no listener on its request, which would keep the whole page in memory', async () => {
  const request = new Request('http://localhost/order', {
    method: 'HEAD',
    signal: new AbortController().signal,
  });
  const context = new RouterContextProvider();
  context.set(pageContext, { nonce: 'n', requestId: 'r' } as PageContext);
  const answer = await handleRequest(request, 200, new Headers(), {} as EntryContext, context);
  expect(await answer.text()).toBe('');
  expect(getEventListeners(request.signal, 'abort')).toEqual([]);
});
