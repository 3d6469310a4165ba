import { milliseconds } from '../../../kernel/time';
import { defineSource } from '../define-source';

/** Ten requests a second are allowed over all machines; we stay far below. */
const polite = { robots: 'api', interval: milliseconds(500), maxBytes: 16_000_000 } as const;
const licence = { tier: 'A', note: 'US government work, public domain; the source is named' } as const;

export const secCompanyTickers = defineSource({
  id: 'sec-company-tickers',
  name: 'SEC list of listed companies',
  kind: 'json',
  needs: [],
  request: { urls: ['https://www.sec.gov/files/company_tickers.json'] },
  polite,
  licence,
  topics: ['snapshot'],
  extract: { items: '[]', limit: 20_000, fields: { cik: 'cik_str', ticker: 'ticker | plain', name: 'title | plain' } },
  evidence: { kind: 'directory', reliability: 'register' },
  enabled: true,
});

export const secCompanyFacts = defineSource({
  id: 'sec-companyfacts',
  name: 'SEC company facts',
  kind: 'json',
  needs: ['cik'],
  request: { urls: ['https://data.sec.gov/api/xbrl/companyfacts/CIK{cik10}.json'] },
  polite,
  licence,
  topics: ['financials', 'snapshot'],
  evidence: { kind: 'company-facts', reliability: 'register' },
  enabled: true,
});
