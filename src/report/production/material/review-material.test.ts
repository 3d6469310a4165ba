import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { minutes } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import { row } from '../../fixtures/writing';
import { withdrawApproval } from '../versions/approve-report';
import { produceReport } from '../make/produce-report';
import { readPublishedReport } from '../read-report';
import { layOutReviewed, releaseReviewed } from '../versions/release-reviewed';
import {
  addExpertEvidence,
  isWaiting,
  listWaitingReports,
  readReviewMaterial,
  type ReviewMaterial,
} from './review-material';
import { countedProduction, millCard, type Counted, type CountedOptions } from '../testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-review-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function produced(
  orderId: string,
  options: Partial<CountedOptions> = {},
): Promise<Counted & { material: ReviewMaterial }> {
  const counted = countedProduction({
    database,
    clock: testClock(),
    files,
    review: 'required',
    ...options,
  });
  await produceReport(counted.context, orderId);
  return { ...counted, material: await materialOf(counted, orderId) };
}

async function materialOf({ context }: Counted, orderId: string): Promise<ReviewMaterial> {
  const material = await readReviewMaterial(context, orderId);
  if (material === undefined) throw new Error('no report');
  return material;
}

async function release(
  counted: Counted,
  { report, latest }: ReviewMaterial,
  after = latest.number,
  role = 'Head miller',
) {
  const laidOut = await layOutReviewed(
    counted.context,
    { orderId: report.orderId, reportId: report.id },
    {
      ...latest.document,
      reviewed: true,
      role,
    },
  );
  return database.write((transaction) =>
    releaseReviewed(counted.context, transaction, {
      ...laidOut,
      orderId: report.orderId,
      reportId: report.id,
      after,
      rejected: latest.rejected,
      approvedBy: 'mara',
    }),
  );
}

test('what an expert needs is at hand, and nobody is asked for it again', async () => {
  const { material, calls } = await produced('order-material', {
    findings: {
      evidence: [row({ id: 'e1', attribute: 'statement', quote: 'A quote of some length.' })],
    },
  });
  expect(material).toMatchObject({
    report: { orderId: 'order-material', state: 'in-review' },
    latest: { number: 1, rejected: [{ text: 'A rumour.' }] },
    company: { id: 'c1', name: 'Pennant Mills' },
    setting: { company: 'Pennant Mills', aliases: ['Pennant Mills, Inc.'], role: 'Miller' },
    evidence: [{ id: 'e1' }],
  });
  expect(calls).toMatchObject({ identify: 1, gather: 1 });
});

test('an expert’s check knows in which country the work is', async () => {
  const { material } = await produced('order-abroad', {
    company: 'ambiguous',
    chosen: () => ({ ...millCard, country: 'GB' }),
  });
  expect(material.setting.countries).toEqual(['GB']);
});

test('where what was found has been erased, the document alone says who is meant', async () => {
  const { context, calls } = await produced('order-erased');
  await database.write((transaction) => context.steps.forget(transaction, 'report:order-erased'));
  const material = await readReviewMaterial(context, 'order-erased');
  expect(material?.company).toBeUndefined();
  expect(material?.setting).toMatchObject({ company: 'Pennant Mills', aliases: [] });
  expect(calls.identify).toBe(1);
  expect(await context.steps.report('report:order-erased')).toEqual([]);
});

test('an order without a report has nothing to review', async () => {
  const { context } = countedProduction({ database, clock: testClock(), files });
  expect(await readReviewMaterial(context, 'order-of-nobody')).toBeUndefined();
});

test('a row that an expert quoted joins the others, once', async () => {
  const counted = await produced('order-quoted');
  const quoted = row({
    id: 'quoted',
    attribute: 'statement',
    quote: 'They mill by night as well.',
  });
  for (const _ of [1, 2])
    await database.write((transaction) =>
      addExpertEvidence(transaction, counted.material.report.id, quoted),
    );
  expect((await materialOf(counted, 'order-quoted')).evidence.map(({ id }) => id)).toEqual([
    'quoted',
  ]);
});

test('a signature makes a version of its own, which leaves like any other', async () => {
  const counted = await produced('order-released');
  const released = await release(counted, counted.material);
  expect(released).toMatchObject({ ok: true, value: { number: 2 } });
  const { latest, report, versions } = await materialOf(counted, 'order-released');
  expect(latest).toMatchObject({
    number: 2,
    approvedBy: 'mara',
    document: { reviewed: true, role: 'Head miller' },
  });
  expect(released.ok && released.value.digest).toBe(latest.digest);
  expect(report.state).toBe('approved');
  expect(versions.map(({ number }) => number)).toEqual([2, 1]);
  expect((await readPublishedReport(counted.context, 'order-released'))?.document).toMatchObject({
    reviewed: true,
  });
  expect(counted.emitted).toEqual([
    { event: 'report-approved', payload: expect.objectContaining({ number: 2 }) },
  ]);
});

test('of two signatures on one version the second is refused, and makes nothing', async () => {
  const counted = await produced('order-twice');
  expect(await release(counted, counted.material)).toMatchObject({ ok: true });
  expect(await release(counted, counted.material)).toMatchObject({
    ok: false,
    failure: { code: 'another-version' },
  });
  expect(await release(counted, counted.material, 2)).toMatchObject({
    ok: false,
    failure: { code: 'illegal-move' },
  });
  expect((await materialOf(counted, 'order-twice')).versions).toHaveLength(2);
});

test('a report that the machine let out still waits, and its review tells the buyer what is new', async () => {
  const counted = await produced('order-auto', { review: 'auto' });
  const { report, latest } = counted.material;
  expect(isWaiting(report, latest)).toBe(true);
  expect(latest.publishedAt).not.toBeNull();
  expect(await release(counted, counted.material)).toMatchObject({
    ok: true,
    value: { number: 2 },
  });
  const after = await materialOf(counted, 'order-auto');
  expect(after.latest.document.changes).toMatchObject({ nowReviewed: true, items: [] });
  expect(isWaiting(after.report, after.latest)).toBe(false);
});

test('a signature can be taken back while the report has not left', async () => {
  const counted = await produced('order-regret');
  const { report, latest } = counted.material;
  const quiet = {
    ...counted.context,
    queue: { ...counted.context.queue, emit: async () => undefined },
    timeToUndo: minutes(2),
  };
  await release({ ...counted, context: quiet }, { report, latest } as ReviewMaterial);
  expect(await withdrawApproval(counted.context, { orderId: 'order-regret' })).toMatchObject({
    ok: true,
  });
  const again = await materialOf(counted, 'order-regret');
  expect(isWaiting(again.report, again.latest)).toBe(true);
  expect(await release(counted, again)).toMatchObject({ ok: true, value: { number: 3 } });
});

test('the queue holds what is in review first, then what the machine let out, and nothing that a person signed', async () => {
  await database.runScript(
    'DELETE FROM evidence_row; DELETE FROM report_version; DELETE FROM report;',
  );
  await produced('order-out', { review: 'auto' });
  await produced('order-waits');
  const signed = await produced('order-signed');
  await release(signed, signed.material);
  const waiting = await listWaitingReports({ database }, 10);
  expect(waiting.map(({ orderId }) => orderId)).toEqual(['order-waits', 'order-out']);
  expect(waiting[0]).toMatchObject({
    number: 1,
    company: 'Pennant Mills',
    role: 'Miller',
    verdicts: [],
  });
  expect(await listWaitingReports({ database }, 1)).toHaveLength(1);
});
