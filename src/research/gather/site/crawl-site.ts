import type { ReadablePage } from '../../read';
import {
  siteCareers,
  siteChangelog,
  siteHome,
  siteInvestors,
  sitePages,
  siteSitemap,
  type Source,
} from '../../sources';
import { fetchFeed, moreFeeds } from '../feeds/fetch-feed';
import { annualReports, readAnnualReport } from './annual-reports';
import { MOST_POSTINGS } from '../posting-snapshots';
import { canonicalSiteUrl, isPdfPlace, planSite, roomFor, type SitePlace } from './plan-site';
import { promisingPages } from './promising-pages';
import { readOne, type ReadResult } from './read-one';
import { findingOf, readFirst, readSitemap } from './read-site';
import { nothingFound, type FetchContext, type SourceFinding } from '../ask/fetch-context';
import { siteHosts, type SiteHosts } from './site-hosts';

const CLAIMED_ROUNDS = 2;
const OPENING_ROUNDS = 2;
/** A site of which fewer pages were read keeps what it tells in places of its own: a handbook, a wiki. */
const FEW_PAGES = 10;
/** Of one site, however many pages it has: some two minutes of asking politely. */
const MOST_PAGES = 64;
/** Of further pages, where the usual ones were found. */
const MOST_MORE = 32;

export interface SiteFinding {
  readonly findings: readonly SourceFinding[];
  readonly pages: readonly ReadablePage[];
  /** Everything the site was seen to have, and what of it was asked for. */
  readonly places: readonly SitePlace[];
  /** The site’s own host and those beside it; undefined where no site is known. */
  readonly hosts: SiteHosts | undefined;
  readonly taken: ReadonlySet<string>;
}

interface Walk {
  readonly results: Map<Source, ReadResult[]>;
  readonly taken: Set<string>;
  read(
    asked: readonly { readonly source: Source; readonly url: string }[],
  ): Promise<readonly ReadResult[]>;
}

/** Reads pages once each, and keeps what came of them by source. */
function startWalk(
  fetchContext: FetchContext,
  home: readonly ReadResult[],
  dates: ReadonlyMap<string, string>,
): Walk {
  const results = new Map<Source, ReadResult[]>();
  const taken = new Set(
    home.filter(({ outcome }) => outcome === 'ok').map(({ url }) => canonicalSiteUrl(url)),
  );
  return {
    results,
    taken,
    async read(asked) {
      for (const { url } of asked) taken.add(canonicalSiteUrl(url));
      const read = await Promise.all(
        asked.map(async ({ source, url }) => ({
          source,
          result: await readOne(fetchContext, source, url, dates),
        })),
      );
      for (const { source, result } of read)
        results.set(source, [...(results.get(source) ?? []), result]);
      return read.map(({ result }) => result);
    },
  };
}

/** The pages that each source looks for, as many as it has room for. */
function claimedPages(
  { results, taken }: Walk,
  places: readonly SitePlace[],
  hosts: SiteHosts,
  role: string,
): readonly { readonly source: Source; readonly url: string }[] {
  return [...planSite(places, hosts, taken, role)].flatMap(([source, urls]) =>
    roomFor(
      source,
      urls,
      (results.get(source) ?? []).map((result) => result.url),
    ).map((url) => ({ source, url })),
  );
}

const linksOf = (read: readonly ReadResult[]): readonly SitePlace[] =>
  read.flatMap(({ page }) => page?.links ?? []);
const isRead = ({ outcome }: ReadResult): boolean => outcome === 'ok';

function nothingKnown(): SiteFinding {
  const sentence = 'The company’s website is not known.';
  return {
    findings: [siteHome, siteSitemap, ...sitePages].map((source) =>
      nothingFound(source, '', 'not-applicable', sentence),
    ),
    pages: [],
    places: [],
    hosts: undefined,
    taken: new Set(),
  };
}

/**
 * Reads the company's own site: home, sitemap and feed to learn what there is, then the pages each source claims,
 * then those whose names promise most. Sites beside it that are the company's too are read with it.
 */
export async function crawlSite(fetchContext: FetchContext, role: string): Promise<SiteFinding> {
  const { domain } = fetchContext.card;
  if (domain === undefined) return nothingKnown();
  const home = await readFirst(fetchContext, siteHome, domain);
  const [sitemap, feed] = await Promise.all([
    readSitemap(fetchContext, domain),
    fetchFeed(fetchContext, home.at(-1)?.page?.feeds[0]),
  ]);
  const dates = new Map(
    feed.links.flatMap(({ url, modifiedAt }) =>
      modifiedAt === undefined ? [] : [[canonicalSiteUrl(url), modifiedAt] as const],
    ),
  );
  const walk = startWalk(fetchContext, home, dates);
  const listed: SitePlace[] = [...sitemap.places, ...feed.links, ...linksOf(home)];
  let hosts: SiteHosts = [domain];
  for (let round = 1; round <= CLAIMED_ROUNDS; round += 1) {
    const read = await walk.read(claimedPages(walk, listed, hosts, role));
    listed.push(...linksOf(read));
    const known = siteHosts({ ...fetchContext.card, domain }, listed);
    const sitemaps = await Promise.all(
      known.filter((host) => !hosts.includes(host)).map((host) => readSitemap(fetchContext, host)),
    );
    listed.push(...sitemaps.flatMap(({ places }) => places));
    hosts = known;
  }
  const feeds = await moreFeeds(
    fetchContext,
    [...walk.results.values()].flat().flatMap(({ page }) => page?.feeds ?? []),
    feed,
  );
  listed.push(...feeds.flatMap(({ links }) => links));
  const count = [...walk.results.values()].flat().filter(isRead).length;
  const isFew = count < FEW_PAGES;
  await walk.read(
    promisingPages(listed, hosts, walk.taken, {
      most: isFew ? MOST_PAGES - count : Math.min(MOST_MORE, MOST_PAGES - count),
      withOthers: isFew,
    }),
  );
  // Few have a changelog, and those link to it.
  for (const source of sitePages.filter((one) => one !== siteChangelog && !walk.results.has(one)))
    walk.results.set(source, [...(await readFirst(fetchContext, source, domain))]);
  const investors = walk.results.get(siteInvestors) ?? [];
  const hasReport = investors.some((result) => isRead(result) && isPdfPlace(result.url));
  const reports = hasReport ? [] : annualReports(linksOf(investors), walk.taken);
  investors.push(...(await readAnnualReport(fetchContext, reports)));
  const all = [...walk.results.values()].flat();
  const pages = [...home, ...all].flatMap(({ page }) => page ?? []);
  const readUrls = new Set(all.flatMap(({ snapshot }) => snapshot?.url ?? []));
  const unread = <Found extends SourceFinding>(found: Found): Found => ({
    ...found,
    snapshots: found.snapshots.filter(({ url }) => !readUrls.has(canonicalSiteUrl(url))),
  });
  return {
    findings: [
      findingOf(siteHome, home),
      sitemap.finding,
      ...[feed, ...feeds].map(unread),
      ...sitePages.map((source) => {
        const results = walk.results.get(source);
        return results === undefined
          ? nothingFound(source, '', 'not-applicable', 'The company’s site links to no such page.')
          : findingOf(source, results);
      }),
    ],
    pages,
    places: [...listed, ...pages.flatMap(({ links }) => links)],
    hosts,
    taken: walk.taken,
  };
}

/**
 * The openings that the walk had no room for, those near the role first, as many as the budget
 * allows; a page of openings among them leads to further ones.
 */
export async function readOpenings(
  fetchContext: FetchContext,
  { places, hosts, taken }: Pick<SiteFinding, 'places' | 'hosts' | 'taken'>,
  role: string,
): Promise<readonly SourceFinding[]> {
  if (hosts === undefined) return [];
  const results: ReadResult[] = [];
  let found = places;
  const seen = new Set(taken);
  for (let round = 1; round <= OPENING_ROUNDS; round += 1) {
    const urls = (planSite(found, hosts, seen, role).get(siteCareers) ?? [])
      .filter((url) => !isPdfPlace(url))
      .slice(0, MOST_POSTINGS - results.length);
    for (const url of urls) seen.add(canonicalSiteUrl(url));
    const read = await Promise.all(urls.map((url) => readOne(fetchContext, siteCareers, url)));
    results.push(...read);
    found = read.flatMap(({ page }) => page?.links ?? []);
  }
  return results.length === 0 ? [] : [findingOf(siteCareers, results)];
}
