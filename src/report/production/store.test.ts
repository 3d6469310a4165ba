import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import type { Database } from '../../platform/database';
import type { Evidence } from '../../research/evidence/shape';
import { row } from '../fixtures/writing';
import {
  findReportOfOrder,
  insertReport,
  lockReport,
  replaceEvidence,
  updateReport,
} from './store';
import {
  updateVersion,
  findPublishedVersion,
  findLatestVersion,
  insertReportVersion,
} from './versions/version-store';
import { smallDocument } from './testing';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const LATER = new Date('2026-03-02T10:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const insert = (id: string, orderId = `order-of-${id}`): Promise<void> =>
  database.write((transaction) =>
    insertReport(transaction, { id, orderId, state: 'in-production', createdAt: NOW }),
  );

const addVersion = (reportId: string, digest: string): Promise<number> =>
  database.write((transaction) =>
    insertReportVersion(transaction, {
      reportId,
      digest,
      document: smallDocument(NOW.toISOString()),
      rejected: [],
      pdfFile: 'reports/a.pdf',
      htmlFile: 'reports/a.html',
      madeAt: NOW,
    }),
  );

const replace = (reportId: string, rows: readonly Evidence[]): Promise<void> =>
  database.write((transaction) => replaceEvidence(transaction, reportId, rows));

async function storedRows(reportId: string): Promise<readonly string[]> {
  const rows = await database.queryRows(
    `SELECT id FROM evidence_row WHERE report_id = '${reportId}' ORDER BY id`,
  );
  return rows.map((found) => String(found['id']));
}

test('an order has one report, and a second beginning changes nothing of the first', async () => {
  await insert('first', 'order-once');
  await insert('second', 'order-once');
  expect(await findReportOfOrder(database.read, 'order-once')).toMatchObject({
    id: 'first',
    reasons: null,
    changedAt: NOW,
  });
});

test('a report is found by its own order alone', async () => {
  await insert('mine');
  await insert('yours');
  expect((await findReportOfOrder(database.read, 'order-of-mine'))?.id).toBe('mine');
  expect(await findReportOfOrder(database.read, 'order-of-nobody')).toBeUndefined();
});

test('versions count from one in each report by itself', async () => {
  await insert('counting');
  await insert('counting-too');
  expect([
    await addVersion('counting', 'a'),
    await addVersion('counting', 'b'),
    await addVersion('counting-too', 'c'),
  ]).toEqual([1, 2, 1]);
  expect((await findLatestVersion(database.read, 'counting'))?.digest).toBe('b');
});

test('the tenth version is later than the ninth', async () => {
  await insert('many');
  for (let number = 1; number <= 10; number += 1) await addVersion('many', `digest-${number}`);
  expect(await findLatestVersion(database.read, 'many')).toMatchObject({
    number: 10,
    digest: 'digest-10',
  });
});

test('one version is signed and let out, and no other version and no other report with it', async () => {
  for (const id of ['approved-one', 'approved-other']) {
    await insert(id);
    await addVersion(id, 'a');
    await addVersion(id, 'b');
  }
  await database.write((transaction) =>
    updateVersion(
      transaction,
      { reportId: 'approved-one', number: 1 },
      { approvedAt: LATER, approvedBy: 'mara' },
    ),
  );
  expect(await findPublishedVersion(database.read, 'approved-one')).toBeUndefined();
  await database.write((transaction) =>
    updateVersion(transaction, { reportId: 'approved-one', number: 1 }, { publishedAt: LATER }),
  );
  expect(await findPublishedVersion(database.read, 'approved-one')).toMatchObject({
    number: 1,
    approvedBy: 'mara',
    approvedAt: LATER,
  });
  expect(await findLatestVersion(database.read, 'approved-one')).toMatchObject({
    number: 2,
    approvedAt: null,
  });
  expect(await findPublishedVersion(database.read, 'approved-other')).toBeUndefined();
});

test('a version cannot be stored for a report that is not there', async () => {
  await expect(addVersion('never-begun', 'a')).rejects.toThrow();
});

test('a change of state keeps the reasons that were written before, unless it brings its own', async () => {
  await insert('changing');
  const change = (values: Parameters<typeof updateReport>[2]) =>
    database.write((transaction) => updateReport(transaction, 'changing', values));
  await change({ state: 'cannot-be-created', reasons: ['Too little.'], changedAt: LATER });
  await change({ state: 'in-production', changedAt: LATER });
  expect(await findReportOfOrder(database.read, 'order-of-changing')).toMatchObject({
    state: 'in-production',
    reasons: ['Too little.'],
    createdAt: NOW,
    changedAt: LATER,
  });
});

test('locking a report that is not there finds nothing', async () => {
  expect(await database.write((transaction) => lockReport(transaction, 'nobody'))).toBeUndefined();
});

test('evidence found anew takes the place of what was there, in this report alone', async () => {
  await insert('replaced');
  await insert('untouched');
  const rows = ['a', 'b', 'c'].map((id) =>
    row({ id, attribute: 'statement', quote: `What ${id} says is here.` }),
  );
  await replace('replaced', rows);
  await replace('untouched', rows);
  await replace('replaced', rows.slice(2));
  expect(await storedRows('replaced')).toEqual(['c']);
  expect(await storedRows('untouched')).toEqual(['a', 'b', 'c']);
  await replace('replaced', []);
  expect(await storedRows('replaced')).toEqual([]);
});

test('more evidence than fits into one statement is stored whole', async () => {
  await insert('rich');
  const base = row({ attribute: 'statement', quote: 'The same sentence every time.' });
  await replace(
    'rich',
    Array.from({ length: 1001 }, (_, index) => ({
      ...base,
      id: `row-${String(index).padStart(4, '0')}`,
    })),
  );
  const stored = await storedRows('rich');
  expect(stored).toHaveLength(1001);
  expect([stored[0], stored[500], stored.at(-1)]).toEqual(['row-0000', 'row-0500', 'row-1000']);
});

test('a row of evidence comes back as it was, letter for letter', async () => {
  await insert('exact');
  const odd = row({
    id: 'odd',
    attribute: 'statement',
    quote: '“Grüße”,\n\tsaid the \\ miller’s “son” 🌾 – 100 %',
    details: { since: '2021-04' },
    asOf: '2025-12-31',
  });
  await replace('exact', [odd]);
  const [stored] = await database.queryRows(
    "SELECT row, snapshot FROM evidence_row WHERE report_id = 'exact'",
  );
  expect(stored?.['row']).toEqual(odd);
  expect(stored?.['snapshot']).toBe(odd.snapshot);
});

test('a store commits nothing by itself', async () => {
  const failing = database.write(async (transaction) => {
    await insertReport(transaction, {
      id: 'undone',
      orderId: 'order-undone',
      state: 'in-production',
      createdAt: NOW,
    });
    await transaction.execute(sql`SELECT 1`);
    throw new Error('second thoughts');
  });
  await expect(failing).rejects.toThrow('second thoughts');
  expect(await findReportOfOrder(database.read, 'order-undone')).toBeUndefined();
});
