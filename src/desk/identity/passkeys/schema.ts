import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from '../schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staffPasskey = pgTable('staff_passkey', {
  credentialId: text('credential_id').primaryKey(),
  id: text('id').notNull(),
  staffId: text('staff_id')
    .notNull()
    .references(() => staff.id),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const staffAnsweredChallenge = pgTable('staff_answered_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
