import { days } from '../../../kernel/time';
import { defineSource } from '../define-source';
import type { Source } from '../shape';
import { dailyFile, plain, service } from './common';

/** Notices that an employer of many must give before it lets many go, state by state (WARN Act). */
const common = {
  ...plain,
  topics: ['news', 'culture'],
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;
const stateRecord = (seenAt: string) => ({ tier: 'A', note: 'public record of the state; the agency is named; facts about the company alone', seenAt }) as const;

export const warnCalifornia = defineSource({
  ...common,
  id: 'warn-ca',
  name: 'California layoff notices (WARN)',
  kind: 'csv',
  needs: [],
  request: { urls: ['https://edd.ca.gov/siteassets/files/jobs_and_training/warn/warn_report1.xlsx'] },
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
  ...common,
  id: 'warn-ny',
  name: 'New York layoff notices (WARN)',
  kind: 'csv',
  needs: [],
  request: { urls: ['https://public.tableau.com/views/WorkerAdjustmentRetrainingNotificationWARN/WARN.csv?:showVizHome=no'] },
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
  ...common,
  id: 'warn-tx',
  name: 'Texas layoff notices (WARN)',
  kind: 'search',
  needs: ['company'],
  // The agency’s own page turns programs away; the state’s open data portal has the same notices.
  request: { urls: ['https://data.texas.gov/resource/8w53-c4f6.json?$q={company}&$order=notice_date%20DESC&$limit=200'] },
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

export const warnOklahoma = defineSource({
  ...common,
  id: 'warn-ok',
  name: 'Oklahoma layoff notices (WARN)',
  kind: 'html',
  needs: ['company'],
  request: { urls: ['https://okjobmatch.com/search/warn_lookups?q[employer_name_cont]={company}&commit=Search'] },
  polite: { ...service, robots: 'obey', ttl: days(1) },
  licence: stateRecord('warn-scraper, ok'),
  extract: {
    items: 'tables[0].rows[]',
    limit: 200,
    fields: { name: 'employer | plain', url: 'employer_link', date: 'notice_date | iso', kind: 'warn_type | plain', place: 'city | plain', area: 'lwib_area | plain' },
    keep: { by: 'warn_type | lower', in: ['warn', 'rapid response', 'trade', ''] },
  },
  sayings: [{ says: 'there were no matches for your search', outcome: 'empty', sentence: 'It has no notice of the company.' }],
  recordings: ['warn-ok/cached_search_results-0.html', 'warn-ok/paged_results-0.html', 'warn-ok/paged_results-1.html', 'warn-ok/no_results-0.html'],
});
