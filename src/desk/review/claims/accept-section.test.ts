import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import type { Claim, ReportDocument } from '../../../report/document/shape';
import { EVIDENCE } from '../../../report/fixtures/made-up-company';
import type { Evidence } from '../../../research/evidence/shape';
import { act } from './act';
import { drawBuyersPage } from '../material/draw-page';
import { atReviewDesk, mara, may, must, odile, reviewWorld, type ReviewWorld } from '../testing';

let database: Database;
let world: ReviewWorld;
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, testClock('2026-03-20T13:00:00.000Z'));
});
afterAll(() => database.close());

const registered = EVIDENCE.map((row): Evidence => ({
  ...row,
  reliability: 'register',
  status: 'current',
}));
/** Rows about the founding are changed, all others come from registers. */
const founding = (change: Partial<Evidence>): readonly Evidence[] =>
  registered.map((row) => (row.quote.includes('1987') ? { ...row, ...change } : row));
const marking =
  (change: (claim: Claim) => Partial<Claim>) =>
  (document: ReportDocument): ReportDocument => ({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      claims: section.claims.map((claim) => ({ ...claim, ...change(claim) })),
    })),
  });

let made = 0;
async function snapshotOf(fixture: Parameters<ReviewWorld['waiting']>[1] = {}) {
  made += 1;
  const order = await world.waiting(`section-${made}`, { evidence: registered, ...fixture });
  const desk = atReviewDesk(world, order);
  const claims = async () =>
    (await desk.view()).sections.find(({ id }) => id === 'snapshot')?.claims ?? [];
  const ids = async () => (await claims()).map(({ id }) => id);
  const accept = async (seen?: readonly string[]) =>
    desk.tryTo({ do: 'accept-section', section: 'snapshot', seen: seen ?? (await ids()) });
  return { order, ...desk, claims, ids, accept, hers: atReviewDesk(world, order, odile) };
}

describe('a section whose sentences are all verified from registers and the company', () => {
  test('is accepted in one step, which the history names and one undo takes back whole', async () => {
    const { accept, claims, view, does } = await snapshotOf();
    const before = await claims();
    expect(before.length).toBeGreaterThan(2);
    expect(before.map(({ attention }) => attention)).toEqual(before.map(() => null));
    expect(must(await accept()).reload).toBe(true);
    expect((await claims()).every(({ state }) => state === 'accepted')).toBe(true);
    const { history } = await view();
    expect(history.filter(({ what }) => what === 'section-accepted')).toMatchObject([
      { actor: 'mara', reason: `Company snapshot, ${before.length} sentences` },
    ]);
    await does({ do: 'undo' });
    expect(await claims()).toEqual(before);
    expect((await view()).canUndo).toBe(false);
  });

  test('is refused until each of its open sentences has been on screen', async () => {
    const { accept, ids, claims } = await snapshotOf();
    const [first = '', ...others] = await ids();
    expect(await accept(others)).toMatchObject({
      failure: {
        code: 'not-seen',
        sentence: 'Scroll through “Company snapshot” first: 1 sentence not on screen yet.',
      },
    });
    expect((await claims()).every(({ state }) => state === 'open')).toBe(true);
    expect((await accept([first, ...others])).ok).toBe(true);
  });

  test('leaves what was deleted or changed before as it is', async () => {
    const { accept, claims, ids, does } = await snapshotOf();
    const [first = '', second = '', ...others] = await ids();
    await does({ do: 'cut', claimId: first, reason: 'It helps nobody.' });
    const { text } = (await claims())[1] ?? { text: '' };
    await does({ do: 'edit', claimId: second, text: `${text.replace(/\.$/u, '')}.` });
    must(await accept(others));
    expect((await claims()).map(({ state }) => state)).toEqual([
      'cut',
      'suggested',
      ...others.map(() => 'accepted'),
    ]);
    expect(await accept()).toMatchObject({ failure: { code: 'no-claim' } });
  });

  test('is accepted by one of two reviewers, and never upon what the other changed meanwhile', async () => {
    const { order, ids, view, does, hers, claims } = await snapshotOf();
    const [{ revision }, seen] = [await view(), await ids()];
    await does({ do: 'accept', claimId: seen[0] ?? '' });
    const late = (member: typeof mara) =>
      act(world.context, may(member, 'review-report'), {
        orderId: order.id,
        revision,
        action: { do: 'accept-section', section: 'snapshot', seen },
      });
    expect(await late(mara)).toMatchObject({ failure: { code: 'changed-meanwhile' } });
    expect(await hers.tryTo({ do: 'accept-section', section: 'snapshot', seen })).toMatchObject({
      failure: { code: 'held-by-another' },
    });
    const both = await Promise.all(
      [1, 2].map(async () => {
        const now = (await view()).revision;
        return act(world.context, may(mara, 'review-report'), {
          orderId: order.id,
          revision: now,
          action: { do: 'accept-section', section: 'snapshot', seen },
        });
      }),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await claims()).every(({ state }) => state === 'accepted')).toBe(true);
  });
});

describe('a section is refused as a whole', () => {
  test.each([
    ['a conflict', { evidence: founding({ status: 'conflicted' }) }, /conflict/u],
    ['an old fact', { evidence: founding({ status: 'stale' }) }, /old fact/u],
    ['a weak source', { evidence: founding({ matchScore: 0.5 }) }, /weak source/u],
    ['a second-hand source', { evidence: founding({ reliability: 'reference' }) }, /second-hand/u],
    [
      'what a model read',
      { evidence: founding({ readBy: 'model' }) },
      /unconfirmed sentences? by a model/u,
    ],
    [
      'an opinion',
      {
        document: marking(({ text }) =>
          text.includes('1987') ? { kind: 'judgement' as const } : {},
        ),
      },
      /one opinion/u,
    ],
    [
      'a sentence that a model worded and no judge confirmed',
      {
        document: marking(({ text }) =>
          text.includes('1987') ? { wording: { by: 'model' } } : {},
        ),
      },
      /one unconfirmed sentence by a model/u,
    ],
  ] as const)('for %s', async (_, fixture, words) => {
    const { accept, claims } = await snapshotOf(fixture);
    const refused = await accept();
    expect(refused).toMatchObject({ failure: { code: 'needs-attention' } });
    expect(refused.ok ? '' : refused.failure.sentence).toMatch(words);
    expect((await claims()).every(({ state }) => state === 'open')).toBe(true);
    expect((await claims()).some(({ attention }) => attention !== null)).toBe(true);
  });

  test('but not for a model’s sentence that a judge found in its evidence', async () => {
    const { accept, claims } = await snapshotOf({
      document: marking(({ text }) => ({ wording: { by: 'model', found: [text] } })),
    });
    expect((await claims()).every(({ text, found }) => found[0] === text)).toBe(true);
    expect((await accept()).ok).toBe(true);
  });

  test('where a shop writes with a model and nobody noted who worded the sentences', async () => {
    const { accept } = await snapshotOf();
    world.helpers.writer = 'model';
    const refused = await accept();
    world.helpers.writer = 'code';
    expect(refused).toMatchObject({ failure: { code: 'needs-attention' } });
  });
});

test('the buyer’s page is drawn from what stands now, and a deleted sentence is gone from it', async () => {
  const { order, claims, does } = await snapshotOf();
  const draw = async () =>
    must(await drawBuyersPage(world.context, may(mara, 'review-report'), order.id));
  const [first] = await claims();
  expect(await draw()).toContain(`id="${first?.id}"`);
  await does({ do: 'cut', claimId: first?.id ?? '', reason: 'It helps nobody.' });
  expect(await draw()).not.toContain(`id="${first?.id}"`);
});
