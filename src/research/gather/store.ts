import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { entryId, comparableWords, type IndexedEntry, type FeedPoll } from './feeds/feed-index';
import { feedEntry, keptAnswer, polledFeed } from './schema';

export type AnswerRow = typeof keptAnswer.$inferSelect;

export async function findAnswer(executor: Executor, name: string): Promise<AnswerRow | undefined> {
  const [row] = await executor.select().from(keptAnswer).where(eq(keptAnswer.name, name));
  return row;
}

export async function putAnswer(
  transaction: Transaction,
  { name, ...row }: AnswerRow,
): Promise<void> {
  await transaction
    .insert(keptAnswer)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: keptAnswer.name, set: row });
}

export async function confirmAnswer(
  transaction: Transaction,
  name: string,
  checkedAt: Date,
): Promise<void> {
  await transaction.update(keptAnswer).set({ checkedAt }).where(eq(keptAnswer.name, name));
}

/** Takes the rows away and says which bodies no row names any longer. */
export async function removeAnswers(
  transaction: Transaction,
  before: Date,
): Promise<readonly string[]> {
  const gone = await transaction
    .delete(keptAnswer)
    .where(lt(keptAnswer.checkedAt, before))
    .returning({ body: keptAnswer.body });
  const bodies = [...new Set(gone.map(({ body }) => body))];
  const still = await Promise.all(
    bodies.map(
      async (body) =>
        (
          await transaction
            .select({ name: keptAnswer.name })
            .from(keptAnswer)
            .where(eq(keptAnswer.body, body))
            .limit(1)
        ).length > 0,
    ),
  );
  return bodies.filter((_, index) => still[index] === false);
}

export async function listPolls(executor: Executor): Promise<readonly FeedPoll[]> {
  return executor.select().from(polledFeed);
}

export async function putPoll(transaction: Transaction, poll: FeedPoll): Promise<void> {
  const { polledAt, outcome, failures } = poll;
  await transaction
    .insert(polledFeed)
    .values(poll)
    .onConflictDoUpdate({ target: polledFeed.source, set: { polledAt, outcome, failures } });
}

export async function putEntries(
  transaction: Transaction,
  entries: readonly IndexedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = new Map(
    entries.map((entry) => [
      entryId(entry),
      { id: entryId(entry), ...entry, words: comparableWords(entry) },
    ]),
  );
  await transaction
    .insert(feedEntry)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: feedEntry.id,
      set: {
        title: sql`excluded.title`,
        html: sql`excluded.html`,
        author: sql`excluded.author`,
        publishedAt: sql`excluded.published_at`,
        words: sql`excluded.words`,
      },
    });
}

export async function searchEntries(
  executor: Executor,
  source: string,
  names: readonly string[],
  most: number,
): Promise<readonly IndexedEntry[]> {
  if (names.length === 0) return [];
  const holds = names.map((name) => sql`position(${` ${name} `} in ${feedEntry.words}) > 0`);
  const { source: from, url, title, html, author, publishedAt, seenAt } = feedEntry;
  const rows = await executor
    .select({ source: from, url, title, html, author, publishedAt, seenAt })
    .from(feedEntry)
    .where(and(eq(feedEntry.source, source), or(...holds)))
    .orderBy(
      desc(sql`coalesce(${feedEntry.publishedAt}, '')`),
      desc(feedEntry.seenAt),
      feedEntry.id,
    )
    .limit(most);
  return rows.map(({ author: by, publishedAt: on, ...row }) => ({
    ...row,
    ...(by === null ? {} : { author: by }),
    ...(on === null ? {} : { publishedAt: on }),
  }));
}

export async function removeEntries(transaction: Transaction, before: Date): Promise<void> {
  await transaction.delete(feedEntry).where(lt(feedEntry.seenAt, before));
}
