import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { largeFile, openGovernment, plain, publicDomain } from '../common';

/** Who is paid what, in files that hold everybody: loaded whole, and searched by employer, occupation or place. */
const payFile = {
  ...plain,
  kind: 'csv',
  evidence: { kind: 'pay', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

const visaPetitions = defineSource({
  ...payFile,
  id: 'salary-uscis-h1b',
  name: 'USCIS H-1B employer data',
  needs: ['year'],
  request: {
    urls: ['https://www.uscis.gov/sites/default/files/document/data/h1b_datahubexport-{year}.csv'],
  },
  polite: largeFile,
  licence: publicDomain('H-1B Employer Data Hub'),
  topics: ['hiring'],
  extract: {
    items: 'rows[]',
    limit: 500_000,
    fields: {
      employer: 'employer || employer_petitioner_name | plain',
      year: 'fiscal_year | num',
      approvedNew: 'initial_approval || new_employment_approval | num',
      deniedNew: 'initial_denial || new_employment_denial | num',
      approvedContinued: 'continuing_approval || continuation_approval | num',
      deniedContinued: 'continuing_denial || continuation_denial | num',
      naics: 'naics || industry_naics_code',
      place: 'city || petitioner_city | plain',
      state: 'state || petitioner_state',
    },
  },
  bulk: { every: days(28), by: 'employer', holds: 'names', largest: 400_000_000 },
  match: { field: 'employer', against: 'legalNames', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
});

const occupationWages = defineSource({
  ...payFile,
  id: 'salary-bls-oews',
  name: 'US wages by occupation and area (OEWS)',
  needs: ['year'],
  serves: { countries: ['US'] },
  request: { urls: ['https://www.bls.gov/oes/special-requests/oesm{yearShort}all.zip'] },
  polite: { ...largeFile, maxBytes: 200_000_000 },
  licence: publicDomain('OEWS tables of the Bureau of Labor Statistics'),
  topics: ['hiring', 'location'],
  extract: {
    items: 'rows[]',
    limit: 1_000_000,
    fields: {
      title: 'occ_title | plain',
      occupation: 'occ_code',
      place: 'area_title | plain',
      state: 'prim_state',
      industry: 'naics_title | plain',
      people: 'tot_emp | num',
      payMedian: 'a_median | num',
      payLowerTenth: 'a_pct10 | num',
      payLowerQuarter: 'a_pct25 | num',
      payUpperQuarter: 'a_pct75 | num',
      payUpperTenth: 'a_pct90 | num',
    },
    // Rows of single industries would be most of the file, and say less.
    keep: { by: 'i_group | lower', in: ['cross-industry', 'cross-industry, ownership'] },
  },
  bulk: {
    every: days(28),
    by: 'occupation',
    holds: 'occupation',
    largest: 2_000_000_000,
    file: 'all_data',
  },
  evidence: { kind: 'pay', reliability: 'register', expires: days(500) },
});

const permanentCertifications = defineSource({
  ...payFile,
  id: 'salary-dol-perm',
  name: 'US permanent labor certifications (pay)',
  needs: ['year', 'quarter'],
  request: {
    urls: [
      'https://www.dol.gov/sites/dolgov/files/ETA/oflc/pdfs/PERM_Disclosure_Data_FY{year}_Q{quarter}.xlsx',
    ],
  },
  polite: { ...largeFile, maxBytes: 400_000_000 },
  licence: publicDomain('OFLC performance data page'),
  topics: ['hiring', 'location'],
  extract: {
    money: 'USD',
    items: 'rows[]',
    limit: 1_000_000,
    fields: {
      id: 'case_number',
      employer: 'emp_business_name || employer_name | plain',
      title: 'job_title || job_info_job_title | plain',
      occupation: 'pwd_soc_code || pw_soc_code',
      occupationTitle: 'pwd_soc_title || pw_soc_title | plain',
      payFrom: 'job_opp_wage_from || wage_offer_from | num',
      payTo: 'job_opp_wage_to || wage_offer_to | num',
      payUnit: 'job_opp_wage_per || wage_offer_unit_of_pay | lower',
      place: 'primary_worksite_city || worksite_city | plain',
      state: 'primary_worksite_state || worksite_state',
      date: 'decision_date | iso(mdy)',
    },
    keep: {
      by: 'case_status | lower',
      in: ['certified', 'certified-expired', 'certified - expired'],
    },
  },
  bulk: { every: days(7), by: 'employer', holds: 'names', largest: 3_500_000_000 },
  match: { field: 'employer', against: 'legalNames', min: 0.9, how: 'is' },
  enabled: 'verify',
});

const developerSurvey = defineSource({
  ...payFile,
  id: 'salary-stackoverflow-survey',
  name: 'Stack Overflow Developer Survey',
  needs: ['year'],
  serves: { work: ['engineering', 'data'] },
  request: {
    urls: ['https://survey.stackoverflow.co/datasets/stack-overflow-developer-survey-{year}.zip'],
  },
  polite: { ...largeFile, maxBytes: 150_000_000 },
  licence: {
    tier: 'A',
    note: 'Open Database Licence (ODbL) 1.0; the survey is named',
    credit:
      'Contains information from the Stack Overflow Developer Survey, which is made available under the ODbL 1.0 (https://opendatacommons.org/licenses/odbl/1-0/).',
    seenAt: 'survey download page, from memory',
  },
  topics: ['hiring', 'engineering'],
  extract: {
    items: 'rows[]',
    limit: 300_000,
    fields: {
      title: 'devtype | plain',
      place: 'country | plain',
      pay: 'convertedcompyearly | num',
    },
  },
  bulk: {
    every: days(28),
    by: 'title',
    holds: 'role',
    largest: 1_500_000_000,
    file: 'survey_results_public',
    median: { of: 'pay', per: ['title', 'place'] },
  },
  evidence: { kind: 'pay', reliability: 'public-voice', expires: days(730) },
  enabled: 'verify',
});

const earningsByPlace = defineSource({
  ...payFile,
  id: 'salary-ons-ashe',
  name: 'UK earnings by place (ASHE)',
  needs: [],
  serves: { countries: ['GB'] },
  request: {
    urls: [
      'https://api.beta.ons.gov.uk/v1/datasets/ashe-tables-7-and-8/editions/time-series/versions/latest',
    ],
  },
  polite: { ...largeFile, maxBytes: 400_000_000 },
  licence: openGovernment('ONS dataset page'),
  topics: ['hiring', 'location'],
  extract: {
    items: 'rows[]',
    limit: 3_000_000,
    fields: {
      pay: 'v4_2 || v4_1 || v4_0 | num',
      year: 'time | num',
      place: 'geography | plain',
      title: 'hoursandearnings | plain',
      sex: 'sex | plain',
      pattern: 'workingpattern | plain',
      where: 'workplaceorresidence | plain',
    },
    // The middle of all employees; tenths and shares would be most of the file.
    keep: { by: 'averagesandpercentiles | lower', in: ['median'] },
  },
  bulk: {
    every: days(28),
    by: 'place',
    holds: 'place',
    largest: 3_000_000_000,
    link: { at: 'downloads.csv.href', has: '.csv' },
  },
  evidence: { kind: 'pay', reliability: 'register', expires: days(730) },
  enabled: 'verify',
});

export const payFiles: readonly Source[] = [
  visaPetitions,
  occupationWages,
  permanentCertifications,
  developerSurvey,
  earningsByPlace,
];
