import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, service, shortQuotes } from '../common';

const record = {
  ...plain,
  kind: 'search',
  polite: { ...service, ttl: days(30) },
  evidence: { kind: 'record', reliability: 'reference', expires: days(730) },
} as const satisfies Partial<Source>;

const wikiRate = defineSource({
  ...record,
  id: 'esg-wikirate',
  name: 'Wikirate answers on environment and working conditions',
  needs: ['company'],
  request: { urls: ['https://wikirate.org/{company}+Answer.json?limit=50'] },
  // Who asks without a key is shown a wall.
  auth: { key: 'wikirate', in: 'header', name: 'x-api-key' },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: Wikirate is named and linked',
    credit:
      'Wikirate.org, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).',
    seenAt: 'Wikirate’s own answers; public code',
  },
  topics: ['culture', 'snapshot'],
  extract: {
    items: 'items[]',
    limit: 50,
    // Its own addresses lead to data; a card’s number leads to its page.
    fields: {
      id: 'id',
      title: 'metric | plain',
      company: 'company | plain',
      year: 'year',
      value: 'value',
    },
    link: 'https://wikirate.org/~{id}',
    gone: 'empty',
  },
  match: { field: 'company', against: 'names', min: 0.9, how: 'is' },
  enabled: 'key',
});

/** Row limits must precede the format, or nothing is found. Some tables hold names in capitals. */
const facilities = (table: string, column: string) =>
  ['{companyLarge}', '{company}'].map(
    (name) => `https://data.epa.gov/efservice/${table}/${column}/CONTAINING/${name}/rows/0:20/JSON`,
  );
const facility = {
  ...record,
  needs: ['company'],
  serves: {
    countries: ['US'],
    industries: [
      'manufacturing',
      'chemicals',
      'energy',
      'mining',
      'food',
      'pharma',
      'vehicles',
      'aerospace',
      'consumer-goods',
      'construction',
    ],
  },
  licence: publicDomain('EPA Envirofacts API documentation; public code'),
  topics: ['location'],
  match: { field: 'owner', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

const greenhouseGases = defineSource({
  ...facility,
  id: 'esg-epa-ghgrp',
  name: 'US plants that report greenhouse gases (EPA)',
  request: { urls: facilities('PUB_DIM_FACILITY', 'PARENT_COMPANY') },
  extract: {
    items: '[]',
    limit: 20,
    fields: {
      id: 'facility_id',
      name: 'facility_name | plain',
      owner: 'parent_company | plain',
      place: 'city | plain',
      state: 'state',
      year: 'year',
      industry: 'naics_code',
    },
    link: 'https://ghgdata.epa.gov/ghgp/service/facilityDetail/{year}?id={id}&ds=E',
  },
});

const toxicReleases = defineSource({
  ...facility,
  id: 'esg-epa-tri',
  name: 'US plants in the toxics inventory (EPA)',
  request: { urls: facilities('tri_facility', 'parent_co_name') },
  extract: {
    items: '[]',
    limit: 20,
    fields: {
      id: 'tri_facility_id',
      name: 'facility_name | plain',
      owner: 'parent_co_name || standard_parent_co_name | plain',
      place: 'city_name | plain',
      state: 'state_abbr',
      closed: 'fac_closed_ind',
    },
    link: 'https://enviro.epa.gov/envirofacts/tri/facility?facilityId={id}',
  },
});

const humanRights = defineSource({
  ...plain,
  id: 'esg-bhrrc',
  name: 'Business & Human Rights Centre',
  kind: 'feed',
  needs: ['company'],
  request: {
    urls: ['https://www.business-humanrights.org/en/feeds/latest-news/3/?&search={company}'],
  },
  polite: { ...service, robots: 'obey', ttl: minutes(30), conditional: true },
  licence: shortQuotes(
    'public feed, terms not reviewed: headline, link and at most 25 quoted words',
    'public code',
  ),
  topics: ['legal', 'news'],
  match: { field: ['title', 'html'], against: 'names', min: 0.9, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(730) },
});

const greenWeb = defineSource({
  ...plain,
  id: 'esg-greenweb',
  name: 'Green Web Foundation, energy of the site’s host',
  kind: 'json',
  needs: ['domain'],
  request: { urls: ['https://api.thegreenwebfoundation.org/api/v3/greencheck/{domain}'] },
  polite: { ...service, ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'ODbL: the Green Web Foundation is named and linked',
    credit:
      'On the energy of hosts: the Green Web Foundation (https://www.thegreenwebfoundation.org/), under the Open Database Licence.',
    seenAt: 'Green Web Foundation API documentation',
  },
  topics: ['engineering'],
  extract: {
    items: '.',
    limit: 1,
    fields: { green: 'green', host: 'hosted_by | plain', date: 'modified | iso', address: 'url' },
    // It says “no” of every host it doesn’t know.
    keep: { by: 'green', in: ['yes'] },
    emptyMeans: 'unknown',
    link: 'https://www.thegreenwebfoundation.org/green-web-check/?url={domain}',
  },
  evidence: { kind: 'record', reliability: 'reference', expires: days(365) },
  enabled: 'verify',
});

const climateTrace = defineSource({
  ...record,
  id: 'esg-climatetrace',
  name: 'Climate TRACE, large emitters of the country',
  needs: ['country'],
  serves: {
    industries: ['energy', 'mining', 'manufacturing', 'chemicals', 'transport', 'farming'],
    asked: 'for-gaps',
  },
  request: { urls: ['https://api.climatetrace.org/v6/assets?limit=100&countries={countryThree}'] },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: Climate TRACE is named and linked',
    credit: 'On emissions: Climate TRACE (https://climatetrace.org/), under CC BY 4.0.',
    seenAt: 'Climate TRACE terms; public code',
  },
  topics: ['location'],
  extract: {
    items: 'assets[]',
    limit: 100,
    fields: {
      id: 'Id',
      name: 'Name | plain',
      owner: 'Owners[].CompanyName | plain',
      sector: 'Sector',
      kind: 'AssetType',
      emissions: 'EmissionsSummary[Gas=co2e_100yr].EmissionsQuantity',
    },
    missing: 'empty',
  },
  match: { field: 'owner', against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'verify',
});

export const environment: readonly Source[] = [
  wikiRate,
  greenhouseGases,
  toxicReleases,
  humanRights,
  greenWeb,
  climateTrace,
];
