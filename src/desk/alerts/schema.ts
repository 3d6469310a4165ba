import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertKind } from '../../shop/alerts/shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const alert = pgTable('alert', {
  key: text('key').primaryKey(),
  kind: text('kind').$type<AlertKind>().notNull(),
  step: text('step').notNull(),
  isUrgent: boolean('is_urgent').notNull(),
  sentence: text('sentence').notNull(),
  path: text('path').notNull(),
  orderNumber: text('order_number'),
  raisedAt: moment('raised_at').notNull(),
  resolvedAt: moment('resolved_at'),
  closedAt: moment('closed_at'),
  closedBy: text('closed_by'),
  mailDue: boolean('mail_due').notNull(),
  hookDue: boolean('hook_due').notNull(),
});

export type Channel = 'mail' | 'webhook';

export const alertMessage = pgTable('alert_telling', {
  id: uuid('id').primaryKey(),
  at: moment('at').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  body: text('body'),
  state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
});
