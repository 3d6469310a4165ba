import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { minutes } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import { row as rowOf } from '../../fixtures/writing';
import { approveReport } from '../versions/approve-report';
import { produceReport } from './produce-report';
import { listReportVersions, readProduction } from '../read-report';
import { rerunFrom, type Rerun } from './rerun';
import { findReportOfOrder, readEvidenceRows } from '../store';
import { countedProduction, type Counted, type CountedOptions } from '../testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-rerun-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const counted = (options: Partial<CountedOptions> = {}): Counted =>
  countedProduction({ database, clock: testClock(), files, review: 'required', ...options });

function rerun({ context }: Counted, orderId: string, step: Rerun['step'], queued: string[] = []) {
  const queue = {
    ...context.queue,
    enqueue: async (
      _: unknown,
      job: { readonly name: string },
      __: object,
      options?: { readonly key?: string },
    ) => void queued.push(`${job.name} ${options?.key ?? ''}`),
  };
  return database.write((transaction) =>
    rerunFrom({ ...context, queue }, transaction, { orderId, step, key: `rerun:${orderId}:1` }),
  );
}

test('work begins again at the named step, and what was paid for before it is not paid again', async () => {
  const production = counted();
  await produceReport(production.context, 'order-write');
  const queued: string[] = [];
  expect(await rerun(production, 'order-write', 'write', queued)).toMatchObject({ ok: true });
  expect(queued).toEqual(['produce-report rerun:order-write:1']);
  expect(
    (await readProduction(production.context, 'order-write'))?.steps
      .map(({ step }) => step)
      .toSorted(),
  ).toEqual(['begin', 'gather', 'identify']);
  await produceReport(production.context, 'order-write');
  expect(production.calls).toMatchObject({ identify: 1, gather: 1, write: 2, pdf: 2 });
  expect(
    (await listReportVersions(production.context, 'order-write')).map(({ number, signedAt }) => [
      number,
      signedAt,
    ]),
  ).toEqual([
    [2, null],
    [1, null],
  ]);
});

test('gathering anew takes no source from under a version that stands', async () => {
  const [first, second] = [
    rowOf({ id: 'e1', attribute: 'industry', quote: 'A mill.' }),
    rowOf({ id: 'e2', attribute: 'industry', quote: 'A bakery.' }),
  ];
  const production = counted({ findings: { evidence: [first] } });
  await produceReport(production.context, 'order-gather');
  const again = counted({ findings: { evidence: [second] } });
  await rerun(again, 'order-gather', 'gather');
  await produceReport(again.context, 'order-gather');
  expect(again.calls).toMatchObject({ identify: 0, gather: 1, write: 1 });
  const report = await findReportOfOrder(database.read, 'order-gather');
  expect(
    (await readEvidenceRows(database.read, report?.id ?? '')).map(({ id }) => id).toSorted(),
  ).toEqual(['e1', 'e2']);
});

test('a report that could not be made can be tried again', async () => {
  const poor = counted({ evidence: 'too-little' });
  await produceReport(poor.context, 'order-poor');
  expect(await readProduction(poor.context, 'order-poor')).toMatchObject({
    state: 'cannot-be-created',
  });
  const richer = counted();
  expect(await rerun(richer, 'order-poor', 'gather')).toMatchObject({ ok: true });
  expect(await readProduction(richer.context, 'order-poor')).toMatchObject({
    state: 'in-production',
    reasons: [],
  });
  await produceReport(richer.context, 'order-poor');
  expect(await readProduction(richer.context, 'order-poor')).toMatchObject({
    state: 'in-review',
    version: { number: 1 },
  });
});

test('what is signed and about to leave, or was never begun, is not made anew', async () => {
  const production = counted();
  expect(await rerun(production, 'order-none', 'write')).toMatchObject({
    failure: { code: 'no-report' },
  });
  await produceReport(production.context, 'order-signed');
  await approveReport(
    {
      ...production.context,
      timeToUndo: minutes(2),
      queue: { ...production.context.queue, emit: async () => undefined },
    },
    { orderId: 'order-signed', number: 1, approvedBy: 'Ilse' },
  );
  expect(await rerun(production, 'order-signed', 'write')).toMatchObject({
    failure: { code: 'signed' },
  });
  expect(await listReportVersions(production.context, 'order-signed')).toMatchObject([
    { number: 1, signedBy: 'Ilse', publishedAt: null },
  ]);
});
