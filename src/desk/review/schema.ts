import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { SectionId } from '../../report/document/shape';
import type { ClaimConfirmation, EmptyWords } from './claims/claim-state';
import { claimColumn, patchColumn } from './claims/stored-claim';
import type { ReviewTaskOutcome, ReviewTaskSentence, Taken } from './tasks/review-task-state';
import type { ReviewTaskKind, ReviewTaskProgress, ReviewTaskState, ReviewHappening } from './shape';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const review = pgTable('review', {
  reportId: text('report_id').primaryKey(),
  baseNumber: integer('base_number').notNull(),
  releasedNumber: integer('released_number'),
  revision: integer('revision').notNull(),
  holderId: text('holder_id'),
  holderName: text('holder_name'),
  leaseUntil: moment('lease_until'),
  companyConfirmed: jsonb('company_confirmed').$type<ClaimConfirmation>(),
  emptyWords: jsonb('empty_words').$type<EmptyWords>().notNull(),
  notes: text('notes').notNull(),
});

export const reviewClaim = pgTable(
  'review_claim',
  {
    reportId: text('report_id').notNull(),
    claimId: text('claim_id').notNull(),
    section: text('section').$type<SectionId>().notNull(),
    place: doublePrecision('place').notNull(),
    state: claimColumn('state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.claimId] })],
);

export const reviewEvent = pgTable('review_event', {
  id: text('id').primaryKey(),
  reportId: text('report_id').notNull(),
  baseNumber: integer('base_number').notNull(),
  revision: integer('revision').notNull(),
  at: moment('at').notNull(),
  actorId: text('actor_id').notNull(),
  actor: text('actor').notNull(),
  what: text('what').$type<ReviewHappening>().notNull(),
  claimId: text('claim_id'),
  before: patchColumn('before'),
  after: patchColumn('after'),
  reason: text('reason').notNull(),
  undone: boolean('undone').notNull().default(false),
});

export const reviewPage = pgTable(
  'review_page',
  {
    reportId: text('report_id').notNull(),
    snapshot: text('snapshot').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    publishedAt: text('published_at'),
    fetchedAt: text('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.snapshot] })],
);

/** Keeps its first name in the database: an older release may still be writing to it during an upgrade. */
export const reviewTask = pgTable('review_errand', {
  id: text('id').primaryKey(),
  reportId: text('report_id').notNull(),
  kind: text('kind').$type<ReviewTaskKind>().notNull(),
  section: text('section').$type<SectionId>(),
  words: text('words').notNull(),
  askedBy: text('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  state: text('state').$type<ReviewTaskState>().notNull(),
  progress: jsonb('progress').$type<ReviewTaskProgress>().notNull(),
  told: text('told').notNull(),
  sentences: jsonb('standing').$type<readonly ReviewTaskSentence[]>().notNull(),
  outcome: jsonb('outcome').$type<ReviewTaskOutcome>(),
  taken: jsonb('taken').$type<Taken>().notNull(),
  dropped: jsonb('dropped').$type<readonly string[]>().notNull(),
});
