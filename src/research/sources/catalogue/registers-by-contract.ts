import { days } from '../../../kernel/time';
import { defineSource } from '../define-source';
import type { Source } from '../shape';
import { plain, service } from './common';

/** Known, and never asked: what each would want before it may be is said in its note. */
const closed = {
  ...plain,
  kind: 'json',
  needs: ['ticker'],
  serves: { shares: 'listed' },
  polite: service,
  topics: ['financials', 'snapshot'],
  evidence: { kind: 'directory', reliability: 'reference', expires: days(90) },
  enabled: 'licence',
} as const satisfies Partial<Source>;

const openCorporates = defineSource({
  ...closed,
  id: 'opencorporates',
  name: 'OpenCorporates',
  needs: ['company'],
  serves: {},
  request: { urls: ['https://api.opencorporates.com/v0.4/companies/search?q={company}'] },
  licence: { tier: 'C', note: 'Off: what is sold may use it only under a paid plan, and its open plan asks that all be shared alike.', seenAt: 'OpenCorporates API terms' },
  topics: ['snapshot'],
});

const alphaVantage = defineSource({
  ...closed,
  id: 'alphavantage-overview',
  name: 'Alpha Vantage company overview',
  request: { urls: ['https://www.alphavantage.co/query?function=OVERVIEW&symbol={ticker}'] },
  licence: { tier: 'C', note: 'Off: a free key is for personal use alone; a shop needs a commercial plan.', seenAt: 'Alpha Vantage terms of service' },
  recordings: ['alphavantage/overview-IBM.json'],
});

const financialModelingPrep = defineSource({
  ...closed,
  id: 'fmp-profile',
  name: 'Financial Modeling Prep profile',
  request: { urls: ['https://financialmodelingprep.com/stable/profile?symbol={ticker}'] },
  licence: { tier: 'C', note: 'Off: to show its data to buyers needs a commercial licence for display.', seenAt: 'Financial Modeling Prep terms' },
  topics: ['financials', 'leadership'],
});

const finnhub = defineSource({
  ...closed,
  id: 'finnhub-news',
  name: 'Finnhub company news',
  needs: ['ticker', 'since', 'until'],
  request: { urls: ['https://finnhub.io/api/v1/company-news?symbol={ticker}&from={since}&to={until}'] },
  licence: { tier: 'C', note: 'Off: its free tier is for personal use; a shop needs a commercial plan.', seenAt: 'Finnhub terms of service' },
  topics: ['news', 'financials'],
});

const polygon = defineSource({
  ...closed,
  id: 'polygon-ticker',
  name: 'Polygon ticker details',
  request: { urls: ['https://api.polygon.io/v3/reference/tickers/{ticker}'] },
  licence: { tier: 'C', note: 'Off: to show its data to others needs a business plan.', seenAt: 'Polygon terms of service' },
});

export const registersByContract: readonly Source[] = [openCorporates, alphaVantage, financialModelingPrep, finnhub, polygon];
