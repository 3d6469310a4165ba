import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StaffRole } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const staff = pgTable('staff', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at'),
  secondFactor: text('second_factor'),
  secondFactorSetAt: moment('second_factor_set_at'),
  secondFactorStep: bigint('second_factor_step', { mode: 'number' }).notNull().default(0),
  secondFactorBegun: text('second_factor_begun'),
});

export const staffSession = pgTable('staff_session', {
  tokenHash: text('token_hash').primaryKey(),
  id: text('id').notNull(),
  staffId: text('staff_id')
    .notNull()
    .references(() => staff.id),
  agent: text('agent').notNull().default(''),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  steppedUpUntil: moment('stepped_up_until'),
  previousHash: text('previous_hash'),
  rotatedAt: moment('rotated_at'),
});

export const staffRecoveryCode = pgTable('staff_recovery_code', {
  codeHash: text('code_hash').primaryKey(),
  staffId: text('staff_id')
    .notNull()
    .references(() => staff.id),
  usedAt: moment('used_at'),
});

export const staffInvitation = pgTable('staff_invitation', {
  tokenHash: text('token_hash').primaryKey(),
  id: text('id').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  invitedBy: text('invited_by').notNull(),
  createdAt: moment('created_at'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
