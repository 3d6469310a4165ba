import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { seconds } from '../../kernel/time';
import { allows } from '../../kernel/state-machine';
import type { Database } from '../../platform/database';
import { folderStorage } from '../../platform/files';
import { reportApproved, reportImpossible } from './events';
import { produceReportJob, productionHandlers } from './jobs';
import { produceReport } from './make/produce-report';
import { readProduction, readPublishedReport } from './read-report';
import { productionSteps, reportMoves } from './shape';
import { findReportOfOrder } from './store';
import { findLatestVersion } from './versions/version-store';
import { countedProduction, type Counted, type CountedOptions } from './testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-reading-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const counted = (options: Partial<CountedOptions> = {}): Counted =>
  countedProduction({ database, clock: testClock(), files, ...options });

describe('the published report', () => {
  test.each(['pdfFile', 'htmlFile'] as const)(
    'without its %s is a fault that names the report, not half a report',
    async (missing) => {
      const { context } = counted();
      // Every order writes at another moment, so that its files are its own.
      const clock = testClock(
        missing === 'pdfFile' ? '2026-04-01T09:00:00.000Z' : '2026-04-02T09:00:00.000Z',
      );
      const rendering = { ...context.rendering, html: async () => `<p>${missing}</p>` };
      await produceReport({ ...context, clock, rendering }, `order-${missing.toLowerCase()}`);
      const found = await findReportOfOrder(database.read, `order-${missing.toLowerCase()}`);
      const version = await findLatestVersion(database.read, found?.id ?? '');
      await files.remove(version?.[missing] ?? '');
      await expect(readPublishedReport(context, `order-${missing.toLowerCase()}`)).rejects.toThrow(
        `A file of report ${found?.id} is missing from storage.`,
      );
    },
  );

  test('of an order that nobody placed is nothing', async () => {
    expect(await readPublishedReport(counted().context, 'order-unknown')).toBeUndefined();
  });

  test('comes with the document it was made from and the digest of its words', async () => {
    const { context } = counted();
    await produceReport(context, 'order-whole');
    const published = await readPublishedReport(context, 'order-whole');
    expect(published?.document).toMatchObject({
      company: 'Pennant Mills',
      writtenAt: '2026-03-02T09:00:00.000Z',
    });
    expect(published?.digest).toMatch(/^[0-9a-f]{64}$/u);
  });

  test('has another digest when a word of it is another', async () => {
    const { context } = counted();
    const other = { ...context, clock: testClock('2026-03-03T09:00:00.000Z') };
    await produceReport(context, 'order-one-day');
    await produceReport(other, 'order-next-day');
    const digests = await Promise.all(
      ['order-one-day', 'order-next-day'].map(
        async (order) => (await readPublishedReport(context, order))?.digest,
      ),
    );
    expect(new Set(digests).size).toBe(2);
  });

  test('has files named by what is in them', async () => {
    const { context } = counted();
    await produceReport(context, 'order-named');
    const found = await findReportOfOrder(database.read, 'order-named');
    const version = await findLatestVersion(database.read, found?.id ?? '');
    expect(version?.pdfFile).toMatch(/^reports\/order-named\/[0-9a-f]{64}\.pdf$/u);
    expect(version?.htmlFile).toMatch(/^reports\/order-named\/[0-9a-f]{64}\.html$/u);
  });
});

describe('production as staff see it', () => {
  test('tells how often each step was begun, and when it ended', async () => {
    const clock = testClock();
    const { context } = counted({ clock });
    const failing = { ...context, writing: { write: () => Promise.reject(new Error('no ink')) } };
    await expect(produceReport(failing, 'order-steps')).rejects.toThrow('no ink');
    clock.advance(seconds(40));
    const halted = (await readProduction(context, 'order-steps'))?.steps.find(
      ({ step }) => step === 'write',
    );
    expect(halted).toMatchObject({ attempts: 1, finishedAt: null });
    await produceReport(context, 'order-steps');
    const steps = (await readProduction(context, 'order-steps'))?.steps ?? [];
    expect(steps.find(({ step }) => step === 'write')).toMatchObject({
      attempts: 2,
      finishedAt: clock.now(),
    });
    expect(steps.filter(({ step }) => step !== 'write').map(({ attempts }) => attempts)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('stands still at the step where too little was found', async () => {
    const { context } = counted({ evidence: 'too-little' });
    await produceReport(context, 'order-stopped');
    const names = (await readProduction(context, 'order-stopped'))?.steps.map(({ step }) => step);
    expect(new Set(names)).toEqual(new Set(['begin', 'identify', 'gather', 'write']));
  });

  test('knows every step that a buyer is shown', async () => {
    const { context } = counted();
    await produceReport(context, 'order-shown');
    const names = (await readProduction(context, 'order-shown'))?.steps.map(({ step }) => step);
    expect(names).toEqual(expect.arrayContaining(productionSteps.map(({ name }) => name)));
  });

  test('does not ask research for a company that nobody could identify', async () => {
    const { context, calls } = counted({ company: 'unknown' });
    await produceReport(context, 'order-nobody');
    expect(calls).toEqual({ identify: 1, gather: 0, write: 0, pdf: 0 });
  });
});

describe('the moves of a report', () => {
  test.each([
    ['approved', ['withdraw', 'start-again']],
    ['cannot-be-created', ['start-again']],
  ] as const)('%s is an end that only these moves leave: %j', (state, moves) => {
    expect(Object.keys(reportMoves[state])).toEqual(moves);
  });

  test('what is in review cannot be submitted again', () => {
    expect(allows(reportMoves, 'in-review', 'submit')).toBe(false);
    expect(allows(reportMoves, 'in-review', 'approve')).toBe(true);
  });
});

describe('what is told and what is asked of production', () => {
  test('an event without its order is not told', () => {
    expect(reportApproved.payload.safeParse({ reportId: 'r' }).success).toBe(false);
    expect(reportImpossible.payload.safeParse({ orderId: 'o', reasons: 'none' }).success).toBe(
      false,
    );
    expect(reportImpossible.payload.safeParse({ orderId: 'o', reasons: [] }).success).toBe(true);
  });

  test('its job produces the order it is given, for as long as a provider may be away', async () => {
    const { context, moves } = counted();
    const [handler] = productionHandlers(context);
    await handler?.handle(
      { orderId: 'order-by-job' },
      { number: 1, last: false, signal: new AbortController().signal },
    );
    expect(moves).toEqual(['review order-by-job']);
    expect(handler?.job.name).toBe(produceReportJob.name);
    expect(produceReportJob.payload.safeParse({}).success).toBe(false);
    expect(produceReportJob.retries).toBeGreaterThanOrEqual(20);
  });
});
