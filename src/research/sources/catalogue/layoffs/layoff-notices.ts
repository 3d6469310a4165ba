import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { dailyFile, service } from '../common';
import { jobLink, noticeFile, notices, servesState, stateRecord } from './layoff-common';
import { noticePages } from './layoff-pages';

export const warnCalifornia = defineSource({
  ...notices,
  id: 'warn-ca',
  serves: servesState('warn-ca'),
  name: 'California layoff notices (WARN)',
  kind: 'csv',
  needs: [],
  request: {
    urls: ['https://edd.ca.gov/siteassets/files/jobs_and_training/warn/warn_report1.xlsx'],
  },
  polite: dailyFile,
  licence: stateRecord('California EDD layoff services page; warn-scraper'),
  extract: {
    items: 'rows[]',
    limit: 20_000,
    fields: {
      name: 'company | plain',
      date: 'notice_date | iso(mdy)',
      effective: 'effective_date | iso(mdy)',
      people: 'no_of_employees || employees | num',
      kind: 'layoff_closure || layoff_closure_type | plain',
      county: 'county_parish || county | plain',
      place: 'address || city | plain',
      industry: 'related_industry | plain',
    },
  },
});

export const warnNewYork = defineSource({
  ...notices,
  id: 'warn-ny',
  serves: servesState('warn-ny'),
  name: 'New York layoff notices (WARN)',
  kind: 'csv',
  needs: [],
  request: {
    urls: [
      'https://public.tableau.com/views/WorkerAdjustmentRetrainingNotificationWARN/WARN.csv?:showVizHome=no',
    ],
  },
  polite: dailyFile,
  licence: stateRecord('New York DOL WARN dashboard; warn-scraper'),
  extract: {
    items: 'rows[]',
    limit: 20_000,
    fields: {
      name: 'business_legal_name | plain',
      date: 'date_of_warn_notice | iso(mdy)',
      effective: 'date_layoff_closure_starts | iso(mdy)',
      people: 'number_of_affected_workers | num',
      kind: 'layoff_or_closure | plain',
      lasting: 'permanent_or_temporary_layoff | plain',
      county: 'impacted_site_county | plain',
      place: 'impacted_site_address | plain',
    },
  },
});

export const warnTexas = defineSource({
  ...notices,
  id: 'warn-tx',
  serves: servesState('warn-tx'),
  name: 'Texas layoff notices (WARN)',
  kind: 'search',
  needs: ['company'],
  // The agency’s own page turns programs away; the state’s open data portal has the same notices.
  request: {
    urls: [
      'https://data.texas.gov/resource/8w53-c4f6.json?$q={company}&$order=notice_date%20DESC&$limit=200',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: stateRecord('Texas open data portal, WARN notices'),
  extract: {
    items: '[]',
    limit: 200,
    fields: {
      name: 'job_site_name | plain',
      date: 'notice_date | iso',
      effective: 'layoff_date | iso',
      people: 'total_layoff_number | num',
      county: 'county_name | plain',
      place: 'city_name | plain',
    },
  },
});

export const warnOklahoma = jobLink(
  { id: 'warn-ok', state: 'Oklahoma', host: 'okjobmatch.com' },
  'cached_search_results-0 cached_search_results-1 scrape_integration-0 paged_results-0 paged_results-1 no_results-0'
    .split(' ')
    .map((name) => `warn-ok/${name}.html`),
);

/** States whose program for job seekers has the search. */
const jobLinks = [
  jobLink({ id: 'warn-az', state: 'Arizona', host: 'www.azjobconnection.gov' }),
  jobLink({ id: 'warn-de', state: 'Delaware', host: 'joblink.delaware.gov' }),
  jobLink({ id: 'warn-ks', state: 'Kansas', host: 'www.kansasworks.com' }),
  jobLink({ id: 'warn-me', state: 'Maine', host: 'joblink.maine.gov' }),
  jobLink({ id: 'warn-vt', state: 'Vermont', host: 'www.vermontjoblink.com' }),
];

/** Its library writes some names of properties with lines at their ends. */
const property = (name: string): string =>
  [name, `${name}_`, `${name}__`].map((one) => `blobProperties.${one}`).join(' || ');

/** A library of documents that its page reads piece by piece. */
const warnConnecticut = defineSource({
  ...notices,
  id: 'warn-ct',
  serves: servesState('warn-ct'),
  name: 'Connecticut layoff notices (WARN)',
  kind: 'json',
  needs: [],
  request: {
    urls: [
      'https://dolpublicdocumentlibrary.ct.gov/CsblrCategory/GetSpecializedData?pageSize=5000&pageIndex=1&prefix=%2Frapid_response%2Fwarn_documents&sortedCol=warn_document_date&module=WARN',
    ],
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-security-request': 'required' },
  },
  polite: dailyFile,
  licence: stateRecord('warn-scraper, ct'),
  extract: {
    items: 'blobItems[]',
    limit: 20_000,
    fields: {
      name: `${property('affected_company')} | plain`,
      date: `${property('warn_document_date')} || ${property('warn_document_received_date')} | iso(mdy)`,
      effective: `${property('layoff_dates')} | iso(mdy)`,
      people: `${property('number_of_impacted_workers')} | num`,
      place: `${property('layoff_locations')} | plain`,
    },
  },
});

/** States that give a file away. */
const files = [
  noticeFile({
    id: 'warn-co',
    state: 'Colorado',
    url: 'https://cdle.colorado.gov/employers/layoff-separations/layoff-warn-list',
    follow: { words: ['docs.google.com/spreadsheets'], host: 'docs.google.com' },
  }),
  noticeFile({
    id: 'warn-ia',
    state: 'Iowa',
    url: 'https://workforce.iowa.gov/employers/business-resources/warn',
    follow: { words: ['warn log', '.xlsx'] },
  }),
  noticeFile({
    id: 'warn-mt',
    state: 'Montana',
    url: 'https://wsd.dli.mt.gov/wioa/related-links/warn-notice-page',
    follow: { words: ['.xlsx'] },
  }),
  noticeFile({
    id: 'warn-il',
    state: 'Illinois',
    url: 'https://apps.illinoisworknet.com/iebs/api/public/export?search={company}&statuses=4&naicsCodes=1&geolocation=1&memberType=1',
    needs: ['company'],
  }),
  noticeFile({
    id: 'warn-nj',
    state: 'New Jersey',
    url: 'https://www.nj.gov/labor/assets/PDFs/WARN/WARN_Notice_Archive.xlsx',
  }),
  noticeFile({
    id: 'warn-or',
    state: 'Oregon',
    url: 'https://ccwd.hecc.oregon.gov/Layoff/WARN/Download',
  }),
  noticeFile({
    id: 'warn-va',
    state: 'Virginia',
    url: 'https://vec.virginia.gov/warn_notices.csv',
  }),
];

export const otherStates = [...jobLinks, ...noticePages, ...files, warnConnecticut];
