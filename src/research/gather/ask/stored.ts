import type { Database } from '../../../platform/database';
import type { FeedIndex } from '../feeds/feed-index';
import type { KeptAnswers } from './kept-answers';
import * as store from '../store';

/** Where the texts of kept answers lie: each under its digest, packed. */
export interface AnswerTexts {
  put(text: string): Promise<string>;
  get(name: string): Promise<string | undefined>;
  remove(name: string): Promise<void>;
}

/** Kept answers in the database, for all processes of a shop. */
export function storedAnswers(database: Database, texts: AnswerTexts): KeptAnswers {
  return {
    async find(name) {
      const row = await store.findAnswer(database.read, name);
      const text = row && (await texts.get(row.body));
      if (row === undefined || text === undefined) return undefined;
      const { url, type, binary, etag, lastModified, checkedAt } = row;
      const body = binary ? { text: '', bytes: Buffer.from(text, 'base64') } : { text };
      return {
        url,
        type,
        ...body,
        checkedAt,
        ...(etag === null ? {} : { etag }),
        ...(lastModified === null ? {} : { lastModified }),
      };
    },
    async keep(name, { url, type, text, bytes, checkedAt, etag = null, lastModified = null }) {
      const body = await texts.put(
        bytes === undefined ? text : Buffer.from(bytes).toString('base64'),
      );
      await database.write((transaction) =>
        store.putAnswer(transaction, {
          name,
          url,
          type,
          body,
          binary: bytes !== undefined,
          etag,
          lastModified,
          checkedAt,
        }),
      );
    },
    confirm: (name, checkedAt) =>
      database.write((transaction) => store.confirmAnswer(transaction, name, checkedAt)),
    async forget(before) {
      const bodies = await database.write((transaction) =>
        store.removeAnswers(transaction, before),
      );
      await Promise.all(bodies.map((body) => texts.remove(body)));
    },
  };
}

export function storedFeeds(database: Database): FeedIndex {
  return {
    lastPolls: () => store.listPolls(database.read),
    add: (poll, entries) =>
      database.write(async (transaction) => {
        await store.putPoll(transaction, poll);
        await store.putEntries(transaction, entries);
      }),
    search: (source, names, most) => store.searchEntries(database.read, source, names, most),
    forget: (before) => database.write((transaction) => store.removeEntries(transaction, before)),
  };
}
