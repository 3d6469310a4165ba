import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { publicDomain, service } from '../common';
import { register } from './register-common';

const australia = defineSource({
  ...register,
  id: 'au-abn',
  name: 'Australia: ABN Lookup',
  serves: { countries: ['AU'] },
  request: {
    urls: ['https://abr.business.gov.au/json/MatchingNames.aspx?name={company}&maxResults=10'],
  },
  auth: { key: 'australianBusinessRegister', in: 'query', name: 'guid' },
  licence: {
    tier: 'A',
    note: 'CC BY 3.0 AU: the Australian Business Register is named',
    credit:
      'On Australian companies: ABN Lookup (https://abr.business.gov.au/), under CC BY 3.0 AU.',
    seenAt: 'public code that calls abr.business.gov.au',
  },
  // It answers with a call of a function; one name may stand there with several states.
  extract: {
    items: 'Names[]',
    limit: 10,
    fields: { id: 'Abn', name: 'Name | plain', place: 'State', current: 'IsCurrent' },
    link: 'https://abr.business.gov.au/ABN/View?abn={id}',
  },
  sayings: [
    {
      says: 'not recognised as a registered party',
      outcome: 'refused',
      sentence: 'It does not know our key.',
    },
  ],
  enabled: 'key',
});

const newZealand = defineSource({
  ...register,
  id: 'nz-nzbn',
  name: 'New Zealand Business Number',
  serves: { countries: ['NZ'] },
  request: {
    urls: [
      'https://api.business.govt.nz/gateway/nzbn/v5/entities?search-term={company}&page-size=10',
    ],
  },
  auth: { key: 'newZealandBusiness', in: 'header', name: 'ocp-apim-subscription-key' },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: the New Zealand Business Number register is named',
    credit:
      'On companies of New Zealand: the New Zealand Business Number register (https://www.nzbn.govt.nz/), under CC BY 4.0.',
    seenAt: 'public code that calls api.business.govt.nz',
  },
  extract: {
    items: 'items[]',
    limit: 10,
    fields: {
      id: 'nzbn',
      name: 'entityName | plain',
      founded: 'registrationDate | iso',
      status: 'entityStatusDescription | lower',
      form: 'entityTypeDescription || entityTypeCode | plain',
    },
    about: { total: 'totalItems' },
    link: 'https://www.nzbn.govt.nz/mynzbn/nzbndetails/{id}/',
  },
  enabled: 'key',
});

const japan = defineSource({
  ...register,
  id: 'jp-gbizinfo',
  name: 'Japan: gBizINFO',
  serves: { countries: ['JP'] },
  request: { urls: ['https://info.gbiz.go.jp/hojin/v1/hojin?name={company}&limit=10'] },
  auth: { key: 'gbizinfo', in: 'header', name: 'x-hojininfo-api-token' },
  licence: {
    tier: 'A',
    note: 'Japanese government standard terms (like CC BY 4.0): gBizINFO is named',
    credit:
      'On Japanese companies: gBizINFO, Ministry of Economy, Trade and Industry (https://info.gbiz.go.jp/).',
    seenAt: 'public code that calls info.gbiz.go.jp',
  },
  extract: {
    items: '"hojin-infos"[]',
    limit: 10,
    fields: {
      id: 'corporate_number',
      name: 'name | plain',
      latin: 'name_en | plain',
      place: 'location | plain',
      founded: 'date_of_establishment | iso',
      people: 'employee_number | num',
      activity: 'business_summary | plain',
      site: 'company_url',
      status: 'status | lower',
    },
    link: 'https://info.gbiz.go.jp/hojin/ichiran?hojinBango={id}',
    missing: 'empty',
    gone: 'empty',
  },
  match: { ...register.match, field: ['name', 'latin'] },
  enabled: 'key',
});

const samEntity = defineSource({
  ...register,
  id: 'us-sam-entity',
  name: 'SAM.gov entity registration',
  needs: ['legalName'],
  // It knows who registered to work for the government, and few questions a day are free.
  serves: { countries: ['US'], asked: 'for-gaps' },
  request: {
    urls: [
      'https://api.sam.gov/entity-information/v3/entities?legalBusinessName={legalName}&includeSections=entityRegistration,coreData&samRegistered=Yes',
    ],
  },
  auth: { key: 'samGov', in: 'query', name: 'api_key' },
  polite: { ...service, interval: minutes(1), ttl: days(30) },
  licence: publicDomain('SAM.gov entity management API'),
  extract: {
    items: 'entityData[]',
    limit: 10,
    fields: {
      id: 'entityRegistration.ueiSAM',
      name: 'entityRegistration.legalBusinessName | plain',
      known: 'entityRegistration.dbaName | plain',
      status: 'entityRegistration.registrationStatus | lower',
      city: 'coreData.physicalAddress.city | plain',
      country: 'coreData.physicalAddress.countryCode',
      founded: 'coreData.entityInformation.entityStartDate | iso',
      site: 'coreData.entityInformation.entityURL',
    },
    about: { total: 'totalRecords' },
    link: 'https://sam.gov/entity/{id}/coreData',
  },
  match: { ...register.match, against: 'legalNames' },
  enabled: 'key',
});

export const worldRegisters: readonly Source[] = [australia, newZealand, japan, samEntity];
