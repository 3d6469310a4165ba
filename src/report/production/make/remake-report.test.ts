import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import type { Database } from '../../../platform/database';
import { folderStorage } from '../../../platform/files';
import type { EntityCard } from '../../../research/company/shape';
import { row } from '../../fixtures/writing';
import { approveReport } from '../versions/approve-report';
import { modelAnswersOf } from './model-answers';
import { produceReport } from './produce-report';
import { readProduction } from '../read-report';
import { remakeReport, removeRemade } from './remake-report';
import { findReportOfOrder, readEvidenceRows } from '../store';
import { findVersions } from '../versions/version-store';
import { countedProduction, millCard, type Counted, type CountedOptions } from '../testing';

let database: Database;
const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-remake-')));
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const counted = (options: Partial<CountedOptions> = {}): Counted =>
  countedProduction({ database, clock: testClock(), files, review: 'required', ...options });
const bakery: EntityCard = { ...millCard, id: 'c2', name: 'Pennant Bakery' };
const remake = ({ context }: Counted, orderId: string) =>
  database.write((transaction) => remakeReport(context, transaction, orderId));

test('a report about the wrong company is made again about the right one, and nobody asks the directories who is meant', async () => {
  const said: { company?: EntityCard } = {};
  const production = counted({
    chosen: () => said.company,
    findings: {
      evidence: [row({ id: 'wrong', attribute: 'statement', quote: 'A quote about the mill.' })],
    },
  });
  await produceReport(production.context, 'order-wrong');
  const report = await findReportOfOrder(database.read, 'order-wrong');
  const [before] = await findVersions(database.read, report?.id ?? '');
  await files.put(`${modelAnswersOf('order-wrong')}/one`, new Uint8Array([1]));

  const remade = await remake(production, 'order-wrong');
  if (!remade.ok) throw new Error(remade.failure.sentence);
  said.company = bakery;
  expect(await readEvidenceRows(database.read, report?.id ?? '')).toEqual([]);
  expect(
    (await readProduction(production.context, 'order-wrong'))?.steps.map(({ step }) => step),
  ).toEqual(['begin']);
  await removeRemade(production.context, 'order-wrong', remade.value);
  for (const file of [before?.pdfFile, before?.htmlFile, `${modelAnswersOf('order-wrong')}/one`])
    expect(await files.get(file ?? '')).toBeUndefined();
  expect(await remake(production, 'order-wrong')).toMatchObject({
    failure: { code: 'illegal-move' },
  });

  await produceReport(production.context, 'order-wrong');
  expect(production.calls).toMatchObject({ identify: 1, gather: 2, write: 2 });
  expect(production.orders.map(({ company }) => company.name)).toEqual([
    'Pennant Mills',
    'Pennant Bakery',
  ]);
  const [second, first] = await findVersions(database.read, report?.id ?? '');
  expect([
    second?.number,
    second?.contentRemovedAt,
    first?.number,
    first?.document.sections,
    first?.rejected,
    first?.pdfFile,
  ]).toEqual([2, null, 1, [], [], '']);
  expect(first?.contentRemovedAt).not.toBeNull();
  expect(await readProduction(production.context, 'order-wrong')).toMatchObject({
    state: 'in-review',
    version: { number: 2 },
  });
});

test('one that could not be made can be made about somebody else', async () => {
  const said: { company?: EntityCard } = {};
  const production = counted({ company: 'unknown', chosen: () => said.company });
  await produceReport(production.context, 'order-unknown');
  expect(await readProduction(production.context, 'order-unknown')).toMatchObject({
    state: 'cannot-be-created',
  });
  expect(await remake(production, 'order-unknown')).toMatchObject({ ok: true });
  said.company = bakery;
  await produceReport(production.context, 'order-unknown');
  expect(await readProduction(production.context, 'order-unknown')).toMatchObject({
    state: 'in-review',
    reasons: [],
  });
});

test('what is signed, what a buyer has and what was never begun stays as it is', async () => {
  const production = counted();
  expect(await remake(production, 'order-none')).toMatchObject({ failure: { code: 'no-report' } });
  await produceReport(production.context, 'order-signed');
  await approveReport(
    { ...production.context, queue: { ...production.context.queue, emit: async () => undefined } },
    { orderId: 'order-signed', number: 1, approvedBy: 'mara' },
  );
  expect(await remake(production, 'order-signed')).toMatchObject({
    failure: { sentence: expect.stringContaining('approved') },
  });
  await produceReport(production.context, 'order-out');
  await approveReport(production.context, { orderId: 'order-out', number: 1, approvedBy: 'mara' });
  await database.runScript(`UPDATE report SET state = 'in-review' WHERE order_id = 'order-out'`);
  expect(await remake(production, 'order-out')).toMatchObject({ failure: { code: 'has-left' } });
});
