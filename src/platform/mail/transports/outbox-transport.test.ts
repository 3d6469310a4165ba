import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../test/support/database';
import { testClock } from '../../../../test/support/test-clock';
import { minutes } from '../../../kernel/time';
import { databaseStorage, folderStorage } from '../../files';
import {
  createMailer,
  listMails,
  listOutbox,
  mailPersonalData,
  outboxTransport,
  readOutboxAttachment,
  readOutboxMessage,
  readOutboxSource,
} from '../index';
import { messageIdOf } from '../message-id';
import { outboxFolder, outboxIdOf, type OutboxContext } from './outbox-transport';
import type { OutgoingMessage } from '../ports';
import { recordingQueue } from '../testing';

const clock = testClock();
let context: OutboxContext;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreword-outbox-'));
  context = { database: await freshDatabase(), files: folderStorage(folder), clock };
});
afterAll(async () => {
  await context.database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => context.database.runScript('DELETE FROM outbox_message'));

const message = (number: number): OutgoingMessage => ({
  mailId: `mail-${number}`,
  messageId: `<${number}@foreword.example>`,
  from: 'Foreword <reports@foreword.example>',
  to: 'ada@candidate.example',
  subject: `Report ${number} ✓`,
  html: '<p>Ready</p>',
  text: 'Ready',
  order: 'order-1',
  attachments: [
    {
      filename: 'report.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF made up'),
    },
  ],
});

test.each(['folder', 'database'] as const)(
  'a caught mail can be read with its attachment, from a %s',
  async (kind) => {
    const kept =
      kind === 'folder' ? context : { ...context, files: databaseStorage(context.database) };
    await outboxTransport(kept).send(message(1));
    const [entry] = await listOutbox(kept);
    expect(entry).toMatchObject({
      to: 'ada@candidate.example',
      subject: 'Report 1 ✓',
      order: 'order-1',
      replyTo: null,
      attachments: [{ filename: 'report.pdf', contentType: 'application/pdf', size: 12 }],
    });
    const id = entry?.id ?? '';
    expect(await readOutboxMessage(kept, id)).toMatchObject({
      html: '<p>Ready</p>',
      text: 'Ready',
      messageId: '<1@foreword.example>',
    });
    expect(Buffer.from((await readOutboxAttachment(kept, id, 0))?.content ?? []).toString()).toBe(
      '%PDF made up',
    );
    expect(await readOutboxAttachment(kept, id, 1)).toBeUndefined();
    const email = await PostalMime.parse((await readOutboxSource(kept, id)) ?? '');
    expect(email).toMatchObject({ subject: 'Report 1 ✓', messageId: '<1@foreword.example>' });
    expect(email.attachments.map(({ filename }) => filename)).toEqual(['report.pdf']);
  },
);

test('a mail that comes twice under one Message-ID is kept once', async () => {
  const transport = outboxTransport(context);
  await transport.send(message(1));
  await transport.send(message(1));
  expect(await listOutbox(context)).toHaveLength(1);
});

test('copies of one mail have their files in one place', async () => {
  const transport = outboxTransport(context);
  const before = await context.files.all();
  await transport.send(message(7));
  await transport.send(message(7));
  expect((await context.files.all()).length - before.length).toBe(2);
});

test('a mail whose buyer is erased while it is on its way leaves nothing, neither a row nor a file', async () => {
  const mailer = createMailer({ queue: recordingQueue(), clock });
  await context.database.write((transaction) =>
    mailer.queue(transaction, {
      key: 'on-its-way',
      template: 'report-ready',
      to: 'ada@candidate.example',
      order: 'order-1',
      values: {},
    }),
  );
  const [mail] = await listMails(context, { order: 'order-1' });
  const before = await context.files.all();
  const files: OutboxContext['files'] = {
    ...context.files,
    async put(name, bytes) {
      const person = { email: 'ada@candidate.example', orderIds: ['order-1'] };
      await context.database.write((transaction) => mailPersonalData.erase(transaction, person));
      await context.files.put(name, bytes);
    },
  };
  const sent = await outboxTransport({ ...context, files }).send({
    ...message(8),
    mailId: mail?.id ?? '',
  });
  expect(sent).toMatchObject({ failure: { code: 'refused' } });
  expect(await listOutbox(context)).toEqual([]);
  expect(await context.files.all()).toEqual(before);
});

test('erasure names the files of a mail on its way, which has no row yet, and of each time it was sent', async () => {
  await context.database.runScript(`DELETE FROM outgoing_mail;
    INSERT INTO outgoing_mail (id, key, template, recipient, "values", state, round, created_at, queued_at)
    VALUES (gen_random_uuid(), 'twice', 't', 'ada@candidate.example', '{}', 'queued', 1, now(), now())`);
  const { folders } = await context.database.write((transaction) =>
    mailPersonalData.erase(transaction, { email: 'ada@candidate.example', orderIds: [] }),
  );
  expect(folders).toEqual(
    [0, 1].map((round) =>
      outboxFolder(outboxIdOf(messageIdOf({ key: 'twice', round }, 'foreword.example'))),
    ),
  );
});

test('the newest mail is on top', async () => {
  const transport = outboxTransport(context);
  for (const number of [1, 2, 3]) {
    await transport.send(message(number));
    clock.advance(minutes(1));
  }
  expect((await listOutbox(context)).map(({ subject }) => subject)).toEqual([
    'Report 3 ✓',
    'Report 2 ✓',
    'Report 1 ✓',
  ]);
  expect(await listOutbox(context, 1)).toHaveLength(1);
});

test.each(['', '../../secrets', 'no-id', '0195512a-7c00-7abc-8def-0123456789ab'])(
  'what is not in the outbox is not found: %j',
  async (id) => {
    expect(await readOutboxMessage(context, id)).toBeUndefined();
    expect(await readOutboxSource(context, id)).toBeUndefined();
    expect(await readOutboxAttachment(context, id, 0)).toBeUndefined();
  },
);

test('a person’s answer stands in its conversation and isn’t said to come from a machine', async () => {
  const source = async (change: Partial<OutgoingMessage>) => {
    await outboxTransport(context).send({
      ...message(1),
      messageId: `<${JSON.stringify(change).length}@foreword.example>`,
      ...change,
    });
    const [entry] = await listOutbox(context, 1);
    return PostalMime.parse((await readOutboxSource(context, entry?.id ?? '')) ?? new Uint8Array());
  };
  const auto = (mail: Awaited<ReturnType<typeof source>>) =>
    mail.headers.find(({ key }) => key === 'auto-submitted')?.value;
  const answer = await source({ references: ['<a@foreword.example>', '<b@foreword.example>'] });
  expect([answer.inReplyTo, answer.references, auto(answer)]).toEqual([
    '<b@foreword.example>',
    '<a@foreword.example> <b@foreword.example>',
    undefined,
  ]);
  clock.advance(minutes(1));
  const first = await source({ references: [] });
  expect([first.inReplyTo, auto(first)]).toEqual([undefined, undefined]);
  clock.advance(minutes(1));
  expect(auto(await source({}))).toBe('auto-generated');
});
