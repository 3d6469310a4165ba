import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { openGovernment, plain, publicDomain, service } from '../common';

const institution = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  polite: { ...service, interval: seconds(1), ttl: days(30) },
  topics: ['snapshot', 'engineering'],
  match: { field: ['name', 'alias'], against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'entity', reliability: 'reference', expires: days(180) },
} as const satisfies Partial<Source>;

const researchOrganisations = defineSource({
  ...institution,
  id: 'ror-organizations',
  name: 'Research Organization Registry (ROR)',
  request: { urls: ['https://api.ror.org/v2/organizations?query={company}'] },
  licence: { tier: 'A', note: 'CC0: free for any use', seenAt: 'ROR documentation; public code' },
  extract: {
    items: 'items[]',
    limit: 20,
    fields: {
      id: 'id',
      name: 'names[types=ror_display].value || names[0].value | plain',
      alias: 'names[types=alias].value | plain',
      kind: 'types[]',
      founded: 'established',
      city: 'locations[].geonames_details.name | each',
      country: 'locations[0].geonames_details.country_name | plain',
      site: 'links[type=website].value',
      status: 'status',
      url: 'id',
    },
    about: { total: 'number_of_results' },
  },
});

const institutions = defineSource({
  ...institution,
  id: 'openalex-institutions',
  name: 'OpenAlex institutions',
  request: { urls: ['https://api.openalex.org/institutions?search={company}'] },
  auth: { key: 'openAlex', in: 'query', name: 'api_key' },
  enabled: 'key',
  licence: {
    tier: 'A',
    note: 'CC0: free for any use',
    seenAt: 'OpenAlex documentation; searxng openalex engine',
  },
  extract: {
    items: 'results[]',
    limit: 25,
    fields: {
      id: 'id | tail',
      name: 'display_name | plain',
      alias: 'display_name_alternatives[] | plain',
      kind: 'type',
      city: 'geo.city | plain',
      country: 'geo.country || country_code',
      site: 'homepage_url',
      works: 'works_count',
      cited: 'cited_by_count',
      ror: 'ror',
      url: 'id',
    },
    about: { total: 'meta.count' },
  },
  teaches: { needs: { openalex: 'id' }, from: 'alone' },
});

/** Public catalogues of data sets, which all run the same program. */
const dataSets = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  polite: { ...service, ttl: days(7) },
  topics: ['market'],
  match: { field: ['title', 'text'], against: 'names', min: 0.9, how: 'mentions' },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
  enabled: 'verify',
} as const satisfies Partial<Source>;
const found = {
  items: 'result.results[]',
  limit: 20,
  fields: {
    id: 'id',
    title: 'title | plain',
    publisher: 'organization.title | plain',
    date: 'metadata_modified | iso',
    text: 'notes | plain | clip(2000)',
    path: 'name',
  },
  about: { total: 'result.count' },
} as const;

const americanData = defineSource({
  ...dataSets,
  id: 'ind-datagov',
  name: 'US open data catalogue (data.gov)',
  serves: { countries: ['US'], asked: 'for-gaps' },
  request: {
    urls: ['https://catalog.data.gov/api/3/action/package_search?q=%22{company}%22&rows=20'],
  },
  licence: publicDomain('data.gov API documentation'),
  extract: { ...found, link: 'https://catalog.data.gov/dataset/{path}' },
});

const britishData = defineSource({
  ...dataSets,
  id: 'ind-datagovuk',
  name: 'UK open data catalogue (data.gov.uk)',
  serves: { countries: ['GB'], asked: 'for-gaps' },
  request: { urls: ['https://data.gov.uk/api/action/package_search?q=%22{company}%22&rows=20'] },
  licence: openGovernment('data.gov.uk API documentation'),
  extract: { ...found, link: 'https://www.data.gov.uk/dataset/{id}/{path}' },
});

export const researchInstitutions: readonly Source[] = [researchOrganisations, institutions];
export const openData: readonly Source[] = [americanData, britishData];
