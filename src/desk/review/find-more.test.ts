import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { hashOf } from '../../report/fixtures/made-up-company';
import { row } from '../../report/fixtures/writing';
import { requestMoreEvidence, dropReviewTask } from './tasks/request-review-task';
import { searchEvidence } from './material/evidence';
import type { ReviewDeskTask } from './shape';
import { taskReviewDesk, mara, may, must, reviewWorld, type ReviewWorld } from './testing';

let database: Database;
let world: ReviewWorld;
const clock = testClock('2026-03-20T13:00:00.000Z');
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, clock);
});
afterAll(() => database.close());
afterEach(() => {
  Object.assign(world.helpers, {
    findMore: async () => ({ asked: 0, answered: 0, evidence: [], before: [] }),
  });
});

const look = may(mara, 'review-report');
let made = 0;

const reviewDesk = () => taskReviewDesk(world, `find-${(made += 1)}`);

describe('more is looked for on a question', () => {
  const CARD = {
    id: 'fernhollow',
    name: 'Fernhollow',
    legalName: 'Fernhollow Instruments',
    aliases: [],
    jobBoards: {},
    namesakes: [],
  };
  const found = row({
    attribute: 'statement',
    quote: 'Fernhollow keeps bees on the roof of its workshop.',
    sourceName: 'Roof Garden News',
  });

  test('and what is found comes onto the bench, searchable and quotable', async () => {
    Object.assign(world.helpers, {
      company: CARD,
      findMore: async () => ({ asked: 5, answered: 3, evidence: [found], before: [] }),
    });
    const { newest, orderId, find, does, view } = await reviewDesk();
    world.snapshots.set(hashOf(found.quote), found.quote);
    must(
      await requestMoreEvidence(world.context, look, { orderId, question: 'Do they keep bees?' }),
    );
    await world.work();
    const task = await newest();
    expect(task).toMatchObject({
      kind: 'find',
      state: 'done',
      told: '5 sources searched, 3 answered: 1 new quote found.',
      progress: { asked: 5, answered: 3, findings: 1 },
    });
    expect(task.found.map(({ quote }) => quote)).toEqual([found.quote]);
    expect(
      must(await searchEvidence(world.context, look, { orderId, words: 'bees' })).map(
        ({ id }) => id,
      ),
    ).toEqual([found.id]);
    const { claim } = await does({
      do: 'add',
      section: 'snapshot',
      text: found.quote,
      evidenceIds: [found.id],
      after: (await find('It was founded in 1987')).id,
    });
    expect(claim?.verdict).not.toBe('unsupported');
    expect((await view()).history.map(({ what, actor, reason }) => [what, actor, reason])).toEqual(
      expect.arrayContaining([['more-asked', 'mara', 'Do they keep bees?']]),
    );
  });

  test('what was there already and speaks of it is shown with it', async () => {
    const { newest, orderId, view } = await reviewDesk();
    const [row] = (await view()).evidence;
    Object.assign(world.helpers, {
      company: CARD,
      findMore: async () => ({ asked: 1, answered: 1, evidence: [], before: [row?.id ?? ''] }),
    });
    must(
      await requestMoreEvidence(world.context, look, { orderId, question: 'Do they keep bees?' }),
    );
    await world.work();
    expect(await newest()).toMatchObject({
      found: [],
      before: [{ id: row?.id }],
      told: '1 source searched, 1 answered: nothing new found; 1 quote already in the evidence.',
    });
  });

  test('how far it is can be seen while it goes on', async () => {
    const { newest, orderId } = await reviewDesk();
    const seen: ReviewDeskTask['progress'][] = [];
    Object.assign(world.helpers, {
      company: CARD,
      findMore: async (_: object, tell: (news: object) => void) => {
        tell({ stage: 'Sources are being asked.', asked: 2, answered: 1 });
        await expect.poll(async () => (await newest()).progress.asked).toBe(2);
        seen.push((await newest()).progress);
        return { asked: 2, answered: 1, evidence: [], before: [] };
      },
    });
    must(
      await requestMoreEvidence(world.context, look, { orderId, question: 'Do they keep bees?' }),
    );
    await world.work();
    expect(seen).toEqual([
      { stage: 'Sources are being asked.', asked: 2, answered: 1, findings: 0 },
    ]);
    expect((await newest()).told).toBe('2 sources searched, 1 answered: nothing new found.');
  });

  test('a network that is down is told plainly, and leaves the bench as it was', async () => {
    Object.assign(world.helpers, {
      company: CARD,
      findMore: async () => ({ asked: 7, answered: 0, evidence: [], before: [] }),
    });
    const { newest, orderId } = await reviewDesk();
    const rows = async () => (await world.context.readMaterial(orderId))?.evidence.length;
    const before = await rows();
    expect(before).toBeGreaterThan(0);
    must(
      await requestMoreEvidence(world.context, look, { orderId, question: 'Do they keep bees?' }),
    );
    await world.work();
    expect(await newest()).toMatchObject({
      state: 'failed',
      told: expect.stringContaining('None of 7 sources could be reached') as string,
    });
    expect(await rows()).toBe(before);
  });

  test('what was dropped while it was under way comes back to nobody', async () => {
    Object.assign(world.helpers, {
      company: CARD,
      findMore: async () => ({ asked: 5, answered: 3, evidence: [found], before: [] }),
    });
    const { tasks, orderId } = await reviewDesk();
    const { id } = must(
      await requestMoreEvidence(world.context, look, { orderId, question: 'Do they keep bees?' }),
    );
    must(await dropReviewTask(world.context, look, { orderId, reviewTaskId: id }));
    await world.work();
    expect(await tasks()).toEqual([]);
    expect(must(await searchEvidence(world.context, look, { orderId, words: 'bees' }))).toEqual([]);
  });

  test('of a company whose card is gone nobody can be asked', async () => {
    Object.assign(world.helpers, { company: undefined });
    const { orderId } = await reviewDesk();
    expect(
      await requestMoreEvidence(world.context, look, { orderId, question: 'Do they keep bees?' }),
    ).toMatchObject({ ok: false, failure: { code: 'not-in-review' } });
  });
});
