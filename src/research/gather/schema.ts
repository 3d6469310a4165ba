import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const keptAnswer = pgTable('kept_answer', {
  name: text('name').primaryKey(),
  url: text('url').notNull(),
  type: text('type').notNull(),
  body: text('body').notNull(),
  binary: boolean('binary').notNull().default(false),
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: moment('checked_at').notNull(),
});

export const polledFeed = pgTable('polled_feed', {
  source: text('source').primaryKey(),
  polledAt: moment('polled_at').notNull(),
  outcome: text('outcome').notNull(),
  failures: integer('failures').notNull().default(0),
});

export const feedEntry = pgTable('feed_entry', {
  id: text('id').primaryKey(),
  source: text('source').notNull(),
  url: text('url').notNull(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  author: text('author'),
  publishedAt: text('published_at'),
  words: text('words').notNull(),
  seenAt: moment('seen_at').notNull(),
});

export const hostTurn = pgTable('host_turn', {
  host: text('host').primaryKey(),
  holder: text('holder'),
  freeAt: moment('free_at').notNull(),
  restsUntil: moment('rests_until'),
});
