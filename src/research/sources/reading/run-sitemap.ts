import { unescapeHtml } from '../../../kernel/html';
import { createXmlScanner } from '../../../platform/formats';

const MOST_PLACES = 5_000;
const LONGEST_ADDRESS = 4_096;

export interface SitemapAnswer {
  readonly pages: readonly { readonly url: string; readonly modifiedAt?: string }[];
  /** Further sitemaps, where this one is an index. */
  readonly sitemaps: readonly string[];
}

interface Place {
  readonly kind: 'url' | 'sitemap';
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
    const name = scanner.name().split(':').at(-1)?.toLowerCase();
    field = token === 'open' && (name === 'loc' || name === 'lastmod') ? name : undefined;
    if (token !== 'open' || (name !== 'url' && name !== 'sitemap')) continue;
    if (place !== undefined) yield place;
    place = { kind: name };
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
    if (kind === 'url' && pages.length < MOST_PLACES)
      pages.push({
        url: loc,
        ...(lastmod === undefined ? {} : { modifiedAt: lastmod.slice(0, 10) }),
      });
  }
  return { pages, sitemaps };
}
