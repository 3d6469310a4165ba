import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import type { Database } from '../../platform/database';
import { folderStorage } from '../../platform/files';
import { createSteps } from '../../platform/jobs';
import { approveReport } from './versions/approve-report';
import { giveUp } from './make/give-up';
import type { ProductionContext } from './ports';
import { productionHandlers } from './jobs';
import { modelAnswersOf } from './make/model-answers';
import { produceReport } from './make/produce-report';
import { readProduction, readPublishedReport } from './read-report';
import { findReportOfOrder } from './store';
import { findLatestVersion } from './versions/version-store';
import { countedProduction, type Counted, type CountedOptions } from './testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-races-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const counted = (options: Partial<CountedOptions> = {}): Counted =>
  countedProduction({ database, clock: testClock(), files, ...options });

/** Holds everyone who comes until as many are there as are expected. */
function meeting(expected: number): () => Promise<void> {
  let arrived = 0;
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived === expected) open();
    await all;
  };
}

/** Each worker does the whole of every step while the other does, and lays the report out in its own way. */
function workerAt(
  context: ProductionContext,
  name: string,
  meet: Record<'identify' | 'write' | 'pdf', () => Promise<void>>,
): ProductionContext {
  const { research, writing } = context;
  return {
    ...context,
    research: {
      ...research,
      identify: async (request) => (await meet.identify(), research.identify(request)),
    },
    writing: { write: async (input) => (await meet.write(), writing.write(input)) },
    rendering: {
      pdf: async () => (await meet.pdf(), new TextEncoder().encode(`pdf of ${name}`)),
      html: async () => `<p>page of ${name}</p>`,
    },
  };
}

test('two workers at once on one order make one report, of one worker’s files, and tell of it once', async () => {
  const { context, calls, emitted, moves } = counted();
  const meet = { identify: meeting(2), write: meeting(2), pdf: meeting(2) };
  await Promise.all(
    ['Ada', 'Bo'].map((name) => produceReport(workerAt(context, name, meet), 'order-contested')),
  );
  expect(calls).toMatchObject({ identify: 2, write: 2 });
  const found = await findReportOfOrder(database.read, 'order-contested');
  expect(await findLatestVersion(database.read, found?.id ?? '')).toMatchObject({ number: 1 });
  const published = await readPublishedReport(context, 'order-contested');
  const worker = published?.html.includes('Ada') ? 'Ada' : 'Bo';
  expect(published?.html).toBe(`<p>page of ${worker}</p>`);
  expect(new TextDecoder().decode(published?.pdf)).toBe(`pdf of ${worker}`);
  expect(moves).toEqual(['review order-contested']);
  expect(emitted.map(({ event }) => event)).toEqual(['report-approved']);
});

test('two orders at once do not stand in each other’s way', async () => {
  const { context, emitted } = counted();
  const orders = ['order-left', 'order-right'];
  await Promise.all(orders.map((orderId) => produceReport(context, orderId)));
  expect(emitted.map(({ payload }) => Reflect.get(payload, 'orderId')).sort()).toEqual(orders);
  const reports = await Promise.all(
    orders.map((orderId) => findReportOfOrder(database.read, orderId)),
  );
  expect(new Set(reports.map((report) => report?.id)).size).toBe(2);
});

test('of two people who approve at once one is told that it was done', async () => {
  const { context, emitted } = counted({ review: 'required' });
  await produceReport(context, 'order-two-signatures');
  const answers = await Promise.all(
    ['mara', 'piet'].map((approvedBy) =>
      approveReport(context, { orderId: 'order-two-signatures', number: 1, approvedBy }),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok)).toMatchObject([
    { failure: { code: 'illegal-move' } },
  ]);
  expect(emitted).toHaveLength(1);
  const found = await findReportOfOrder(database.read, 'order-two-signatures');
  const version = await findLatestVersion(database.read, found?.id ?? '');
  expect(version?.approvedBy).toBe(answers[0]?.ok ? 'mara' : 'piet');
});

test('two workers who both find too little say so once', async () => {
  const { context, emitted } = counted({ evidence: 'too-little' });
  const meet = { identify: meeting(2), write: meeting(2), pdf: meeting(2) };
  await Promise.all(
    ['Ada', 'Bo'].map((name) => produceReport(workerAt(context, name, meet), 'order-thin')),
  );
  expect(emitted.map(({ event }) => event)).toEqual(['report-impossible']);
});

test('a report that was handed over and approved cannot be given up any more', async () => {
  const { context, emitted } = counted();
  await produceReport(context, 'order-late');
  const found = await findReportOfOrder(database.read, 'order-late');
  await giveUp(context, { reportId: found?.id ?? '' }, ['Too late a thought.']);
  expect(await readProduction(context, 'order-late')).toMatchObject({
    state: 'approved',
    reasons: [],
  });
  expect(emitted.map(({ event }) => event)).toEqual(['report-approved']);
});

test('a report that waits for its review can be given up, and then nobody can approve it', async () => {
  const { context, emitted } = counted({ review: 'required' });
  await produceReport(context, 'order-withdrawn');
  const found = await findReportOfOrder(database.read, 'order-withdrawn');
  await giveUp(context, { reportId: found?.id ?? '' }, ['It is about a namesake.']);
  expect(
    await approveReport(context, { orderId: 'order-withdrawn', number: 1, approvedBy: 'mara' }),
  ).toMatchObject({ ok: false, failure: { code: 'illegal-move' } });
  expect(await readPublishedReport(context, 'order-withdrawn')).toBeUndefined();
  expect(emitted).toMatchObject([
    { event: 'report-impossible', payload: { reasons: ['It is about a namesake.'] } },
  ]);
});

test('giving up a report that is not there tells nobody anything', async () => {
  const { context, emitted } = counted();
  await giveUp(context, { reportId: 'no-such-report' }, ['Whatever.']);
  expect(emitted).toEqual([]);
});

test('a report whose buyer is erased while it is laid out leaves no file, no step, and no version', async () => {
  let isErased = false;
  const mayStore = async () => !isErased;
  const { context } = counted({ clock: testClock('2026-05-01T09:00:00.000Z') });
  const before = await files.all();
  const [handler] = productionHandlers({
    ...context,
    steps: createSteps({ database, clock: testClock(), mayStore }),
    rendering: {
      async pdf() {
        isErased = true;
        await files.put(`${modelAnswersOf('order-erased')}/late.json`, new Uint8Array([1]));
        return new TextEncoder().encode('pdf of somebody');
      },
      html: async () => '<p>Somebody</p>',
    },
  });
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await handler?.handle({ orderId: 'order-erased' }, attempt);
  expect(await files.all()).toEqual(before);
  expect(await context.steps.report('report:order-erased')).toEqual([]);
  const found = await findReportOfOrder(database.read, 'order-erased');
  expect(await findLatestVersion(database.read, found?.id ?? '')).toBeUndefined();
});
