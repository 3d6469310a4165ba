import { plural } from '../../../kernel/text';
import { readFeed, siteFeed, type Source, type SourceItem } from '../../sources';
import { itemField, itemText, makeSnapshot } from '../make-snapshot';
import { nothingFound, type FetchContext, type SourceFinding } from '../ask/fetch-context';

async function fetchItems({ ask }: FetchContext, source: Source, url: string) {
  const answer = await ask({ source, url });
  if (answer.outcome !== 'ok') return nothingFound(source, url, answer.outcome, answer.sentence);
  const read = await readFeed(source, answer);
  return read.ok
    ? { items: read.value, fetchedAt: answer.fetchedAt }
    : nothingFound(source, url, 'shape-changed', read.failure.sentence);
}

const dated = (item: SourceItem): { publishedAt?: string } =>
  itemField(item, 'date') === '' ? {} : { publishedAt: itemField(item, 'date') };

export interface FeedFinding extends SourceFinding {
  readonly links: readonly { readonly url: string; readonly modifiedAt?: string }[];
}

/** The company's own feed. Its entries are snapshots too, for those whose page is never read. */
export async function fetchFeed(
  fetchContext: FetchContext,
  feed: string | undefined,
): Promise<FeedFinding> {
  const source = siteFeed;
  if (feed === undefined)
    return {
      ...nothingFound(source, '', 'not-applicable', 'The company’s site offers no feed.'),
      links: [],
    };
  const found = await fetchItems(fetchContext, source, feed);
  if ('outcome' in found) return { ...found, links: [] };
  const snapshots = await Promise.all(
    found.items.map((item) => {
      const { text, blocks } = itemText(itemField(item, 'title'), [], itemField(item, 'html'));
      return makeSnapshot(
        fetchContext.store,
        { source, url: itemField(item, 'url') || feed, fetchedAt: found.fetchedAt },
        text,
        { title: itemField(item, 'title'), blocks, matchScore: 1, ...dated(item) },
      );
    }),
  );
  const links = found.items
    .filter((item) => URL.canParse(itemField(item, 'url')))
    .map((item) => ({
      url: itemField(item, 'url'),
      ...(itemField(item, 'date') === '' ? {} : { modifiedAt: itemField(item, 'date') }),
    }));
  return {
    source,
    url: feed,
    outcome: snapshots.length === 0 ? 'empty' : 'ok',
    sentence: `${plural(snapshots.length, 'entry', 'entries')}.`,
    snapshots,
    links,
  };
}

/** Beside the feed of the home page: that of the blog, and that of the changelog. */
const MOST_MORE = 2;
/** What readers answer to an article is not the company’s. */
const OF_READERS = /\bcomments?\b/iu;

/** The feeds that the site’s other pages offer, without those of its readers and what the first feed told. */
export async function moreFeeds(
  fetchContext: FetchContext,
  offered: readonly string[],
  first: FeedFinding,
): Promise<readonly FeedFinding[]> {
  const urls = [...new Set(offered)].filter((url) => url !== first.url && !OF_READERS.test(url));
  const found = await Promise.all(
    urls.slice(0, MOST_MORE).map((url) => fetchFeed(fetchContext, url)),
  );
  const told = new Set(first.snapshots.map(({ url }) => url));
  return found.map((feed) => {
    const snapshots = feed.snapshots.filter(({ url }) => !told.has(url));
    for (const { url } of snapshots) told.add(url);
    return { ...feed, snapshots };
  });
}
