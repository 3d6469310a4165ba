import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { boxFields } from '../../encyclopaedia/box-facts';
import type { Source } from '../../shape';
import { plain, service, wikitext } from '../common';

const common = {
  ...plain,
  kind: 'json',
  polite: { ...service, interval: seconds(1), conditional: true },
} as const satisfies Partial<Source>;

const free = { tier: 'A', note: 'CC0: free for any use' } as const;
const wikidata = {
  ...common,
  licence: { ...free, seenAt: 'Wikidata licensing page; wikibase-sdk' },
} as const;

export const wikidataSearch = defineSource({
  ...wikidata,
  id: 'wikidata-search',
  name: 'Wikidata search',
  needs: ['company'],
  request: {
    urls: [
      'https://www.wikidata.org/w/api.php?action=wbsearchentities&search={company}&language=en&type=item&limit=7&format=json',
    ],
  },
  topics: ['snapshot'],
  extract: {
    items: 'search[]',
    limit: 7,
    fields: {
      id: 'id',
      label: 'label || display.label.value | plain',
      description: 'description || display.description.value | plain',
    },
  },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(30) },
});

export const wikidataEntity = defineSource({
  ...wikidata,
  id: 'wikidata-entity',
  name: 'Wikidata',
  needs: ['wikidata'],
  request: { urls: ['https://www.wikidata.org/wiki/Special:EntityData/{wikidata}.json'] },
  topics: ['snapshot', 'leadership'],
  evidence: { kind: 'entity', reliability: 'reference', expires: days(180) },
  means: { says: 'asked', by: 'entities[].id', is: ['{wikidata}'] },
  recordings: ['wikidata/entity-Q2112-city.json', 'wikidata/wbgetentities.json'],
});

export const wikidataLabels = defineSource({
  ...wikidata,
  id: 'wikidata-labels',
  name: 'Wikidata names',
  needs: ['labels'],
  request: {
    urls: [
      'https://www.wikidata.org/w/api.php?action=wbgetentities&ids={labels}&props=labels&languages=en&format=json',
    ],
  },
  topics: ['snapshot'],
  extract: {
    items: 'entities[]',
    limit: 50,
    fields: { id: 'id', label: 'labels.en.value || labels[].value | plain' },
  },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(180) },
});

const wikipedia = {
  ...common,
  needs: ['title'],
  licence: {
    tier: 'A',
    note: 'CC BY-SA 4.0: named and linked, quoted text under the same licence',
    credit:
      'Text quoted from Wikipedia is by its contributors, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).',
    seenAt: 'Wikipedia terms of use; searxng engines',
  },
  evidence: { kind: 'page', reliability: 'reference', expires: days(180) },
} as const satisfies Partial<Source>;

export const wikipediaSummary = defineSource({
  ...wikipedia,
  id: 'wikipedia-summary',
  name: 'Wikipedia summary',
  request: { urls: ['https://en.wikipedia.org/api/rest_v1/page/summary/{title}'] },
  topics: ['snapshot'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      title: 'titles.normalized || title | plain',
      description: 'description | plain',
      text: 'extract | plain',
      url: 'content_urls.desktop.page',
      date: 'timestamp | iso',
      wikidata: 'wikibase_item',
      type: 'type',
    },
    // Of a name that means many things it has nothing to say.
    drop: { by: 'type', in: ['disambiguation', 'no-extract'] },
  },
});

export const wikipediaArticle = defineSource({
  ...wikipedia,
  id: 'wikipedia-wikitext',
  name: 'Wikipedia article',
  request: {
    urls: [
      'https://en.wikipedia.org/w/api.php?action=parse&page={title}&prop=wikitext&redirects=1&format=json&formatversion=2',
    ],
  },
  topics: ['snapshot', 'leadership', 'legal', 'products'],
  extract: {
    items: 'parse',
    limit: 1,
    fields: {
      title: 'title | plain',
      id: 'pageid',
      text: 'wikitext | wikitext | clip(80000)',
      ...boxFields('wikitext'),
    },
    link: 'https://en.wikipedia.org/?curid={id}',
  },
  sayings: [
    { says: '"code":"missingtitle"', outcome: 'gone', sentence: 'It has no article of that name.' },
  ],
  recordings: ['BBDO', 'Alsea-company', 'Mozilla-Firefox'].map(wikitext),
});

const gleif = {
  ...common,
  licence: { ...free, seenAt: 'GLEIF API documentation' },
} as const;

export const gleifRecords = defineSource({
  ...gleif,
  id: 'gleif-lei',
  name: 'GLEIF legal entity identifiers',
  kind: 'search',
  needs: ['legalName'],
  request: {
    urls: [
      'https://api.gleif.org/api/v1/lei-records?filter[entity.legalName]={legalName}&page[size]=5',
    ],
  },
  topics: ['snapshot'],
  extract: {
    items: 'data[]',
    limit: 5,
    fields: {
      id: 'attributes.lei || id',
      name: 'attributes.entity.legalName.name | plain',
      city: 'attributes.entity.headquartersAddress.city || attributes.entity.legalAddress.city | plain',
      country:
        'attributes.entity.headquartersAddress.country || attributes.entity.legalAddress.country',
      incorporatedIn: 'attributes.entity.jurisdiction',
      status: 'attributes.entity.status | lower',
      registeredAs: 'attributes.entity.registeredAs',
      date: 'attributes.registration.lastUpdateDate || attributes.registration.initialRegistrationDate | iso',
    },
    link: 'https://search.gleif.org/#/record/{id}',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
  teaches: { needs: { lei: 'id' }, from: 'alone' },
  evidence: { kind: 'entity', reliability: 'register', expires: days(180) },
});

export const gleifParent = defineSource({
  ...gleif,
  id: 'gleif-parents',
  name: 'GLEIF parent company',
  needs: ['lei'],
  request: { urls: ['https://api.gleif.org/api/v1/lei-records/{lei}/ultimate-parent'] },
  topics: ['snapshot', 'leadership'],
  extract: {
    items: 'data',
    limit: 1,
    fields: {
      id: 'attributes.lei || id',
      name: 'attributes.entity.legalName.name | plain',
      parent: 'attributes.entity.legalName.name | plain',
      country: 'attributes.entity.legalAddress.country',
      status: 'attributes.entity.status | lower',
    },
    gone: 'empty',
    link: 'https://search.gleif.org/#/record/{id}',
  },
  evidence: { kind: 'entity', reliability: 'register', expires: days(180) },
});

export const companiesHouse = {
  ...common,
  auth: { key: 'companiesHouse', in: 'basic' },
  licence: {
    tier: 'A',
    note: 'public register of the United Kingdom, free to reuse; of people only name and role',
    credit: 'Contains public sector information licensed under the Open Government Licence v3.0.',
    seenAt: 'Companies House developer hub',
  },
  enabled: 'key',
} as const satisfies Partial<Source>;

export const companiesHouseSearch = defineSource({
  ...companiesHouse,
  id: 'uk-companies-house',
  name: 'UK Companies House',
  kind: 'search',
  needs: ['legalName'],
  serves: { countries: ['GB'] },
  request: {
    urls: [
      'https://api.company-information.service.gov.uk/search/companies?q={legalName}&items_per_page=5',
    ],
  },
  topics: ['snapshot', 'legal'],
  extract: {
    items: 'items[]',
    limit: 5,
    fields: {
      id: 'company_number',
      name: 'title | plain',
      status: 'company_status',
      date: 'date_of_creation | iso',
      closedOn: 'date_of_cessation | iso',
      place:
        'address_snippet || snippet || address.address_line_1 & address.locality & address.postal_code | plain',
      form: 'company_type | code(britishForm)',
    },
    about: { total: 'total_results' },
    link: 'https://find-and-update.company-information.service.gov.uk/company/{id}',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
  teaches: { needs: { companyNumber: 'id' }, from: 'alone' },
  evidence: { kind: 'entity', reliability: 'register', expires: days(180) },
});

export const companiesHouseOfficers = defineSource({
  ...companiesHouse,
  id: 'uk-companies-house-officers',
  name: 'UK Companies House officers',
  needs: ['companyNumber'],
  request: {
    urls: [
      'https://api.company-information.service.gov.uk/company/{companyNumber}/officers?items_per_page=50',
    ],
  },
  topics: ['leadership'],
  extract: {
    items: 'items[]',
    limit: 50,
    fields: {
      name: 'name | plain',
      role: 'officer_role',
      date: 'appointed_on | iso',
      until: 'resigned_on | iso',
      occupation: 'occupation | plain',
    },
    about: { total: 'active_count || total_results' },
  },
  evidence: { kind: 'record', reliability: 'register', expires: days(180) },
});
