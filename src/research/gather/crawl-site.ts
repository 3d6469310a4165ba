import { plural } from '../../kernel/text';
import type { ReadablePage } from '../read';
import {
  fillTemplate,
  runSitemap,
  siteCareers,
  siteHome,
  sitePages,
  siteSitemap,
  type Source,
} from '../sources';
import { fetchFeed } from './fetch-feed';
import { MOST_POSTINGS } from './item-snapshots';
import {
  canonicalUrl,
  isPdfPlace,
  planSite,
  roomFor,
  unclaimedPages,
  type SitePlace,
} from './plan-site';
import { readOne, type ReadResult } from './read-one';
import { nothingFound, type FetchContext, type Finding } from './fetch-context';

const OPENING_ROUNDS = 2;
/** A site of which fewer pages were read keeps what it tells in places of its own: a handbook, a wiki. */
const FEW_PAGES = 10;

async function readFirst(
  fetchContext: FetchContext,
  source: Source,
  domain: string,
): Promise<readonly ReadResult[]> {
  const tried: ReadResult[] = [];
  for (const template of source.request.urls) {
    const result = await readOne(fetchContext, source, fillTemplate(template, { domain }) ?? '');
    tried.push(result);
    if (result.outcome === 'ok' || result.outcome === 'over-budget') break;
  }
  return tried;
}

async function readSitemap(
  { ask }: FetchContext,
  domain: string,
): Promise<{ finding: Finding; places: readonly SitePlace[] }> {
  const source = siteSitemap;
  const url = fillTemplate(source.request.urls[0] ?? '', { domain }) ?? '';
  const answer = await ask({ source, url });
  if (answer.outcome !== 'ok')
    return { finding: nothingFound(source, url, answer.outcome, answer.sentence), places: [] };
  const { pages, sitemaps } = runSitemap(answer.text);
  // An index leads to a few more, and those to no others.
  const inner = await Promise.all(sitemaps.slice(0, 3).map((one) => ask({ source, url: one })));
  const places = [
    ...pages,
    ...inner.flatMap((one) => (one.outcome === 'ok' ? runSitemap(one.text).pages : [])),
  ];
  return {
    finding: nothingFound(
      source,
      url,
      places.length === 0 ? 'empty' : 'ok',
      `${plural(places.length, 'page')} listed.`,
    ),
    places,
  };
}

function findingOf(source: Source, results: readonly ReadResult[]): Finding {
  const read = results.filter(({ outcome }) => outcome === 'ok');
  const last = results.at(-1);
  const snapshots = read.flatMap(({ snapshot }) => snapshot ?? []);
  if (read.length > 0)
    return {
      source,
      url: read[0]?.url ?? '',
      outcome: 'ok',
      sentence: `${plural(read.length, 'page')} read.`,
      snapshots,
    };
  return nothingFound(
    source,
    last?.url ?? '',
    last?.outcome ?? 'gone',
    last?.sentence ?? 'The site has no such page.',
  );
}

export interface SiteFinding {
  readonly findings: readonly Finding[];
  readonly pages: readonly ReadablePage[];
  /** Everything the site was seen to have, and what of it was asked for. */
  readonly places: readonly SitePlace[];
  readonly taken: ReadonlySet<string>;
}

/** Reads the company's own site: home, sitemap and feed to learn what there is, then the pages each source claims. */
export async function crawlSite(fetchContext: FetchContext, role: string): Promise<SiteFinding> {
  const named = fetchContext.card.domain;
  if (named === undefined) {
    const sentence = 'The company’s website is not known.';
    return {
      findings: [siteHome, siteSitemap, ...sitePages].map((source) =>
        nothingFound(source, '', 'not-applicable', sentence),
      ),
      pages: [],
      places: [],
      taken: new Set(),
    };
  }
  const home = await readFirst(fetchContext, siteHome, named);
  const front = home.at(-1);
  const [sitemap, feed] = await Promise.all([
    readSitemap(fetchContext, named),
    fetchFeed(fetchContext, front?.page?.feeds[0]),
  ]);
  const dates = new Map(
    feed.links.flatMap(({ url, modifiedAt }) =>
      modifiedAt === undefined ? [] : [[canonicalUrl(url), modifiedAt] as const],
    ),
  );
  const results = new Map<Source, ReadResult[]>();
  const taken = new Set(
    home.filter(({ outcome }) => outcome === 'ok').map(({ url }) => canonicalUrl(url)),
  );
  const round = async (places: readonly SitePlace[]): Promise<readonly ReadResult[]> => {
    const plan = planSite(places, named, taken, role);
    const asked = [...plan].flatMap(([source, urls]) => {
      return roomFor(
        source,
        urls,
        (results.get(source) ?? []).map((result) => result.url),
      ).map((url) => ({ source, url }));
    });
    for (const { url } of asked) taken.add(url);
    const read = await Promise.all(
      asked.map(async ({ source, url }) => ({
        source,
        result: await readOne(fetchContext, source, url, dates),
      })),
    );
    for (const { source, result } of read)
      results.set(source, [...(results.get(source) ?? []), result]);
    return read.map(({ result }) => result);
  };
  const linksOf = (read: readonly ReadResult[]): readonly SitePlace[] =>
    read.flatMap(({ page }) => page?.links ?? []);
  const first = await round([...sitemap.places, ...feed.links, ...linksOf(home)]);
  const second = await round(linksOf(first));
  const readSoFar = [...results.values()].flat().filter(({ outcome }) => outcome === 'ok');
  const left = unclaimedPages(
    [...sitemap.places, ...linksOf([...home, ...first, ...second])],
    named,
    taken,
  );
  if (readSoFar.length < FEW_PAGES && left.length >= FEW_PAGES) {
    for (const { url } of left) taken.add(url);
    const read = await Promise.all(
      left.map((one) => readOne(fetchContext, one.source, one.url, dates)),
    );
    for (const [at, result] of read.entries()) {
      const source = left[at]?.source ?? siteHome;
      results.set(source, [...(results.get(source) ?? []), result]);
    }
  }
  for (const source of sitePages.filter((one) => !results.has(one)))
    results.set(source, [...(await readFirst(fetchContext, source, named))]);
  const pages = [...home, ...[...results.values()].flat()].flatMap(({ page }) => page ?? []);
  const readUrls = new Set(
    [...results.values()].flat().flatMap(({ snapshot }) => snapshot?.url ?? []),
  );
  const unread = feed.snapshots.filter(({ url }) => !readUrls.has(canonicalUrl(url)));
  const findings = sitePages.map((source) => findingOf(source, results.get(source) ?? []));
  const places = [...sitemap.places, ...feed.links, ...pages.flatMap(({ links }) => links)];
  return {
    findings: [
      findingOf(siteHome, home),
      sitemap.finding,
      { ...feed, snapshots: unread },
      ...findings,
    ],
    pages,
    places,
    taken,
  };
}

/**
 * The openings that the walk had no room for, those near the role first, as many as the budget
 * allows; a page of openings among them leads to further ones.
 */
export async function readOpenings(
  fetchContext: FetchContext,
  { places, taken }: Pick<SiteFinding, 'places' | 'taken'>,
  role: string,
): Promise<readonly Finding[]> {
  const { domain } = fetchContext.card;
  if (domain === undefined) return [];
  const results: ReadResult[] = [];
  let found = places;
  const seen = new Set(taken);
  for (let round = 1; round <= OPENING_ROUNDS; round += 1) {
    const urls = (planSite(found, domain, seen, role).get(siteCareers) ?? [])
      .filter((url) => !isPdfPlace(url))
      .slice(0, MOST_POSTINGS - results.length);
    for (const url of urls) seen.add(url);
    const read = await Promise.all(urls.map((url) => readOne(fetchContext, siteCareers, url)));
    results.push(...read);
    found = read.flatMap(({ page }) => page?.links ?? []);
  }
  return results.length === 0 ? [] : [findingOf(siteCareers, results)];
}

/** What the site has, by its home and its sitemap alone: where to look before anything is read. */
export async function searchSite(
  fetchContext: FetchContext,
): Promise<Pick<SiteFinding, 'findings' | 'places'>> {
  const { domain } = fetchContext.card;
  if (domain === undefined)
    return {
      findings: [
        nothingFound(siteHome, '', 'not-applicable', 'The company’s website is not known.'),
      ],
      places: [],
    };
  const [home, sitemap] = await Promise.all([
    readFirst(fetchContext, siteHome, domain),
    readSitemap(fetchContext, domain),
  ]);
  return {
    findings: [findingOf(siteHome, home), sitemap.finding],
    places: [...home.flatMap(({ page }) => page?.links ?? []), ...sitemap.places],
  };
}

/** Reads a few more pages of the site, each for a reason of its own. */
export async function readMore(
  fetchContext: FetchContext,
  wanted: readonly { readonly source: Source; readonly url: string }[],
): Promise<readonly Finding[]> {
  const read = await Promise.all(
    wanted.map(async ({ source, url }) => ({
      source,
      result: await readOne(fetchContext, source, url),
    })),
  );
  return read.map(({ source, result }) => findingOf(source, [result]));
}
