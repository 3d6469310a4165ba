import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { largeFile, plain, publicDomain, service } from '../common';

export const labourConditionApplications = defineSource({
  ...plain,
  id: 'salary-dol-lca',
  name: 'US labor condition applications (pay)',
  kind: 'csv',
  needs: ['year', 'quarter'],
  serves: { countries: ['US'] },
  request: {
    urls: [
      'https://www.dol.gov/sites/dolgov/files/ETA/oflc/pdfs/LCA_Disclosure_Data_FY{year}_Q{quarter}.xlsx',
    ],
  },
  polite: { ...largeFile, maxBytes: 400_000_000 },
  // A workbook of a quarter unpacks to a gigabyte and a half.
  bulk: { every: days(7), by: 'employer', holds: 'names', largest: 3_500_000_000 },
  licence: publicDomain('OFLC performance data page'),
  topics: ['hiring', 'location'],
  extract: {
    money: 'USD',
    items: 'rows[]',
    limit: 2_000_000,
    fields: {
      id: 'case_number',
      employer: 'employer_name | plain',
      title: 'job_title | plain',
      occupation: 'soc_code',
      occupationTitle: 'soc_title | plain',
      payFrom: 'wage_rate_of_pay_from || wage_rate_of_pay_from_1 | num',
      payTo: 'wage_rate_of_pay_to || wage_rate_of_pay_to_1 | num',
      payUnit: 'wage_unit_of_pay || wage_unit_of_pay_1 | lower',
      prevailing: 'prevailing_wage || prevailing_wage_1 | num',
      place: 'worksite_city || worksite_city_1 | plain',
      state: 'worksite_state || worksite_state_1',
      workers: 'total_worker_positions | num',
      date: 'decision_date | iso(mdy)',
    },
    keep: { by: 'case_status', in: ['certified', 'certified - withdrawn'] },
  },
  match: { field: 'employer', against: 'legalNames', min: 0.9, how: 'is' },
  evidence: { kind: 'pay', reliability: 'register', expires: days(730) },
});

export const bureauOfLaborStatistics = defineSource({
  ...plain,
  id: 'bls-api',
  name: 'US Bureau of Labor Statistics (pay by occupation)',
  kind: 'json',
  needs: ['occupation'],
  serves: { countries: ['US'] },
  // OE, unadjusted, nation, all industries, the occupation, annual median wage.
  request: {
    urls: ['https://api.bls.gov/publicAPI/v2/timeseries/data/OEUN0000000000000{occupationPlain}13'],
  },
  auth: { key: 'bls', in: 'query', name: 'registrationkey', optional: true },
  polite: { ...service, ttl: days(30) },
  licence: publicDomain('BLS public data API documentation'),
  topics: ['hiring', 'market'],
  extract: {
    items: 'Results.series[].data[]',
    limit: 10,
    fields: { year: 'year', payMedian: 'value | num', period: 'periodName | plain' },
    about: { series: 'Results.series[0].seriesID', status: 'status' },
    link: 'https://www.bls.gov/oes/current/oes{occupationPlain}.htm',
    missing: 'empty',
  },
  sayings: [
    {
      says: 'daily threshold',
      outcome: 'limited',
      sentence: 'Its questions for today are used up.',
    },
    {
      says: 'series does not exist',
      outcome: 'empty',
      sentence: 'It has no figures for this occupation.',
    },
  ],
  evidence: { kind: 'pay', reliability: 'register', expires: days(400) },
});

export const onet = defineSource({
  ...plain,
  id: 'role-onet',
  name: 'O*NET occupations',
  kind: 'json',
  needs: ['role'],
  request: {
    urls: ['https://api-v2.onetcenter.org/online/search?keyword={role}&start=1&end=5'],
    headers: { accept: 'application/json' },
  },
  auth: { key: 'onet', in: 'header', name: 'x-api-key' },
  polite: { ...service, ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0; O*NET is named',
    credit:
      'Includes information from O*NET Web Services by the U.S. Department of Labor, ' +
      'Employment and Training Administration, under CC BY 4.0. O*NET® is a trademark of ' +
      'USDOL/ETA.',
    seenAt: 'O*NET Web Services documentation',
  },
  topics: ['hiring'],
  extract: {
    items: 'occupation[]',
    limit: 5,
    fields: { id: 'code', title: 'title | plain', bright: 'tags.bright_outlook' },
    about: { total: 'total' },
    link: 'https://www.onetonline.org/link/summary/{id}',
  },
  teaches: { needs: { occupation: 'id' }, from: 'first' },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(365) },
  enabled: 'key',
});
