import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { hours } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import { approveReport } from '../versions/approve-report';
import { handOver, type FinishedReport } from './hand-over';
import type { ProductionContext } from '../ports';
import { produceReport } from './produce-report';
import { readProduction, readPublishedReport } from '../read-report';
import { findReportOfOrder, insertReport, updateReport, type ReportRow } from '../store';
import { findPublishedVersion, findLatestVersion } from '../versions/version-store';
import { countedProduction, smallDocument, type Counted, type CountedOptions } from '../testing';

let database: Database;
const clock = testClock();
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-hand-over-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const counted = (options: Partial<CountedOptions> = {}): Counted =>
  countedProduction({ database, clock, files, ...options });

const WRITTEN = '2026-03-02T08:00:00.000Z';

/** A report in production, and what would be handed over of it; its files are in storage. */
async function begun(name: string): Promise<FinishedReport> {
  const reportId = `report-of-${name}`;
  await database.write((transaction) =>
    insertReport(transaction, {
      id: reportId,
      orderId: name,
      state: 'in-production',
      createdAt: new Date(WRITTEN),
    }),
  );
  const [pdfFile, htmlFile] = [`reports/${name}.pdf`, `reports/${name}.html`];
  await files.put(pdfFile, new TextEncoder().encode('pdf'));
  await files.put(htmlFile, new TextEncoder().encode('<p>page</p>'));
  return {
    reportId,
    request: { orderId: name },
    writtenAt: WRITTEN,
    digest: `digest-${name}`,
    pdfFile,
    htmlFile,
    document: smallDocument(WRITTEN),
    rejected: [],
  };
}

const handOverNow = (context: ProductionContext, finished: FinishedReport): Promise<void> =>
  database.write((transaction) => handOver(context, transaction, finished));

const startAgain = (reportId: string): Promise<void> =>
  database.write((transaction) =>
    updateReport(transaction, reportId, { state: 'in-production', changedAt: clock.now() }),
  );

async function stateOf(orderId: string): Promise<ReportRow['state'] | undefined> {
  return (await findReportOfOrder(database.read, orderId))?.state;
}

test('a version keeps the moment it was written and is signed by the machine where that is enough', async () => {
  const { context } = counted();
  const finished = await begun('signed');
  clock.advance(hours(1));
  await handOverNow(context, finished);
  const version = await findLatestVersion(database.read, finished.reportId);
  expect(version).toMatchObject({
    number: 1,
    approvedBy: 'automatic',
    digest: 'digest-signed',
    madeAt: new Date(WRITTEN),
    approvedAt: clock.now(),
  });
  expect(version?.document).toEqual(finished.document);
  expect(await stateOf('signed')).toBe('approved');
});

test('where a person must look first the version waits without a signature', async () => {
  const { context, emitted, submitted, moves } = counted({ review: 'required' });
  const finished = await begun('waiting');
  await handOverNow(context, finished);
  expect(await findLatestVersion(database.read, finished.reportId)).toMatchObject({
    approvedBy: null,
    approvedAt: null,
  });
  expect(await stateOf('waiting')).toBe('in-review');
  expect(moves).toEqual(['review waiting']);
  expect(submitted).toEqual(['waiting']);
  expect(emitted).toEqual([]);
});

test('a person’s signature carries the name and the moment', async () => {
  const { context } = counted({ review: 'required' });
  const finished = await begun('named');
  await handOverNow(context, finished);
  clock.advance(hours(3));
  await approveReport(context, { orderId: 'named', number: 1, approvedBy: 'mara' });
  expect(await findLatestVersion(database.read, finished.reportId)).toMatchObject({
    approvedBy: 'mara',
    approvedAt: clock.now(),
  });
});

test('a second version does not hide the first before it is approved, and replaces it after', async () => {
  const { context } = counted({ review: 'required' });
  const first = await begun('twice');
  await handOverNow(context, first);
  await approveReport(context, { orderId: 'twice', number: 1, approvedBy: 'mara' });
  await startAgain(first.reportId);
  await handOverNow(context, {
    ...first,
    digest: 'second',
    document: smallDocument(WRITTEN, 'Pennant Mills Holding'),
  });
  expect(await findLatestVersion(database.read, first.reportId)).toMatchObject({
    number: 2,
    digest: 'second',
  });
  expect((await readPublishedReport(context, 'twice'))?.document.company).toBe('Pennant Mills');
  expect(await approveReport(context, { orderId: 'twice', number: 2, approvedBy: 'piet' })).toEqual(
    { ok: true, value: { number: 2 } },
  );
  expect((await readPublishedReport(context, 'twice'))?.document.company).toBe(
    'Pennant Mills Holding',
  );
  expect(await findPublishedVersion(database.read, first.reportId)).toMatchObject({
    number: 2,
    approvedBy: 'piet',
  });
});

test('each version is told of under a key of its own, so that none is taken for another', async () => {
  const { context } = counted();
  const keys: (string | undefined)[] = [];
  const queue: ProductionContext['queue'] = {
    ...context.queue,
    emit: async (_, __, ___, options) => void keys.push(options?.key),
  };
  const finished = await begun('keyed');
  await handOverNow({ ...context, queue }, finished);
  await startAgain(finished.reportId);
  await handOverNow({ ...context, queue }, finished);
  expect(keys).toEqual(
    [1, 2].map((number) => `report-approved:report-of-keyed:${number}:${clock.now().getTime()}`),
  );
});

test('a report that is approved takes no other version, and nothing of the attempt stays', async () => {
  const { context, emitted, moves } = counted();
  const finished = await begun('closed');
  await handOverNow(context, finished);
  await expect(handOverNow(context, { ...finished, digest: 'other' })).rejects.toThrow(
    '“submit” is not possible while it is “approved”',
  );
  expect(await findLatestVersion(database.read, finished.reportId)).toMatchObject({
    number: 1,
    digest: 'digest-closed',
  });
  expect([emitted.length, moves.length]).toEqual([1, 1]);
});

test('a report that is gone is a fault and not a silence', async () => {
  const { context } = counted();
  const finished = await begun('gone');
  await expect(handOverNow(context, { ...finished, reportId: 'report-of-nobody' })).rejects.toThrow(
    'Report report-of-nobody is gone.',
  );
});

test('if the telling fails, nothing was handed over, and the next run hands over the same', async () => {
  const { context, calls, emitted } = counted();
  const deaf = {
    ...context,
    queue: { ...context.queue, emit: () => Promise.reject(new Error('The queue is away.')) },
  };
  await expect(produceReport(deaf, 'untold')).rejects.toThrow('The queue is away.');
  const found = await findReportOfOrder(database.read, 'untold');
  expect(found?.state).toBe('in-production');
  expect(await findLatestVersion(database.read, found?.id ?? '')).toBeUndefined();
  await produceReport(context, 'untold');
  expect(await findLatestVersion(database.read, found?.id ?? '')).toMatchObject({ number: 1 });
  expect(calls).toEqual({ identify: 1, gather: 1, write: 1, pdf: 1 });
  expect(emitted).toHaveLength(1);
});

test('if the shop cannot take the report in, no version stays behind', async () => {
  const { context } = counted();
  const finished = await begun('refused');
  const orders = {
    ...context.orders,
    submitForReview: () => Promise.reject(new Error('The order is closed.')),
  };
  await expect(handOverNow({ ...context, orders }, finished)).rejects.toThrow(
    'The order is closed.',
  );
  expect(await findLatestVersion(database.read, finished.reportId)).toBeUndefined();
  expect(await stateOf('refused')).toBe('in-production');
});

test.each([
  ['an order without a report', 'nobody-ordered-this'],
  ['a report that has no version yet', 'unwritten'],
])('%s cannot be approved', async (_kind, orderId) => {
  const { context, emitted } = counted();
  await begun('unwritten');
  expect(await approveReport(context, { orderId, number: 1, approvedBy: 'mara' })).toMatchObject({
    ok: false,
    failure: { code: 'no-report' },
  });
  expect(emitted).toEqual([]);
  expect((await readProduction(context, 'unwritten'))?.state).toBe('in-production');
});

test.each(['unsupported', 'weak'] as const)(
  'the machine signs no version with something %s: that waits for a person',
  async (verdict) => {
    const { context, moves } = counted();
    const finished = await begun(`held-${verdict}`);
    const claim = {
      id: 'snapshot-1',
      kind: 'fact' as const,
      text: 'It may be so.',
      verdict,
      citations: [],
      restsOn: [],
    };
    const sections = [
      { id: 'snapshot' as const, title: 'Company snapshot', claims: [claim], notFound: [] },
    ];
    await handOverNow(context, { ...finished, document: { ...finished.document, sections } });
    expect(await stateOf(`held-${verdict}`)).toBe('in-review');
    expect(await findLatestVersion(database.read, finished.reportId)).toMatchObject({
      approvedBy: null,
      approvedAt: null,
    });
    expect(await findPublishedVersion(database.read, finished.reportId)).toBeUndefined();
    expect(moves).toEqual([`review held-${verdict}`]);
  },
);
