import { defined } from '../../kernel/defined';
import { plural } from '../../kernel/text';
import { comparableName } from '../company';
import type { Source } from '../sources/shape';
import type { IndexedEntry, FeedIndex } from './feeds/feed-index';
import { itemText, makeSnapshot } from './make-snapshot';
import { matchScoreOf } from './match-score';
import { isShared } from './feeds/poll-feeds';
import { nothingFound, type FetchContext, type SourceFinding } from './ask/fetch-context';

const MOST_ENTRIES = 20;

async function searchFeed(
  fetchContext: FetchContext,
  feeds: FeedIndex,
  source: Source,
): Promise<SourceFinding> {
  const { card, store } = fetchContext;
  const names = [
    ...new Set([card.name, card.legalName, ...card.aliases].map(comparableName)),
  ].filter((name) => name.length > 3);
  const entries = await feeds.search(source.id, names, MOST_ENTRIES);
  const scored = entries
    .map((entry) => ({ entry, matchScore: matchScoreOf(card, `${entry.title} ${entry.html}`) }))
    .filter(({ matchScore }) => matchScore > 0);
  const snapshots = await Promise.all(
    scored.map(({ entry, matchScore }: { entry: IndexedEntry; matchScore: number }) => {
      const { text, blocks } = itemText(entry.title, [], entry.html);
      const { publishedAt, author } = entry;
      return makeSnapshot(
        store,
        { source, url: entry.url, fetchedAt: entry.seenAt.toISOString() },
        text,
        {
          title: entry.title,
          blocks,
          matchScore,
          ...defined({ publishedAt, author }),
        },
      );
    }),
  );
  if (snapshots.length === 0)
    return nothingFound(
      source,
      source.request.urls[0] ?? '',
      'empty',
      'Nothing of late there names the company.',
    );
  return {
    source,
    url: source.request.urls[0] ?? '',
    outcome: 'ok',
    sentence: `${plural(snapshots.length, 'entry', 'entries')} found that may be about it.`,
    snapshots,
  };
}

/** What the shared feeds said of the company. Nobody is asked for it: they were polled before, once for everybody. */
export async function searchFeeds(
  { feeds, ...fetchContext }: FetchContext & { readonly feeds: FeedIndex | undefined },
  sources: readonly Source[],
): Promise<readonly SourceFinding[]> {
  const shared = sources.filter(isShared);
  if (feeds === undefined)
    return shared.map((source) =>
      nothingFound(source, '', 'not-applicable', 'The shared feeds are not at hand here.'),
    );
  const polled = new Map((await feeds.lastPolls()).map((poll) => [poll.source, poll]));
  return Promise.all(
    shared.map((source) =>
      polled.has(source.id)
        ? searchFeed(fetchContext, feeds, source)
        : nothingFound(source, '', 'not-applicable', 'It has not been polled yet.'),
    ),
  );
}
