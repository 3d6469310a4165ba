import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { act } from './claims/act';
import { readDifferences, restoreVersion } from './claims/history';
import { drawBuyersPage } from './material/draw-page';
import { readEvidence, readExcerpts, searchEvidence, trySentence } from './material/evidence';
import { quotePage, readForExpert } from './material/expert-page';
import { approveReview, withdrawReview } from './outcome/approve-review';
import { claimReview, releaseReport } from './queue/claim-review';
import { dropReviewTask, requestMoreEvidence, requestRewrite } from './tasks/request-review-task';
import { readReviewTasks } from './tasks/show-review-tasks';
import { takeSuggestions } from './tasks/take-suggestions';
import type { ReviewAction } from './shape';
import { atReviewDesk, mara, may, must, odile, reviewWorld, type ReviewWorld } from './testing';

let database: Database;
let world: ReviewWorld;
beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, testClock('2026-03-20T13:00:00.000Z'));
});
afterAll(() => database.close());

const looks = may(mara, 'review-report');
const signs = may(mara, 'approve-report');
/** As each report begins. */
const revision = 1;
const reviewTaskId = 'nobody-asked';

const READING = {
  'reading what was sent off for': (id: string) => readReviewTasks(world.context, looks, id),
  'drawing the buyer’s page': (id: string) => drawBuyersPage(world.context, looks, id),
  'reading a page': (orderId: string) =>
    readForExpert(world.context, looks, { orderId, url: 'https://a.example/' }),
  'quoting a page': (orderId: string) =>
    quotePage(world.context, looks, { orderId, snapshot: 's', start: 0, end: 20 }),
  'releasing it': (id: string) => releaseReport(world.context, looks, id),
  'dropping what was asked for': (orderId: string) =>
    dropReviewTask(world.context, looks, { orderId, reviewTaskId }),
};
const CHANGING = {
  'taking it': (id: string) => claimReview(world.context, looks, id),
  'a step': (orderId: string) =>
    act(world.context, looks, { orderId, revision, action: { do: 'confirm-company' } }),
  'restoring a version': (orderId: string) =>
    restoreVersion(world.context, looks, { orderId, version: 1, revision }),
  'asking for a rewrite': (orderId: string) =>
    requestRewrite(world.context, looks, { orderId, section: 'snapshot', instruction: 'Shorter.' }),
  'asking for evidence': (orderId: string) =>
    requestMoreEvidence(world.context, looks, { orderId, question: 'Who leads it?' }),
  'taking suggestions': (orderId: string) =>
    takeSuggestions(world.context, looks, { orderId, revision, reviewTaskId }),
  'approving it': (orderId: string) =>
    approveReview(world.context, signs, { orderId, version: 1, revision }),
};
const MATERIAL = {
  'reading excerpts': (orderId: string) =>
    readExcerpts(world.context, looks, { orderId, evidenceIds: ['a'] }),
  'reading evidence': (orderId: string) =>
    readEvidence(world.context, looks, { orderId, evidenceIds: ['a'] }),
  'searching evidence': (orderId: string) =>
    searchEvidence(world.context, looks, { orderId, words: 'mill' }),
  'trying a sentence': (orderId: string) =>
    trySentence(world.context, looks, {
      orderId,
      kind: 'fact',
      text: 'It mills.',
      evidenceIds: [],
    }),
};
const withdrawing = {
  'withdrawing it': (id: string) => withdrawReview(world.context, signs, id),
};

const refusalOf = async (told: Promise<{ readonly ok: boolean }>): Promise<unknown> => {
  const result = await told;
  return 'failure' in result ? result.failure : result;
};
const setState = (orderId: string, state: string) =>
  database.queryRows('UPDATE report SET state = $2 WHERE order_id = $1', [orderId, state]);

describe('A report', () => {
  test.each(Object.entries({ ...READING, ...CHANGING, ...MATERIAL, ...withdrawing }))(
    'that nobody made refuses %s',
    async (_what, verb) => {
      expect(await refusalOf(verb('no-such-order'))).toMatchObject({ code: 'no-report' });
    },
  );

  test.each(['in-production', 'cannot-be-created'])(
    'that is %s refuses all work on it',
    async (state) => {
      const { id } = await world.waiting(`being-made-${state}`);
      await setState(id, state);
      for (const verb of Object.values({ ...READING, ...CHANGING, ...withdrawing }))
        expect(await refusalOf(verb(id))).toMatchObject({ code: 'being-made' });
    },
  );

  test('that was erased refuses all work on it', async () => {
    const { id } = await world.waiting('erased');
    await database.queryRows(
      `UPDATE report_version SET content_removed_at = now()
       WHERE report_id = (SELECT id FROM report WHERE order_id = $1)`,
      [id],
    );
    for (const verb of Object.values({ ...READING, ...CHANGING, ...withdrawing }))
      expect(await refusalOf(verb(id))).toEqual({
        code: 'not-in-review',
        sentence: 'This report was erased.',
      });
    expect(
      await refusalOf(readDifferences(world.context, looks, { orderId: id, from: 1, to: 1 })),
    ).toEqual({ code: 'another-version', sentence: 'That version was erased.' });
  });

  test('that is approved refuses every change until the approval is withdrawn', async () => {
    const order = await world.waiting('approved');
    const { does, view } = atReviewDesk(world, order);
    await does({ do: 'confirm-company' });
    const { version, revision: at } = await view();
    const signature = { orderId: order.id, version, revision: at };
    must(await approveReview(world.context, signs, signature));
    for (const verb of Object.values(CHANGING))
      expect(await refusalOf(verb(order.id))).toMatchObject({ code: 'not-in-review' });
    must(await withdrawReview(world.context, signs, order.id));
    expect(await refusalOf(CHANGING['taking it'](order.id))).toMatchObject({ ok: true });
  });

  test('without its company is searched for nothing', async () => {
    const { id } = await world.waiting('no-company');
    expect(await refusalOf(CHANGING['asking for evidence'](id))).toMatchObject({
      code: 'not-in-review',
      sentence: 'The company’s data was erased, so there’s nothing to search.',
    });
  });

  test('in another’s hands refuses an earlier version, and is let go by nobody else', async () => {
    const { id } = await world.waiting('held');
    must(await claimReview(world.context, may(odile, 'review-report'), id));
    for (const verb of [CHANGING['restoring a version'], READING['releasing it']])
      expect(await refusalOf(verb(id))).toMatchObject({
        code: 'held-by-another',
        sentence: expect.stringContaining('odile'),
      });
  });

  test('has no version but its own, and no task but its own', async () => {
    const { id } = await world.waiting('versions');
    const restored = restoreVersion(world.context, looks, { orderId: id, version: 7, revision });
    expect(await refusalOf(restored)).toMatchObject({ code: 'another-version' });
    for (const verb of [CHANGING['taking suggestions'], READING['dropping what was asked for']])
      expect(await refusalOf(verb(id))).toMatchObject({ code: 'no-task' });
  });
});

describe('A step is refused', () => {
  test.each<[string, ReviewAction, string]>([
    [
      'on a sentence that is gone',
      { do: 'accept', claimId: 'gone' },
      'This sentence was deleted. Reload the report.',
    ],
    [
      'in a section that the report has not',
      { do: 'say-empty', section: 'culture', words: 'Nothing was found.' },
      'Section not found.',
    ],
    [
      'that adds to a section that the report has not',
      { do: 'add', section: 'culture', text: 'It mills.', evidenceIds: [] },
      'Section not found.',
    ],
    [
      'that adds to the list of sources',
      { do: 'add', section: 'sources', text: 'It mills.', evidenceIds: [] },
      'Section not found.',
    ],
    ['where there is nothing to undo', { do: 'undo' }, 'Nothing to undo.'],
    [
      'on a section whose sentences are reviewed',
      { do: 'accept-section', section: 'culture', seen: [] },
      'Every sentence of this section is reviewed already.',
    ],
  ])('%s', async (what, action, sentence) => {
    const { tryTo } = atReviewDesk(world, await world.waiting(`step: ${what}`));
    expect(await refusalOf(tryTo(action))).toMatchObject({ sentence });
  });

  test('that resolves a sentence with nothing to resolve, or restores a new one', async () => {
    const { tryTo, does, view } = atReviewDesk(world, await world.waiting('no-doubt'));
    const section = (await view()).sections.find(({ id }) => id === 'snapshot');
    const [first] = section?.claims ?? [];
    const claimId = first?.id ?? '';
    expect(
      await refusalOf(tryTo({ do: 'decide', claimId, reason: 'The register says so.' })),
    ).toMatchObject({ sentence: 'Nothing to resolve in this sentence.' });
    const evidenceIds = first?.evidenceIds ?? [];
    await does({ do: 'add', section: 'snapshot', text: first?.text ?? '', evidenceIds });
    const known = new Set(section?.claims.map(({ id }) => id));
    const added = (await view()).sections
      .flatMap(({ claims }) => claims)
      .find(({ id, text }) => text === first?.text && !known.has(id));
    expect(await refusalOf(tryTo({ do: 'restore', claimId: added?.id ?? 'none' }))).toMatchObject({
      sentence: 'This sentence is new; delete it instead.',
    });
  });
});
