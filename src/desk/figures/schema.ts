import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FunnelStep } from './shape';

const figure = (name: string) => bigint(name, { mode: 'number' }).notNull();
const count = (name: string) => integer(name).notNull();

export const funnelDay = pgTable(
  'funnel_day',
  {
    day: date('day').notNull(),
    step: text('step').$type<FunnelStep>().notNull(),
    count: figure('count'),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
);

export const figuresDay = pgTable('figures_day', {
  day: date('day').primaryKey(),
  placed: count('placed'),
  paid: count('paid'),
  revenue: figure('revenue'),
  refunds: count('refunds'),
  refunded: figure('refunded'),
  disputes: count('disputes'),
  disputed: figure('disputed'),
  delivered: count('delivered'),
  inTime: count('in_time'),
  askedReports: count('asked_reports'),
  micros: figure('micros'),
  coded: count('coded'),
  discount: figure('discount'),
  gifts: count('gifts'),
  giftRevenue: figure('gift_revenue'),
  giftsUsed: count('gifts_used'),
  stars: integer('stars').array().notNull(),
  quarters: integer('quarters').array().notNull(),
});
