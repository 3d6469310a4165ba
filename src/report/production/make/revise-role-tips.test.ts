import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { succeed } from '../../../kernel/result';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import { noAnswers } from '../../../shop/orders/shape';
import type { ReportDocument } from '../../document/shape';
import { approveReport } from '../versions/approve-report';
import type { ProductionContext, WritingOrder } from '../ports';
import { produceReport } from './produce-report';
import { readProduction, readPublishedReport } from '../read-report';
import { reviseRoleTips } from './revise-role-tips';
import { reviseRoleTipsJob } from './revision-job';
import { findReportOfOrder } from '../store';
import { findPublishedVersion, findLatestVersion } from '../versions/version-store';
import { countedProduction, requestOf, smallDocument, type CountedOptions } from '../testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-revisions-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** A document whose tips for the role say which posting they were written from. */
function tipsFrom({ request, findings, writtenAt }: WritingOrder): ReportDocument {
  const text = `Posting: ${request.answers?.posting ?? ''}, read: ${findings.posting === undefined ? 'no' : 'yes'}`;
  const claim = {
    id: 'role-tips-1',
    kind: 'fact',
    text,
    verdict: 'supported',
    citations: [],
    restsOn: [],
  } as const;
  return {
    ...smallDocument(writtenAt),
    sections: [{ id: 'role-tips', title: 'Role tips', claims: [claim], notFound: [] }],
  };
}

function opened(options: Partial<CountedOptions> = {}) {
  const counted = countedProduction({ database, clock: testClock(), files, ...options });
  const told = { ...noAnswers };
  const counts = { postings: 0, rewritings: 0 };
  const jobs: string[] = [];
  const { research, orders, queue, rendering } = counted.context;
  const context: ProductionContext = {
    ...counted.context,
    queue: { ...queue, enqueue: async (_, job) => void jobs.push(job.name) },
    orders: {
      ...orders,
      read: async (orderId) => ({
        ...requestOf(orderId),
        answers: { ...told },
      }),
    },
    research: { ...research, readPosting: async () => ((counts.postings += 1), { evidence: [] }) },
    writing: { write: async (order) => succeed({ document: tipsFrom(order), rejected: [] }) },
    rewriting: {
      roleTips: async (order) => (
        (counts.rewritings += 1),
        succeed({ document: tipsFrom(order), rejected: [] })
      ),
    },
    rendering: {
      ...rendering,
      html: async (document) => `<p>${document.sections[0]?.claims[0]?.text ?? ''}</p>`,
    },
  };
  const versions = async (orderId: string) =>
    (
      await findLatestVersion(
        database.read,
        (await findReportOfOrder(database.read, orderId))?.id ?? '',
      )
    )?.number;
  const page = async (orderId: string) => (await readPublishedReport(context, orderId))?.html;
  return {
    context,
    told,
    counts,
    jobs,
    calls: counted.calls,
    emitted: counted.emitted,
    submitted: counted.submitted,
    versions,
    page,
  };
}

test('answers given before the research are used at once, and revise nothing afterwards', async () => {
  const { context, told, counts, jobs, versions, page } = opened();
  told.posting = 'Miller wanted';
  await produceReport(context, 'order-early');
  expect(await page('order-early')).toBe('<p>Posting: Miller wanted, read: yes</p>');
  expect(jobs).toEqual([reviseRoleTipsJob.name]);
  await reviseRoleTips(context, 'order-early');
  expect(await versions('order-early')).toBe(1);
  expect(counts).toEqual({ postings: 1, rewritings: 0 });
});

test('answers given after delivery make the next version, published with files of its own and without new research', async () => {
  const { context, told, calls, emitted, versions, page } = opened();
  await produceReport(context, 'order-later');
  const before = await readPublishedReport(context, 'order-later');
  told.posting = 'Miller wanted';
  await reviseRoleTips(context, 'order-later');
  expect(await versions('order-later')).toBe(2);
  expect(await page('order-later')).toBe('<p>Posting: Miller wanted, read: yes</p>');
  const after = await readPublishedReport(context, 'order-later');
  expect(after?.digest).not.toBe(before?.digest);
  expect([before?.document.changes, after?.document.changes?.since]).toEqual([
    undefined,
    '2026-03-02T09:00:00.000Z',
  ]);
  expect(calls).toMatchObject({ identify: 1, gather: 1, pdf: 2 });
  expect(emitted.map(({ event }) => event)).toEqual(['report-approved', 'report-approved']);
  expect(await readProduction(context, 'order-later')).toMatchObject({ state: 'approved' });
});

test('the same answers twice are one revision, also when two workers are at it', async () => {
  const { context, told, versions } = opened();
  await produceReport(context, 'order-twice');
  told.posting = 'Miller wanted';
  await Promise.all([
    reviseRoleTips(context, 'order-twice'),
    reviseRoleTips(context, 'order-twice'),
  ]);
  await reviseRoleTips(context, 'order-twice');
  expect(await versions('order-twice')).toBe(2);
});

test('answers that were changed and changed back end with what was told last', async () => {
  const { context, told, versions, page } = opened();
  await produceReport(context, 'order-to-and-fro');
  for (const posting of ['First', 'Second', 'First', '']) {
    told.posting = posting;
    await reviseRoleTips(context, 'order-to-and-fro');
    expect(await page('order-to-and-fro')).toBe(
      `<p>Posting: ${posting}, read: ${posting === '' ? 'no' : 'yes'}</p>`,
    );
  }
  expect(await versions('order-to-and-fro')).toBe(5);
});

test('a word that changes no sentence makes no version', async () => {
  const { context, told, calls, versions } = opened();
  await produceReport(context, 'order-notes');
  told.notes = 'Second round.';
  await reviseRoleTips(context, 'order-notes');
  expect(await versions('order-notes')).toBe(1);
  expect(calls.pdf).toBe(1);
});

test('answers that come while the report is written are not lost: production asks for their revision when it is done', async () => {
  const { context, told, jobs, versions, page } = opened();
  const { pdf } = context.rendering;
  let changedMeanwhile = false;
  const versionsInBetween: unknown[] = [];
  const interrupted: ProductionContext = {
    ...context,
    rendering: {
      ...context.rendering,
      async pdf(document, paper) {
        if (!changedMeanwhile) {
          changedMeanwhile = true;
          told.posting = 'Miller wanted';
          // The event's own job runs now, and finds no version to revise.
          await reviseRoleTips(context, 'order-meanwhile');
          versionsInBetween.push(await versions('order-meanwhile'));
        }
        return pdf(document, paper);
      },
    },
  };
  await produceReport(interrupted, 'order-meanwhile');
  expect(versionsInBetween).toEqual([undefined]);
  expect(await page('order-meanwhile')).toBe('<p>Posting: , read: no</p>');
  expect(jobs).toEqual([reviseRoleTipsJob.name]);
  await reviseRoleTips(context, 'order-meanwhile');
  expect(await page('order-meanwhile')).toBe('<p>Posting: Miller wanted, read: yes</p>');
});

test('a revision that was overtaken by later answers gives way to them', async () => {
  const { context, told, versions, page } = opened();
  await produceReport(context, 'order-overtaken');
  told.posting = 'First';
  let overtaken = false;
  const slow: ProductionContext = {
    ...context,
    rendering: {
      ...context.rendering,
      async pdf(document, paper) {
        if (!overtaken) {
          overtaken = true;
          told.posting = 'Second';
          await reviseRoleTips(context, 'order-overtaken');
        }
        return context.rendering.pdf(document, paper);
      },
    },
  };
  await reviseRoleTips(slow, 'order-overtaken');
  expect(await versions('order-overtaken')).toBe(2);
  expect(await page('order-overtaken')).toBe('<p>Posting: Second, read: yes</p>');
});

test('a revision that broke goes on where it was', async () => {
  const { context, told, counts, versions } = opened();
  await produceReport(context, 'order-broken-revision');
  told.posting = 'Miller wanted';
  const failing = {
    ...context,
    rendering: {
      ...context.rendering,
      pdf: async () => {
        throw new Error('no paper');
      },
    },
  };
  await expect(reviseRoleTips(failing, 'order-broken-revision')).rejects.toThrow('no paper');
  expect(await versions('order-broken-revision')).toBe(1);
  await reviseRoleTips(context, 'order-broken-revision');
  expect(await versions('order-broken-revision')).toBe(2);
  expect(counts).toEqual({ postings: 1, rewritings: 1 });
});

test('where a person must look, the reader keeps the approved version until the revision is signed', async () => {
  const { context, told, emitted, submitted, versions, page } = opened({ review: 'required' });
  await produceReport(context, 'order-reviewed');
  told.posting = 'Before the signature';
  await reviseRoleTips(context, 'order-reviewed');
  expect(await readProduction(context, 'order-reviewed')).toMatchObject({ state: 'in-review' });
  expect(await page('order-reviewed')).toBeUndefined();
  expect(
    await approveReport(context, { orderId: 'order-reviewed', number: 2, approvedBy: 'mara' }),
  ).toMatchObject({ value: { number: 2 } });

  told.posting = 'After it';
  await reviseRoleTips(context, 'order-reviewed');
  expect(await versions('order-reviewed')).toBe(3);
  expect(submitted).toEqual(['order-reviewed', 'order-reviewed', 'order-reviewed']);
  expect(await page('order-reviewed')).toContain('Before the signature');
  const report = await findReportOfOrder(database.read, 'order-reviewed');
  expect((await findPublishedVersion(database.read, report?.id ?? ''))?.number).toBe(2);
  expect(emitted).toHaveLength(1);
  await approveReport(context, { orderId: 'order-reviewed', number: 3, approvedBy: 'mara' });
  expect(await page('order-reviewed')).toContain('After it');
});

test('where no report is, or none can be made, nothing is revised', async () => {
  const { context, told, counts } = opened({ company: 'unknown' });
  told.posting = 'Miller wanted';
  await reviseRoleTips(context, 'order-never-begun');
  await produceReport(context, 'order-impossible');
  await reviseRoleTips(context, 'order-impossible');
  expect(counts).toEqual({ postings: 0, rewritings: 0 });
  expect(await readProduction(context, 'order-impossible')).toMatchObject({
    state: 'cannot-be-created',
  });
});
