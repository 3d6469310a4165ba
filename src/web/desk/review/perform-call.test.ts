import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { StaffMember } from '../../../desk/identity/shape';
import { pageContext, type PageContext } from '../../page-context.server';
import { performCall, reviewCall } from './perform-call.server';

/** A call by somebody, at a desk that remembers whether anything behind the permit was touched. */
async function call(member: StaffMember | null, asked: Parameters<typeof performCall>[1]) {
  const touched: string[] = [];
  const review = new Proxy(
    {},
    { get: (_, part) => (touched.push(String(part)), async () => null) },
  );
  const context = new RouterContextProvider();
  context.set(pageContext, { desk: { review, who: async () => member } } as unknown as PageContext);
  const request = new Request('https://shop.example/desk');
  const answer = await performCall({ request, context, params: { order: 'N-1' } }, asked);
  return { answer, touched };
}

const evidenceIds: readonly string[] = [];
const calls = [
  { call: 'open' },
  { call: 'take' },
  { call: 'release' },
  { call: 'act', revision: 1, action: { do: 'undo' } },
  { call: 'try', kind: 'fact', text: 'A sentence.', evidenceIds },
  { call: 'excerpts', evidenceIds },
  { call: 'rows', evidenceIds },
  { call: 'search', words: 'words' },
  { call: 'readPage', url: 'https://page.example/' },
  { call: 'quote', snapshot: 'a', start: 0, end: 20 },
  { call: 'approve', version: 1, revision: 1 },
  { call: 'withdraw' },
  { call: 'differences', from: 1, to: 2 },
  { call: 'restore', version: 1, revision: 1 },
  { call: 'tasks' },
  { call: 'rewrite', section: 'culture', instruction: 'Shorter.' },
  { call: 'findMore', question: 'Who tests it?' },
  { call: 'takeSuggestions', reviewTaskId: 'e', revision: 1 },
  { call: 'dropReviewTask', reviewTaskId: 'e' },
].map((sent) => reviewCall.parse(sent));

test('every call of the bench is among those that are tried here', () => {
  expect(calls.map(({ call: name }) => name)).toEqual(
    reviewCall.options.map(({ shape }) => shape.call.value),
  );
});

test.each(calls)(
  '$call does nothing for a request that nobody signed in for, nor for one whose role does not allow it',
  async (asked) => {
    const stranger = await call(null, asked);
    expect(stranger.answer).toMatchObject({ failure: { code: 'not-signed-in' } });
    const support = await call({ id: 's', name: 'sam', role: 'support' }, asked);
    expect(support.answer).toMatchObject({ failure: { code: 'not-allowed' } });
    expect([...stranger.touched, ...support.touched]).toEqual([]);
  },
);

test.each(calls)('$call of an order that is not there says so', async (asked) => {
  const { answer } = await call({ id: 'e', name: 'mara', role: 'expert' }, asked);
  expect(answer).toMatchObject({ ok: false, failure: { code: 'no-order' } });
});
