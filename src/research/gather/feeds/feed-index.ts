import { createHash } from 'node:crypto';
import { comparableName } from '../../company';

/** One entry of a feed that was asked for everybody. */
export interface IndexedEntry {
  readonly source: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly author?: string;
  readonly publishedAt?: string;
  readonly seenAt: Date;
}

/** How the last try at a feed went. */
export interface FeedPoll {
  readonly source: string;
  readonly polledAt: Date;
  readonly outcome: string;
  /** In a row. */
  readonly failures: number;
}

/** What all shared feeds said lately. Filled by one poll for everybody, searched by every report. */
export interface FeedIndex {
  lastPolls(): Promise<readonly FeedPoll[]>;
  /** What came of one poll; an entry that is there already keeps the moment it was first seen. */
  add(poll: FeedPoll, entries: readonly IndexedEntry[]): Promise<void>;
  /** Entries of a feed that hold one of the names as whole words, newest first. */
  search(source: string, names: readonly string[], most: number): Promise<readonly IndexedEntry[]>;
  forget(before: Date): Promise<void>;
}

const LONGEST_WORDS = 20_000;

/** Title and text as names are compared, with a blank at either end. */
export function comparableWords({ title, html }: Pick<IndexedEntry, 'title' | 'html'>): string {
  return ` ${comparableName(`${title} ${html.replace(/<[^<>]*>/g, ' ')} .`).slice(0, LONGEST_WORDS)} `;
}

export function entryId({ source, url }: Pick<IndexedEntry, 'source' | 'url'>): string {
  return createHash('sha256').update(`${source}\n${url}`).digest('hex');
}

/** Newest first: by publication day, by when we saw it, by address. The order never varies. */
export function byAge(one: IndexedEntry, other: IndexedEntry): number {
  return (
    (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '') ||
    other.seenAt.getTime() - one.seenAt.getTime() ||
    one.url.localeCompare(other.url)
  );
}

export function inMemoryFeeds(): FeedIndex {
  const polls = new Map<string, FeedPoll>();
  const entries = new Map<string, IndexedEntry>();
  return {
    lastPolls: async () => [...polls.values()],
    async add(poll, found) {
      polls.set(poll.source, poll);
      for (const entry of found)
        entries.set(entryId(entry), {
          ...entry,
          seenAt: entries.get(entryId(entry))?.seenAt ?? entry.seenAt,
        });
    },
    async search(source, names, most) {
      const own = [...entries.values()].filter(
        (entry) =>
          entry.source === source &&
          names.some((name) => comparableWords(entry).includes(` ${name} `)),
      );
      return own.toSorted(byAge).slice(0, most);
    },
    async forget(before) {
      for (const [id, { seenAt }] of entries) if (seenAt < before) entries.delete(id);
    },
  };
}
