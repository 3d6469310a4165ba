import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { callOf, deskRoutes, realRoutes } from '../../../../test/rules/desk-routes';
import { pageContext, type PageContext } from '../../page-context.server';

/** Somebody of a role that may do nothing. */
const stranger = { id: '1', name: 'mara', role: 'nobody' };

const modules = import.meta.glob<{ readonly action?: unknown }>('../**/*.{ts,tsx}');

async function statusOf(
  file: string,
  sent: Readonly<Record<string, unknown>>,
  code: string,
): Promise<number | undefined> {
  const { action } = (await modules[file.replace('desk/', '../')]?.()) ?? {};
  const context = new RouterContextProvider();
  context.set(pageContext, {
    nonce: '',
    requestId: '',
    clientAddress: '',
    desk: {
      order: {},
      bulk: {},
      identity: { baseUrl: 'http://localhost' },
      who: async () => (code === 'not-signed-in' ? null : stranger),
    },
  } as unknown as PageContext);
  const isJson = 'call' in sent || file.endsWith('passkey-route.ts');
  const request = new Request('http://localhost/desk', {
    method: 'POST',
    body: isJson ? JSON.stringify(sent) : new URLSearchParams(sent as Record<string, string>),
    ...(isJson ? { headers: { 'content-type': 'application/json' } } : {}),
  });
  const answer: unknown = await (action as (args: ActionFunctionArgs) => Promise<unknown>)({
    request,
    context,
    params: {},
  } as unknown as ActionFunctionArgs);
  if (answer instanceof Response) return answer.status;
  return (answer as { readonly init?: ResponseInit | null }).init?.status;
}

const cases = Object.entries(deskRoutes).flatMap(([path, { calls = [] }]) =>
  calls.flatMap(({ sent, duty }) => {
    const file = realRoutes.find((route) => route.path === path)?.file ?? '';
    const name = [path, ...Object.values(sent)].join(' ');
    return duty === 'anyone' ? [] : [{ name, file, sent: callOf(sent) }];
  }),
);

describe('every call of the desk that is refused says so by its status', () => {
  test.each(cases)('$name', async ({ file, sent }) => {
    expect(await statusOf(file, sent, 'not-signed-in')).toBe(401);
    expect(await statusOf(file, sent, 'not-allowed')).toBe(403);
  });
});
