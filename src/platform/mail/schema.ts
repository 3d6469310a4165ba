import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailValue } from './ports';

export type MailState = 'queued' | 'sent' | 'failed' | 'held';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const outgoingMail = pgTable('outgoing_mail', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique(),
  template: text('template').notNull(),
  recipient: text('recipient').notNull(),
  replyTo: text('reply_to'),
  orderId: text('order_id'),
  values: jsonb('values').$type<Readonly<Record<string, MailValue>>>().notNull(),
  thread: jsonb('thread').$type<readonly string[]>(),
  state: text('state').$type<MailState>().notNull(),
  round: integer('round').notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  unanswered: integer('unanswered').notNull().default(0),
  lastError: text('last_error'),
  providerMessageId: text('provider_message_id'),
  createdAt: moment('created_at').notNull(),
  queuedAt: moment('queued_at').notNull(),
  sentAt: moment('sent_at'),
});

export interface StoredAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
}

export const outboxMessage = pgTable('outbox_message', {
  id: uuid('id').primaryKey(),
  messageId: text('message_id').notNull().unique(),
  mailId: text('mail_id').notNull(),
  recipient: text('recipient').notNull(),
  replyTo: text('reply_to'),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  plain: text('plain').notNull(),
  orderId: text('order_id'),
  attachments: jsonb('attachments').$type<readonly StoredAttachment[]>().notNull(),
  receivedAt: moment('received_at').notNull(),
});
