import { plural } from '../../../kernel/text';
import { fillTemplate, parseAnswer, siteHome, siteSitemap, type Source } from '../../sources';
import type { AskedBody } from '../../sources/shape';
import type { SitePlace } from './plan-site';
import { readOne, type ReadResult } from './read-one';
import { nothingFound, type FetchContext, type SourceFinding } from '../ask/fetch-context';

export async function readFirst(
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

/** The pages and further sitemaps that a sitemap lists; what is none lists nothing. */
async function placesOf(
  source: Source,
  answer: AskedBody,
): Promise<{ readonly pages: readonly SitePlace[]; readonly sitemaps: readonly string[] }> {
  const read = await parseAnswer(source, answer);
  const items = typeof read === 'string' ? [] : read.items;
  return {
    sitemaps: items.filter(({ kind }) => kind === 'sitemap').map(({ url }) => String(url)),
    pages: items
      .filter(({ kind }) => kind !== 'sitemap')
      .map(({ url, date }) => ({
        url: String(url),
        ...(date === undefined ? {} : { modifiedAt: String(date) }),
      })),
  };
}

export async function readSitemap(
  { ask }: FetchContext,
  domain: string,
): Promise<{ finding: SourceFinding; places: readonly SitePlace[] }> {
  const source = siteSitemap;
  const url = fillTemplate(source.request.urls[0] ?? '', { domain }) ?? '';
  const answer = await ask({ source, url });
  if (answer.outcome !== 'ok')
    return { finding: nothingFound(source, url, answer.outcome, answer.sentence), places: [] };
  const { pages, sitemaps } = await placesOf(source, answer);
  // An index leads to a few more, and those to no others.
  const inner = await Promise.all(sitemaps.slice(0, 3).map((one) => ask({ source, url: one })));
  const places = [
    ...pages,
    ...(
      await Promise.all(
        inner.map(async (one) => (one.outcome === 'ok' ? (await placesOf(source, one)).pages : [])),
      )
    ).flat(),
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

export function findingOf(source: Source, results: readonly ReadResult[]): SourceFinding {
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

/** What the site has, by its home and its sitemap alone: where to look before anything is read. */
export async function searchSite(
  fetchContext: FetchContext,
): Promise<{ readonly findings: readonly SourceFinding[]; readonly places: readonly SitePlace[] }> {
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
): Promise<readonly SourceFinding[]> {
  const read = await Promise.all(
    wanted.map(async ({ source, url }) => ({
      source,
      result: await readOne(fetchContext, source, url),
    })),
  );
  return read.map(({ source, result }) => findingOf(source, [result]));
}
