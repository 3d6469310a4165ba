import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { dailyFile, openGovernment, plain, publicDomain, service, shortQuotes } from '../common';

const record = {
  ...plain,
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;
/** A list that people keep together in a repository. */
const kept = {
  ...plain,
  polite: { ...dailyFile, robots: 'api', ttl: days(7), sharedEvery: days(7) },
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(365) },
} as const satisfies Partial<Source>;

const remoteInTech = defineSource({
  ...kept,
  id: 'culture-remoteintech',
  name: 'Remote In Tech company profiles',
  kind: 'html',
  needs: ['company'],
  request: {
    urls: [
      'https://raw.githubusercontent.com/remoteintech/remote-jobs/main/src/companies/{companyDashed}.md',
    ],
  },
  polite: { ...service, ttl: days(7), conditional: true },
  licence: shortQuotes(
    'a list that companies add themselves to: facts, a link and a short quote',
    'remoteintech/remote-jobs repository',
  ),
  topics: ['culture', 'snapshot', 'location', 'engineering'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      title: 'front.title | plain',
      site: 'front.website',
      region: 'front.region || sections.region | plain | clip(400)',
      remote: 'front.remote_policy | plain',
      size: 'sections.company_size || front.company_size | plain | clip(200)',
      tools: 'front.technologies[] | plain',
      offices: 'sections.office_locations | plain | clip(600)',
      text: 'sections.remote_status || sections.company_blurb | clip(4000)',
    },
    gone: 'empty',
  },
  // A file of the right name may be a namesake’s; its site tells.
  match: { field: 'site', against: 'domain', min: 1, how: 'is' },
});

const howTheyTest = defineSource({
  ...kept,
  id: 'culture-howtheytest',
  name: 'How They Test',
  kind: 'json',
  needs: ['company'],
  serves: { work: ['engineering', 'data', 'product'] },
  request: {
    urls: [
      'https://raw.githubusercontent.com/abhivaikar/howtheytest/master/data/companies/{companyDashed}.json',
    ],
  },
  polite: { ...service, ttl: days(30), conditional: true },
  licence: shortQuotes(
    'a list of public articles: titles and links',
    'abhivaikar/howtheytest repository',
  ),
  topics: ['engineering', 'culture'],
  extract: {
    items: 'resources[]',
    limit: 40,
    each: { company: 'name | plain' },
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'url',
      type: 'type | plain',
      tags: 'topics[]',
    },
    gone: 'empty',
  },
  match: { field: 'company', against: 'names', min: 0.9, how: 'is' },
  // Its articles are the company’s own or about it: they are read themselves before they count.
  evidence: { kind: 'directory', reliability: 'reference', expires: days(365) },
});

const tribunals = defineSource({
  ...record,
  id: 'culture-uk-tribunals',
  name: 'UK employment tribunal decisions',
  kind: 'search',
  needs: ['company'],
  serves: { countries: ['GB'] },
  request: {
    urls: [
      'https://www.gov.uk/api/search.json?filter_format=employment_tribunal_decision&q={company}&count=20&order=-public_timestamp&fields=title,link,public_timestamp',
    ],
  },
  polite: { ...service, ttl: days(3) },
  licence: openGovernment('GOV.UK search API; the National Archives on judgments'),
  topics: ['legal', 'culture'],
  extract: {
    items: 'results[]',
    limit: 20,
    // Whoever brought the case stays out of it, and so does the decision’s own address, which has their name.
    fields: {
      name: 'title | after(v) | before(colon)',
      number: 'title | after(v) | after(colon)',
      date: 'public_timestamp | iso',
    },
    about: { total: 'total' },
    link: 'https://www.gov.uk/employment-tribunal-decisions?keywords={number}',
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
});

const department = {
  ...record,
  kind: 'search',
  needs: ['company'],
  serves: { countries: ['US'] },
  auth: { key: 'departmentOfLabor', in: 'query', name: 'X-API-KEY' },
  // Ten questions in ten minutes for a key.
  polite: { ...service, interval: minutes(1), ttl: days(7) },
  licence: publicDomain('Department of Labor open data portal'),
  topics: ['legal', 'culture'],
  enabled: 'key',
} as const satisfies Partial<Source>;
/** Its search tells large letters from small: the name as it is written, and all large. */
const either = (...names: readonly string[]): string =>
  encodeURIComponent(
    JSON.stringify({
      or: names.flatMap((field) =>
        ['_company_', '_companyLarge_'].map((value) => ({
          field,
          operator: 'like',
          value: `%${value}%`,
        })),
      ),
    }),
  )
    .replaceAll('_company_', '{company}')
    .replaceAll('_companyLarge_', '{companyLarge}');

const wageAndHour = defineSource({
  ...department,
  id: 'culture-us-whd',
  name: 'US wage and hour cases (Department of Labor)',
  request: {
    urls: [
      `https://apiprod.dol.gov/v4/get/WHD/enforcement/json?limit=50&sort=desc&sort_by=findings_end_date&filter_object=${either('trade_nm', 'legal_name')}`,
    ],
  },
  extract: {
    items: 'data[]',
    limit: 50,
    fields: {
      id: 'case_id',
      name: 'legal_name | plain',
      trade: 'trade_nm | plain',
      date: 'findings_end_date | iso',
      begun: 'findings_start_date | iso',
      place: 'cty_nm | plain',
      state: 'st_cd',
      industry: 'naics_code_description | plain',
      violations: 'case_violtn_cnt | num',
      people: 'ee_atp_cnt || ee_violtd_cnt | num',
      backWages: 'bw_atp_amt | num',
      penalties: 'cmp_assd | num',
    },
  },
  match: { field: ['name', 'trade'], against: 'names', min: 0.9, how: 'is' },
});

const mineSafety = defineSource({
  ...department,
  id: 'culture-us-msha',
  name: 'US mine safety violations (Department of Labor)',
  serves: { countries: ['US'], industries: ['mining', 'construction', 'manufacturing', 'energy'] },
  request: {
    urls: [
      `https://apiprod.dol.gov/v4/get/MSHA/violation/json?limit=50&sort=desc&sort_by=violation_issue_dt&filter_object=${either('violator_name', 'controller_name')}`,
    ],
  },
  extract: {
    items: 'data[]',
    limit: 50,
    fields: {
      id: 'violation_no',
      name: 'violator_name | plain',
      owner: 'controller_name | plain',
      place: 'mine_name | plain',
      date: 'violation_issue_dt | iso(mdy)',
      reason: 'part_section | plain',
      likelihood: 'likelihood | plain',
      negligence: 'negligence | plain',
      penalties: 'proposed_penalty | num',
      paid: 'amount_paid | num',
    },
  },
  match: { field: ['name', 'owner'], against: 'names', min: 0.9, how: 'is' },
});

const postMortems = defineSource({
  ...kept,
  id: 'culture-postmortems',
  name: 'A list of post-mortems',
  kind: 'html',
  needs: [],
  request: { urls: ['https://raw.githubusercontent.com/danluu/post-mortems/master/README.md'] },
  licence: shortQuotes(
    'a list of public accounts: a link and a short quote',
    'danluu/post-mortems repository',
  ),
  topics: ['engineering'],
  extract: {
    items: 'entries[]',
    limit: 1_000,
    fields: { title: 'name', link: 'url', matter: 'section', text: 'text | clip(1200)' },
    // Its table of contents leads only to itself.
    requires: ['title', 'link'],
  },
  match: { field: 'title', against: 'names', min: 0.9, how: 'is' },
  enabled: 'verify',
});

/** How it is to work there, by authorities and by those who keep lists. */
export const workplaces: readonly Source[] = [
  tribunals,
  wageAndHour,
  mineSafety,
  remoteInTech,
  howTheyTest,
  postMortems,
];
