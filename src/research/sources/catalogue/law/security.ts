import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { dailyFile, plain, publicDomain, service } from '../common';

const record = {
  ...plain,
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

export const breaches = defineSource({
  ...record,
  id: 'legal-hibp-breaches',
  name: 'Have I Been Pwned, breaches',
  kind: 'json',
  needs: ['domain'],
  request: { urls: ['https://haveibeenpwned.com/api/v3/breaches?domain={domain}'] },
  polite: { ...service, ttl: days(3) },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: Have I Been Pwned is named, with a link to haveibeenpwned.com',
    credit: 'On breaches: Have I Been Pwned (https://haveibeenpwned.com/), under CC BY 4.0.',
    seenAt: 'Have I Been Pwned API documentation',
  },
  topics: ['legal', 'engineering'],
  extract: {
    items: '[]',
    limit: 20,
    fields: {
      id: 'Name',
      title: 'Title | plain',
      domain: 'Domain | lower',
      date: 'BreachDate | iso',
      added: 'AddedDate | iso',
      accounts: 'PwnCount',
      data: 'DataClasses[]',
      verified: 'IsVerified',
      text: 'Description | text | clip(1500)',
    },
    link: 'https://haveibeenpwned.com/Breach/{id}',
    drop: { by: 'IsFabricated', in: ['yes'] },
  },
  match: { field: 'domain', against: 'domain', min: 1, how: 'is' },
  evidence: { kind: 'record', reliability: 'reference', expires: days(730) },
});

export const exploitedVulnerabilities = defineSource({
  ...record,
  id: 'legal-cisa-kev',
  name: 'CISA, vulnerabilities known to be exploited',
  kind: 'json',
  needs: [],
  request: {
    urls: ['https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json'],
  },
  polite: dailyFile,
  licence: publicDomain('CISA catalogue page'),
  topics: ['engineering', 'products', 'legal'],
  extract: {
    items: 'vulnerabilities[]',
    limit: 20_000,
    fields: {
      id: 'cveID',
      name: 'vendorProject | plain',
      title: 'vulnerabilityName | plain',
      product: 'product | plain',
      date: 'dateAdded | iso',
      due: 'dueDate | iso',
      ransomware: 'knownRansomwareCampaignUse',
      text: 'shortDescription | plain | clip(800)',
    },
    about: { version: 'catalogVersion', date: 'dateReleased | iso' },
    link: 'https://nvd.nist.gov/vuln/detail/{id}',
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
});

export /** The newest way of scoring that an entry knows; the register's own score goes before its reporter's. */
const VERSIONS = ['cvssMetricV40', 'cvssMetricV31', 'cvssMetricV30', 'cvssMetricV2'];
const of = (version: string, path: string): string =>
  ['[type=Primary]', '[0]'].map((which) => `cve.metrics.${version}${which}.${path}`).join(' || ');
const scored = (path: string): string => VERSIONS.map((version) => of(version, path)).join(' || ');

const vulnerabilities = defineSource({
  ...record,
  id: 'legal-nvd-cves',
  name: 'National Vulnerability Database',
  kind: 'search',
  needs: ['company', 'until'],
  serves: { industries: ['software', 'telecom'] },
  // It lists the oldest first, so it is asked for the last four months, the longest span it takes.
  request: {
    urls: [
      'https://services.nvd.nist.gov/rest/json/cves/2.0?keywordSearch={company}&keywordExactMatch&pubStartDate={fourMonthsBefore}T00:00:00.000&pubEndDate={until}T00:00:00.000&resultsPerPage=20',
    ],
  },
  auth: { key: 'nvd', in: 'header', name: 'apikey', optional: true },
  // Five questions in thirty seconds without a key.
  polite: { ...service, interval: seconds(6), ttl: days(1) },
  licence: {
    ...publicDomain('NVD developer pages'),
    credit: 'This product uses the NVD API but is not endorsed or certified by the NVD.',
  },
  topics: ['engineering', 'products', 'legal'],
  extract: {
    items: 'vulnerabilities[]',
    limit: 20,
    fields: {
      id: 'cve.id',
      title: 'cve.id',
      date: 'cve.published | iso',
      status: 'cve.vulnStatus',
      score: scored('cvssData.baseScore'),
      severity: `${scored('cvssData.baseSeverity')} || ${of('cvssMetricV2', 'baseSeverity')}`,
      text: 'cve.descriptions[lang=en].value || cve.descriptions[0].value | plain | clip(1200)',
    },
    about: { total: 'totalResults' },
    link: 'https://nvd.nist.gov/vuln/detail/{id}',
  },
  match: { field: 'text', against: 'names', min: 0.9, how: 'mentions' },
});

export const securitySources: readonly Source[] = [
  breaches,
  exploitedVulnerabilities,
  vulnerabilities,
];
