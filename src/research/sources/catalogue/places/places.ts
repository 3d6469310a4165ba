import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { service } from '../common';
import { wikiSayings } from '../reference/encyclopaedias';
import { lodging, placeRecord, rents } from './living-costs';

const openStreetMap = {
  ...placeRecord,
  licence: {
    tier: 'A',
    note: 'ODbL: OpenStreetMap is named and linked',
    credit:
      '© OpenStreetMap contributors, under the Open Database Licence (https://www.openstreetmap.org/copyright).',
    seenAt: 'OpenStreetMap copyright page; searxng engines',
  },
} as const satisfies Partial<Source>;
/** Where a place lies is asked for, to ask others; it says nothing to a reader. */
const geocoder = {
  ...openStreetMap,
  teaches: { needs: { latitude: 'latitude', longitude: 'longitude' }, from: 'first' },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(365) },
} as const satisfies Partial<Source>;

const nominatim = defineSource({
  ...geocoder,
  id: 'loc-nominatim',
  name: 'OpenStreetMap Nominatim, where a place lies',
  request: {
    urls: [
      'https://nominatim.openstreetmap.org/search?q={city}&format=jsonv2&limit=1&addressdetails=1&accept-language=en',
    ],
  },
  // One a second is its absolute limit.
  polite: { ...service, interval: seconds(2), ttl: days(90) },
  extract: {
    items: '[]',
    limit: 1,
    fields: {
      title: 'name || display_name | plain',
      latitude: 'lat',
      longitude: 'lon',
      type: 'addresstype || type',
      regionCode: 'address.ISO3166-2-lvl4',
      countryCode: 'address.country_code',
      whole: 'display_name | plain',
    },
  },
});

const photon = defineSource({
  ...geocoder,
  id: 'loc-photon',
  name: 'Photon, where a place lies',
  serves: { asked: 'for-gaps' },
  request: { urls: ['https://photon.komoot.io/api/?q={city}&limit=1&lang=en'] },
  polite: { ...service, ttl: days(90) },
  extract: {
    items: 'features[]',
    limit: 1,
    fields: {
      title: 'properties.city || properties.name | plain',
      latitude: 'geometry.coordinates[1]',
      longitude: 'geometry.coordinates[0]',
      type: 'properties.type || properties.osm_value',
      countryCode: 'properties.countrycode | lower',
      whole: 'properties.name & properties.state & properties.country | plain',
    },
  },
});

/** Stations first, then what a working day needs; of each the first fifteen that have a name. */
const around = (kinds: string, tag: string): string =>
  `node(around:800,{latitude},{longitude})[${tag}~"^(${kinds})$"][name];out tags 15;`;
const NEARBY = [
  '[out:json][timeout:15];',
  around('station|halt|tram_stop|subway_entrance', 'railway'),
  around('bus_station|ferry_terminal|restaurant|cafe|pharmacy|childcare|kindergarten', 'amenity'),
].join('');
const nearbyQuery = encodeURIComponent(NEARBY).replaceAll('%7B', '{').replaceAll('%7D', '}');

const overpass = defineSource({
  ...openStreetMap,
  id: 'loc-overpass',
  name: 'OpenStreetMap Overpass, what is near the middle of the place',
  needs: ['latitude', 'longitude'],
  request: { urls: [`https://overpass-api.de/api/interpreter?data=${nearbyQuery}`] },
  polite: { ...service, interval: seconds(5), ttl: days(30) },
  extract: {
    items: 'elements[]',
    limit: 30,
    fields: {
      id: 'id',
      name: 'tags.name || tags."name:en" | plain',
      what: 'tags.railway || tags.amenity',
      operator: 'tags.operator || tags.network | plain',
    },
    requires: ['name'],
    link: 'https://www.openstreetmap.org/node/{id}',
  },
  sayings: [
    {
      says: 'runtime error',
      outcome: 'limited',
      sentence: 'It had no time for the question; it asked us to come back later.',
    },
  ],
});

const wikivoyage = defineSource({
  ...placeRecord,
  id: 'wikivoyage',
  name: 'Wikivoyage',
  request: {
    urls: [
      'https://en.wikivoyage.org/w/api.php?action=query&prop=extracts&exintro=1&explaintext=1&redirects=1&titles={city}&format=json&formatversion=2',
    ],
  },
  polite: { ...service, interval: seconds(1), ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'CC BY-SA 4.0: Wikivoyage is named and linked, quoted text under the same licence',
    credit:
      'Text quoted from Wikivoyage is by its contributors, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).',
    seenAt: 'Wikivoyage licence page; searxng mediawiki engine',
  },
  extract: {
    items: 'query.pages[]',
    limit: 1,
    fields: { id: 'pageid', title: 'title | plain', text: 'extract | plain | clip(6000)' },
    drop: { by: 'missing', in: ['yes'] },
    link: 'https://en.wikivoyage.org/?curid={id}',
  },
  sayings: wikiSayings,
});

const geoNames = defineSource({
  ...placeRecord,
  id: 'loc-geonames',
  name: 'GeoNames',
  request: {
    urls: ['https://secure.geonames.org/searchJSON?q={city}&maxRows=1&style=FULL&featureClass=P'],
  },
  // Its key is the name of an account.
  auth: { key: 'geonames', in: 'query', name: 'username' },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: GeoNames is named and linked',
    credit: 'Facts of places are from GeoNames (https://www.geonames.org/), under CC BY 4.0.',
    seenAt: 'GeoNames terms',
  },
  extract: {
    items: 'geonames[]',
    limit: 1,
    fields: {
      id: 'geonameId',
      title: 'name | plain',
      within: 'adminName1 & countryName | plain',
      population: 'population',
      timezone: 'timezone.timeZoneId',
      latitude: 'lat',
      longitude: 'lng',
    },
    about: { total: 'totalResultsCount' },
    link: 'https://www.geonames.org/{id}',
  },
  sayings: [
    {
      says: 'limit of',
      outcome: 'limited',
      sentence: 'Its questions for this hour or day are used up.',
    },
    { says: '"status":{', outcome: 'error-page', sentence: 'It answered with an error.' },
  ],
  enabled: 'key',
});

export const placeSources: readonly Source[] = [
  nominatim,
  photon,
  overpass,
  wikivoyage,
  geoNames,
  rents,
  lodging,
];
