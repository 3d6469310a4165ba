import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { openGovernment, publicDomain, shortQuotes } from '../common';
import { register } from './register-common';

const banks = defineSource({
  ...register,
  id: 'us-fdic',
  name: 'FDIC BankFind',
  serves: { countries: ['US'], industries: ['finance'] },
  request: {
    urls: [
      'https://api.fdic.gov/banks/institutions?search=NAME:%22{company}%22&fields=NAME,CERT,ASSET,OFFICES,WEBADDR,CITY,STNAME,ESTYMD,ACTIVE&limit=10&format=json',
    ],
  },
  licence: publicDomain('FDIC BankFind API'),
  topics: ['snapshot', 'financials'],
  extract: {
    items: 'data[]',
    limit: 10,
    fields: {
      id: 'data.CERT',
      name: 'data.NAME | plain',
      city: 'data.CITY | plain',
      state: 'data.STNAME | plain',
      site: 'data.WEBADDR',
      founded: 'data.ESTYMD | iso(mdy)',
      assetsInThousands: 'data.ASSET',
      offices: 'data.OFFICES',
      active: 'data.ACTIVE',
    },
    about: { total: 'meta.total' },
    link: 'https://banks.data.fdic.gov/bankfind-suite/bankfind/details/{id}',
  },
  // Who is listed is a holding, and the register knows its banks.
  match: {
    ...register.match,
    units: {
      words: ['bank', 'national', 'association', 'na', 'trust', 'company', 'savings', 'fsb', 'ssb'],
      common: [
        'american',
        'bank',
        'capital',
        'central',
        'citizens',
        'city',
        'commerce',
        'community',
        'farmers',
        'federal',
        'first',
        'heritage',
        'home',
        'merchants',
        'national',
        'of',
        'peoples',
        'savings',
        'security',
        'state',
        'the',
        'trust',
        'union',
        'united',
      ],
      site: 'site',
    },
  },
});

const nonprofits = defineSource({
  ...register,
  id: 'us-propublica-nonprofit',
  name: 'ProPublica Nonprofit Explorer',
  // Hospitals and universities are nonprofits more often than not.
  serves: { countries: ['US'], industries: ['nonprofit', 'education', 'health', 'research'] },
  request: { urls: ['https://projects.propublica.org/nonprofits/api/v2/search.json?q={company}'] },
  licence: shortQuotes(
    'ProPublica data terms: ProPublica is named, nothing is sold on in bulk: facts and a link',
    'ProPublica Nonprofit Explorer API documentation',
  ),
  extract: {
    items: 'organizations[]',
    limit: 25,
    fields: {
      id: 'ein',
      name: 'name | plain',
      known: 'sub_name | plain',
      city: 'city | plain',
      state: 'state',
      activity: 'ntee_code',
    },
    about: { total: 'total_results' },
    link: 'https://projects.propublica.org/nonprofits/organizations/{id}',
    gone: 'empty',
  },
  match: { ...register.match, field: ['name', 'known'] },
});

const charities = defineSource({
  ...register,
  id: 'uk-charity-commission',
  name: 'Charity Commission for England and Wales',
  serves: { countries: ['GB'], industries: ['nonprofit', 'education', 'health', 'research'] },
  request: {
    urls: ['https://api.charitycommission.gov.uk/register/api/searchCharityName/{company}'],
  },
  auth: { key: 'charityCommission', in: 'header', name: 'ocp-apim-subscription-key' },
  licence: openGovernment('public code that calls api.charitycommission.gov.uk'),
  extract: {
    items: '[]',
    limit: 50,
    fields: {
      id: 'reg_charity_number',
      name: 'charity_name | plain',
      status: 'reg_status | lower',
      founded: 'date_of_registration | iso',
      closedOn: 'date_of_removal | iso',
    },
    link: 'https://register-of-charities.charitycommission.gov.uk/charity-search/-/charity-details/{id}',
    gone: 'empty',
  },
  evidence: { ...register.evidence, expires: days(365) },
  enabled: 'key',
});

export const banksAndCharities: readonly Source[] = [banks, nonprofits, charities];
