import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Candidate, EntityCard } from '../../research/company/shape';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { handOverChoice } from './answer/hand-over-choice';
import {
  requestCompanyChoice,
  choiceHandlers,
  chooseCompany,
  chosenCompany,
  listOpenQuestions,
  readChoice,
  type ChoiceContext,
} from './index';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const candidate = (id: string, name: string, score: number): Candidate => ({
  card: {
    id,
    name,
    legalName: `${name}, Inc.`,
    aliases: [],
    description: `maker of ${id}`,
    headquarters: 'Ghent',
    country: 'Belgium',
    domain: `${id}.example`,
    jobBoards: {},
    namesakes: [],
  },
  score,
  reasons: [`${name} has exactly this name.`],
});
const alike = [candidate('kettles', 'Tarn', 0.45), candidate('loans', 'Tarn', 0.4)];
const oneAhead = [candidate('kettles', 'Tarn', 0.82), candidate('loans', 'Tarn Bank', 0.1)];

let order = '';
let placed: { readonly name: string; readonly after: Date | undefined }[] = [];
let emitted: string[] = [];
let noted: string[] = [];
beforeEach(() => {
  [order, placed, emitted, noted] = [newIdentifier(clock), [], [], []];
});

function context(review: 'auto' | 'required' = 'required'): ChoiceContext {
  return {
    database,
    clock,
    review,
    queue: {
      enqueue: async (_, { name }, __, options) =>
        void placed.push({ name, after: options?.after }),
      enqueueAll: async () => undefined,
      emit: async (_, { name }) => void emitted.push(name),
    },
    note: async (_, __, { actor, what }) => void noted.push(`${actor}: ${what}`),
  };
}
const ask = (candidates = alike, review: 'auto' | 'required' = 'required') =>
  database.write((transaction) =>
    requestCompanyChoice(context(review), transaction, { orderId: order, candidates }),
  );
const state = async () => (await readChoice({ database }, order))?.state;

test('a question is put to the buyer once, and waits for two hours', async () => {
  await ask();
  await ask(oneAhead);
  expect(emitted).toEqual(['company-unclear']);
  expect(placed).toEqual([
    { name: 'hand-over-company-choice', after: new Date(clock.now().getTime() + hours(2)) },
  ]);
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'with-buyer',
    chosen: null,
    options: [
      {
        id: 'kettles',
        name: 'Tarn',
        facts: ['Tarn, Inc.', 'maker of kettles', 'Ghent, Belgium', 'kettles.example'],
        reasons: ['Tarn has exactly this name.'],
      },
      { id: 'loans' },
    ],
  });
  expect(await chosenCompany({ database }, order)).toBeUndefined();
});

test('the buyer’s word settles it, the work goes on, and a second word changes nothing', async () => {
  await ask();
  expect(await chooseCompany(context(), { orderId: order, chosen: 'loans', by: 'buyer' })).toEqual({
    ok: true,
    value: null,
  });
  expect(await chosenCompany({ database }, order)).toMatchObject({ id: 'loans' });
  expect(emitted).toEqual(['company-unclear', 'company-settled']);
  expect(
    await chooseCompany(context(), { orderId: order, chosen: 'kettles', by: 'buyer' }),
  ).toMatchObject({ failure: { code: 'already-settled' } });
  expect(
    await chooseCompany(context(), { orderId: order, chosen: null, by: 'buyer' }),
  ).toMatchObject({ failure: { code: 'already-settled' } });
  expect(await chosenCompany({ database }, order)).toMatchObject({ id: 'loans' });
  expect(noted).toEqual(['system: company-asked', 'buyer: company-chosen']);
  expect(emitted).toHaveLength(2);
});

test('only a company that was shown can be chosen', async () => {
  await ask();
  expect(
    await chooseCompany(context(), { orderId: order, chosen: 'someone-else', by: 'buyer' }),
  ).toMatchObject({ failure: { code: 'not-a-candidate' } });
  expect(
    await chooseCompany(context(), { orderId: newIdentifier(clock), chosen: 'loans', by: 'buyer' }),
  ).toMatchObject({ failure: { code: 'nothing-asked' } });
  expect(await state()).toBe('with-buyer');
});

test('two taps at once are one decision', async () => {
  await ask();
  const answers = await Promise.all(
    ['loans', 'kettles', 'loans'].map((chosen) =>
      chooseCompany(context(), { orderId: order, chosen, by: 'buyer' }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(emitted.filter((name) => name === 'company-settled')).toHaveLength(1);
});

test('a buyer who does not answer hands the choice to an expert, and may still be faster', async () => {
  await ask();
  const [handler] = choiceHandlers(context());
  await handler?.handle(
    { orderId: order },
    { number: 1, last: false, signal: new AbortController().signal },
  );
  expect(await state()).toBe('with-expert');
  expect(await chosenCompany({ database }, order)).toBeUndefined();
  expect(
    await chooseCompany(context(), { orderId: order, chosen: 'kettles', by: 'buyer' }),
  ).toMatchObject({ ok: true });
  expect(await chosenCompany({ database }, order)).toMatchObject({ id: 'kettles' });
});

test('an expert chooses, or says that it is none of them', async () => {
  await ask();
  await handOverChoice(context(), order);
  expect(
    await chooseCompany(context(), { orderId: order, chosen: 'loans', by: 'staff:mara' }),
  ).toMatchObject({ ok: true });
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'decided',
    decidedBy: 'staff:mara',
    chosen: { id: 'loans' },
  });
  order = newIdentifier(clock);
  await ask();
  await handOverChoice(context(), order);
  expect(
    await chooseCompany(context(), { orderId: order, chosen: null, by: 'staff:mara' }),
  ).toMatchObject({ ok: true });
  expect(await chosenCompany({ database }, order)).toBeNull();
});

test('an expert who found another company names it; a buyer can only choose from what is shown', async () => {
  await ask();
  const boats = candidate('boats', 'Tarn Boats', 1).card;
  expect(
    await chooseCompany(context(), { orderId: order, chosen: boats, by: 'buyer' }),
  ).toMatchObject({ failure: { code: 'not-a-candidate' } });
  expect(
    await chooseCompany(context(), { orderId: order, chosen: boats, by: 'staff:mara' }),
  ).toMatchObject({ ok: true });
  expect(await chosenCompany({ database }, order)).toEqual(boats);
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'decided',
    chosen: { name: 'Tarn Boats' },
    options: [{ id: 'kettles' }, { id: 'loans' }, { id: 'boats' }],
  });
});

test('“none of these” goes to an expert with the buyer’s words', async () => {
  await ask();
  await chooseCompany(context(), {
    orderId: order,
    chosen: null,
    by: 'buyer',
    note: '  tarn-boats.example \n',
  });
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'with-expert',
    note: 'tarn-boats.example',
  });
  expect(emitted).toEqual(['company-unclear']);
  // Said again with better words, the expert sees those.
  await chooseCompany(context(), {
    orderId: order,
    chosen: null,
    by: 'buyer',
    note: 'They build boats in Oslo',
  });
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'with-expert',
    note: 'They build boats in Oslo',
  });
});

test('where nobody reviews, “none of these” ends the question', async () => {
  await ask(alike, 'auto');
  await chooseCompany(context('auto'), { orderId: order, chosen: null, by: 'buyer' });
  expect(await chosenCompany({ database }, order)).toBeNull();
  expect(emitted).toEqual(['company-unclear', 'company-settled']);
});

test.each([
  ['taken if it stands well above the others', oneAhead, 'kettles'],
  ['not taken if another is as likely', alike, undefined],
  ['not taken if it is the only one and unlikely', [candidate('kettles', 'Tarn', 0.3)], undefined],
])(
  'where nobody reviews and the buyer is silent, the best candidate is %s',
  async (_, candidates, chosen) => {
    await ask(candidates, 'auto');
    await handOverChoice(context('auto'), order);
    expect((await chosenCompany({ database }, order))?.id).toBe(chosen);
    expect(await state()).toBe(chosen === undefined ? 'closed' : 'decided');
    expect(emitted).toContain('company-settled');
  },
);

test('time that runs out after an answer changes nothing', async () => {
  await ask(oneAhead, 'auto');
  await chooseCompany(context('auto'), { orderId: order, chosen: 'loans', by: 'buyer' });
  await handOverChoice(context('auto'), order);
  await handOverChoice(context('auto'), newIdentifier(clock));
  expect(await chosenCompany({ database }, order)).toMatchObject({ id: 'loans' });
});

const answer = (
  chosen: string | EntityCard | null,
  by: 'buyer' | 'staff:mara' = 'buyer',
  note = '',
) => chooseCompany(context(), { orderId: order, chosen, by, note });
const STRANGE = HOSTILE_NAMES.filter(([kind]) =>
  ['right-to-left', 'control characters', 'nothing but marks'].includes(kind),
);

test('a question without a single company is no company’s where nobody reviews', async () => {
  await ask([]);
  await handOverChoice(context('auto'), order);
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'closed',
    options: [],
    chosen: null,
    decidedBy: 'system',
  });
  expect(await chosenCompany({ database }, order)).toBeNull();
});

test('nothing is chosen for an order that nobody asked about', async () => {
  expect(await readChoice({ database }, order)).toBeUndefined();
  expect(await chosenCompany({ database }, order)).toBeUndefined();
  await handOverChoice(context(), order);
  expect(await readChoice({ database }, order)).toBeUndefined();
});

test.each(STRANGE)('a note of %s is kept in one line and breaks nothing', async (_kind, note) => {
  await ask();
  expect(await answer(null, 'buyer', note)).toMatchObject({ ok: true });
  const kept = (await readChoice({ database }, order))?.note ?? '';
  expect(kept).not.toMatch(/[\p{Cc}\u202a-\u202e\u2028]/u);
  expect(kept.length).toBeGreaterThan(0);
  expect(noted.at(-1)).toBe('system: company-handed-over');
});

test('a note longer than a letter is cut between signs', async () => {
  await ask();
  await answer(null, 'buyer', '🌿'.repeat(400));
  const kept = (await readChoice({ database }, order))?.note ?? '';
  expect(kept.isWellFormed()).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(500);
});

test('“none of these” without a word says so, and does not wipe out an earlier word', async () => {
  await ask();
  await answer(null);
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'with-expert',
    note: 'The buyer says it is none of these.',
  });
  await answer(null, 'buyer', 'It builds boats.');
  await answer(null, 'buyer', '   ');
  expect(await readChoice({ database }, order)).toMatchObject({ note: 'It builds boats.' });
  await answer('kettles', 'staff:mara');
  expect(await readChoice({ database }, order)).toMatchObject({
    state: 'decided',
    note: 'It builds boats.',
  });
});

test('a company that staff look up again takes the place of the one that was shown', async () => {
  await ask();
  await answer({ ...candidate('kettles', 'Tarn', 1).card, domain: 'new.example' }, 'staff:mara');
  expect(await readChoice({ database }, order)).toMatchObject({
    options: [{ id: 'loans' }, { id: 'kettles' }],
    chosen: { id: 'kettles' },
  });
  expect(await chosenCompany({ database }, order)).toMatchObject({ domain: 'new.example' });
  expect(noted.at(-1)).toBe('staff:mara: company-chosen');
});

test('once decided, a company that staff find later is not slipped in', async () => {
  await ask();
  await answer('kettles');
  expect(await answer(candidate('boats', 'Tarn Boats', 1).card, 'staff:mara')).toMatchObject({
    failure: { code: 'already-settled' },
  });
  expect(await readChoice({ database }, order)).toMatchObject({
    chosen: { id: 'kettles' },
    options: [{ id: 'kettles' }, { id: 'loans' }],
  });
});

test('one order’s answer leaves another’s question open', async () => {
  await ask();
  const first = order;
  order = newIdentifier(clock);
  await ask();
  await answer('kettles');
  expect((await readChoice({ database }, first))?.state).toBe('with-buyer');
});

test('open questions are listed for orders at once, and settled ones are not', async () => {
  await ask();
  const waiting = order;
  expect(await listOpenQuestions({ database }, [waiting, 'nobody’s'])).toEqual([
    { orderId: waiting, state: 'with-buyer', names: ['Tarn', 'Tarn'], note: '' },
  ]);
  expect((await listOpenQuestions({ database })).map(({ orderId }) => orderId)).toContain(waiting);
  expect(await listOpenQuestions({ database }, [])).toEqual([]);
  await chooseCompany(context(), { orderId: waiting, chosen: 'loans', by: 'buyer' });
  expect(await listOpenQuestions({ database }, [waiting])).toEqual([]);
});
