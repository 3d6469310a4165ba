import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import type { Database } from '../../platform/database';
import { listImpossible, listReportStates } from './list-states';
import { insertReport, updateReport } from './store';
import { insertReportVersion, updateVersion } from './versions/version-store';
import { smallDocument } from './testing';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const LATER = new Date('2026-03-02T10:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await database.write(async (transaction) => {
    for (const id of ['plain', 'signed', 'none', 'never'])
      await insertReport(transaction, {
        id,
        orderId: `order-${id}`,
        state: 'in-production',
        createdAt: NOW,
      });
    for (const digest of ['one', 'two']) {
      await insertReportVersion(transaction, {
        reportId: 'signed',
        digest,
        document: smallDocument(NOW.toISOString()),
        rejected: [],
        pdfFile: 'a.pdf',
        htmlFile: 'a.html',
        madeAt: NOW,
      });
    }
    await updateVersion(
      transaction,
      { reportId: 'signed', number: 1 },
      { approvedAt: NOW, publishedAt: NOW },
    );
    await updateVersion(transaction, { reportId: 'signed', number: 2 }, { approvedAt: LATER });
    await updateReport(transaction, 'signed', { state: 'approved', changedAt: LATER });
    await updateReport(transaction, 'none', {
      state: 'cannot-be-created',
      changedAt: NOW,
      reasons: ['Two facts.'],
    });
    await updateReport(transaction, 'never', {
      state: 'cannot-be-created',
      changedAt: LATER,
      reasons: ['No source.'],
    });
  });
});
afterAll(() => database.close());

test('the reports of a page of orders are told at once, each with its newest version', async () => {
  const states = await listReportStates({ database }, [
    'order-plain',
    'order-signed',
    'order-none',
    'order-of-nobody',
  ]);
  expect(states.toSorted((one, other) => one.orderId.localeCompare(other.orderId))).toEqual([
    {
      orderId: 'order-none',
      state: 'cannot-be-created',
      reasons: ['Two facts.'],
      signedAt: null,
      publishedAt: null,
    },
    {
      orderId: 'order-plain',
      state: 'in-production',
      reasons: [],
      signedAt: null,
      publishedAt: null,
    },
    { orderId: 'order-signed', state: 'approved', reasons: [], signedAt: LATER, publishedAt: null },
  ]);
  expect(await listReportStates({ database }, [])).toEqual([]);
});

test('those of which none can be made are told, the latest first', async () => {
  expect(await listImpossible({ database })).toEqual(['order-never', 'order-none']);
});
