import { days, hours, seconds } from '../../../kernel/time';
import { defineSource } from '../definition/define-source';
import type { Source } from '../shape';

/**
 * Never asked: the terms forbid it or require a contract. The entries stay so that everybody can
 * see why.
 */
export const neverAsked = {
  kind: 'json',
  auth: 'none',
  polite: {
    robots: 'obey',
    interval: seconds(2),
    maxBytes: 1_000_000,
    ttl: hours(12),
    conditional: false,
  },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(30) },
  recordings: [],
  enabled: 'licence',
} as const satisfies Partial<Source>;

type Asks = Pick<Source, 'needs' | 'topics'>;

export function forbidden(
  id: string,
  name: string,
  url: string,
  why: string,
  { needs, topics }: Asks,
): Source {
  return defineSource({
    ...neverAsked,
    id,
    name,
    needs,
    request: { urls: [url] },
    licence: { tier: 'C', note: why, seenAt: 'the service’s terms, as far as they are known' },
    topics,
  });
}

export const byName = (...topics: Source['topics']): Asks => ({ needs: ['company'], topics });

const byTicker = (...topics: Source['topics']): Asks => ({ needs: ['ticker'], topics });

export const forbiddenFinance: readonly Source[] = [
  forbidden(
    'opencorporates',
    'OpenCorporates',
    'https://api.opencorporates.com/v0.4/companies/search?q={company}',
    'What is sold may use it only under a paid plan, and its open plan asks that everything ' +
      'made of it be shared alike.',
    byName('snapshot'),
  ),
  forbidden(
    'alphavantage-overview',
    'Alpha Vantage, company overview',
    'https://www.alphavantage.co/query?function=OVERVIEW&symbol={ticker}',
    'Its free key is for personal use alone; a shop needs a commercial plan.',
    byTicker('financials', 'snapshot'),
  ),
  forbidden(
    'fmp-profile',
    'Financial Modeling Prep, company profile',
    'https://financialmodelingprep.com/stable/profile?symbol={ticker}',
    'To show its data to buyers needs a commercial licence for display.',
    byTicker('financials', 'leadership'),
  ),
  forbidden(
    'finnhub-news',
    'Finnhub, company news',
    'https://finnhub.io/api/v1/company-news?symbol={ticker}&from={since}&to={until}',
    'Its free tier is for personal use; a shop needs a commercial plan.',
    { needs: ['ticker', 'since', 'until'], topics: ['news', 'financials'] },
  ),
  forbidden(
    'polygon-ticker',
    'Polygon, ticker details',
    'https://api.polygon.io/v3/reference/tickers/{ticker}',
    'To show its data to others needs a business plan.',
    byTicker('financials', 'snapshot'),
  ),
];

export const forbiddenLaw: readonly Source[] = [
  forbidden(
    'legal-opensanctions',
    'OpenSanctions',
    'https://api.opensanctions.org/search/default?q={company}',
    'Its data is CC BY-NC; use in a report for sale needs its commercial licence.',
    byName('legal'),
  ),
];

export const forbiddenVoices: readonly Source[] = [
  forbidden(
    'social-reddit',
    'Reddit',
    'https://oauth.reddit.com/search?sort=new&limit=25&q=%22{company}%22',
    'Reddit approves each use of its API, and commercial use by contract only.',
    byName('culture'),
  ),
  forbidden(
    'social-x-search',
    'X (Twitter)',
    'https://api.x.com/2/tweets/search/recent?query=%22{company}%22',
    'X sells access to its posts by contract only.',
    byName('culture'),
  ),
];

export const forbiddenProducts: readonly Source[] = [
  forbidden(
    'prod-itunes-reviews',
    'App Store reviews',
    'https://itunes.apple.com/us/rss/customerreviews/page=1/id={product}/sortby=mostrecent/json',
    'Apple’s feeds are for personal, non-commercial use; it has to be asked first.',
    { needs: ['product'], topics: ['products'] },
  ),
  forbidden(
    'prod-google-play',
    'Google Play',
    'https://play.google.com/store/apps/details?id={product}',
    'There is no interface for this, and the terms forbid reading its pages by program.',
    { needs: ['product'], topics: ['products'] },
  ),
  defineSource({
    ...neverAsked,
    id: 'prod-producthunt-api',
    name: 'Product Hunt API',
    needs: ['product'],
    request: { urls: ['https://api.producthunt.com/v2/api/graphql'], post: { query: '{product}' } },
    licence: {
      tier: 'C',
      note: 'Product Hunt’s API may be used for business with its permission only.',
      seenAt: 'Product Hunt API documentation, from memory',
    },
    topics: ['products'],
  }),
  forbidden(
    'prod-trustpilot-api',
    'Trustpilot',
    'https://api.trustpilot.com/v1/business-units/find?name={domain}',
    'Its API is sold, and its terms forbid reading its pages by program.',
    { needs: ['domain'], topics: ['products'] },
  ),
];

export const forbiddenPlaces: readonly Source[] = [
  forbidden(
    'loc-openmeteo',
    'Open-Meteo, climate',
    'https://api.open-meteo.com/v1/forecast?latitude={latitude}&longitude={longitude}&daily=temperature_2m_max',
    'Its free tier is for non-commercial use; a shop needs its paid plan.',
    { needs: ['latitude', 'longitude'], topics: ['location'] },
  ),
];

export const forbiddenWeb: readonly Source[] = [
  forbidden(
    'marginalia-api',
    'Marginalia search',
    'https://api2.marginalia-search.com/search?query=%22{company}%22',
    'Its free key is for non-commercial use; a commercial licence has to be bought.',
    byName('culture', 'engineering'),
  ),
];
