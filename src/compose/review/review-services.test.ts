import { expect, test } from 'vitest';
import type { ReviewContext } from '../../desk/review';
import type { StaffMember } from '../../desk/identity/shape';
import type { ReviewServices } from '../../web/desk/review/services.server';
import { composeReviewServices } from './review-services';

const request = new Request('https://shop.example/desk');

/** A desk that remembers whether anything behind the door was touched. */
function desk(member: StaffMember | null): {
  readonly services: ReviewServices;
  readonly touched: string[];
} {
  const touched: string[] = [];
  const context = new Proxy(
    {},
    { get: (_, part) => (touched.push(String(part)), async () => null) },
  ) as ReviewContext;
  return { services: composeReviewServices(context, async () => member), touched };
}

const calls: readonly (readonly [string, (services: ReviewServices) => Promise<unknown>])[] = [
  ['queue', (services) => services.queue(request)],
  ['open', (services) => services.open(request, 'N-1')],
  ['buyersPage', (services) => services.buyersPage(request, 'N-1')],
  ['take', (services) => services.take(request, 'N-1')],
  ['release', (services) => services.release(request, 'N-1')],
  ['act', (services) => services.act(request, 'N-1', { revision: 1, action: { do: 'undo' } })],
  [
    'try',
    (services) =>
      services.try(request, 'N-1', { kind: 'fact', text: 'A sentence.', evidenceIds: [] }),
  ],
  ['excerpts', (services) => services.excerpts(request, 'N-1', [])],
  ['search', (services) => services.search(request, 'N-1', 'words')],
  ['readPage', (services) => services.readPage(request, 'N-1', 'https://page.example/')],
  ['quote', (services) => services.quote(request, 'N-1', { snapshot: 'a', start: 0, end: 20 })],
  ['approve', (services) => services.approve(request, 'N-1', { version: 1, revision: 1 })],
  ['withdraw', (services) => services.withdraw(request, 'N-1')],
  ['differences', (services) => services.differences(request, 'N-1', { from: 1, to: 2 })],
  ['restore', (services) => services.restore(request, 'N-1', { version: 1, revision: 1 })],
  ['tasks', (services) => services.tasks(request, 'N-1')],
  [
    'rewrite',
    (services) => services.rewrite(request, 'N-1', { section: 'culture', instruction: 'Shorter.' }),
  ],
  ['findMore', (services) => services.findMore(request, 'N-1', 'Who tests it?')],
  [
    'takeSuggestions',
    (services) => services.takeSuggestions(request, 'N-1', { reviewTaskId: 'e', revision: 1 }),
  ],
  ['dropReviewTask', (services) => services.dropReviewTask(request, 'N-1', { reviewTaskId: 'e' })],
  ['questions', (services) => services.questions(request)],
  ['company', (services) => services.company(request, 'N-1', '')],
  [
    'answerCompany',
    (services) =>
      services.answerCompany(request, 'N-1', { chosen: 'c', words: '', reason: 'So it is.' }),
  ],
  ['corrections', (services) => services.corrections(request)],
];

test('every verb of the bench is among those that are tried here', () => {
  expect(calls.map(([name]) => name).toSorted()).toEqual(
    Object.keys(desk(null).services).toSorted(),
  );
});

test.each(calls)(
  '%s does nothing for a request that nobody signed in for, nor for one whose role does not allow it',
  async (_, call) => {
    const stranger = desk(null);
    expect(await call(stranger.services)).toMatchObject({
      ok: false,
      failure: { code: 'not-signed-in' },
    });
    const support = desk({ id: 's', name: 'sam', role: 'support' });
    expect(await call(support.services)).toMatchObject({
      ok: false,
      failure: { code: 'not-allowed' },
    });
    expect([...stranger.touched, ...support.touched]).toEqual([]);
  },
);

test.each(
  calls.filter(([name]) => name !== 'queue' && name !== 'questions' && name !== 'corrections'),
)('%s of an order that is not there says so', async (_, call) => {
  expect(await call(desk({ id: 'e', name: 'mara', role: 'expert' }).services)).toMatchObject({
    ok: false,
    failure: { code: 'no-order' },
  });
});
