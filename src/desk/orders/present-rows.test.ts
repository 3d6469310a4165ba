import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { insertReport, updateReport } from '../../report/production/store';
import { smallDocument } from '../../report/production/testing';
import { insertReportVersion, updateVersion } from '../../report/production/versions/version-store';
import { presentRows } from './present-rows';
import type { AdminOrderRow } from './shape';

const NOW = new Date('2026-03-02T09:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await database.write(async (transaction) => {
    for (const id of ['waits', 'signed', 'none'])
      await insertReport(transaction, {
        id,
        orderId: `order-${id}`,
        state: 'in-production',
        createdAt: NOW,
      });
    await insertReportVersion(transaction, {
      reportId: 'signed',
      digest: 'one',
      document: smallDocument(NOW.toISOString()),
      rejected: [],
      pdfFile: 'a.pdf',
      htmlFile: 'a.html',
      madeAt: NOW,
    });
    await updateVersion(transaction, { reportId: 'signed', number: 1 }, { approvedAt: NOW });
    await updateReport(transaction, 'signed', { state: 'approved', changedAt: NOW });
    await updateReport(transaction, 'waits', { state: 'in-review', changedAt: NOW });
    await updateReport(transaction, 'none', {
      state: 'cannot-be-created',
      changedAt: NOW,
      reasons: ['Two facts.'],
    });
  });
});
afterAll(() => database.close());

const row = (orderId: string, payment: AdminOrderRow['payment'] = 'paid'): AdminOrderRow => ({
  id: orderId,
  orderId,
  company: 'Tallow & Finch',
  role: 'Engineer',
  email: 'ada@candidate.example',
  name: 'Ada Merrow',
  date: NOW.toISOString(),
  status: 'pending',
  stage: 'Researching',
  payment,
  due: null,
  currency: 'usd',
  amount: 3_500,
  refunded: 0,
  cancelAsked: false,
  sample: false,
  mayMarkPaid: false,
});
const ORDERS = ['order-waits', 'order-signed', 'order-none', 'order-of-nobody'];
const plain = { awaitsReview: false, leavesAt: null, awaitsConfirmation: false, obstacles: [] };
const shown = async (role: 'expert' | 'support', payment?: AdminOrderRow['payment']) =>
  (
    await presentRows(
      { database, review: 'required', timeToUndo: minutes(5) },
      role,
      ORDERS.map((id) => row(id, payment)),
    )
  ).map(({ awaitsReview, leavesAt, awaitsConfirmation, obstacles }) => ({
    awaitsReview,
    leavesAt,
    awaitsConfirmation,
    obstacles,
  }));

test('whoever may sign sees in the row what waits for them, and when a signed report leaves', async () => {
  expect(await shown('expert')).toEqual([
    { ...plain, awaitsReview: true },
    { ...plain, leavesAt: '2026-03-02T09:05:00.000Z' },
    { ...plain, awaitsConfirmation: true, obstacles: ['Two facts.'] },
    plain,
  ]);
});

test('whoever may not sign sees in the row only why no report can be made', async () => {
  expect(await shown('support')).toEqual([
    plain,
    plain,
    { ...plain, obstacles: ['Two facts.'] },
    plain,
  ]);
});

test('of a disputed order no report leaves and no money, and of a lost one none is reviewed', async () => {
  const impossible = { ...plain, obstacles: ['Two facts.'] };
  expect(await shown('expert', 'disputed')).toEqual([
    { ...plain, awaitsReview: true },
    plain,
    impossible,
    plain,
  ]);
  expect(await shown('expert', 'lost')).toEqual([plain, plain, impossible, plain]);
});
