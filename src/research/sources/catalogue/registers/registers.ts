import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, sec, shortQuotes } from '../common';

const common = { ...plain, polite: sec, licence: publicDomain('SEC developer pages') } as const;

/** The number of who files stands in the answer, with or without its noughts. */
const ofItsNumber = {
  says: 'asked',
  by: 'cik',
  is: ['{cik}', '{cikNumber}', '{cik10}'],
} as const;

export const secCompanyTickers = defineSource({
  ...common,
  id: 'sec-company-tickers',
  name: 'SEC list of listed companies',
  kind: 'json',
  needs: [],
  request: { urls: ['https://www.sec.gov/files/company_tickers.json'] },
  topics: ['snapshot'],
  extract: {
    items: '[]',
    limit: 20_000,
    fields: { cik: 'cik_str', ticker: 'ticker | plain', name: 'title | plain' },
  },
  evidence: { kind: 'directory', reliability: 'register', expires: days(30) },
});

export const secSubmissions = defineSource({
  ...common,
  id: 'sec-submissions',
  name: 'SEC profile and list of filings',
  kind: 'json',
  needs: ['cik'],
  request: { urls: ['https://data.sec.gov/submissions/CIK{cik10}.json'] },
  topics: ['snapshot', 'financials', 'leadership'],
  extract: {
    items: 'filings.recent | zip',
    // Insiders file often: below so many of theirs the last annual report must still be found.
    limit: 1_000,
    fields: {
      form: 'form',
      date: 'filingDate | iso',
      asOf: 'reportDate | iso',
      accession: 'accessionNumber',
      document: 'primaryDocument',
      title: 'primaryDocDescription || form | plain',
      matters: 'items',
    },
    about: {
      name: 'name | plain',
      industry: 'sicDescription | plain',
      ticker: 'tickers[0]',
      exchange: 'exchanges[0]',
      formerNames: 'formerNames[].name',
      city: 'addresses.business.city | plain',
      state:
        'addresses.business.stateOrCountryDescription || addresses.business.stateOrCountry | plain',
      incorporatedIn: 'stateOfIncorporationDescription || stateOfIncorporation',
      category: 'category | plain',
      website: 'website',
    },
    keep: {
      by: 'form',
      in: [
        '10-k',
        '10-k/a',
        '10-q',
        '20-f',
        '20-f/a',
        '40-f',
        '6-k',
        '8-k',
        '8-k/a',
        'def 14a',
        's-1',
        '3',
        '4',
        '5',
      ],
    },
  },
  evidence: { kind: 'directory', reliability: 'register', expires: days(90) },
  means: ofItsNumber,
  recordings: ['sec/submissions-CIK0000320193-AAPL-trimmed.json'],
});

export const secCompanyFacts = defineSource({
  ...common,
  id: 'sec-companyfacts',
  name: 'SEC company facts',
  kind: 'json',
  needs: ['cik'],
  request: { urls: ['https://data.sec.gov/api/xbrl/companyfacts/CIK{cik10}.json'] },
  topics: ['financials', 'snapshot'],
  evidence: { kind: 'company-facts', reliability: 'register', expires: days(365) },
  means: ofItsNumber,
  recordings: ['sec/companyfacts-CIK0001652044-GOOGL.json', 'sec/companyfacts-AAPL-excerpt.json'],
});

export const secFullText = defineSource({
  ...common,
  id: 'sec-fulltext',
  name: 'SEC full-text search',
  kind: 'search',
  needs: ['legalName', 'since', 'until'],
  serves: { countries: ['US'] },
  request: {
    urls: [
      'https://efts.sec.gov/LATEST/search-index?q=%22{legalName}%22&forms=8-K,10-K,DEF%2014A&dateRange=custom&startdt={since}&enddt={until}',
    ],
  },
  topics: ['news', 'legal', 'leadership'],
  extract: {
    items: 'hits.hits[]',
    limit: 100,
    fields: {
      // A group files together, and any of its companies may be the one.
      name: '_source.display_names[] | each | unbracketed',
      cik: '_source.ciks[0]',
      form: '_source.form || _source.root_forms[0]',
      date: '_source.file_date | iso',
      accession: '_source.adsh',
      title: '_source.file_description || _source.file_type || _source.form | plain',
      id: '_id',
    },
    about: { total: 'hits.total.value' },
    link: 'https://www.sec.gov/Archives/edgar/data/{cik}/{accession}-index.htm',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is', ofAll: [] },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

export const secCurrentReports = defineSource({
  ...common,
  id: 'sec-8k-atom',
  name: 'SEC current reports (8-K)',
  kind: 'feed',
  needs: ['cik'],
  request: {
    urls: [
      'https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK={cik10}&type=8-K&count=40&output=atom',
    ],
  },
  topics: ['news', 'leadership', 'products'],
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

const filing = {
  ...common,
  kind: 'doc',
  needs: ['cik', 'accession', 'document'],
  request: {
    urls: ['https://www.sec.gov/Archives/edgar/data/{cikNumber}/{accessionPlain}/{document}'],
  },
  evidence: { kind: 'filing', reliability: 'register', expires: days(450) },
} as const satisfies Partial<Source>;

/** What a company tells the press it also files, as an exhibit whose name only the filing’s own list knows. */
const exhibit = {
  ...common,
  kind: 'doc',
  needs: ['cik', 'accession', 'document', 'filed'],
  licence: shortQuotes(
    'the company’s own release, filed in public: facts, a short quote and a link',
    'SEC developer pages',
  ),
  request: {
    urls: [
      'https://www.sec.gov/Archives/edgar/data/{cikNumber}/{accessionPlain}/{accession}-index.htm',
      'https://www.sec.gov/Archives/edgar/data/{cikNumber}/{accessionPlain}/{document}',
    ],
    follow: { words: ['ex-99.1', 'ex-99.01', 'ex-99'], in: 'row', missing: 'itself' },
  },
  topics: ['financials', 'news', 'products'],
  extract: {
    items: 'release',
    limit: 1,
    fields: { title: 'headline', text: 'text | clip(20000)' },
    requires: ['text'],
    day: '{filed}',
    missing: 'empty',
  },
  evidence: { kind: 'news', reliability: 'first-party', expires: days(365) },
} as const satisfies Partial<Source>;

export const secRelease = defineSource({
  ...exhibit,
  id: 'sec-8k-release',
  name: 'SEC earnings release (8-K, Exhibit 99)',
});

/** Of a foreign company’s report only the release that comes with it: its first pages are a form. */
export const secForeignReport = defineSource({
  ...exhibit,
  id: 'sec-6k',
  name: 'SEC report of a foreign company (6-K, Exhibit 99)',
});

export const secAnnualReport = defineSource({
  ...filing,
  id: 'sec-10k',
  name: 'SEC annual report (10-K)',
  topics: ['snapshot', 'legal', 'culture', 'products'],
  extract: {
    items: 'sections[]',
    limit: 12,
    fields: { part: 'part', title: 'heading | plain', text: 'text | clip(400000)' },
  },
});

export const secProxyStatement = defineSource({
  ...filing,
  id: 'sec-def14a',
  name: 'SEC proxy statement (DEF 14A)',
  topics: ['leadership'],
  extract: {
    items: 'sections[]',
    limit: 12,
    fields: { part: 'part', title: 'heading | plain', text: 'text | clip(60000)' },
    sections: {
      directors: [
        'election of directors',
        'proposal no. 1',
        'proposal 1',
        'director nominees',
        'directors',
        'board of directors',
      ],
      executives: ['executive officers', 'our executive officers', 'named executive officers'],
      compensation: ['summary compensation table'],
      'pay-ratio': ['ceo pay ratio', 'pay ratio'],
    },
    least: 1,
  },
  recordings: ['sec/AAPL-def14a-2023.html'],
});
