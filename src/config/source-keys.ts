import { z } from 'zod';
import type { KeyName } from '../research/sources/shape';

/** The variable that holds each key, and what it opens. A source whose key is missing is off, or asked less often. */
const KEYS = {
  brave: ['SOURCE_KEY_BRAVE', 'Key of the Brave Search API'],
  companiesHouse: ['SOURCE_KEY_COMPANIES_HOUSE', 'Key of the UK Companies House API'],
  courtListener: ['SOURCE_KEY_COURTLISTENER', 'Token of CourtListener'],
  departmentOfLabor: [
    'SOURCE_KEY_DOL',
    'Key of the US Department of Labor’s open data portal, for inspections, wages, and mines',
  ],
  onet: ['SOURCE_KEY_ONET', 'Key of O*NET Web Services'],
  github: ['SOURCE_KEY_GITHUB', 'Token for GitHub, which works without one at a lower rate'],
  stackExchange: [
    'SOURCE_KEY_STACKEXCHANGE',
    'Key for Stack Exchange, which works without one at a lower rate',
  ],
  openFda: ['SOURCE_KEY_OPENFDA', 'Key for openFDA, which works without one at a lower rate'],
  bls: [
    'SOURCE_KEY_BLS',
    'Key for the US Bureau of Labor Statistics, which works without one at a lower rate',
  ],
  australianBusinessRegister: [
    'SOURCE_KEY_ABR',
    'GUID of the Australian Business Register’s web services',
  ],
  newZealandBusiness: ['SOURCE_KEY_NZBN', 'Key of the New Zealand Business Number API'],
  zefix: ['SOURCE_KEY_ZEFIX', 'Swiss company index, as `user:password`'],
  gbizinfo: ['SOURCE_KEY_GBIZINFO', 'Token of Japan’s gBizINFO'],
  samGov: ['SOURCE_KEY_SAM', 'Key of SAM.gov, US government contractors'],
  charityCommission: [
    'SOURCE_KEY_CHARITY_COMMISSION',
    'Key of the Charity Commission for England and Wales',
  ],
  openFigi: ['SOURCE_KEY_OPENFIGI', 'Key for OpenFIGI, which works without one at a lower rate'],
  census: ['SOURCE_KEY_CENSUS', 'Key of the US Census Bureau'],
  fred: ['SOURCE_KEY_FRED', 'Key of FRED, the St. Louis Fed’s data'],
  bea: ['SOURCE_KEY_BEA', 'Key of the US Bureau of Economic Analysis'],
  eia: ['SOURCE_KEY_EIA', 'Key of the US Energy Information Administration'],
  dataGov: [
    'SOURCE_KEY_DATA_GOV',
    'Key of api.data.gov, for regulations, colleges, and travel rates',
  ],
  destatis: ['SOURCE_KEY_DESTATIS', 'Token of Germany’s GENESIS-Online'],
  hud: ['SOURCE_KEY_HUD', 'Token of HUD User, US fair market rents'],
  geonames: ['SOURCE_KEY_GEONAMES', 'User name at GeoNames'],
  usaJobs: ['SOURCE_KEY_USAJOBS', 'Key of USAJOBS'],
  adzuna: ['SOURCE_KEY_ADZUNA', 'Adzuna, as `app id:app key`'],
  theMuse: ['SOURCE_KEY_THE_MUSE', 'Key for The Muse, which works without one at a lower rate'],
  findwork: ['SOURCE_KEY_FINDWORK', 'Token of findwork.dev'],
  reed: ['SOURCE_KEY_REED', 'Key of reed.co.uk'],
  careerOneStop: ['SOURCE_KEY_CAREERONESTOP', 'CareerOneStop, as `user id:token`'],
  lobbying: [
    'SOURCE_KEY_LDA',
    'Key for the US Senate’s lobbying disclosures, which work without one at a lower rate',
  ],
  fec: ['SOURCE_KEY_FEC', 'Key of the US Federal Election Commission'],
  nvd: [
    'SOURCE_KEY_NVD',
    'Key for the National Vulnerability Database, which works without one at a lower rate',
  ],
  consolidatedScreening: ['SOURCE_KEY_TRADE_GOV', 'Key of the US Consolidated Screening List'],
  bluesky: ['SOURCE_KEY_BLUESKY', 'Bluesky, as `handle:app password`'],
  youtube: ['SOURCE_KEY_YOUTUBE', 'Key of the YouTube Data API'],
  podcastIndex: ['SOURCE_KEY_PODCASTINDEX', 'Podcast Index, as `key:secret`'],
  mastodon: [
    'SOURCE_KEY_MASTODON',
    'Token for mastodon.social, which works without one at a lower rate',
  ],
  semanticScholar: [
    'SOURCE_KEY_SEMANTIC_SCHOLAR',
    'Key for Semantic Scholar, which works without one at a lower rate',
  ],
  wikirate: ['SOURCE_KEY_WIKIRATE', 'Key for WikiRate, which works without one at a lower rate'],
  openAlex: ['SOURCE_KEY_OPENALEX', 'Key of OpenAlex, which has required one since February 2026'],
  europeanPatentOffice: [
    'SOURCE_KEY_EPO',
    'European Patent Office’s Open Patent Services, as `key:secret`',
  ],
  usPatentOffice: ['SOURCE_KEY_USPTO', 'Key of the USPTO Open Data Portal'],
  newsApi: ['SOURCE_KEY_NEWSAPI', 'Key of NewsAPI.org'],
  gnews: ['SOURCE_KEY_GNEWS', 'Key of GNews'],
  newsdata: ['SOURCE_KEY_NEWSDATA', 'Key of NewsData.io'],
  currents: ['SOURCE_KEY_CURRENTS', 'Key of Currents'],
  theNewsApi: ['SOURCE_KEY_THENEWSAPI', 'Token of TheNewsAPI'],
  marketaux: ['SOURCE_KEY_MARKETAUX', 'Token of Marketaux'],
  tavily: ['SOURCE_KEY_TAVILY', 'Key of Tavily'],
  exa: ['SOURCE_KEY_EXA', 'Key of Exa'],
  serper: ['SOURCE_KEY_SERPER', 'Key of Serper'],
  serpApi: ['SOURCE_KEY_SERPAPI', 'Key of SerpApi'],
  mojeek: ['SOURCE_KEY_MOJEEK', 'Key of Mojeek'],
  kagi: ['SOURCE_KEY_KAGI', 'Key of Kagi'],
  jina: ['SOURCE_KEY_JINA', 'Key of Jina Search'],
} as const satisfies Record<KeyName, readonly [variable: `SOURCE_KEY_${string}`, opens: string]>;

type Variable = (typeof KEYS)[KeyName][0];
const secret = z.string().trim().min(1).optional();

export const sourceKeyVariables = Object.fromEntries(
  Object.values(KEYS).map(([variable, opens]) => [variable, secret.describe(opens)]),
) as Readonly<Record<Variable, typeof secret>>;

export function sourceKeysOf(
  settings: Readonly<Partial<Record<Variable, string | undefined>>>,
): Readonly<Record<KeyName, string | undefined>> {
  return Object.fromEntries(
    Object.entries(KEYS).map(([name, [variable]]) => [name, settings[variable]]),
  ) as Readonly<Record<KeyName, string | undefined>>;
}
