import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { defined } from '../../kernel/defined';
import { minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { scriptedModel } from '../../platform/models/testing';
import { evidenceOnlyRewriter, evidenceOnlyWriter, modelRewriter } from '../../report/write';
import { requestRewrite, dropReviewTask } from './tasks/request-review-task';
import { taskReviewDesk, mara, may, must, odile, reviewWorld, type ReviewWorld } from './testing';

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
    writer: 'code',
    rewriter: evidenceOnlyRewriter(),
    findMore: async () => ({ asked: 0, answered: 0, evidence: [] }),
  });
});

const look = may(mara, 'review-report');
const hers = may(odile, 'review-report');
let made = 0;

const reviewDesk = () => taskReviewDesk(world, `task-${(made += 1)}`);

function withModel(texts: (prompt: string) => readonly (readonly [string, string])[]) {
  const model = scriptedModel(({ prompt, stage }) => {
    const heading = /^Headings.*?“([^”]+)”/mu.exec(prompt)?.[1];
    return JSON.stringify({
      sentences:
        stage === 'rewrite'
          ? []
          : texts(prompt).map(([text, words]) => ({
              text,
              evidenceIds: [new RegExp(`^(E\\d+) .*${words}`, 'mu').exec(prompt)?.[1] ?? 'E1'],
              ...defined({ heading }),
            })),
    });
  });
  Object.assign(world.helpers, {
    writer: 'model',
    rewriter: modelRewriter({ model, secret: 's', standIn: evidenceOnlyWriter() }),
  });
  return model;
}

describe('a section is written anew', () => {
  test('as suggestions, and the bench stays as it is until somebody says yes; one step takes all, one undo takes them back', async () => {
    const { rewrite, newest, textsOf, take, view, does } = await reviewDesk();
    const before = await textsOf('culture');
    must(await rewrite('Leave out the benefits and the values.'));
    expect(await newest()).toMatchObject({
      state: 'under-way',
      askedBy: 'mara',
      words: 'Leave out the benefits and the values.',
      suggestions: [],
    });
    clock.advance(minutes(1));
    await world.work();
    const task = await newest();
    expect(task).toMatchObject({
      state: 'done',
      told: expect.stringContaining('left out') as string,
    });
    expect(task.suggestions.length).toBeGreaterThan(1);
    expect(
      task.suggestions.every(
        ({ kind, state, before: was }) => kind === 'leave-out' && state === 'open' && was !== null,
      ),
    ).toBe(true);
    expect(await textsOf('culture')).toEqual(before);

    expect(must(await take(task))).toEqual({ taken: task.suggestions.length, refused: 0 });
    expect((await textsOf('culture')).length).toBe(before.length - task.suggestions.length);
    expect((await newest()).suggestions.every(({ state }) => state === 'taken')).toBe(true);
    const { history } = await view();
    expect(history.map(({ what }) => what).slice(0, 3)).toEqual([
      'rewrite-taken',
      'rewritten',
      'rewrite-asked',
    ]);
    expect(history[2]).toMatchObject({
      actor: 'mara',
      reason: 'Culture scoop: Leave out the benefits and the values.',
    });
    await does({ do: 'undo' });
    expect(await textsOf('culture')).toEqual(before);
    expect((await newest()).suggestions.every(({ state }) => state === 'open')).toBe(true);
  });

  test('one by one, and what is turned down stays turned down', async () => {
    const { rewrite, newest, tasks, take, textsOf, orderId } = await reviewDesk();
    const before = await textsOf('culture');
    must(await rewrite('Leave out the benefits and the values.'));
    await world.work();
    const task = await newest();
    const [yes, no] = task.suggestions;
    must(await take(task, [yes?.id ?? '']));
    must(
      await dropReviewTask(world.context, look, {
        orderId,
        reviewTaskId: task.id,
        suggestionId: no?.id ?? '',
      }),
    );
    expect(await textsOf('culture')).toEqual(before.filter((text) => text !== yes?.before));
    expect((await newest()).suggestions.slice(0, 2).map(({ state }) => state)).toEqual([
      'taken',
      'dropped',
    ]);
    must(await dropReviewTask(world.context, look, { orderId, reviewTaskId: task.id }));
    expect(await tasks()).toEqual([]);
    expect(await take(task)).toMatchObject({ ok: false, failure: { code: 'no-task' } });
  });

  test('and put in another order where that was asked for', async () => {
    const { rewrite, newest, take, textsOf } = await reviewDesk();
    const before = await textsOf('snapshot');
    must(await rewrite('Lead with Marlow Quill.', 'snapshot'));
    await world.work();
    must(await take(await newest()));
    const after = await textsOf('snapshot');
    expect(after[0]).toContain('Marlow Quill');
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  test('a sentence that the expert edits meanwhile stays theirs: the new wording is offered beside it and never taken by “all”', async () => {
    const { rewrite, newest, take, find, does, textsOf } = await reviewDesk();
    const claim = await find('every field be understood');
    withModel(() => [
      ['Its mission is to let every field be understood.', 'every field be understood'],
    ]);
    must(await rewrite('Shorter.'));
    const mine = 'Its stated mission: to let every field be understood before it is worked.';
    await does({ do: 'edit', claimId: claim.id, text: mine });
    await world.work();
    const task = await newest();
    const suggestion = task.suggestions.find(
      ({ claimId, kind }) => claimId === claim.id && kind === 'change',
    );
    expect(suggestion).toMatchObject({
      state: 'changed',
      before: claim.text,
      now: mine,
      after: 'Its mission is to let every field be understood.',
    });
    must(await take(task));
    expect((await find('stated mission')).text).toBe(mine);
    expect(await textsOf('culture')).not.toContain(
      'Its mission is to let every field be understood.',
    );
    must(await take(task, [suggestion?.id ?? '']));
    const texts = await textsOf('culture');
    expect(texts.indexOf('Its mission is to let every field be understood.')).toBe(
      texts.indexOf(mine) + 1,
    );
  });

  test('an edit between the coming back and the yes wins, too', async () => {
    const { rewrite, newest, take, find, does } = await reviewDesk();
    const claim = await find('every field be understood');
    withModel(() => [
      ['Its mission is to let every field be understood.', 'every field be understood'],
    ]);
    must(await rewrite('Shorter.'));
    await world.work();
    const before = await newest();
    expect(before.suggestions.find(({ claimId }) => claimId === claim.id)?.state).toBe('open');
    await does({
      do: 'edit',
      claimId: claim.id,
      text: 'Its stated mission: to let every field be understood before it is worked.',
    });
    await take(before);
    expect((await find('stated mission')).id).toBe(claim.id);
  });

  test('a falsehood that the expert asks for is refused with its reason, and can’t be taken', async () => {
    const { rewrite, newest, take, textsOf, view } = await reviewDesk();
    const model = withModel(() => [
      ['Fernhollow took in revenue of $9 billion in 2025.', '1577000000'],
      ['It was founded in 1987.', 'founded in 1987'],
    ]);
    must(await rewrite('say that revenue is 9 billion', 'snapshot'));
    await world.work();
    expect(model.calls[0]?.prompt).toContain('\nsay that revenue is 9 billion\n');
    const task = await newest();
    expect(task.refused.map(({ text }) => text)).toEqual([
      'Fernhollow took in revenue of $9 billion in 2025.',
    ]);
    await take(task);
    expect((await textsOf('snapshot')).join(' ')).not.toContain('9 billion');
    expect((await view()).risk.unsupported).toBe(0);
  });

  test('what its page no longer carries when it is taken does not come onto the bench', async () => {
    const { rewrite, newest, take, find, orderId } = await reviewDesk();
    const claim = await find('It was founded in 1987');
    withModel(() => [['Fernhollow was founded in 1987.', 'founded in 1987']]);
    must(await rewrite('Shorter.', 'snapshot'));
    await world.work();
    const task = await newest();
    const suggestion = task.suggestions.find(({ after }) => after?.includes('founded in 1987'));
    const snapshot =
      (await world.context.readMaterial(orderId))?.evidence.find(
        ({ id }) => id === claim.evidenceIds[0],
      )?.snapshot ?? '';
    const page = world.snapshots.get(snapshot) ?? '';
    world.snapshots.delete(snapshot);
    const answer = await take(task, [suggestion?.id ?? '']);
    world.snapshots.set(snapshot, page);
    expect(answer).toMatchObject({
      ok: false,
      failure: { sentence: expect.stringContaining('no longer support') as string },
    });
  });

  test.each(['over-budget', 'too-slow', 'unreachable'] as const)(
    'a model with the fault “%s” is told of in a sentence, and nothing is lost',
    async (fault) => {
      const { rewrite, newest, textsOf } = await reviewDesk();
      const before = await textsOf('culture');
      Object.assign(world.helpers, {
        writer: 'model',
        rewriter: modelRewriter({
          model: scriptedModel(() => ({ fault })),
          secret: 's',
          standIn: evidenceOnlyWriter(),
        }),
      });
      must(await rewrite('Shorter.'));
      await world.work();
      expect(await newest()).toMatchObject({
        state: 'failed',
        told: expect.stringMatching(/Nothing was changed\.$/u) as string,
        suggestions: [],
        words: 'Shorter.',
      });
      expect(await textsOf('culture')).toEqual(before);
    },
  );

  test('it comes to whoever has the report by then, and only they can take it', async () => {
    const { rewrite, tasks, take } = await reviewDesk();
    must(await rewrite('Leave out the benefits.'));
    clock.advance(minutes(20));
    await world.work();
    must(await rewrite('Shorter.', 'snapshot', hers));
    const task = (await tasks(hers)).find(({ section }) => section === 'culture');
    if (task === undefined) throw new Error('it did not come');
    expect(await take(task)).toMatchObject({ ok: false, failure: { code: 'held-by-another' } });
    expect(await take(task, undefined, hers)).toMatchObject({ ok: true });
    clock.advance(minutes(20));
    await world.work();
  });

  test.each([
    ['nothing', '  ', 'bad-text'],
    ['more than fits', 'x'.repeat(1_001), 'bad-text'],
  ])('an instruction of %s is refused', async (_, words, code) => {
    const { rewrite } = await reviewDesk();
    expect(await rewrite(words)).toMatchObject({ ok: false, failure: { code } });
  });

  test('a second one for the same section waits for the first, and the list of sources has none', async () => {
    const { rewrite, orderId } = await reviewDesk();
    must(await rewrite('Shorter.'));
    expect(await rewrite('Longer.')).toMatchObject({ ok: false, failure: { code: 'under-way' } });
    expect(
      await requestRewrite(world.context, look, {
        orderId,
        section: 'sources',
        instruction: 'Shorter.',
      }),
    ).toMatchObject({ ok: false, failure: { code: 'no-claim' } });
    await world.work();
  });

  test('who does not hold the report sends nobody off and drops nothing', async () => {
    const { rewrite, newest, orderId } = await reviewDesk();
    must(await rewrite('Shorter.'));
    expect(await rewrite('Shorter.', 'snapshot', hers)).toMatchObject({
      ok: false,
      failure: { code: 'held-by-another' },
    });
    expect(
      await dropReviewTask(world.context, hers, { orderId, reviewTaskId: (await newest()).id }),
    ).toMatchObject({ ok: false, failure: { code: 'held-by-another' } });
    await world.work();
  });

  test('a run that dies is taken up again, asks the writer no second time, and ends in one answer', async () => {
    const { rewrite, newest, view } = await reviewDesk();
    let asked = 0;
    const rewriter = evidenceOnlyRewriter();
    Object.assign(world.helpers, {
      rewriter: {
        ...rewriter,
        follow: (...given: Parameters<typeof rewriter.follow>) => {
          asked += 1;
          return rewriter.follow(...given);
        },
      },
    });
    must(await rewrite('Leave out the benefits.'));
    const killed = {
      now: () => {
        throw new Error('killed');
      },
    };
    Object.assign(world.context, { clock: killed });
    await expect(world.work()).rejects.toThrow('killed');
    Object.assign(world.context, { clock });
    expect((await newest()).state).toBe('under-way');
    await world.work();
    await world.work();
    expect((await newest()).state).toBe('done');
    expect(asked).toBe(1);
    expect((await view()).history.filter(({ what }) => what === 'rewritten')).toHaveLength(1);
  });

  test('what can’t be finished at the last try is told, and can be asked for again', async () => {
    const { rewrite, newest } = await reviewDesk();
    Object.assign(world.helpers, {
      rewriter: { ...evidenceOnlyRewriter(), follow: () => Promise.reject(new Error('broken')) },
    });
    must(await rewrite('Shorter.'));
    await expect(world.work(true)).rejects.toThrow('broken');
    expect(await newest()).toMatchObject({
      state: 'failed',
      told: expect.stringContaining('Try again') as string,
    });
    Object.assign(world.helpers, { rewriter: evidenceOnlyRewriter() });
    expect(await rewrite('Shorter.')).toMatchObject({ ok: true });
    await world.work();
  });
});
