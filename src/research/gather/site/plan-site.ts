import { trimEndSigns } from '../../../kernel/text';
import { defined } from '../../../kernel/defined';
import { phraseFinder, wordSet } from '../../../language';
import { bareDomain } from '../../company';
import { siteCareers, siteInvestors, sitePages, type Source } from '../../sources';
import { siteHostOf, isOfSite, type SiteHosts } from './site-hosts';
import { shared, wordsIn } from '../plan/words';

export interface SitePlace {
  readonly url: string;
  readonly modifiedAt?: string;
  /** What a link to it says. */
  readonly text?: string;
}

const isFile = wordSet(
  `*.atom, *.css, *.doc, *.docx, *.gif, *.gz, *.ico, *.ics, *.jpeg, *.jpg, *.js, *.json, *.mov, *.mp3,
   *.mp4, *.pdf, *.png, *.ppt, *.pptx, *.rss, *.svg, *.txt, *.webp, *.woff, *.woff2, *.xls, *.xlsx,
   *.xml, *.zip`,
);
const TRACKING = /^(?:utm_|fbclid|gclid|mc_|ref$|source$)/i;

/** The address to ask: as it was linked, which some hosts insist on, without fragment and tracking. */
export function askedUrl(text: string): string {
  const url = new URL(text);
  url.hash = '';
  for (const name of Array.from(url.searchParams.keys()))
    if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** One spelling for one page: no fragment, no tracking, no closing slash. */
export function canonicalSiteUrl(text: string): string {
  const url = new URL(askedUrl(text));
  if (url.pathname.length > 1) url.pathname = trimEndSigns(url.pathname, '/');
  return url.href;
}

/** A page for people, not a file and not the answer to a form. */
export function isPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return !isFile(pathname) && search.length <= 60;
}

const PDF = /\.pdf$/i;
const PDFS_A_SOURCE = 2;
/** A company tells of itself in such documents; the others are terms, forms and manuals. */
const tellsOfCompany = phraseFinder(
  `10 k, 10k, annual, brochure, culture, diversity, esg, fact sheet, factsheet, handbook, =impact, investor,
   presentation, profile, proxy, =report, result, shareholder, sustainability`,
);

export function isPdfPlace(url: string): boolean {
  return PDF.test(new URL(url).pathname);
}

export function segments(text: string, hosts: SiteHosts): readonly string[] {
  const url = new URL(text);
  const sub = bareDomain(url.hostname).slice(0, -(siteHostOf(text, hosts) ?? '').length - 1);
  const path = url.pathname
    .toLowerCase()
    .replace(/\.\w{3,5}$/, '')
    .split('/')
    .filter((part) => part !== '');
  return sub === '' ? path : [...sub.split('.'), ...path];
}

export function isClaimed(source: Source, parts: readonly string[]): boolean {
  return source.finds?.words.some((word) => parts.includes(word)) ?? false;
}

/** A report may lie anywhere; what it is stands in its name or in the link to it. */
function claimedPdf(url: string, text: string): Source | undefined {
  const name = decodeURIComponent(
    new URL(url).pathname
      .split('/')
      .at(-1)
      ?.replace(/%(?![\da-f]{2})/gi, '') ?? '',
  ).replace(/[-_.+]+/g, ' ');
  return tellsOfCompany(name) || tellsOfCompany(text) ? siteInvestors : undefined;
}

interface Planned extends SitePlace {
  readonly depth: number;
  readonly near: number;
  readonly year: number;
}

function byWorth(one: Planned, other: Planned): number {
  return (
    one.depth - other.depth ||
    other.near - one.near ||
    other.year - one.year ||
    (other.modifiedAt ?? '').localeCompare(one.modifiedAt ?? '') ||
    one.url.localeCompare(other.url)
  );
}

/** The year a document's name tells; what tells none comes last. */
export function yearInName(url: string): number {
  return Math.max(
    0,
    ...[...new URL(url).pathname.matchAll(/(?<!\d)20\d{2}(?!\d)/g)].map(([year]) => Number(year)),
  );
}

/** Every page once, under one spelling, with all that links to it say. */
export function mergedPlaces(
  places: readonly SitePlace[],
  hosts: SiteHosts,
  taken: ReadonlySet<string>,
): readonly SitePlace[] {
  const found = new Map<string, SitePlace>();
  for (const { url, modifiedAt, text = '' } of places) {
    if (!URL.canParse(url) || !isOfSite(url, hosts)) continue;
    const page = canonicalSiteUrl(url);
    if (taken.has(page) || !(isPage(page) || isPdfPlace(page))) continue;
    const before = found.get(page);
    const day = before?.modifiedAt ?? modifiedAt;
    found.set(page, {
      url: before?.url ?? askedUrl(url),
      text: `${before?.text ?? ''} ${text}`,
      ...defined({ modifiedAt: day }),
    });
  }
  return [...found.values()];
}

/**
 * Which pages of the site each source reads: every page has one source, shallow pages first, then
 * postings near the role, then new ones. Of documents that are no pages only those that tell of the company.
 */
export function planSite(
  places: readonly SitePlace[],
  hosts: SiteHosts,
  taken: ReadonlySet<string>,
  role = '',
): ReadonlyMap<Source, readonly string[]> {
  const plan = new Map<Source, Planned[]>();
  const wanted = wordsIn(role);
  for (const place of mergedPlaces(places, hosts, taken)) {
    const { url, text = '' } = place;
    const parts = segments(url, hosts);
    const source =
      sitePages.find((one) => isClaimed(one, parts)) ??
      (isPdfPlace(url) ? claimedPdf(url, text) : undefined);
    if (source === undefined) continue;
    const near =
      source === siteCareers
        ? shared(wanted, `${parts.at(-1)?.replace(/[-_+]+/g, ' ') ?? ''} ${text}`)
        : 0;
    const planned = {
      ...place,
      depth: isPdfPlace(url) ? 0 : parts.length,
      near,
      year: isPdfPlace(url) ? yearInName(url) : 0,
    };
    plan.set(source, [...(plan.get(source) ?? []), planned]);
  }
  return new Map(
    [...plan].map(([source, found]) => [source, found.toSorted(byWorth).map(({ url }) => url)]),
  );
}

/** What of its pages a source still may read: documents don't take the place of pages. */
export function roomFor(
  source: Source,
  urls: readonly string[],
  read: readonly string[],
): readonly string[] {
  const done = read.filter(isPdfPlace).length;
  const pages = urls
    .filter((url) => !isPdfPlace(url))
    .slice(0, Math.max(0, (source.finds?.pages ?? 0) - (read.length - done)));
  return [...pages, ...urls.filter(isPdfPlace).slice(0, Math.max(0, PDFS_A_SOURCE - done))];
}
