import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import type { Database } from '../../platform/database';
import { createMailer, listMails } from '../../platform/mail';
import { recordingQueue } from '../../platform/mail/testing';
import { openTicket } from './open-ticket';
import type { SupportContext } from './ports';
import { LONGEST_TICKET } from './shape';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
let orderId = '';
beforeEach(() => {
  orderId = newIdentifier(clock);
});

const context = (): SupportContext => ({
  database,
  clock,
  supportAddress: 'support@foreword.example',
  mailer: createMailer({ queue: recordingQueue(), clock }),
});

const complaint = (words = 'It was York.', claim = 'It opened an office in Leeds.') => ({
  order: {
    id: orderId,
    number: 'FW-1042',
    company: 'Tallow & Finch',
    role: 'Engineer',
    name: 'Ada',
    email: 'ada@candidate.example',
  },
  claim: { id: 'snapshot-3', text: claim },
  words,
});
const kept = () =>
  database.queryRows(
    'SELECT reference, claim_id, claim_text, words FROM claim_ticket WHERE order_id = $1 ORDER BY reference',
    [orderId],
  );

test('a complaint is kept with the sentence as it stood, support hears of it and so does the buyer', async () => {
  const opened = await openTicket(context(), complaint());
  expect(opened).toMatchObject({
    ok: true,
    value: { reference: expect.stringMatching(/^T-\d+$/) as string },
  });
  expect(await kept()).toMatchObject([
    { claim_id: 'snapshot-3', claim_text: 'It opened an office in Leeds.', words: 'It was York.' },
  ]);
  const mails = await listMails({ database }, { order: orderId, limit: 10 });
  expect(mails.map(({ template, to }) => [template, to]).toSorted()).toEqual([
    ['claim-ticket-received', 'ada@candidate.example'],
    ['claim-ticket-team', 'support@foreword.example'],
  ]);
});

test('a second tap opens no second ticket; another word or another sentence does', async () => {
  const first = await openTicket(context(), complaint());
  expect(await openTicket(context(), complaint(' It was York.\r\n'))).toEqual(first);
  await openTicket(context(), complaint('It was Hull.'));
  await openTicket(context(), complaint('It was York.', 'It has 420 people.'));
  expect(await kept()).toHaveLength(3);
});

test('nothing needs to be added', async () => {
  expect(await openTicket(context(), complaint(''))).toMatchObject({ ok: true });
  expect(await kept()).toMatchObject([{ words: '' }]);
});

test('what is too long is refused and not cut', async () => {
  expect(await openTicket(context(), complaint('x'.repeat(LONGEST_TICKET + 1)))).toMatchObject({
    ok: false,
    failure: { code: 'too-long' },
  });
  expect(await kept()).toEqual([]);
});

test('characters that neither a mail nor a database can hold are dropped', async () => {
  await openTicket(context(), complaint('a\u0000b\u2028c'));
  expect(await kept()).toMatchObject([{ words: 'abc' }]);
});
