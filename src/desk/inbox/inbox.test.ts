import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { hours, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { requestCancel, readTimeline } from '../../shop/orders';
import { openTicket, sendContactMessage, type SupportContext } from '../../shop/support';
import { adaDetails, paidOrder, shopOn, type TestShop } from '../../shop/testing';
import { addMember } from '../identity/testing';
import type { StaffRole } from '../identity/shape';
import { permit, type Permit, type StaffAction } from '../policy';
import { answerEntry } from './answer-entry';
import { listInbox, openEntry, type InboxContext } from './index';
import { assignEntry, closeEntry, reopenEntry } from './settle-entry';
import type { InboxSearch } from './shape';

let database: Database;
let shop: TestShop;
/** The log can't be emptied: what stood in it before a test is left out. */
let written = 0;
beforeAll(async () => {
  database = await freshDatabase();
  for (const name of ['Mara', 'Tomas'])
    await addMember(database, testClock(), { name, role: 'support' });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.runScript(
    'TRUNCATE contact_message, claim_ticket, customer_order, outgoing_mail, inbox_case, inbox_event CASCADE',
  );
  const [last] = await database.queryRows(
    'SELECT coalesce(max(id), 0)::integer AS id FROM audit_event',
  );
  written = Number(last?.['id']);
  shop = shopOn(database);
});

const support = (): SupportContext => ({
  database,
  clock: shop.clock,
  mailer: shop.orders.mailer,
  supportAddress: 'support@shop.example',
});
const inbox = (change: Partial<InboxContext> = {}): InboxContext => ({
  database,
  clock: shop.clock,
  mailer: shop.orders.mailer,
  supportAddress: 'support@shop.example',
  orders: shop.orders,
  ...change,
});

function may<Action extends StaffAction>(
  action: Action,
  name = 'Mara',
  role: StaffRole = 'support',
): Permit<Action> {
  const given = permit({ id: name, name, role }, action);
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}

async function write(
  change: Partial<Parameters<typeof sendContactMessage>[1]> = {},
): Promise<string> {
  const sent = await sendContactMessage(support(), {
    name: 'Ada Merrow',
    email: 'ada.merrow@candidate.example',
    message: 'Do you cover dairies?',
    honeypot: '',
    openForMilliseconds: 20_000,
    ...change,
  });
  if (!sent.ok) throw new Error(sent.failure.sentence);
  return sent.value.reference;
}

async function complain(words = 'It was York.'): Promise<string> {
  const { draftId } = await paidOrder(shop);
  const { company, role, name, email } = adaDetails;
  const opened = await openTicket(support(), {
    order: { id: draftId, number: null, company, role, name, email },
    claim: { id: 'snapshot-3', text: 'It opened an office in Leeds.' },
    words,
  });
  if (!opened.ok) throw new Error(opened.failure.sentence);
  return opened.value.reference;
}

async function wishToCancel(): Promise<{ readonly orderId: string; readonly number: string }> {
  const { draftId } = await paidOrder(shop);
  const asked = await requestCancel(shop.orders, {
    orderId: draftId,
    reason: 'My interview was called off.',
  });
  return { orderId: draftId, number: asked.ok ? (asked.value.number ?? '') : '' };
}

const all: InboxSearch = { shelf: 'open', kind: 'all', words: '', after: null };
const list = (search: Partial<InboxSearch> = {}) =>
  listInbox(inbox(), may('see-messages'), { ...all, ...search });
const listed = async (search: Partial<InboxSearch> = {}) =>
  (await list(search)).rows.map(({ reference }) => reference);
const seen = async (reference: string) => {
  const opened = await openEntry(inbox(), may('see-messages'), reference);
  if (!opened.ok) throw new Error(opened.failure.sentence);
  return opened.value;
};
const answer = (
  reference: string,
  words: string,
  { version = 0, by = 'Mara', orderId = null as string | null } = {},
) => answerEntry(inbox(), may('answer-messages', by), { reference, version, words, orderId });
const answers = async () => await shop.mails('support-answer');
const audit = () =>
  database.queryRows(
    `SELECT kind, actor, subject, reason FROM audit_event WHERE subject_kind = 'message' AND id > $1 ORDER BY id`,
    [written],
  );
const stateOf = async (reference: string) => (await seen(reference)).state;

test('messages, complaints and wishes to cancel stand in one list, the least time left first', async () => {
  const message = await write();
  shop.clock.advance(hours(1));
  const complaint = await complain();
  shop.clock.advance(hours(1));
  const { number } = await wishToCancel();
  const { rows, counts, next } = await list();
  expect(rows.map(({ reference, kind, minutesLeft }) => [reference, kind, minutesLeft])).toEqual([
    [message, 'message', 22 * 60],
    [complaint, 'complaint', 23 * 60],
    [number, 'cancel-wish', 24 * 60],
  ]);
  expect(rows[2]).toMatchObject({
    extract: 'My interview was called off.',
    orderNumber: number,
    email: 'ada.merrow@candidate.example',
  });
  expect([counts, next]).toEqual([{ open: 3, spam: 0 }, null]);
});

test('the list is filtered by kind and searched by whatever was typed; a percent sign is a letter', async () => {
  const message = await write({ message: 'Is it 100% true?' });
  const complaint = await complain();
  expect(await listed({ kind: 'complaint' })).toEqual([complaint]);
  expect(await listed({ words: '100%' })).toEqual([message]);
  expect(await listed({ words: 'LEEDS' })).toEqual([complaint]);
  expect(await listed({ words: '100_' })).toEqual([]);
  expect(await listed({ words: message })).toEqual([message]);
});

test('what looks like a program’s stands apart, promises nothing, and is no less readable', async () => {
  const spam = await write({ honeypot: 'https://pills.example' });
  const honest = await write({ message: 'Another question' });
  expect(await listed()).toEqual([honest]);
  const { rows, counts } = await list({ shelf: 'spam' });
  expect(rows).toMatchObject([{ reference: spam, suspicion: 'honeypot', minutesLeft: null }]);
  expect(counts).toEqual({ open: 1, spam: 1 });
});

test('pages follow each other without a gap or a repetition, whoever made up the mark', async () => {
  for (let count = 0; count < 120; count += 1) {
    await write({ message: `Question ${count}` });
    if (count % 3 === 0) shop.clock.advance(minutes(1));
  }
  const found: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ after });
    found.push(...page.rows.map(({ reference }) => reference));
    after = page.next;
  } while (after !== null);
  expect(new Set(found).size).toBe(120);
  expect(found).toHaveLength(120);
  expect(await listed({ after: '2026-99-99T00:00:00.000Z_C-1' })).toHaveLength(50);
  expect(await listed({ after: "x'; DROP TABLE staff" })).toHaveLength(50);
});

test('an answer goes out by mail with their words beneath, moves the message and is seen on the order', async () => {
  const { draftId } = await paidOrder(shop);
  const reference = await write();
  expect(await answer(reference, 'Yes, we do.\r\n\r\nWrite again.', { orderId: draftId })).toEqual({
    ok: true,
    value: null,
  });
  expect(await answers()).toMatchObject([
    {
      recipient: 'ada.merrow@candidate.example',
      values: {
        subject: `Re: your message to Foreword (${reference})`,
        answer: 'Yes, we do.\n\nWrite again.',
        theirs: 'Do you cover dairies?',
        signed: 'Mara',
      },
    },
  ]);
  expect(
    await database.queryRows(
      `SELECT reply_to, thread, order_id FROM outgoing_mail WHERE template = 'support-answer'`,
    ),
  ).toEqual([
    {
      reply_to: 'support@shop.example',
      thread: [`contact-received:${reference}`],
      order_id: draftId,
    },
  ]);
  expect(await seen(reference)).toMatchObject({
    state: 'answered',
    version: 1,
    minutesLeft: null,
    orders: [{ id: draftId, company: 'Quillhaven Systems' }],
    events: [
      {
        actor: 'staff:Mara',
        what: 'answered',
        words: 'Yes, we do.\n\nWrite again.',
        mail: { state: 'queued', lastError: null },
      },
    ],
  });
  expect((await readTimeline(shop.orders, draftId)).at(-1)).toMatchObject({
    what: 'message-answered',
    actor: 'staff:Mara',
    why: reference,
  });
  expect(await audit()).toEqual([
    { kind: 'message-answered', actor: 'staff:Mara', subject: reference, reason: '' },
  ]);
  expect(await listed()).toEqual([]);
  expect(await listed({ shelf: 'answered' })).toEqual([reference]);
});

test('a second answer follows the first in the same conversation', async () => {
  const reference = await complain();
  await answer(reference, 'We look into it.');
  await answer(reference, 'It was York indeed.', { version: 1 });
  const [, second] = await database.queryRows(
    `SELECT thread FROM outgoing_mail WHERE template = 'support-answer' ORDER BY created_at, key`,
  );
  expect(second).toEqual({
    thread: [`claim-ticket-received:${reference}`, `support-answer:${reference}:1`],
  });
  expect((await seen(reference)).sentence).toMatchObject({
    text: 'It opened an office in Leeds.',
    version: null,
  });
});

test('of two who answer at once the second is told who was first, and only one mail goes out', async () => {
  const reference = await write();
  const both = await Promise.all([
    answer(reference, 'Yes.', { by: 'Mara' }),
    answer(reference, 'No.', { by: 'Tomas' }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = both.find(({ ok }) => !ok);
  expect(refused).toMatchObject({
    failure: {
      code: 'changed',
      sentence: expect.stringMatching(/^(?:Mara|Tomas) answered this in the meantime\./) as string,
    },
  });
  expect(await answers()).toHaveLength(1);
  expect(await audit()).toHaveLength(1);
});

test('a wish to cancel is declined with an answer, and can’t be put away without one', async () => {
  const { orderId, number } = await wishToCancel();
  expect(
    await closeEntry(inbox(), may('answer-messages'), {
      reference: number,
      version: 0,
      reason: 'spam',
    }),
  ).toMatchObject({ failure: { code: 'not-possible' } });
  expect((await seen(number)).version).toBe(0);
  expect(await answer(number, 'The report is nearly there.')).toMatchObject({ ok: true });
  expect(await answers()).toMatchObject([
    {
      values: {
        subject: `Re: your order ${number}, Quillhaven Systems`,
        theirs: 'My interview was called off.',
      },
    },
  ]);
  expect(await stateOf(number)).toBe('answered');
  expect((await readTimeline(shop.orders, orderId)).map(({ what }) => what).slice(-2)).toEqual([
    'cancel-declined',
    'message-answered',
  ]);
});

test('what is closed keeps its reason, and comes back when it is opened or answered after all', async () => {
  const reference = await write();
  const act = { reference, version: 0, reason: 'It is an advertisement.' };
  expect(await closeEntry(inbox(), may('answer-messages'), { ...act, reason: '  ' })).toMatchObject(
    { failure: { code: 'no-words' } },
  );
  expect(await closeEntry(inbox(), may('answer-messages'), act)).toMatchObject({ ok: true });
  expect(await stateOf(reference)).toBe('closed');
  expect(await closeEntry(inbox(), may('answer-messages'), { ...act, version: 1 })).toMatchObject({
    failure: { code: 'not-possible' },
  });
  expect(
    await reopenEntry(inbox(), may('answer-messages'), {
      reference,
      version: 1,
      reason: 'It was a question after all.',
    }),
  ).toMatchObject({ ok: true });
  expect(await stateOf(reference)).toBe('open');
  expect((await audit()).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['message-closed', 'It is an advertisement.'],
    ['message-reopened', 'It was a question after all.'],
  ]);
});

test('it is given to somebody of the house, and back', async () => {
  const reference = await write();
  const assign = (to: string | null, version: number) =>
    assignEntry(inbox(), may('answer-messages'), { reference, version, to });
  expect(await assign('Mallory', 0)).toMatchObject({ failure: { code: 'not-possible' } });
  expect(await assign('Tomas', 0)).toMatchObject({ ok: true });
  expect((await list()).rows).toMatchObject([{ assignee: 'Tomas' }]);
  expect(await assign('Mara', 0)).toMatchObject({ failure: { code: 'changed' } });
  expect(await assign(null, 1)).toMatchObject({ ok: true });
  expect((await seen(reference)).assignee).toBeNull();
  expect((await audit()).map(({ kind }) => kind)).toEqual(['message-assigned', 'message-assigned']);
});

test('an answer is bound in length, never empty, and goes to no address that is none', async () => {
  const reference = await write({ email: 'ada@localhost' });
  expect(await seen(reference)).toMatchObject({
    unmailable: expect.stringContaining('close this') as string,
    orders: [],
  });
  expect(await answer(reference, 'Yes.')).toMatchObject({ failure: { code: 'unmailable' } });
  const other = await write({ message: 'x' });
  expect(await answer(other, ' \n ')).toMatchObject({ failure: { code: 'no-words' } });
  expect(await answer(other, 'x'.repeat(10_001))).toMatchObject({ failure: { code: 'too-long' } });
  expect(await answer('C-99', 'Yes.')).toMatchObject({ failure: { code: 'no-entry' } });
  expect(await answers()).toEqual([]);
});

test('an answer is never shown on the order of somebody else', async () => {
  const { draftId } = await paidOrder(shop);
  const reference = await write({ email: 'mallory@elsewhere.example' });
  expect(await answer(reference, 'Yes.', { orderId: draftId })).toMatchObject({
    failure: { code: 'not-possible' },
  });
  expect(await answers()).toEqual([]);
});

test('hostile words come through as letters, whole, and none of them reaches the head of a mail', async () => {
  const { draftId } = await paidOrder(shop, {
    ...adaDetails,
    company: 'Quill\u202ehaven\r\nBcc: all@elsewhere.example',
  });
  await requestCancel(shop.orders, {
    orderId: draftId,
    reason: '<script>alert(1)</script>\r\nBcc: all@elsewhere.example',
  });
  const [wish] = (await list()).rows;
  await answer(wish?.reference ?? '', 'مرحبا \u202e<img src=x onerror=alert(1)>');
  const [mail] = await answers();
  expect(mail?.values['subject']).not.toMatch(/[\u202a-\u202e\r\n]/u);
  expect(mail?.values['theirs']).toContain('<script>alert(1)</script>');
  const long = await write({ message: `${'x'.repeat(4_990)} the end`, name: '<b>Ada</b>\u202e' });
  const entry = await seen(long);
  expect(entry.words).toHaveLength(4_998);
  expect((await list({ words: 'the end' })).rows[0]?.extract.length).toBeLessThanOrEqual(160);
});
