import { before, days } from '../../kernel/time';
import type { Known } from '../sources';
import type { Need, Source } from '../sources/shape';
import { PROBED_BY_SOURCE } from './probe-exceptions';

/**
 * What a probe asks the internet with: well-known companies, public identifiers. One value for each need,
 * a company of its own for each country and trade that sources are about, and a few exceptions.
 */
const EXAMPLES: Readonly<
  Record<Exclude<Need, keyof ReturnType<typeof valuesOfToday> | 'searxng'>, string>
> = {
  company: 'Microsoft',
  legalName: 'Microsoft Corporation',
  domain: 'microsoft.com',
  country: 'US',
  cik: '789019',
  ticker: 'MSFT',
  accession: '0000950170-24-087843',
  document: 'msft-20240630.htm',
  filed: '2024-07-30',
  accounts: 'hIgBkq_0mJF4l8olza1REqzZwtGmS43eCLZ7oyhOosw',
  lei: 'INR2EJN1ERAN0W5ZP974',
  companyNumber: '01624297',
  wikidata: 'Q2283',
  labels: 'Q5284|Q16538568',
  title: 'Microsoft',
  openalex: 'I1290206253',
  greenhouse: 'stripe',
  lever: 'spotify',
  leverEu: 'pigment',
  ashby: 'linear',
  workable: 'blueground',
  smartrecruiters: 'Visa',
  recruitee: 'bunq',
  personio: 'personio',
  teamtailor: 'career',
  bamboohr: 'bamboohr',
  breezy: 'breezy',
  pinpoint: 'pinpoint',
  rippling: 'rippling',
  gem: 'gem',
  jobscore: 'jobscore',
  oracleHost: 'jpmc.fa.oraclecloud.com',
  oracleSite: 'CX_1001',
  workdayTenant: 'nvidia',
  workdayPod: 'wd5',
  workdaySite: 'NVIDIAExternalCareerSite',
  github: 'microsoft',
  repository: 'vscode',
  gitlab: 'gitlab-org',
  dockerhub: 'grafana',
  huggingface: 'microsoft',
  youtube: 'UCFtEEv80fQVKkD4h1PF-Xqw',
  medium: 'netflix-techblog',
  forum: 'techcommunity.microsoft.com',
  engineeringBlog: 'devblogs.microsoft.com',
  investorSite: 'investor.microsoft.com',
  product: 'Windows',
  steamApp: '1250410',
  naics: '513210',
  tag: 'microsoft',
  role: 'Software Engineer',
  occupation: '15-1252.00',
  city: 'Seattle',
  state: 'WA',
  latitude: '47.6062',
  longitude: '-122.3321',
  rentArea: 'METRO42660M42660',
  person: 'Satya Nadella',
  givenName: 'Satya',
  familyName: 'Nadella',
  githubUser: 'torvalds',
  sessionizeEvent: 'jl4ktls0',
  feed: 'https://blogs.microsoft.com/feed/',
};

/** Companies that the registers and papers of a country know. */
const BY_COUNTRY: Readonly<Record<string, Known>> = {
  GB: {
    company: 'Tesco',
    legalName: 'TESCO PLC',
    domain: 'tescoplc.com',
    companyNumber: '00445790',
    city: 'London',
  },
  FR: {
    company: 'Danone',
    legalName: 'DANONE',
    domain: 'danone.com',
    companyNumber: '552032534',
    city: 'Paris',
  },
  DE: {
    company: 'Siemens',
    legalName: 'Siemens Aktiengesellschaft',
    domain: 'siemens.com',
    city: 'Berlin',
    role: 'Softwareentwickler',
  },
  NO: {
    company: 'Equinor',
    legalName: 'EQUINOR ASA',
    domain: 'equinor.com',
    companyNumber: '923609016',
  },
  FI: { company: 'Nokia', legalName: 'Nokia Oyj', domain: 'nokia.com', companyNumber: '0112038-9' },
  DK: {
    company: 'Novo Nordisk',
    legalName: 'NOVO NORDISK A/S',
    domain: 'novonordisk.com',
    companyNumber: '24256790',
  },
  SE: {
    company: 'Spotify',
    legalName: 'Spotify AB',
    domain: 'spotify.com',
    companyNumber: '5567037485',
  },
  EE: {
    company: 'Bolt',
    legalName: 'Bolt Technology OÜ',
    domain: 'bolt.eu',
    companyNumber: '12417834',
  },
  CZ: {
    company: 'Škoda Auto',
    legalName: 'ŠKODA AUTO a.s.',
    domain: 'skoda-auto.com',
    companyNumber: '00177041',
  },
  ES: { company: 'Inditex', legalName: 'INDUSTRIA DE DISEÑO TEXTIL SA', domain: 'inditex.com' },
  CH: {
    company: 'Nestlé',
    legalName: 'Nestlé S.A.',
    domain: 'nestle.com',
    companyNumber: 'CHE105909036',
  },
  AU: {
    company: 'BHP',
    legalName: 'BHP GROUP LIMITED',
    domain: 'bhp.com',
    companyNumber: '49004028077',
  },
  NZ: { company: 'Xero', legalName: 'XERO LIMITED', domain: 'xero.com' },
  JP: {
    company: 'Toyota',
    legalName: 'トヨタ自動車株式会社',
    domain: 'toyota.co.jp',
    companyNumber: '1180301018771',
  },
  CA: { company: 'Shopify', legalName: 'SHOPIFY INC.', domain: 'shopify.com' },
  IN: { company: 'Infosys', legalName: 'INFOSYS LIMITED', domain: 'infosys.com' },
};

/** Companies that sources about one trade know. */
const BY_INDUSTRY: Readonly<Record<string, Known>> = {
  finance: {
    company: 'JPMorgan Chase',
    legalName: 'JPMorgan Chase Bank, National Association',
    domain: 'jpmorganchase.com',
  },
  pharma: { company: 'Pfizer', legalName: 'Pfizer Inc.', domain: 'pfizer.com', product: 'Lipitor' },
  health: { company: 'Medtronic', legalName: 'Medtronic, Inc.', domain: 'medtronic.com' },
  food: {
    company: 'Nestlé',
    legalName: 'Nestlé USA, Inc.',
    domain: 'nestle.com',
    product: 'Nescafé',
  },
  vehicles: { company: 'Ford', legalName: 'Ford Motor Company', domain: 'ford.com' },
  nonprofit: {
    company: 'American Red Cross',
    legalName: 'American National Red Cross',
    domain: 'redcross.org',
  },
  education: {
    company: 'Stanford University',
    legalName: 'Stanford University',
    domain: 'stanford.edu',
  },
  research: {
    company: 'Stanford University',
    legalName: 'Stanford University',
    domain: 'stanford.edu',
  },
};

/** Companies known to have what few have. */
const BY_NEED: Readonly<Partial<Record<Need, Known>>> = {
  investorSite: {
    company: 'NVIDIA',
    legalName: 'NVIDIA Corporation',
    domain: 'nvidia.com',
    investorSite: 'investor.nvidia.com',
  },
  forum: {
    company: 'Discourse',
    legalName: 'Civilized Discourse Construction Kit, Inc.',
    domain: 'discourse.org',
    forum: 'meta.discourse.org',
  },
};

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What depends on the day it is asked. */
export function valuesOfToday(now: Date) {
  const year = now.getUTCFullYear();
  const since = before(now, days(365));
  return {
    since: day(since),
    until: day(now),
    sinceSeconds: String(Math.floor(since.getTime() / 1_000)),
    year: String(year),
    lastYear: String(year - 1),
    quarter: String(Math.floor(now.getUTCMonth() / 3) + 1),
  };
}

/** With what one source is probed: the company of its country, of its trade, or the one that everybody knows. */
export function probeValues(
  { id, serves, needs }: Pick<Source, 'id' | 'serves' | 'needs'>,
  now: Date,
): Known {
  const country = serves?.countries?.[0];
  const ofCountry = country === undefined ? {} : { ...BY_COUNTRY[country], country };
  const ofIndustry =
    serves?.industries?.map((one) => BY_INDUSTRY[one]).find((one) => one !== undefined) ?? {};
  const ofNeed = needs.map((one) => BY_NEED[one]).find((one) => one !== undefined) ?? {};
  return {
    ...EXAMPLES,
    ...valuesOfToday(now),
    ...ofCountry,
    ...ofIndustry,
    ...ofNeed,
    ...PROBED_BY_SOURCE[id],
  };
}
