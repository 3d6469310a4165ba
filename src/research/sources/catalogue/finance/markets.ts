import { days, hours, minutes, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, sec, service, shortQuotes } from '../common';

const listed = { ...plain, serves: { shares: 'listed' } } as const satisfies Partial<Source>;

/** One figure for every company that files it. We find the company's by its number, not by name. */
const secFrames = defineSource({
  ...listed,
  id: 'sec-frames',
  name: 'SEC revenues of a year, all filers',
  kind: 'json',
  needs: ['lastYear', 'cik'],
  serves: { shares: 'listed', asked: 'for-gaps' },
  request: {
    urls: ['https://data.sec.gov/api/xbrl/frames/us-gaap/Revenues/USD/CY{lastYear}.json'],
  },
  polite: { ...sec, ttl: days(7) },
  licence: publicDomain('SEC developer pages'),
  topics: ['financials', 'market'],
  extract: {
    items: 'data[]',
    limit: 1,
    fields: {
      cik: 'cik',
      name: 'entityName | plain',
      revenue: 'val',
      from: 'start | iso',
      date: 'end | iso',
      accession: 'accn',
      place: 'loc',
    },
    about: { filers: 'pts', period: 'ccp' },
    link: 'https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK={cik}&type=10-K',
    keep: { by: 'cik', in: ['{cikNumber}'] },
  },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

/** Who of a company's officers and directors files; what they own or sold is nobody's business here. */
const secInsiders = defineSource({
  ...listed,
  id: 'sec-form4',
  name: 'SEC insiders (Forms 3, 4 and 5)',
  kind: 'xml',
  needs: ['cik', 'accession', 'document'],
  request: {
    urls: ['https://www.sec.gov/Archives/edgar/data/{cikNumber}/{accessionPlain}/{documentFile}'],
  },
  polite: sec,
  licence: publicDomain('SEC developer pages'),
  topics: ['leadership'],
  extract: {
    // A company files as well of what it owns of others.
    whose: 'issuer',
    items: 'reportingOwner[]',
    limit: 20,
    fields: {
      name: 'reportingOwnerId[0].rptOwnerName | plain',
      role: 'reportingOwnerRelationship[0].officerTitle | plain',
      director: 'reportingOwnerRelationship[0].isDirector',
      officer: 'reportingOwnerRelationship[0].isOfficer',
    },
    each: { date: 'periodOfReport | iso' },
    about: { issuer: 'issuer[0].issuerName | plain', ticker: 'issuer[0].issuerTradingSymbol' },
  },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
});

const nasdaqNews = defineSource({
  ...listed,
  id: 'nasdaq-symbol-rss',
  name: 'Nasdaq.com articles about a share',
  kind: 'feed',
  needs: ['ticker'],
  request: { urls: ['https://www.nasdaq.com/feed/rssoutbound?symbol={ticker}'] },
  polite: { ...service, robots: 'obey', ttl: hours(6), conditional: true },
  licence: shortQuotes(
    'publisher’s feed, terms not reviewed: headline, link and at most 25 quoted words',
    'feed lists in public code',
  ),
  topics: ['news', 'financials'],
  match: { field: ['title', 'html'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(180) },
});

const openFigi = defineSource({
  ...listed,
  id: 'openfigi-search',
  name: 'OpenFIGI instruments',
  kind: 'search',
  needs: ['legalName'],
  request: {
    urls: ['https://api.openfigi.com/v3/search'],
    post: { query: '{legalName}', securityType2: 'Common Stock' },
  },
  auth: { key: 'openFigi', in: 'header', name: 'x-openfigi-apikey' },
  polite: { ...service, interval: seconds(3), ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'open symbology, free for any use (OpenFIGI terms); OpenFIGI is named',
    seenAt: 'OpenFIGI API documentation',
  },
  topics: ['financials'],
  extract: {
    items: 'data[]',
    limit: 100,
    fields: {
      id: 'figi',
      name: 'name | plain',
      ticker: 'ticker',
      exchange: 'exchCode',
      form: 'securityType',
    },
    missing: 'empty',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(90) },
  enabled: 'key',
});

const stooq = defineSource({
  ...listed,
  id: 'stooq-quote',
  name: 'Stooq delayed quote',
  kind: 'csv',
  needs: ['ticker'],
  serves: { shares: 'listed', countries: ['US'], asked: 'for-gaps' },
  request: { urls: ['https://stooq.com/q/l/?s={ticker}.us&f=sd2t2ohlcv&h&e=csv'] },
  polite: { ...service, robots: 'obey', interval: minutes(1), ttl: days(1) },
  licence: shortQuotes(
    'terms unclear: one price as a side note, with a link',
    'public code that calls stooq.com',
  ),
  topics: ['financials'],
  extract: {
    items: 'rows[]',
    limit: 1,
    fields: { ticker: 'symbol', price: 'close | num', date: 'date | iso' },
    title: 'Price of {ticker}',
    // Of a sign that it doesn't know it says N/D.
    drop: { by: 'close', in: ['n/d', ''] },
  },
  evidence: { kind: 'record', reliability: 'reference', expires: days(7) },
  enabled: 'verify',
});

export const markets: readonly Source[] = [secFrames, secInsiders, nasdaqNews, openFigi, stooq];
