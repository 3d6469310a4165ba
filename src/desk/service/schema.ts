import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const serviceSetting = pgTable('service_setting', {
  one: boolean('one').primaryKey().default(true),
  version: integer('version').notNull(),
  awayFrom: moment('away_from'),
  awayUntil: moment('away_until'),
  awayWords: text('away_words').notNull(),
  awayTakesOrders: boolean('away_takes_orders').notNull(),
  experts: integer('experts'),
  reportsADay: integer('reports_a_day'),
  workDays: integer('work_days').array().notNull(),
  workFrom: text('work_from').notNull(),
  workUntil: text('work_until').notNull(),
  workZone: text('work_zone').notNull(),
  longestWaitHours: integer('longest_wait_hours'),
  changedAt: moment('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});
