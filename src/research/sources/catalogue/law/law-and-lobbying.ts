import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { governmentSearch } from '../registers/british-government';
import { plain, publicDomain, service } from '../common';

const record = {
  ...plain,
  kind: 'search',
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

export const justicePress = defineSource({
  ...record,
  id: 'legal-doj-press',
  name: 'US Department of Justice press releases',
  needs: ['company'],
  request: {
    urls: [
      'https://www.justice.gov/api/v1/press_releases.json?parameters[title]={company}&pagesize=20&sort=date&direction=DESC',
    ],
  },
  licence: publicDomain('Department of Justice developer page'),
  topics: ['legal'],
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'uuid',
      title: 'title | plain',
      url: 'url',
      date: 'date | epoch',
      html: 'body || teaser',
      number: 'number',
    },
    about: { total: 'metadata.resultset.count | num' },
  },
  match: { field: ['title', 'html'], against: 'names', min: 0.9, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'register', expires: days(730) },
});

export const federalRegister = defineSource({
  ...record,
  id: 'legal-federal-register',
  name: 'US Federal Register',
  needs: ['company'],
  serves: { countries: ['US'] },
  request: {
    urls: [
      'https://www.federalregister.gov/api/v1/documents.json?conditions[term]=%22{company}%22&order=newest',
    ],
  },
  licence: publicDomain('Federal Register API documentation'),
  topics: ['legal', 'market'],
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'document_number',
      title: 'title | plain',
      url: 'html_url',
      date: 'publication_date | iso',
      type: 'type',
      agency: 'agencies[].name || agencies[].raw_name',
      summary: 'abstract | plain | clip(1200)',
      text: 'excerpts | text | clip(1200)',
    },
    about: { total: 'count' },
    // Its list is left out where it would be empty.
    missing: 'empty',
  },
  match: { field: ['title', 'summary', 'text'], against: 'names', min: 0.9, how: 'mentions' },
});

export const lobbyingFilings = defineSource({
  ...record,
  id: 'legal-lda-lobbying',
  name: 'US lobbying disclosures (LDA.gov)',
  needs: ['company'],
  serves: { countries: ['US'] },
  // The Senate's own host was given up for this one in 2026.
  request: { urls: ['https://lda.gov/api/v1/filings/?client_name={company}&ordering=-dt_posted'] },
  auth: { key: 'lobbying', in: 'header', name: 'authorization', prefix: 'Token ', optional: true },
  // Fifteen questions a minute without a key.
  polite: { ...service, interval: seconds(4), ttl: days(3) },
  licence: publicDomain('LDA API documentation'),
  topics: ['legal', 'market'],
  extract: {
    items: 'results[]',
    limit: 25,
    fields: {
      id: 'filing_uuid',
      name: 'client.name | plain',
      registrant: 'registrant.name | plain',
      type: 'filing_type_display',
      period: 'filing_period_display',
      year: 'filing_year',
      date: 'dt_posted | iso',
      income: 'income | num',
      expenses: 'expenses | num',
      issues: 'lobbying_activities[].general_issue_code_display',
      matter: 'lobbying_activities[].description | plain | clip(800)',
      url: 'filing_document_url',
    },
    about: { total: 'count' },
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
});

export const politicalCommittees = defineSource({
  ...record,
  id: 'legal-fec-committees',
  name: 'US political committees (FEC)',
  needs: ['company'],
  serves: { countries: ['US'] },
  request: { urls: ['https://api.open.fec.gov/v1/committees/?q={company}&per_page=20'] },
  auth: { key: 'fec', in: 'query', name: 'api_key' },
  polite: { ...service, interval: seconds(4), ttl: days(7) },
  licence: publicDomain('OpenFEC API documentation'),
  topics: ['legal', 'culture'],
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'committee_id',
      title: 'name | plain',
      type: 'committee_type_full',
      designation: 'designation_full',
      organization: 'organization_type_full',
      state: 'state',
      begun: 'first_file_date | iso',
      date: 'last_file_date | iso',
    },
    about: { total: 'pagination.count' },
    link: 'https://www.fec.gov/data/committee/{id}/',
  },
  match: { field: 'title', against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'key',
});

export const competitionCases = defineSource({
  ...governmentSearch,
  id: 'legal-uk-cma-cases',
  name: 'UK competition cases (CMA)',
  serves: { countries: ['GB'] },
  request: { urls: ['https://www.gov.uk/api/search.json?filter_format=cma_case&q={company}'] },
  topics: ['legal', 'market'],
});

export const regulationDockets = defineSource({
  ...record,
  id: 'legal-regulations-gov',
  name: 'US rulemaking (Regulations.gov)',
  needs: ['company'],
  serves: { countries: ['US'] },
  request: {
    urls: [
      'https://api.regulations.gov/v4/documents?filter[searchTerm]=%22{company}%22&sort=-postedDate&page[size]=25',
    ],
  },
  auth: { key: 'dataGov', in: 'header', name: 'x-api-key' },
  polite: { ...service, interval: seconds(4), ttl: days(3) },
  licence: publicDomain('Regulations.gov API documentation'),
  topics: ['legal', 'market'],
  extract: {
    items: 'data[]',
    limit: 25,
    fields: {
      id: 'id',
      title: 'attributes.title | plain',
      date: 'attributes.postedDate | iso',
      type: 'attributes.documentType',
      agency: 'attributes.agencyId',
      docket: 'attributes.docketId',
      text: 'attributes.highlightedContent | text | clip(1200)',
    },
    about: { total: 'meta.totalElements' },
    link: 'https://www.regulations.gov/document/{id}',
  },
  match: { field: ['title', 'text'], against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'key',
});

export const screeningList = defineSource({
  ...record,
  id: 'legal-us-csl',
  name: 'US lists of restricted parties',
  needs: ['legalName'],
  request: {
    urls: ['https://data.trade.gov/consolidated_screening_list/v1/search?name={legalName}&size=25'],
  },
  auth: { key: 'consolidatedScreening', in: 'header', name: 'subscription-key' },
  polite: { ...service, ttl: days(1) },
  licence: publicDomain('International Trade Administration developer portal'),
  topics: ['legal'],
  extract: {
    items: 'results[]',
    limit: 25,
    fields: {
      id: 'id',
      name: 'name | plain',
      list: 'source',
      programs: 'programs[]',
      date: 'start_date | iso',
      notice: 'federal_register_notice',
      country: 'addresses[0].country',
      url: 'source_information_url || source_list_url',
    },
    about: { total: 'total' },
    drop: { by: 'type', in: ['individual', 'vessel', 'aircraft'] },
  },
  // To be called sanctioned for another's name is a grave wrong: the whole registered name, or nothing.
  match: { field: 'name', against: 'legalNames', min: 1, how: 'is' },
  enabled: 'key',
});

export const lawAndLobbyingSources: readonly Source[] = [
  justicePress,
  federalRegister,
  lobbyingFilings,
  politicalCommittees,
  competitionCases,
  regulationDockets,
  screeningList,
];
