import { isWebAddress } from '../../../kernel/text';
import { escapeHtml } from '../../../kernel/formats/html';
import type { FeedEntry, ReadFeed } from './entry';

type Named = Readonly<Record<string, unknown>>;
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function said(one: Named, name: string): string | undefined {
  const value = one[name];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** Text that is no HTML, as HTML. */
const plain = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : escapeHtml(text);

function entryOf(one: Named): FeedEntry {
  const [author] = [one['authors'], one['author']].flat().filter(isNamed);
  const id = said(one, 'id') ?? '';
  // A list of links says with an address of its own where the page of others is.
  const addresses = [
    said(one, 'url') ?? said(one, 'external_url'),
    isWebAddress(id) ? id : undefined,
  ].flatMap((address) => address ?? []);
  return {
    title: plain(said(one, 'title')),
    links: addresses.map((address) => ({ address, bases: [] })),
    dates: ['date_published', 'date_modified'].flatMap((name) => said(one, name) ?? []),
    html:
      said(one, 'content_html') ?? plain(said(one, 'content_text')) ?? plain(said(one, 'summary')),
    author: author === undefined ? undefined : said(author, 'name'),
  };
}

/** Reads a JSON feed; undefined where it is something else. */
export function readJsonFeed(text: string): ReadFeed | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isNamed(body) || !Array.isArray(body['items'])) return undefined;
  if (!/jsonfeed\.org/i.test(said(body, 'version') ?? '')) return undefined;
  return {
    page: said(body, 'home_page_url'),
    entries: body['items'].filter(isNamed).map(entryOf),
  };
}
