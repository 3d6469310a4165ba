import { parseFeed, type AnyFeed } from 'feedsmith';
import { squeeze } from '../../kernel/text';
import { fail, succeed, type Result } from '../../kernel/result';
import { breaksOff } from './breaks-off';
import { toDay } from '../../language';
import { readFragment, removeInvisible } from '../read';
import type { Source, SourceItem } from './shape';

interface Entry {
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly date: string | undefined;
  readonly html: string | undefined;
  readonly author: string | undefined;
}

const MOST_ENTRIES = 60;

/** An entry’s content may be data of some kind, which nobody reads as a text. */
function isText(type: string | undefined): boolean {
  return (
    type === undefined ||
    /^(?:text|x?html|text\/(?:html|plain)|application\/xhtml\+xml)$/i.test(type)
  );
}

function entriesOf({ format, feed }: AnyFeed<string>): readonly Entry[] {
  if (format === 'atom') {
    return (feed.entries ?? []).map((entry) => ({
      title: entry.title?.value,
      url: (entry.links ?? []).find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
      date: entry.published ?? entry.updated,
      html:
        (isText(entry.content?.type) ? entry.content?.value : undefined) ??
        entry.summary?.value ??
        entry.media?.groups?.[0]?.description?.value,
      author: entry.authors?.[0]?.name,
    }));
  }
  if (format === 'json') {
    return (feed.items ?? []).map((item) => ({
      title: item.title,
      url: item.url,
      date: item.date_published ?? item.date_modified,
      html: item.content_html ?? item.content_text ?? item.summary,
      author: item.authors?.[0]?.name,
    }));
  }
  if (format === 'rss') {
    return (feed.items ?? []).map((item) => ({
      title: item.title,
      url: item.link ?? item.guid?.value,
      date: item.pubDate ?? item.dc?.dates?.[0],
      html: item.content?.encoded ?? item.description,
      author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
    }));
  }
  return (feed.items ?? []).map((item) => ({
    title: item.title,
    url: item.link,
    date: item.dc?.dates?.[0],
    html: item.content?.encoded ?? item.description,
    author: item.dc?.creators?.[0],
  }));
}

function itemOf(entry: Entry): SourceItem {
  const fields = {
    title:
      entry.title === undefined
        ? undefined
        : squeeze(removeInvisible(readFragment(entry.title).text)),
    // A guid is often no address at all.
    url: /^https?:\/\/\S+$/.test(entry.url?.trim() ?? '') ? entry.url?.trim() : undefined,
    date: toDay(entry.date),
    html: entry.html,
    author: entry.author === undefined ? undefined : squeeze(entry.author),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    ),
  );
}

/** Reads RSS, Atom, RDF and JSON feeds. Some begin with blank lines, which strict parsers refuse. */
export function runFeed(
  source: Source,
  text: string,
): Result<readonly SourceItem[], 'shape-changed'> {
  if (breaksOff(text))
    return fail('shape-changed', `${source.name} answered with a feed that breaks off.`);
  try {
    const feed: AnyFeed<string> = parseFeed(text.replace(/^[\s\ufeff]+/, ''));
    return succeed(
      entriesOf(feed)
        .slice(0, MOST_ENTRIES)
        .map(itemOf)
        .filter((item) => item['title'] !== undefined),
    );
  } catch {
    return fail('shape-changed', `${source.name} answered something that is no feed.`);
  }
}
