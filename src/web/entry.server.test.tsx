import { getEventListeners } from 'node:events';
import { RouterContextProvider, type EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import handleRequest from './entry.server';
import { pageContext, type PageContext } from './page-context.server';

let rendered = 0;

vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  ServerRouter: ({ nonce }: { readonly nonce: string }) => {
    rendered += 1;
    return <p data-nonce={nonce}>A page</p>;
  },
}));

async function ask(path: string, data: string, own: string, status = 200): Promise<string> {
  const context = new RouterContextProvider();
  context.set(pageContext, { nonce: `nonce-${own}`, requestId: `id-${own}` } as PageContext);
  const serverHandoffStream = new Blob([`${data} id-${own}`]).stream();
  const answer = await handleRequest(
    new Request(`http://localhost${path}`),
    status,
    new Headers(),
    { serverHandoffStream } as unknown as EntryContext,
    context,
  );
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  return answer.text();
}

test('a page of the same data is rendered once, and each answer has a nonce of its own', async () => {
  rendered = 0;
  expect(await ask('/track/a', 'Paid', '1')).toBe('<p data-nonce="nonce-1">A page</p>');
  expect(await ask('/track/a', 'Paid', '2')).toBe('<p data-nonce="nonce-2">A page</p>');
  expect(rendered).toBe(1);
});

test.each([
  ['other data', '/track/a', 'Delivered', 200],
  ['another address', '/track/b', 'Paid', 200],
  ['another question', '/track/a?from=mail', 'Paid', 200],
  ['a link that opens nothing', '/track/a', 'Paid', 404],
  ['a page of the desk', '/desk/today', 'Paid', 200],
])('%s is rendered anew', async (_, path, data, status) => {
  await ask('/track/a', 'Paid', '3');
  await ask('/desk/today', 'Paid', '3');
  rendered = 0;
  await ask(path, data, '4', status);
  expect(rendered).toBe(1);
});

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
