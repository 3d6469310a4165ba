import { desc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { fail, succeed } from '../../../kernel/result';
import type { Clock } from '../../../kernel/time';
import type { Database } from '../../database';
import type { FileStorage } from '../../files';
import { identifierFor } from '../../jobs';
import { mimeOptions } from '../mime';
import type { Attachment, MailTransport } from '../ports';
import { outboxMessage, type StoredAttachment } from '../schema';
import { isMailErased } from '../store';

export interface OutboxContext {
  readonly database: Database;
  readonly files: FileStorage;
  readonly clock: Clock;
}

export const outboxFolder = (id: string): string => `outbox/${id}`;
/** The same for each copy of a mail, so that a repeat writes the same files and erasure finds them without a row. */
export const outboxIdOf = (messageId: string): string => identifierFor(localPartOf(messageId));
const localPartOf = (messageId: string): string => messageId.replace(/^</u, '').split('@')[0] ?? '';
const sourceName = (id: string): string => `${outboxFolder(id)}/message.eml`;
const attachmentName = (id: string, index: number): string =>
  `${outboxFolder(id)}/attachment-${index}`;

/** Keeps every mail instead of sending it. Like any receiver, it takes a repeated Message-ID once. */
export function outboxTransport({ database, files, clock }: OutboxContext): MailTransport {
  const encoder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    foldsRepeats: true,
    async send(message) {
      const id = outboxIdOf(message.messageId);
      const { message: source } = await encoder.sendMail(mimeOptions(message));
      // Files first: a row always has its files.
      await files.put(sourceName(id), source as Buffer);
      for (const [index, attachment] of message.attachments.entries()) {
        await files.put(attachmentName(id, index), attachment.content);
      }
      const isKept = await database.write(async (transaction) => {
        if (await isMailErased(transaction, message.mailId)) return false;
        await transaction
          .insert(outboxMessage)
          .values({
            id,
            messageId: message.messageId,
            mailId: message.mailId,
            recipient: message.to,
            replyTo: message.replyTo ?? null,
            subject: message.subject,
            html: message.html,
            plain: message.text,
            orderId: message.order ?? null,
            attachments: message.attachments.map(({ filename, contentType, content }) => ({
              filename,
              contentType,
              size: content.length,
            })),
            receivedAt: clock.now(),
          })
          .onConflictDoNothing({ target: outboxMessage.messageId });
        return true;
      });
      if (!isKept) {
        await files.removeAll(outboxFolder(id));
        return fail('refused', 'Its buyer was erased while it was on its way.');
      }
      return succeed({ receipt: id });
    },
  };
}

export interface OutboxEntry {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly order: string | null;
  readonly receivedAt: string;
  readonly attachments: readonly StoredAttachment[];
}

export interface OutboxMessage extends OutboxEntry {
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
}

const MOST_LISTED = 200;

export async function listOutbox(
  context: OutboxContext,
  limit = MOST_LISTED,
): Promise<readonly OutboxEntry[]> {
  const rows = await context.database.read
    .select()
    .from(outboxMessage)
    .orderBy(desc(outboxMessage.receivedAt), desc(outboxMessage.id))
    .limit(limit);
  return rows.map(entryOf);
}

export async function readOutboxMessage(
  context: OutboxContext,
  id: string,
): Promise<OutboxMessage | undefined> {
  const row = await findMessage(context, id);
  return row && { ...entryOf(row), messageId: row.messageId, html: row.html, text: row.plain };
}

/** The message as a mail server would have got it, byte for byte. */
export async function readOutboxSource(
  context: OutboxContext,
  id: string,
): Promise<Uint8Array | undefined> {
  const row = await findMessage(context, id);
  return row && context.files.get(sourceName(row.id));
}

export async function readOutboxAttachment(
  context: OutboxContext,
  id: string,
  index: number,
): Promise<Attachment | undefined> {
  const row = await findMessage(context, id);
  const attachment = row?.attachments[index];
  if (!row || !attachment) return undefined;
  const content = await context.files.get(attachmentName(row.id, index));
  return content && { filename: attachment.filename, contentType: attachment.contentType, content };
}

const IDENTIFIER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findMessage(
  context: OutboxContext,
  id: string,
): Promise<typeof outboxMessage.$inferSelect | undefined> {
  if (!IDENTIFIER.test(id)) return undefined;
  const [row] = await context.database.read
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.id, id));
  return row;
}

function entryOf(row: typeof outboxMessage.$inferSelect): OutboxEntry {
  return {
    id: row.id,
    to: row.recipient,
    replyTo: row.replyTo,
    subject: row.subject,
    order: row.orderId,
    receivedAt: row.receivedAt.toISOString(),
    attachments: row.attachments,
  };
}
