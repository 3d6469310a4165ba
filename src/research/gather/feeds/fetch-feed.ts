import { plural } from '../../../kernel/text';
import { readFeed, siteFeed, type Source, type SourceItem } from '../../sources';
import { field, itemText, makeSnapshot } from '../make-snapshot';
import { nothingFound, type FetchContext, type Finding } from '../ask/fetch-context';

async function fetchItems({ ask }: FetchContext, source: Source, url: string) {
  const answer = await ask({ source, url });
  if (answer.outcome !== 'ok') return nothingFound(source, url, answer.outcome, answer.sentence);
  const read = await readFeed(source, answer);
  return read.ok
    ? { items: read.value, fetchedAt: answer.fetchedAt }
    : nothingFound(source, url, 'shape-changed', read.failure.sentence);
}

const dated = (item: SourceItem): { publishedAt?: string } =>
  field(item, 'date') === '' ? {} : { publishedAt: field(item, 'date') };

export interface FeedFinding extends Finding {
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
      const { text, blocks } = itemText(field(item, 'title'), [], field(item, 'html'));
      return makeSnapshot(
        fetchContext.store,
        { source, url: field(item, 'url') || feed, fetchedAt: found.fetchedAt },
        text,
        { title: field(item, 'title'), blocks, matchScore: 1, ...dated(item) },
      );
    }),
  );
  const links = found.items
    .filter((item) => URL.canParse(field(item, 'url')))
    .map((item) => ({
      url: field(item, 'url'),
      ...(field(item, 'date') === '' ? {} : { modifiedAt: field(item, 'date') }),
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
