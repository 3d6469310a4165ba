import { bareDomain } from '../company';
import { sitePages, type Source } from '../sources';

export interface SitePlace {
  readonly url: string;
  readonly modifiedAt?: string;
}

const NOT_A_PAGE = /\.(?:pdf|png|jpe?g|gif|svg|webp|ico|css|js|json|xml|rss|atom|zip|gz|mp[34]|mov|docx?|xlsx?|pptx?|ics|txt|woff2?)$/i;
const TRACKING = /^(?:utm_|fbclid|gclid|mc_|ref$|source$)/i;

/** One spelling for one page: no fragment, no tracking, no closing slash. */
export function canonicalUrl(text: string): string {
  const url = new URL(text);
  url.hash = '';
  for (const name of Array.from(url.searchParams.keys())) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (url.pathname.length > 1) url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}

/** A page for people, not a file and not the answer to a form. */
export function isPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return !NOT_A_PAGE.test(pathname) && search.length <= 60;
}

export function isOfSite(url: string, domain: string): boolean {
  const host = bareDomain(new URL(url).hostname);
  return host === domain || host.endsWith(`.${domain}`);
}

function segments(text: string, domain: string): readonly string[] {
  const url = new URL(text);
  const sub = bareDomain(url.hostname).slice(0, -domain.length - 1);
  const path = url.pathname.toLowerCase().replace(/\.\w{3,5}$/, '').split('/').filter((part) => part !== '');
  return sub === '' ? path : [...sub.split('.'), ...path];
}

function claims(source: Source, parts: readonly string[]): boolean {
  return source.finds?.words.some((word) => parts.includes(word)) ?? false;
}

/** Which pages of the site each source reads: every page has one source, shallow pages first, then new ones. */
export function planSite(places: readonly SitePlace[], domain: string, taken: ReadonlySet<string>): ReadonlyMap<Source, readonly string[]> {
  const plan = new Map<Source, SitePlace[]>();
  const seen = new Set(taken);
  for (const { url, modifiedAt } of places) {
    if (!URL.canParse(url) || !isOfSite(url, domain)) continue;
    const page = canonicalUrl(url);
    if (seen.has(page) || !isPage(page)) continue;
    seen.add(page);
    const source = sitePages.find((one) => claims(one, segments(page, domain)));
    if (source === undefined) continue;
    plan.set(source, [...(plan.get(source) ?? []), { url: page, ...(modifiedAt === undefined ? {} : { modifiedAt }) }]);
  }
  const order = (one: SitePlace, other: SitePlace): number =>
    segments(one.url, domain).length - segments(other.url, domain).length || (other.modifiedAt ?? '').localeCompare(one.modifiedAt ?? '') || one.url.localeCompare(other.url);
  return new Map([...plan].map(([source, found]) => [source, found.toSorted(order).map(({ url }) => url)]));
}
