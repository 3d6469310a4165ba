import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: moment('created_at').notNull(),
});

export const staffSession = pgTable('staff_session', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: text('staff_id').notNull().references(() => staff.id),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const staffInvitation = pgTable('staff_invitation', {
  tokenHash: text('token_hash').primaryKey(),
  role: text('role').$type<StaffRole>().notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
