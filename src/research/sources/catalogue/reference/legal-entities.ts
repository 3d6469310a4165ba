import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { freeForAnyUse, referenceWork } from './reference-works';

export const gleif = {
  ...referenceWork,
  licence: { ...freeForAnyUse, seenAt: 'GLEIF API documentation' },
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
  ...referenceWork,
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
