import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { succeed } from '../../kernel/result';
import type { Database } from '../../platform/database';
import { folderStorage } from '../../platform/files';
import { createSteps } from '../../platform/jobs';
import {
  requestCompanyChoice,
  chooseCompany,
  chosenCompany,
  findCandidate,
  listWaitingChoices,
  overruleCompany,
  readChoice,
  type ChoiceContext,
} from '../../report/choice';
import { handOverChoice } from '../../report/choice/answer/hand-over-choice';
import { readProduction, remakeReport, removeRemade } from '../../report/production';
import type { Candidate, EntityCard } from '../../research/company/shape';
import { answerCompany, type CompanyWord } from './company/answer-company';
import type { CompanyDesk } from './company/company-desk';
import type { ReviewContext } from './ports';
import { atReviewDesk, mara, may, must, odile, reviewWorld, type ReviewWorld } from './testing';
import { listCompanyQuestions, viewCompany } from './company/view-company';

let database: Database;
let world: ReviewWorld;
let context: ReviewContext;
const clock = testClock('2026-03-20T13:00:00.000Z');
const noted: string[] = [];
const placed: string[] = [];
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-company-')));
const card = (id: string, name: string): EntityCard => ({
  id,
  name,
  legalName: name,
  aliases: [],
  domain: `${id}.example`,
  jobBoards: {},
  namesakes: [],
});
const found: Candidate = {
  card: card('mill', 'Tarnwick Mill'),
  score: 1,
  reasons: ['It answers at mill.example.'],
};

beforeAll(async () => {
  database = await freshDatabase();
  world = await reviewWorld(database, clock);
  const steps = createSteps({ database, clock });
  const queue = {
    enqueue: async (_: unknown, { name }: { readonly name: string }) => void placed.push(name),
    enqueueAll: async () => undefined,
    emit: async () => undefined,
  };
  const choices: ChoiceContext = {
    database,
    clock,
    review: 'required',
    queue,
    note: async (_, __, { actor, why }) => void noted.push(`${actor}: ${why}`),
  };
  const companies: CompanyDesk = {
    listQuestions: (limit) => listWaitingChoices({ database }, limit),
    readQuestion: (orderId) => readChoice({ database }, orderId),
    async readState(orderId) {
      const made = await readProduction({ database, steps }, orderId);
      return (
        made && {
          state: made.state,
          reasons: made.reasons,
          isOut: made.version?.published === true,
        }
      );
    },
    findCandidate: (orderId, id) => findCandidate({ database }, orderId, id),
    search: async (words) =>
      words === 'mill.example'
        ? succeed([found])
        : {
            ok: false,
            failure: { code: 'unknown', sentence: 'We found no company of that name.' },
          },
    answer: (answer) => chooseCompany(choices, answer),
    async replace(transaction, { orderId, ...who }) {
      const remade = await remakeReport({ clock, queue, steps }, transaction, orderId);
      if (remade.ok) await overruleCompany(choices, transaction, { orderId, ...who });
      return remade;
    },
    clear: (orderId, remade) => removeRemade({ files }, orderId, remade),
  };
  context = { ...world.context, companies };
  asking = (orderId, candidates) =>
    database.write((transaction) =>
      requestCompanyChoice(choices, transaction, { orderId, candidates }),
    );
  handingOver = (orderId) => handOverChoice(choices, orderId);
});
afterAll(() => database.close());

let asking: (orderId: string, candidates: readonly Candidate[]) => Promise<void>;
let handingOver: (orderId: string) => Promise<void>;

const right = { chosen: 'mill', words: 'mill.example', reason: 'The posting names its site.' };
const look = async (order: Awaited<ReturnType<ReviewWorld['waiting']>>, words = '') =>
  must(await viewCompany(context, may(mara, 'replace-company'), order, words));
const say = (
  order: Awaited<ReturnType<ReviewWorld['waiting']>>,
  word: Partial<CompanyWord> = {},
  member = mara,
) => answerCompany(context, may(member, 'replace-company'), order, { ...right, ...word });

test('nothing of the wrong company stays: its rows, its sentences and the bench’s words of it go, and work begins again at once', async () => {
  const order = await world.waiting('company-1', { whole: true });
  const { does, view } = atReviewDesk({ ...world, context }, order);
  const [first] = (await view()).sections.flatMap(({ claims }) => claims);
  await does({ do: 'edit', claimId: first?.id ?? '', text: 'Another sentence of it.' });
  await does({ do: 'confirm-company' });
  const { report } = (await world.context.readMaterial(order.id)) ?? { report: { id: '' } };
  expect(await look(order)).toMatchObject({ state: 'in-review', search: null });

  expect(await say(order)).toMatchObject({ ok: true });
  const all = async <Row>(question: string): Promise<readonly Row[]> =>
    ((await database.read.execute(question)) as { rows: Row[] }).rows;
  const rows = async (table: string) =>
    (
      await all<{ count: number }>(
        `SELECT count(*)::int AS count FROM ${table} WHERE report_id = '${report.id}'`,
      )
    )[0]?.count;
  expect([
    await rows('evidence_row'),
    await rows('review_claim'),
    await rows('review_page'),
  ]).toEqual([0, 0, 0]);
  const left = JSON.stringify(
    await all(
      `SELECT document, rejected, pdf_file, html_file FROM report_version WHERE report_id = '${report.id}'`,
    ),
  );
  expect(left).not.toContain(first?.text);
  expect(left).toContain('"sections":[]');
  const told = await all<{ what: string; actor: string; reason: string; after: unknown }>(
    `SELECT what, actor, reason, after FROM review_event WHERE report_id = '${report.id}' ORDER BY revision, id`,
  );
  expect(told.at(-1)).toMatchObject({
    what: 'company-replaced',
    actor: 'mara',
    reason: expect.stringContaining(
      'Tarnwick Mill instead of another. The posting names its site.',
    ),
  });
  expect(told.map(({ after }) => after)).toEqual(told.map(() => null));
  expect(await all(`SELECT kind, actor, reason FROM audit_event`)).toEqual([
    { kind: 'order-company-replaced', actor: 'staff:mara', reason: 'The posting names its site.' },
  ]);
  expect(placed).toContain('produce-report');
  expect(noted).toContain('staff:mara: Tarnwick Mill. The posting names its site.');
  expect(await chosenCompany({ database }, order.id)).toMatchObject({ id: 'mill' });
  expect(await look(order)).toMatchObject({
    state: 'being-made',
    company: { name: 'Tarnwick Mill' },
    promisedAt: order.promisedAt,
    decidedBy: 'staff:mara',
  });
  expect(
    await atReviewDesk({ ...world, context }, order)
      .tryTo({ do: 'undo' })
      .catch((error: Error) => error.message),
  ).toContain('being-made');
  expect(await say(order)).toMatchObject({ failure: { code: 'not-in-review' } });
});

test('a reason is asked for, and who is named must be known here', async () => {
  const order = await world.waiting('company-2');
  expect(await say(order, { reason: ' ' })).toMatchObject({ failure: { code: 'no-reason' } });
  expect(await say(order, { chosen: null })).toMatchObject({ failure: { code: 'no-company' } });
  expect(await say(order, { chosen: 'stranger' })).toMatchObject({
    failure: { code: 'no-company' },
  });
  expect(await say(order, { words: 'elsewhere.example' })).toMatchObject({
    failure: { code: 'no-company' },
  });
  expect(await look(order, 'mill.example')).toMatchObject({
    state: 'in-review',
    search: {
      words: 'mill.example',
      found: [{ id: 'mill', name: 'Tarnwick Mill' }],
      problem: null,
    },
  });
  expect(await look(order, 'nobody')).toMatchObject({
    search: { found: [], problem: 'We found no company of that name.' },
  });
});

test('a report that another has in hand, that is signed or that is called off is not taken from under anyone', async () => {
  const order = await world.waiting('company-3');
  await atReviewDesk({ ...world, context }, order, odile).does({ do: 'note', text: 'Mine.' });
  expect(await say(order)).toMatchObject({ failure: { code: 'held-by-another' } });
  expect((await look(order)).state).toBe('in-review');
  expect(await say({ ...order, isOver: true })).toMatchObject({
    failure: { sentence: 'This order is closed.' },
  });
  await database.runScript(`UPDATE report SET state = 'approved' WHERE order_id = 'company-3'`);
  expect(await say(order, {}, odile)).toMatchObject({
    failure: { sentence: expect.stringContaining('approved') },
  });
});

test('a question that the buyer left open stands in the queue, and an expert answers it or says that it is none', async () => {
  const orders = [
    await world.waiting('asked-1', { promisedIn: 9 }),
    await world.waiting('asked-2', { promisedIn: 3 }),
  ];
  for (const { id } of orders) {
    await database.runScript(
      `DELETE FROM evidence_row WHERE report_id = (SELECT id FROM report WHERE order_id = '${id}'); DELETE FROM report_version WHERE report_id = (SELECT id FROM report WHERE order_id = '${id}'); UPDATE report SET state = 'in-production' WHERE order_id = '${id}'`,
    );
    await asking(id, [
      { card: card('kettles', 'Tarn'), score: 0.5, reasons: [] },
      { card: card('loans', 'Tarn Bank'), score: 0.4, reasons: [] },
    ]);
    expect(
      (await look(orders.find((order) => order.id === id) ?? (orders[0] as never))).state,
    ).toBe('asked');
    await handingOver(id);
  }
  expect(must(await listCompanyQuestions(context, may(mara, 'review-report')))).toMatchObject([
    { number: 'N-asked-2', minutesLeft: 180, names: ['Tarn', 'Tarn Bank'] },
    { number: 'N-asked-1', minutesLeft: 540 },
  ]);
  const [first, second] = orders;
  if (!first || !second) throw new Error('two were asked');
  expect(
    await say(first, { chosen: 'loans', words: '', reason: 'The role is in a bank.' }),
  ).toMatchObject({ ok: true });
  expect(await chosenCompany({ database }, first.id)).toMatchObject({ id: 'loans' });
  expect(await say(second, { chosen: null, reason: 'Neither makes candles.' })).toMatchObject({
    ok: true,
  });
  expect(await chosenCompany({ database }, second.id)).toBeNull();
  expect(must(await listCompanyQuestions(context, may(mara, 'review-report')))).toEqual([]);
});
