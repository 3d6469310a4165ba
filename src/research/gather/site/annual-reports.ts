import { phraseFinder } from '../../../language';
import { siteInvestors } from '../../sources';
import type { FetchContext } from '../ask/fetch-context';
import { matchScoreOf } from '../match-score';
import { askedUrl, canonicalSiteUrl, isPdfPlace, yearInName, type SitePlace } from './plan-site';
import { readOne, type ReadResult } from './read-one';

/** What the one document is called in which a company tells its owners all of a year. */
const isAnnual = phraseFinder(
  `annual report, annual reports, annual review, integrated report, registration document, report and accounts,
   form 10 k, form 20 f`,
);
/** Such documents beside it that tell less. */
const isLess = phraseFinder(
  `quarter, quarterly, half year, interim, proxy, press release, webcast`,
);
/** Where a report names its company: on its first pages. */
const FIRST_PAGES = 20_000;
const MOST_TRIED = 2;

/** What a link and the name of its file say, as words. */
function said({ url, text = '' }: SitePlace): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return `${text} . ${name.replace(/%[\da-f]{2}|[-_.+]+/giu, ' ')}`;
}

function yearIn(place: SitePlace): number {
  const years = [...(place.text ?? '').matchAll(/(?<!\d)20\d{2}(?!\d)/gu)].map(([year]) =>
    Number(year),
  );
  return Math.max(yearInName(place.url), ...years, 0);
}

/** The annual reports that pages for investors link to, the newest first, wherever they are kept. */
export function annualReports(
  links: readonly SitePlace[],
  taken: ReadonlySet<string>,
): readonly string[] {
  const found = links.filter(
    (link) =>
      URL.canParse(link.url) &&
      link.url.startsWith('https://') &&
      isPdfPlace(link.url) &&
      !taken.has(canonicalSiteUrl(link.url)) &&
      isAnnual(said(link)) &&
      !isLess(said(link)),
  );
  const urls = found
    .toSorted((one, other) => yearIn(other) - yearIn(one))
    .map(({ url }) => askedUrl(url));
  return [...new Set(urls)];
}

/**
 * Reads the newest annual report that the company's pages for investors link to. Most keep it on a host of another
 * firm, so that only its own first pages say whose it is: one that doesn't name the company there is left out.
 */
export async function readAnnualReport(
  fetchContext: FetchContext,
  urls: readonly string[],
): Promise<readonly ReadResult[]> {
  const tried: ReadResult[] = [];
  for (const url of urls.slice(0, MOST_TRIED)) {
    const { snapshot, page, ...result } = await readOne(fetchContext, siteInvestors, url);
    const isOurs =
      page !== undefined && matchScoreOf(fetchContext.card, page.text.slice(0, FIRST_PAGES)) > 0;
    if (isOurs && snapshot !== undefined) return [...tried, { ...result, page, snapshot }];
    tried.push(
      page === undefined
        ? result
        : { ...result, outcome: 'empty', sentence: 'Its report names another company.' },
    );
  }
  return tried;
}
