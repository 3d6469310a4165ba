import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { largeFile, openGovernment, plain, publicDomain, shortQuotes } from '../common';

/** Authorities' and initiatives' files on many companies: loaded whole, searched by name. */
const conductFile = {
  ...plain,
  kind: 'csv',
  polite: largeFile,
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;
const byName = { by: 'name', holds: 'names', largest: 200_000_000 } as const;

const genderPayGap = defineSource({
  ...conductFile,
  id: 'culture-uk-gender-pay-gap',
  name: 'UK gender pay gap reports',
  // The year that is still being reported is a part of a file until its spring.
  needs: ['lastYear'],
  request: { urls: ['https://gender-pay-gap.service.gov.uk/viewing/download-data/{lastYear}'] },
  licence: openGovernment('gender pay gap service, download page'),
  topics: ['culture', 'hiring'],
  extract: {
    items: 'rows[]',
    limit: 100_000,
    fields: {
      name: 'currentname || employername | plain',
      reportedAs: 'employername | plain',
      companyNumber: 'companynumber',
      medianHourlyGapPercent: 'diffmedianhourlypercent | num',
      meanHourlyGapPercent: 'diffmeanhourlypercent | num',
      medianBonusGapPercent: 'diffmedianbonuspercent | num',
      womenInTopQuarterPercent: 'femaletopquartile | num',
      womenInLowestQuarterPercent: 'femalelowerquartile | num',
      employerSize: 'employersize | plain',
      url: 'companylinktogpginfo',
      date: 'datesubmitted | iso',
    },
  },
  match: { field: ['name', 'reportedAs'], against: 'legalNames', min: 0.9, how: 'is' },
  bulk: { ...byName, every: days(14) },
});

const climateTargets = defineSource({
  ...conductFile,
  id: 'esg-sbti',
  name: 'Science Based Targets: companies taking action',
  needs: [],
  request: { urls: ['https://sciencebasedtargets.org/download/excel'] },
  licence: {
    ...shortQuotes(
      'terms of use of SBTi, not reviewed: facts and a link, SBTi is named',
      'download in public code',
    ),
    credit:
      'Climate targets are those that the Science Based Targets initiative publishes (https://sciencebasedtargets.org/).',
  },
  topics: ['culture', 'snapshot'],
  extract: {
    items: 'rows[]',
    limit: 200_000,
    fields: {
      name: 'company_name | plain',
      nearTermStatus: 'near_term_status || near_term_target_status || status | plain',
      nearTermYear: 'near_term_target_year | plain',
      netZeroStatus: 'net_zero_status || net_zero_committed | plain',
      netZeroYear: 'net_zero_year | plain',
      nearTermClass: 'near_term_target_classification | plain',
      isin: 'isin',
      lei: 'lei',
      country: 'location || country | plain',
      industry: 'sector | plain',
      date: 'date_updated || date_published || date | iso',
    },
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  bulk: { ...byName, every: days(7) },
  evidence: { kind: 'record', reliability: 'reference', expires: days(400) },
});

const workforceGender = defineSource({
  ...conductFile,
  id: 'culture-au-wgea',
  name: 'Australian workplace gender data (WGEA)',
  needs: [],
  serves: { countries: ['AU'] },
  request: { urls: ['https://data.gov.au/data/api/3/action/package_show?id=wgea-dataset'] },
  polite: { ...largeFile, maxBytes: 200_000_000 },
  licence: {
    tier: 'A',
    note: 'CC BY 3.0 Australia: the agency is named',
    credit:
      'Contains data of the Workplace Gender Equality Agency, under CC BY 3.0 AU (https://creativecommons.org/licenses/by/3.0/au/).',
    seenAt: 'data.gov.au, from memory',
  },
  topics: ['culture'],
  extract: {
    items: 'rows[]',
    limit: 2_000_000,
    fields: {
      name: 'primary_employer_name || employer_name | plain',
      year: 'reporting_year || year',
      occupation: 'occupation | plain',
      level: 'manager_category | plain',
      contract: 'employment_type | plain',
      sex: 'gender | plain',
      people: 'n_employees | num',
    },
  },
  bulk: {
    ...byName,
    every: days(28),
    largest: 1_500_000_000,
    link: { at: 'result.resources[].url', has: '.csv' },
  },
  enabled: 'verify',
});

const modernSlavery = defineSource({
  ...conductFile,
  id: 'esg-uk-modern-slavery',
  name: 'UK modern slavery statements',
  needs: ['lastYear'],
  request: {
    urls: [
      'https://modern-slavery-statement-registry.service.gov.uk/download/StatementSummaries{lastYear}.csv',
    ],
  },
  licence: openGovernment('statement registry, download page'),
  topics: ['culture', 'legal'],
  extract: {
    items: 'rows[]',
    limit: 200_000,
    fields: {
      name: 'organisationname | plain',
      parent: 'parentname | plain',
      companyNumber: 'companynumber',
      url: 'statementurl',
      turnover: 'turnover | plain',
      date: 'lastupdated | iso(dmy)',
      from: 'statementstartdate | iso(dmy)',
      until: 'statementenddate | iso(dmy)',
    },
  },
  bulk: { ...byName, every: days(28) },
  enabled: 'verify',
});

const sanctions = defineSource({
  ...conductFile,
  id: 'legal-ofac-sdn',
  name: 'US sanctions list (OFAC)',
  needs: [],
  request: { urls: ['https://www.treasury.gov/ofac/downloads/sdn.csv'] },
  licence: publicDomain('OFAC list downloads, from memory'),
  topics: ['legal'],
  extract: {
    items: 'rows[]',
    limit: 200_000,
    fields: { id: 'ent_num', name: 'sdn_name | plain', program: 'program | plain' },
    // People, ships and planes are on it too, and none of a report's business.
    keep: { by: 'sdn_type', in: ['-0-'] },
  },
  // A wrong row here would be a slander: only the whole legal name counts.
  match: { field: 'name', against: 'legalNames', min: 0.98, how: 'is' },
  bulk: {
    ...byName,
    every: days(1),
    columns: [
      'ent_num',
      'sdn_name',
      'sdn_type',
      'program',
      'title',
      'call_sign',
      'vess_type',
      'tonnage',
      'grt',
      'vess_flag',
      'vess_owner',
      'remarks',
    ],
  },
  enabled: 'verify',
});

export const conductFiles: readonly Source[] = [
  genderPayGap,
  climateTargets,
  workforceGender,
  modernSlavery,
  sanctions,
];
