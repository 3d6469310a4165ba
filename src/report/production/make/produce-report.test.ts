import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { minutes } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import type { InterviewerFinding } from '../../../research/gather';
import { row as rowOf } from '../../fixtures/writing';
import { approveReport } from '../versions/approve-report';
import { produceReport } from './produce-report';
import { readProduction, readPublishedReport } from '../read-report';
import { countedProduction, millCard, type Counted, type CountedOptions } from '../testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-production-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const counted = (options: Partial<CountedOptions> = {}): Counted =>
  countedProduction({ database, clock: testClock(), files, ...options });

test('a paid order becomes a published report, and those who wait for it are told once', async () => {
  const { context, emitted, submitted, moves } = counted();
  await produceReport(context, 'order-1');
  expect(submitted).toEqual([]);
  const published = await readPublishedReport(context, 'order-1');
  expect(published?.html).toBe('<p>Pennant Mills</p>');
  expect(new TextDecoder().decode(published?.pdf)).toBe(
    'pdf 2026-03-02T09:00:00.000Z on us-letter',
  );
  expect(moves).toEqual(['review order-1']);
  expect(emitted).toMatchObject([{ event: 'report-approved', payload: { orderId: 'order-1' } }]);
});

test('it is printed on the paper of whoever ordered, as it stood when the work began', async () => {
  let paper: 'us-letter' | 'a4' = 'a4';
  const { context } = counted({ paper: () => paper });
  const failing = {
    ...context,
    rendering: {
      ...context.rendering,
      pdf: async () => {
        throw new Error('no paper');
      },
    },
  };
  await expect(produceReport(failing, 'order-a4')).rejects.toThrow('no paper');
  // What the order says by now is not what the report was begun with.
  paper = 'us-letter';
  await produceReport(context, 'order-a4');
  const published = await readPublishedReport(context, 'order-a4');
  expect(new TextDecoder().decode(published?.pdf)).toBe('pdf 2026-03-02T09:00:00.000Z on a4');
});

test('producing the same order again does nothing twice', async () => {
  const { context, calls, emitted } = counted();
  await produceReport(context, 'order-2');
  await produceReport(context, 'order-2');
  expect(calls).toEqual({ identify: 1, gather: 1, write: 1, pdf: 1 });
  expect(emitted).toHaveLength(1);
});

const ada: InterviewerFinding = {
  name: 'Ada Quill',
  outcome: 'found',
  sentence: 'Ada Quill is named together with Pennant Mills.',
  places: [],
  evidence: [
    rowOf({
      id: 'ev_ada',
      topic: 'leadership',
      attribute: 'interviewer',
      entity: 'Ada Quill',
      quote: 'Ada Quill leads our mill.',
    }),
  ],
};

test('what was found of the interviewers, and what was not found at all, reaches the writing, and its rows are kept', async () => {
  const gaps = [
    { topic: 'legal', asks: 'Is it in dispute?', missing: 'disputes', words: ['legal'], texts: 0 },
  ] as const;
  const { context, orders } = counted({ findings: { interviewers: [ada], gaps } });
  await produceReport(context, 'order-people');
  expect(orders[0]?.findings).toMatchObject({ interviewers: [ada], gaps });
  expect(await database.queryRows(`SELECT id FROM evidence_row WHERE id = 'ev_ada'`)).toHaveLength(
    1,
  );
});

test('a run begun before interviewers and gaps were kept goes on to its report', async () => {
  const { context, calls } = counted();
  const failing = {
    ...context,
    writing: {
      write: async () => {
        throw new Error('killed');
      },
    },
  };
  await expect(produceReport(failing, 'order-before')).rejects.toThrow('killed');
  const stored = await database.queryRows(
    `SELECT output FROM step_checkpoint WHERE run = 'report:order-before' AND step = 'gather'`,
  );
  expect(JSON.stringify(stored[0]?.['output'])).not.toMatch(/interviewers|gaps/u);
  await produceReport(context, 'order-before');
  expect(calls).toMatchObject({ gather: 1, write: 1 });
  expect(await readPublishedReport(context, 'order-before')).toBeDefined();
});

test('a run that broke goes on where it was and writes what it would have written', async () => {
  const clock = testClock();
  const whole = counted({ clock });
  await produceReport(whole.context, 'order-whole');
  const broken = counted({ clock });
  const failing = {
    ...broken.context,
    rendering: {
      ...broken.context.rendering,
      pdf: async () => {
        throw new Error('no paper');
      },
    },
  };
  await expect(produceReport(failing, 'order-broken')).rejects.toThrow('no paper');
  clock.advance(minutes(30));
  await produceReport(broken.context, 'order-broken');
  expect(broken.calls).toEqual({ identify: 1, gather: 1, write: 1, pdf: 1 });
  const [one, two] = await Promise.all(
    ['order-whole', 'order-broken'].map((order) => readPublishedReport(whole.context, order)),
  );
  expect(two?.digest).toBe(one?.digest);
  expect(two?.pdf).toEqual(one?.pdf);
});

test('where review is required nothing is shown before a person approved it', async () => {
  const { context, emitted, submitted } = counted({ review: 'required' });
  await produceReport(context, 'order-3');
  expect(submitted).toEqual(['order-3']);
  expect(await readPublishedReport(context, 'order-3')).toBeUndefined();
  expect(emitted).toEqual([]);
  expect(
    await approveReport(context, { orderId: 'order-3', number: 1, approvedBy: 'mara' }),
  ).toMatchObject({ ok: true, value: { number: 1 } });
  expect(await readPublishedReport(context, 'order-3')).toBeDefined();
  expect(emitted).toHaveLength(1);
});

test('approving twice is an illegal move and sends nothing again', async () => {
  const { context, emitted } = counted({ review: 'required' });
  await produceReport(context, 'order-4');
  await approveReport(context, { orderId: 'order-4', number: 1, approvedBy: 'mara' });
  expect(
    await approveReport(context, { orderId: 'order-4', number: 1, approvedBy: 'mara' }),
  ).toMatchObject({ ok: false, failure: { code: 'illegal-move' } });
  expect(emitted).toHaveLength(1);
});

test.each([
  ['an unknown company', { company: 'unknown' as const }, 'Nobody knows this company.'],
  ['too little evidence', { evidence: 'too-little' as const }, 'Too little was found.'],
])('%s ends with the reason written down and told', async (name, options, reason) => {
  const { context, emitted } = counted(options);
  await produceReport(context, name);
  expect(await readProduction(context, name)).toMatchObject({
    state: 'cannot-be-created',
    reasons: [reason],
  });
  expect(emitted).toMatchObject([
    { event: 'report-impossible', payload: { orderId: name, reasons: [reason] } },
  ]);
  await produceReport(context, name);
  expect(emitted).toHaveLength(1);
});

test('a name that may mean more than one company waits without a failure, and goes on once someone has spoken', async () => {
  const answer: { card?: typeof millCard } = {};
  const { context, calls, moves, emitted } = counted({
    company: 'ambiguous',
    chosen: () => answer.card,
  });
  await produceReport(context, 'order-which');
  await produceReport(context, 'order-which');
  expect(moves).toEqual(['ask order-which']);
  expect(calls).toMatchObject({ identify: 1, gather: 0 });
  expect(await readProduction(context, 'order-which')).toMatchObject({ state: 'in-production' });
  answer.card = millCard;
  await produceReport(context, 'order-which');
  expect(calls).toMatchObject({ identify: 1, gather: 1 });
  expect((await readProduction(context, 'order-which'))?.steps.map(({ step }) => step)).toContain(
    'complete',
  );
  expect(emitted).toMatchObject([{ event: 'report-approved' }]);
});

test('a company that is none of those found ends with the reason', async () => {
  const { context, emitted } = counted({ company: 'ambiguous', chosen: () => null });
  await produceReport(context, 'order-none');
  expect(await readProduction(context, 'order-none')).toMatchObject({
    state: 'cannot-be-created',
    reasons: [expect.stringContaining('which one you mean')],
  });
  expect(emitted).toMatchObject([{ event: 'report-impossible' }]);
});

test('an order that is not paid starts nothing', async () => {
  const { context, calls } = counted({ paid: false });
  await produceReport(context, 'order-unpaid');
  expect(calls.identify).toBe(0);
  expect(await readProduction(context, 'order-unpaid')).toBeUndefined();
});

test('sentences that were rejected stay with the report for those who review it', async () => {
  const { context } = counted();
  await produceReport(context, 'order-5');
  expect((await readProduction(context, 'order-5'))?.rejected).toEqual([
    { text: 'A rumour.', reasons: ['no source'] },
  ]);
});

test('every step is listed with the times it took', async () => {
  const { context } = counted();
  await produceReport(context, 'order-6');
  const names = (await readProduction(context, 'order-6'))?.steps.map((step) => step.step);
  expect(names?.sort()).toEqual(['begin', 'gather', 'identify', 'render', 'submit', 'write']);
});
