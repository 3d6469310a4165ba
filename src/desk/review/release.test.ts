import { viewReviewDesk } from './view-review-desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { ReportDocument } from '../../report/document/shape';
import { EVIDENCE } from '../../report/fixtures/made-up-company';
import { approveReview, withdrawReview } from './outcome/approve-review';
import { readDifferences, restoreVersion } from './claims/history';
import { listQueue } from './queue/list-queue';
import { releaseReport, claimReview } from './queue/claim-review';
import {
  atReviewDesk,
  mara,
  may,
  must,
  odile,
  reviewWorld,
  type Fixture,
  type ReviewWorld,
} from './testing';

let database: Database;
let world: ReviewWorld;
const clock = testClock('2026-03-20T13:00:00.000Z');
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, clock);
});
afterAll(() => database.close());

const withFault = (document: ReportDocument): ReportDocument =>
  JSON.parse(JSON.stringify(document).replaceAll('It had 6,240', 'It had 9,240')) as ReportDocument;
const employeesAre = (status: 'conflicted' | 'stale') =>
  EVIDENCE.map((row) => (row.attribute === 'employees' ? { ...row, status } : row));

let made = 0;
async function reviewDesk(fixture: Fixture = {}) {
  made += 1;
  const order = await world.waiting(`release-${made}`, fixture);
  const mine = atReviewDesk(world, order);
  const sign = async (member = mara, changes = {}) => {
    const { version, revision } = await mine.view();
    return approveReview(world.context, may(member, 'approve-report'), {
      orderId: order.id,
      version,
      revision,
      ...changes,
    });
  };
  return {
    order,
    ...mine,
    sign,
    take: (member = mara) => claimReview(world.context, may(member, 'review-report'), order.id),
  };
}

test('a report in which all is said leaves by a signature: who, when, which version, which words', async () => {
  const { order, does, sign, view, report } = await reviewDesk();
  await does({ do: 'confirm-company' });
  expect((await view()).gate).toEqual({ isOpen: true, obstacles: [] });
  const signed = must(await sign());
  const { state, versions, history, leavesAt, version } = await view();
  expect(signed).toEqual({ version: 2, digest: versions[0]?.digest });
  expect(
    versions.map(({ number, reviewed, approvedBy, approvedAt }) => ({
      number,
      reviewed,
      approvedBy,
      approvedAt,
    })),
  ).toEqual([
    { number: 2, reviewed: true, approvedBy: 'mara', approvedAt: clock.now().toISOString() },
    { number: 1, reviewed: false, approvedBy: null, approvedAt: null },
  ]);
  expect(history[0]).toMatchObject({
    what: 'approved',
    actor: 'mara',
    reason: `Version 2, ${signed.digest}`,
  });
  expect({ state, version, reviewed: (await report()).reviewed }).toEqual({
    state: 'approved',
    version: 2,
    reviewed: true,
  });
  expect(leavesAt).toBe(world.context.leavesAt(clock.now()).toISOString());
  const disputed = { ...order, dispute: 'open' } as const;
  expect(
    must(await viewReviewDesk(world.context, may(mara, 'review-report'), disputed)),
  ).toMatchObject({ state: 'approved', dispute: 'open', leavesAt: null });
  expect((await world.context.readMaterial(order.id))?.latest.digest).toBe(signed.digest);
});

test('nothing unsupported leaves, whoever asks and whatever the bench remembers of it', async () => {
  const { order, does, find, sign } = await reviewDesk({ document: withFault });
  await does({ do: 'confirm-company' });
  expect(await sign()).toMatchObject({ failure: { code: 'gate-closed' } });
  const { id } = await find('9,240');
  // Somebody forges the verdict that is kept.
  await database.runScript(
    `UPDATE review_claim SET state = jsonb_set(state, '{verdict}', '"supported"') WHERE claim_id = '${id}'; UPDATE review SET revision = revision + 1`,
  );
  expect((await atReviewDesk(world, order).view()).gate.isOpen).toBe(true);
  expect(await sign()).toMatchObject({
    failure: { code: 'gate-closed', sentence: expect.stringContaining('Unsupported') },
  });
  await does({ do: 'cut', claimId: id, reason: 'It is wrong.' });
  const rests = (await atReviewDesk(world, order).view()).gate.obstacles;
  expect(rests.map(({ code }) => code)).toEqual(rests.map(() => 'rests-on-cut'));
  for (const { claimId } of rests) await does({ do: 'accept', claimId: claimId ?? '' });
  expect(await sign()).toMatchObject({ ok: true });
  const material = await world.context.readMaterial(order.id);
  expect(JSON.stringify(material?.latest.document)).not.toContain('9,240');
  expect(material?.latest.rejected.at(-1)).toMatchObject({
    text: expect.stringContaining('9,240'),
    reasons: expect.arrayContaining(['A reviewer deleted it.']),
  });
});

test.each([['conflicted'], ['stale']] as const)(
  'what is %s leaves only with a decision and a reason, and is shown so',
  async (status) => {
    const { does, find, sign, view, report } = await reviewDesk({ evidence: employeesAre(status) });
    await does({ do: 'confirm-company' });
    expect(await sign()).toMatchObject({ failure: { code: 'gate-closed' } });
    for (;;) {
      const next = (await view()).gate.obstacles.find(({ code }) => code === 'undecided');
      if (next?.claimId === undefined || next.claimId === null) break;
      await does({ do: 'decide', claimId: next.claimId, reason: 'Both are told with their day.' });
    }
    must(await sign());
    const { id } = await find('6,240');
    expect(
      (await report()).sections.flatMap(({ claims }) => claims).find((claim) => claim.id === id)
        ?.verdict,
    ).toBe(status);
  },
);

test('the company must be confirmed, and what rests on cut sentences must stand by itself', async () => {
  const { does, sign, view } = await reviewDesk();
  expect((await view()).gate.obstacles).toMatchObject([{ code: 'company' }]);
  expect(await sign()).toMatchObject({ failure: { code: 'gate-closed' } });
  await does({ do: 'confirm-company' });
  const { sections } = await view();
  const snapshot = sections.find(({ id }) => id === 'snapshot');
  for (const { id } of snapshot?.claims ?? [])
    await does({ do: 'cut', claimId: id, reason: 'Not needed.' });
  const codes = (await view()).gate.obstacles.map(({ code }) => code);
  expect(codes).toContain('rests-on-cut');
});

test('an emptied section that says nothing is in the way until it does', async () => {
  const silent = (document: ReportDocument): ReportDocument => ({
    ...document,
    sections: document.sections.map((section) =>
      section.id === 'brief' ? { ...section, notFound: [] } : section,
    ),
  });
  const { does, view, report } = await reviewDesk({ document: silent });
  for (const { id } of (await view()).sections.find(({ id }) => id === 'brief')?.claims ?? [])
    await does({ do: 'cut', claimId: id, reason: 'Not needed.' });
  expect((await view()).gate.obstacles).toContainEqual(
    expect.objectContaining({ code: 'empty-section', section: 'brief' }),
  );
  await does({
    do: 'say-empty',
    section: 'brief',
    words: 'anything short enough for a first page',
  });
  const { gate } = await view();
  expect(gate.obstacles.some(({ code }) => code === 'empty-section')).toBe(false);
  expect((await report()).sections.find(({ id }) => id === 'brief')?.notFound).toEqual([
    'anything short enough for a first page',
  ]);
});

test('two signatures at once are one', async () => {
  const { does, sign, view } = await reviewDesk();
  await does({ do: 'confirm-company' });
  const both = await Promise.all([sign(), sign()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await view()).versions).toHaveLength(2);
  expect(await sign()).toMatchObject({ failure: { code: 'not-in-review' } });
});

test('a signature under an older state of the work, or by someone who does not hold it, is refused', async () => {
  const { does, sign, take, view } = await reviewDesk();
  await does({ do: 'confirm-company' });
  const { revision } = await view();
  expect(await sign(mara, { revision: revision - 1 })).toMatchObject({
    failure: { code: 'changed-meanwhile' },
  });
  expect(await sign(mara, { version: 7 })).toMatchObject({ failure: { code: 'another-version' } });
  expect(await sign(odile)).toMatchObject({ failure: { code: 'held-by-another' } });
  expect(await take(odile)).toMatchObject({ failure: { code: 'held-by-another' } });
});

test('a signature taken back leaves the work where it stood, and what follows is a version of its own', async () => {
  const { order, does, find, sign, view } = await reviewDesk();
  await does({ do: 'confirm-company' });
  await does({
    do: 'edit',
    claimId: (await find('It was founded in 1987')).id,
    text: 'In 1987 Fernhollow was founded.',
  });
  must(await sign());
  must(await withdrawReview(world.context, may(mara, 'approve-report'), order.id));
  const back = await view();
  expect(back).toMatchObject({ state: 'in-review', version: 2 });
  expect((await find('In 1987')).original?.text).toContain('founded in 1987');
  expect(back.history[0]).toMatchObject({ what: 'withdrawn', actor: 'mara' });
  await does({ do: 'accept', claimId: (await find('The CEO is')).id });
  expect(must(await sign())).toMatchObject({ version: 3 });
  await world.publish(order.id);
  expect(await withdrawReview(world.context, may(mara, 'approve-report'), order.id)).toMatchObject({
    failure: { code: 'has-left' },
  });
});

test('a lease returns when its expert vanishes, is renewed by work, and can be let go', async () => {
  const { order, does, take, view } = await reviewDesk();
  must(await take());
  clock.advance(minutes(14));
  await does({ do: 'note', text: 'Still here.' });
  clock.advance(minutes(14));
  expect(await take(odile)).toMatchObject({
    failure: { code: 'held-by-another', sentence: expect.stringContaining('mara') },
  });
  expect(await releaseReport(world.context, may(odile, 'review-report'), order.id)).toMatchObject({
    failure: { code: 'held-by-another' },
  });
  clock.advance(minutes(2));
  must(await take(odile));
  expect((await view()).holder).toMatchObject({ name: 'odile', isMe: false });
  clock.advance(minutes(1));
  must(await releaseReport(world.context, may(odile, 'review-report'), order.id));
  expect((await view()).holder).toBeNull();
  expect((await view()).history.map(({ what, actor }) => `${actor} ${what}`)).toEqual([
    'odile released',
    'odile taken',
    'mara noted',
    'mara taken',
  ]);
});

test('versions are told apart sentence by sentence, and an earlier one is restored in one step that can be undone', async () => {
  const { order, does, find, sign, view, report, tryTo } = await reviewDesk();
  await does({ do: 'confirm-company' });
  const { id, text } = await find('It was founded in 1987');
  await does({ do: 'edit', claimId: id, text: 'In 1987 Fernhollow was founded.' });
  must(await sign());
  const read = (from: number, to: number) =>
    readDifferences(world.context, may(mara, 'review-report'), { orderId: order.id, from, to });
  expect(must(await read(1, 2)).changes).toMatchObject({
    nowReviewed: true,
    items: [{ kind: 'changed', before: text, after: 'In 1987 Fernhollow was founded.' }],
  });
  expect(await read(1, 9)).toMatchObject({ failure: { code: 'another-version' } });
  must(await withdrawReview(world.context, may(mara, 'approve-report'), order.id));
  const { revision } = await view();
  const restore = (at: number) =>
    restoreVersion(world.context, may(mara, 'review-report'), {
      orderId: order.id,
      version: 1,
      revision: at,
    });
  expect(await restore(revision - 1)).toMatchObject({ failure: { code: 'changed-meanwhile' } });
  must(await restore(revision));
  const said = async () =>
    (await report()).sections.flatMap(({ claims }) => claims.map((claim) => claim.text));
  expect(await said()).toContain(text);
  expect(await said()).not.toContain('In 1987 Fernhollow was founded.');
  must(await tryTo({ do: 'undo' }));
  expect(await said()).toContain('In 1987 Fernhollow was founded.');
});

test('the queue is sorted by the time that is left and then by the interview, and says who has what', async () => {
  await database.runScript(
    'DELETE FROM review_claim; DELETE FROM review_event; DELETE FROM review; DELETE FROM evidence_row; DELETE FROM report_version; DELETE FROM report;',
  );
  world.orders.length = 0;
  const late = await world.waiting('queue-late', { promisedIn: -1 });
  const second = await world.waiting('queue-second', {
    promisedIn: 3,
    interviewAt: '2026-03-25T09:00:00.000Z',
  });
  const first = await world.waiting('queue-first', {
    promisedIn: 3,
    interviewAt: '2026-03-22T09:00:00.000Z',
    document: withFault,
  });
  const over = await world.waiting('queue-over');
  world.orders.splice(world.orders.indexOf(over), 1, { ...over, isOver: true });
  world.assignees.set(first.id, 'Ilse');
  must(await claimReview(world.context, may(mara, 'review-report'), first.id));
  const queue = must(await listQueue(world.context, may(odile, 'review-report')));
  expect(queue.map(({ number }) => number)).toEqual([late.number, first.number, second.number]);
  expect(queue.map(({ assignee }) => assignee)).toEqual([null, 'Ilse', null]);
  expect(queue[0]).toMatchObject({
    minutesLeft: -60,
    holder: null,
    risk: { unsupported: 0 },
    company: 'Fernhollow',
  });
  expect(queue[1]).toMatchObject({
    minutesLeft: 180,
    holder: { name: 'mara', isMe: false },
    risk: { unsupported: 1 },
    progress: { settled: 0 },
  });
});
