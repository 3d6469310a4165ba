import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/database';
import {
  eraseBuyer,
  exportBuyer,
  findBuyer,
  privacyHandlers,
  type PrivacyContext,
} from '../desk/privacy';
import { eraseFilesJob } from '../desk/privacy/erase-files';
import { eraseLateJob, PASSES } from '../desk/privacy/erase-late';
import { permit } from '../desk/policy';
import type { Database } from '../platform/database';
import { folderStorage } from '../platform/files';
import { createSteps } from '../platform/jobs';
import { outboxFolder } from '../platform/mail/transports/outbox-transport';
import { modelAnswersOf, reportIdsOf } from '../report/production';
import { listOrdersOf, requestManual } from '../shop/orders';
import { sendContactMessage } from '../shop/support';
import { adaDetails, draftOf, paidOrder, shopOn, type TestShop } from '../shop/testing';
import { snapshotFiles } from '../research/evidence/snapshots/stored-snapshots';
import { composePersonalData } from './privacy';

/** Words that only this buyer's data holds. */
const TRACE = 'zyxquill';
const EMAIL = `${TRACE}.merrow@candidate.example`;
const details = {
  ...adaDetails,
  email: EMAIL.toUpperCase(),
  name: `Ada ${TRACE}`,
  company: `Mill of ${TRACE}`,
  interviewers: `Sam ${TRACE}`,
  location: TRACE,
  role: TRACE,
};
const other = { ...adaDetails, email: 'someone.else@candidate.example' };

const files = folderStorage(mkdtempSync(join(tmpdir(), 'foreword-privacy-')));
let database: Database;
let shop: TestShop;
let context: PrivacyContext;
let order = '';

const handle = (() => {
  const given = permit({ id: '1', name: 'Mara', role: 'owner', steppedUp: true }, 'handle-privacy');
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
})();

const FILES = [
  'reports/a.pdf',
  'reports/a.html',
  ...snapshotFiles('own'),
  ...snapshotFiles('shared'),
  `${outboxFolder('m')}/message.eml`,
];

beforeAll(async () => {
  database = await freshDatabase();
  shop = shopOn(database);
  context = {
    database,
    clock: shop.clock,
    files,
    queue: shop.orders.queue,
    keepers: composePersonalData({
      clock: shop.clock,
      steps: createSteps({ database, clock: shop.clock }),
    }),
    orders: shop.orders,
  };
  order = (await paidOrder(shop, details)).draftId;
  await paidOrder(shop, other);
  await draftOf(shop, { ...details, company: 'A draft' });
  const support = {
    database,
    clock: shop.clock,
    mailer: shop.orders.mailer,
    supportAddress: 'support@shop.example',
  } as Parameters<typeof sendContactMessage>[0];
  await sendContactMessage(support, {
    name: TRACE,
    email: EMAIL,
    message: `Where is ${TRACE}?`,
    honeypot: '',
    openForMilliseconds: 60_000,
  });
  for (const name of [...FILES, `${modelAnswersOf(order)}/a.json`])
    await files.put(name, Buffer.from(TRACE));
  await database.runScript(`
    UPDATE customer_order SET posting = '${TRACE}', notes = '${TRACE}' WHERE id = '${order}';
    UPDATE order_event SET why = '${TRACE}' WHERE order_id = '${order}';
    INSERT INTO report VALUES ('r', '${order}', 'approved', '["${TRACE}"]', now(), now()), ('r2', 'another', 'approved', NULL, now(), now());
    INSERT INTO report_version (report_id, number, document, rejected, digest, pdf_file, html_file, made_at, approved_at, approved_by, published_at, holds_interviewers, answers)
      VALUES ('r', 1, '{"version":1,"company":"${TRACE}","role":"${TRACE}","writtenAt":"x","reviewed":true,"tally":{},"sections":["${TRACE}"],"sources":[]}', '["${TRACE}"]', 'digest', 'reports/a.pdf', 'reports/a.html', now(), now(), 'staff:Mara', now(), true, '${TRACE}');
    INSERT INTO evidence_row VALUES ('r', 'e1', 'own', '{"quote":"${TRACE}"}'), ('r', 'e2', 'shared', '{"quote":"${TRACE}"}'), ('r2', 'e1', 'shared', '{"quote":"of all"}');
    INSERT INTO review (report_id, base_number, revision, empty_words, notes) VALUES ('r', 1, 3, '{"culture":"${TRACE}"}', '${TRACE}');
    INSERT INTO review_claim VALUES ('r', 'c', 'snapshot', 1, '{"text":"${TRACE}"}');
    INSERT INTO review_event (id, report_id, base_number, revision, at, actor_id, actor, what, before, after, reason) VALUES ('v', 'r', 1, 3, now(), '1', 'Mara', 'edited', '{"claims":[["c",{"text":"${TRACE}"}]]}', '{"claims":[]}', '${TRACE}');
    INSERT INTO review_errand VALUES ('x', 'r', 'rewrite', 'culture', '${TRACE}', 'Mara', now(), 'done', '{}', '${TRACE}', '["${TRACE}"]', '{"suggestions":["${TRACE}"]}', '{}', '[]');
    INSERT INTO review_page VALUES ('r', 'own', 'https://${TRACE}.example/', '${TRACE}', NULL, 'x');
    INSERT INTO step_checkpoint (run, step, attempts, started_at, output) VALUES ('report:${order}', 'identify', 1, now(), '"${TRACE}"'), ('report:${order}:tips:1:none', 'write', 1, now(), '"${TRACE}"');
    INSERT INTO company_choice (order_id, state, candidates, asked_at, answer_by, note) VALUES ('${order}', 'closed', '[]', now(), now(), '${TRACE}');
    INSERT INTO second_round (order_id, state, attempt, asked_at, found) VALUES ('${order}', 'ready', 1, now(), '{"company":"${TRACE}"}');
    INSERT INTO step_checkpoint (run, step, attempts, started_at, output) VALUES ('report:${order}:second-round:1', 'write', 1, now(), '"${TRACE}"');
    INSERT INTO order_note VALUES (gen_random_uuid(), '${order}', now(), 'Mara', 'She is ${TRACE}');
    INSERT INTO address_request (order_id, address, asked_at) VALUES ('${order}', '${EMAIL}', now());
    INSERT INTO report_rating (order_id, stars, words, quoting, name, given_at, changed_at) VALUES ('${order}', 5, '${TRACE}', 'named', '${TRACE}', now(), now());
    INSERT INTO claim_ticket (id, reference, order_id, claim_id, claim_text, words, opened_at) VALUES ('${order}', 'T1', '${order}', 'c', '${TRACE}', '${TRACE}', now());
    INSERT INTO inbox_event (reference, at, actor, what, words) VALUES ('T1', now(), 'staff:Mara', 'answered', 'Dear ${TRACE}'), ('C-1', now(), 'staff:Mara', 'answered', 'To another');
    INSERT INTO inbox_case VALUES ('T1', 1, NULL);
    INSERT INTO outbox_message (id, message_id, mail_id, recipient, subject, html, plain, order_id, attachments, received_at)
      SELECT id, 'm' || id, id, recipient, '${TRACE}', '${TRACE}', '${TRACE}', order_id, '[]', now() FROM outgoing_mail WHERE order_id = '${order}';
  `);
});
afterAll(() => database.close());

/** Every place of the database that still holds the words. */
async function traces(words: string): Promise<string[]> {
  const columns =
    await database.queryRows(`SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'json', 'character varying')`);
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const [row] = await database.queryRows(
      `SELECT count(*)::integer AS rows FROM "${String(table)}" WHERE "${String(column)}"::text ILIKE $1`,
      [`%${words}%`],
    );
    if (Number(row?.['rows']) > 0) found.push(`${String(table)}.${String(column)}`);
  }
  return found;
}

test('what is kept of a buyer is found under their address, however it is written, and told whole', async () => {
  const found = await findBuyer(context, handle, ` ${EMAIL} `);
  expect(found).toMatchObject({
    ok: true,
    value: {
      orders: [{ company: details.company }],
      hindrance: expect.stringContaining('isn’t finished') as string,
    },
  });
  const exported = await exportBuyer(context, handle, {
    email: EMAIL,
    reason: 'They wrote to us.',
  });
  if (!exported.ok) throw new Error(exported.failure.sentence);
  const told = JSON.parse(exported.value) as Record<string, unknown>;
  expect(Object.keys(told)).toEqual(
    expect.arrayContaining([
      'orders',
      'payments',
      'messages',
      'questions about the company',
      'reviews',
      'second rounds',
      'reports',
      'mails',
      'addresses to be confirmed',
      'ratings',
    ]),
  );
  expect(exported.value).not.toContain('someone.else');
  expect(await findBuyer(context, handle, 'nobody@candidate.example')).toMatchObject({
    failure: { code: 'nothing-kept' },
  });
});

test('an order in work, an open dispute, or no reason keeps everything as it is', async () => {
  const before = await traces(TRACE);
  expect(before.length).toBeGreaterThan(20);
  const erase = (reason: string) => eraseBuyer(context, handle, { email: EMAIL, reason });
  expect(await erase('They asked by mail.')).toMatchObject({ failure: { code: 'hindered' } });
  await database.runScript(
    `UPDATE customer_order SET state = 'delivered', payment = 'disputed' WHERE id = '${order}'`,
  );
  expect(await erase('They asked by mail.')).toMatchObject({
    failure: { sentence: expect.stringContaining('disputed') as string },
  });
  await database.runScript(`UPDATE customer_order SET payment = 'paid' WHERE id = '${order}'`);
  expect(await erase(' ')).toMatchObject({ failure: { code: 'no-reason' } });
  expect(await erase(`${EMAIL} asked.`)).toMatchObject({ failure: { code: 'no-reason' } });
  expect(await traces(TRACE)).toEqual(before);
});

test('an order that is placed just when its buyer is erased is seen, and keeps everything', async () => {
  const email = 'vimbrel@candidate.example';
  const draft = await draftOf(shop, { ...adaDetails, email });
  const placing = {
    ...database,
    write: async <Value>(work: Parameters<typeof database.write<Value>>[0]) => {
      await requestManual(shop.orders, { draftId: draft });
      return database.write(work);
    },
  };
  const erasing = { ...context, database: placing };
  expect(await eraseBuyer(erasing, handle, { email, reason: 'By phone.' })).toMatchObject({
    failure: { code: 'hindered' },
  });
  expect(await listOrdersOf(shop.orders, email)).toMatchObject([{ details: { email } }]);
  await database.runScript(`DELETE FROM customer_order WHERE id = '${draft}'`);
});

test('erased, no table and no file holds a word of them, the books still count, and everybody else stays', async () => {
  const [draft] = await database.queryRows(`SELECT id FROM customer_order WHERE state = 'draft'`);
  const settled = await shop.count('payment_attempt');
  expect(
    await eraseBuyer(context, handle, { email: EMAIL, reason: 'They asked by mail.' }),
  ).toMatchObject({ ok: true, value: { orders: 1 } });
  await database.runScript(`DELETE FROM customer_order WHERE id = '${String(draft?.['id'])}'`);
  expect(await traces(TRACE)).toEqual([]);
  expect(await reportIdsOf(database.read, [order])).toEqual(['r']);

  const [kept] = await database.queryRows(
    `SELECT number, amount, paid_at, erased_at, state FROM customer_order WHERE id = '${order}'`,
  );
  expect(kept).toMatchObject({
    number: expect.stringMatching(/^FW-/u) as string,
    amount: 3_500,
    state: 'delivered',
  });
  expect(kept?.['paid_at']).not.toBeNull();
  expect(kept?.['erased_at']).not.toBeNull();
  expect(await shop.count('payment_attempt')).toBe(settled);
  expect(await database.queryRows(`SELECT digest, approved_by FROM report_version`)).toEqual([
    { digest: 'digest', approved_by: 'staff:Mara' },
  ]);
  expect(await database.queryRows('SELECT stars, quoting FROM report_rating')).toEqual([
    { stars: 5, quoting: 'no' },
  ]);
  expect(
    await database.queryRows(`SELECT DISTINCT state FROM outgoing_mail WHERE recipient = ''`),
  ).toEqual([{ state: 'failed' }]);
  expect(
    await database.queryRows(
      `SELECT kind, actor, reason FROM audit_event WHERE kind = 'buyer-erased'`,
    ),
  ).toEqual([{ kind: 'buyer-erased', actor: 'staff:Mara', reason: 'They asked by mail.' }]);
  expect(await listOrdersOf(shop.orders, other.email)).toMatchObject([{ details: other }]);

  const placed = shop.placed.find(({ name }) => name === eraseFilesJob.name);
  const [handler] = privacyHandlers({ ...context, rules: [] });
  await handler?.handle(eraseFilesJob.payload.parse(placed?.payload), {
    number: 1,
    last: false,
    signal: new AbortController().signal,
  });
  const left = await Promise.all(
    [...FILES, `${modelAnswersOf(order)}/a.json`].map(async (name) =>
      (await files.has(name)) ? [name] : [],
    ),
  );
  // The one that another report rests on, and an outbox that was never this buyer's.
  expect(left.flat()).toEqual([...snapshotFiles('shared'), `${outboxFolder('m')}/message.eml`]);
});

test('what came after the erasure goes too, in files and in tables, and the moment of erasure stays', async () => {
  const moment = async () =>
    (await database.queryRows(`SELECT erased_at FROM customer_order WHERE id = '${order}'`))[0];
  const erasedAt = await moment();
  const late = shop.placed.filter(({ name }) => name === eraseLateJob.name);
  expect(late).toHaveLength(PASSES.length);
  const messageFile = `reports/${order}/late.pdf`;
  await files.put(messageFile, Buffer.from(TRACE));
  await database.runScript(`
    INSERT INTO claim_ticket (id, reference, order_id, claim_id, claim_text, words, opened_at) VALUES ('${order}', 'T9', '${order}', 'c', '${TRACE}', '${TRACE}', now());
    INSERT INTO order_note VALUES (gen_random_uuid(), '${order}', now(), 'Mara', 'She is ${TRACE}');
    UPDATE customer_order SET notes = '${TRACE}' WHERE id = '${order}';
    INSERT INTO evidence_row VALUES ('r', 'late', 'late', '{"quote":"${TRACE}"}');
  `);
  const handlers = privacyHandlers({ ...context, rules: [] });
  const handler = handlers.find(({ job }) => job.name === eraseLateJob.name);
  shop.clock.advance(PASSES[0]);
  await handler?.handle(eraseLateJob.payload.parse(late[0]?.payload), {
    number: 1,
    last: false,
    signal: new AbortController().signal,
  });
  expect(await traces(TRACE)).toEqual([]);
  expect(await files.has(messageFile)).toBe(false);
  expect(await moment()).toEqual(erasedAt);
  expect(await listOrdersOf(shop.orders, other.email)).toMatchObject([{ details: other }]);
});

test('who asks for a manual order and is erased later leaves no word either', async () => {
  const email = 'qwortle@candidate.example';
  const id = await draftOf(shop, { ...adaDetails, email });
  await requestManual(shop.orders, { draftId: id });
  await database.runScript(`UPDATE customer_order SET state = 'cancelled' WHERE id = '${id}'`);
  expect(await eraseBuyer(context, handle, { email, reason: 'By phone.' })).toMatchObject({
    ok: true,
  });
  expect(await traces('qwortle')).toEqual([]);
});
