import { defined } from '../../../../kernel/defined';
import { unescapeHtml } from '../../../../kernel/formats/html';
import { createXmlScanner } from '../../../../platform/formats';
import { feedDay } from '../../feeds/feed-day';

const MOST_PLACES = 5_000;
const LONGEST_ADDRESS = 4_096;

export interface SitemapAnswer {
  readonly pages: readonly { readonly url: string; readonly modifiedAt?: string }[];
  /** Further sitemaps, where this one is an index. */
  readonly sitemaps: readonly string[];
}

interface Place {
  readonly kind: 'url' | 'sitemap';
  /** “sm:”, where the words of the sitemap have one; pictures have another. */
  readonly prefix: string;
  loc?: string;
  lastmod?: string;
}

function* placesIn(xml: string): Generator<Place> {
  const scanner = createXmlScanner();
  scanner.push(xml);
  scanner.end();
  let place: Place | undefined;
  let field: 'loc' | 'lastmod' | undefined;
  for (let token = scanner.next(); token !== 'more'; token = scanner.next()) {
    if (token === 'text' || token === 'cdata') {
      const said = scanner.text().trim();
      if (place === undefined || field === undefined || said === '') continue;
      if (said.length <= LONGEST_ADDRESS) place[field] ??= unescapeHtml(said);
      continue;
    }
    const whole = scanner.name().toLowerCase();
    const name = whole.split(':').at(-1) ?? '';
    const prefix = whole.slice(0, whole.length - name.length);
    const isField = (name === 'loc' || name === 'lastmod') && prefix === place?.prefix;
    field = token === 'open' && isField ? name : undefined;
    if (token !== 'open' || (name !== 'url' && name !== 'sitemap')) continue;
    if (place !== undefined) yield place;
    place = { kind: name, prefix };
  }
  if (place !== undefined) yield place;
}

/** A sitemap is read by its few tags alone: real ones are often not well-formed. */
export function runSitemap(text: string): SitemapAnswer {
  const pages: { readonly url: string; readonly modifiedAt?: string }[] = [];
  const sitemaps: string[] = [];
  for (const { kind, loc, lastmod } of placesIn(text)) {
    if (loc === undefined) continue;
    if (kind === 'sitemap' && sitemaps.length < MOST_PLACES) sitemaps.push(loc);
    const day = lastmod === undefined ? undefined : feedDay(lastmod);
    if (kind === 'url' && pages.length < MOST_PLACES)
      pages.push({ url: loc, ...defined({ modifiedAt: day }) });
  }
  return { pages, sitemaps };
}
