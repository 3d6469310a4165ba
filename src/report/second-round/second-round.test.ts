import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed } from '../../kernel/result';
import { hours } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createSteps } from '../../platform/jobs';
import { recordingQueue } from '../../platform/mail/testing';
import type { FoundChange } from '../changes/shape';
import { row } from '../fixtures/writing';
import { millCard, smallDocument } from '../production/testing';
import {
  listWaitingRounds,
  MOST_ATTEMPTS,
  readSecondRound,
  releaseSecondRound,
  requestSecondRound,
  secondRoundHandlers,
  secondRoundPersonalData,
  type SecondRoundContext,
} from './index';

let database: Database;
let clock: TestClock;
let queue: ReturnType<typeof recordingQueue>;
let orderId: string;
let noted: string[];
let kept: string[];
let gathered: string[];
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = testClock();
  queue = recordingQueue();
  orderId = newIdentifier(clock);
  [noted, kept, gathered] = [[], [], []];
});

const evidence = row({ attribute: 'news', quote: 'Pennant Mills opens a mill in Tarn' });
const change: FoundChange = {
  id: 'developments-1',
  group: 'News',
  text: 'It opened a mill in Tarn.',
  citations: [],
};

function contextOf(changes: Partial<SecondRoundContext> = {}): SecondRoundContext {
  return {
    database,
    clock,
    queue,
    steps: createSteps({ database, clock }),
    review: 'auto',
    research: {
      async gather(_, { interviewers }) {
        gathered.push(interviewers);
        return { evidence: [evidence], tally: { asked: 9, answered: 7 } };
      },
    },
    readResearched: async () => ({
      reportId: 'r1',
      request: {
        orderId,
        company: 'Pennant Mills',
        role: 'Miller',
        name: 'Ada Merrow',
        interviewers: 'Sam Tarn',
        location: '',
      },
      company: millCard,
      evidence: [],
      document: smallDocument('2026-03-02T09:00:00.000Z'),
    }),
    writeChanges: async () => succeed(found([change])),
    isDelivered: async () => true,
    keepEvidence: async (_, __, rows) => void kept.push(...rows.map(({ id }) => id)),
    note: async (_, __, { what }) => void noted.push(what),
    ...changes,
  };
}
const found = (changes: readonly FoundChange[]) => ({
  changed: {
    company: 'Pennant Mills',
    role: 'Miller',
    since: '2026-03-02T09:00:00.000Z',
    lookedAt: '2026-03-20T09:00:00.000Z',
    answered: 7,
    changes,
  },
  evidence: [evidence],
});

const ask = (context = contextOf()) =>
  database.write((transaction) => requestSecondRound(context, transaction, orderId));
const stateOf = async () => (await readSecondRound({ database }, orderId))?.state;
async function look(context = contextOf(), last = false): Promise<void> {
  const attempt = { number: 1, last, signal: new AbortController().signal };
  for (const { name, payload } of queue.placed.filter((one) => one.name === 'second-round')) {
    const handler = secondRoundHandlers(context).find(({ job }) => job.name === name);
    await handler?.handle(payload, attempt);
  }
}
const placed = (name: string) => queue.placed.filter((one) => one.name === name).length;

test('asked for twice, at once or one after the other, it is one', async () => {
  await Promise.all([ask(), ask()]);
  await ask();
  expect(placed('second-round')).toBe(1);
  expect(noted).toEqual(['second-round-asked']);
  expect(await stateOf()).toBe('looking');
});

test('what it found is stored with its evidence, and whoever writes to the buyer hears of it', async () => {
  await ask();
  await look();
  const round = await readSecondRound({ database }, orderId);
  expect(round).toMatchObject({ state: 'ready', found: { changes: [{ text: change.text }] } });
  expect(kept).toEqual([evidence.id]);
  expect(placed('second-round-ended')).toBe(1);
  expect(noted).toEqual(['second-round-asked', 'second-round-ready']);
});

test('it asks for the company again and for no interviewer', async () => {
  await ask();
  await look();
  expect(gathered).toEqual(['']);
});

test('a job that runs again looks once and says so once', async () => {
  await ask();
  await look();
  await look();
  await ask();
  expect(gathered).toHaveLength(1);
  expect(placed('second-round-ended')).toBe(1);
  expect(placed('second-round')).toBe(1);
});

test('a killed process goes on where it was: nothing is researched twice', async () => {
  await ask();
  const killed = contextOf({ writeChanges: () => Promise.reject(new Error('killed')) });
  await expect(look(killed)).rejects.toThrow('killed');
  expect(await stateOf()).toBe('looking');
  await look();
  expect(gathered).toHaveLength(1);
  expect(await stateOf()).toBe('ready');
});

test('a failed one is said to have failed, and may be asked for again', async () => {
  await ask();
  await look(contextOf({ writeChanges: async () => fail('cannot-be-created', 'Too little.') }));
  expect(await stateOf()).toBe('failed');
  expect(placed('second-round-ended')).toBe(1);
  await ask();
  expect(await stateOf()).toBe('looking');
  await look();
  expect(await stateOf()).toBe('ready');
});

test('research that stays away fails at the last try, and not before', async () => {
  await ask();
  const away = contextOf({ research: { gather: () => Promise.reject(new Error('away')) } });
  await expect(look(away)).rejects.toThrow('away');
  expect(await stateOf()).toBe('looking');
  await expect(look(away, true)).rejects.toThrow('away');
  expect(await stateOf()).toBe('failed');
});

test(`after ${MOST_ATTEMPTS} failures a person has to look`, async () => {
  const poor = contextOf({ writeChanges: async () => fail('cannot-be-created', 'Too little.') });
  for (let count = 0; count < MOST_ATTEMPTS; count += 1) {
    expect((await ask()).ok).toBe(true);
    await look(poor);
  }
  expect(await ask()).toMatchObject({ failure: { code: 'too-many' } });
});

test('one that a lost worker left behind may be asked for again a day later', async () => {
  await ask();
  clock.advance(hours(23));
  await ask();
  expect(placed('second-round')).toBe(1);
  clock.advance(hours(2));
  await ask();
  expect(placed('second-round')).toBe(2);
});

test.each([
  ['is refunded', { isDelivered: async () => false }],
  ['was erased', { readResearched: async () => undefined }],
])('an order that %s is not looked at', async (_, changes) => {
  await ask();
  await look(contextOf(changes));
  expect(gathered).toEqual([]);
  expect(await stateOf()).toBe('failed');
});

test('where experts review, nothing new leaves before one has seen it', async () => {
  const required = contextOf({ review: 'required' });
  await ask(required);
  await look(required);
  expect([await stateOf(), placed('second-round-ended')]).toEqual(['in-review', 0]);
  expect(await listWaitingRounds({ database }, 10)).toEqual([orderId]);
  const release = { orderId, by: 'Mara', event: 'release', why: '' } as const;
  const signed = await database.write((transaction) =>
    releaseSecondRound(required, transaction, release),
  );
  expect(signed.ok).toBe(true);
  expect(await readSecondRound({ database }, orderId)).toMatchObject({
    state: 'ready',
    approvedBy: 'Mara',
  });
  expect(placed('second-round-ended')).toBe(1);
});

test('what an expert holds back is a failure, and its words are gone', async () => {
  const required = contextOf({ review: 'required' });
  await ask(required);
  await look(required);
  const held = { orderId, by: 'Mara', event: 'fail', why: 'Misread.' } as const;
  await database.write((transaction) => releaseSecondRound(required, transaction, held));
  expect(await readSecondRound({ database }, orderId)).toMatchObject({
    state: 'failed',
    found: null,
  });
});

test('that nothing changed needs no expert', async () => {
  const required = contextOf({ review: 'required', writeChanges: async () => succeed(found([])) });
  await ask(required);
  await look(required);
  expect(await stateOf()).toBe('ready');
});

test('nothing is released that waits for nobody', async () => {
  const release = { orderId, by: 'Mara', event: 'release', why: '' } as const;
  const signed = () =>
    database.write((transaction) => releaseSecondRound(contextOf(), transaction, release));
  expect(await signed()).toMatchObject({ failure: { code: 'not-waiting' } });
  await ask();
  expect(await signed()).toMatchObject({ failure: { code: 'not-waiting' } });
});

test('the buyer is told of it when they ask for their data, and erasure takes it', async () => {
  await ask();
  await look();
  const person = { email: 'ada@candidate.example', orderIds: [orderId] };
  expect(await secondRoundPersonalData.tell(database.read, person)).toMatchObject([{ orderId }]);
  await database.write((transaction) => secondRoundPersonalData.erase(transaction, person));
  expect(await secondRoundPersonalData.tell(database.read, person)).toEqual([]);
});

test('one that was erased while it looked stays erased', async () => {
  await ask();
  let isErased = false;
  const erasing = contextOf({
    steps: createSteps({ database, clock, mayStore: async () => !isErased }),
    async writeChanges() {
      const person = { email: 'ada@candidate.example', orderIds: [orderId] };
      await database.write((transaction) => secondRoundPersonalData.erase(transaction, person));
      isErased = true;
      return succeed(found([change]));
    },
  });
  await look(erasing);
  expect(await stateOf()).toBeUndefined();
  expect(kept).toEqual([]);
  expect(
    await database.queryRows(`SELECT step FROM step_checkpoint WHERE run LIKE $1`, [
      `%${orderId}%`,
    ]),
  ).toEqual([]);
});
