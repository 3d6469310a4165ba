import type { ContractCase } from '../contract-case';

export const places: readonly ContractCase[] = [
  {
    source: 'loc-nominatim',
    answer: [{ place_id: 9_417, licence: 'Data © OpenStreetMap contributors, ODbL 1.0.', osm_type: 'relation', osm_id: 417, lat: '46.7729', lon: '-92.1251', category: 'boundary', type: 'administrative', place_rank: 16, importance: 0.6, addresstype: 'city', name: 'Duluth', display_name: 'Duluth, Saint Louis County, Minnesota, United States', address: { city: 'Duluth', state: 'Minnesota', 'ISO3166-2-lvl4': 'US-MN', country: 'United States', country_code: 'us' }, boundingbox: ['46', '47', '-93', '-92'] }],
    items: [{ title: 'Duluth', latitude: '46.7729', longitude: '-92.1251', type: 'city', regionCode: 'US-MN', countryCode: 'us', whole: 'Duluth, Saint Louis County, Minnesota, United States' }],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'loc-photon',
    answer: { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [-92.1251, 46.7729] }, properties: { osm_type: 'R', osm_id: 417, osm_key: 'place', osm_value: 'city', type: 'city', name: 'Duluth', state: 'Minnesota', country: 'United States', countrycode: 'US' } }] },
    items: [{ title: 'Duluth', latitude: 46.7729, longitude: -92.1251, type: 'city', countryCode: 'us', whole: 'Duluth Minnesota United States' }],
    nothing: { answer: { type: 'FeatureCollection', features: [] }, certain: true },
  },
  {
    source: 'loc-overpass',
    answer: { version: 0.6, generator: 'Overpass API', osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z', copyright: 'The data included in this document is from www.openstreetmap.org.' }, elements: [
      { type: 'node', id: 990_001, tags: { railway: 'tram_stop', name: 'Wick Row', network: 'Lake Lines' } },
      { type: 'node', id: 990_002, tags: { amenity: 'cafe', name: 'The Snuffer', operator: 'P. Marsh' } },
    ] },
    items: [
      { id: 990_001, name: 'Wick Row', what: 'tram_stop', operator: 'Lake Lines', url: 'https://www.openstreetmap.org/node/990001' },
      { id: 990_002, name: 'The Snuffer', what: 'cafe', operator: 'P. Marsh', url: 'https://www.openstreetmap.org/node/990002' },
    ],
    nothing: { answer: { version: 0.6, elements: [] }, certain: true },
  },
  {
    source: 'wikivoyage',
    answer: { batchcomplete: true, query: { pages: [{ pageid: 990_701, ns: 0, title: 'Duluth', extract: 'Duluth is a port at the western tip of a great lake.\nIts hills are steep.' }] } },
    items: [{ id: 990_701, title: 'Duluth', text: 'Duluth is a port at the western tip of a great lake. Its hills are steep.', url: 'https://en.wikivoyage.org/?curid=990701' }],
    nothing: { answer: { batchcomplete: true, query: { pages: [{ ns: 0, title: 'Nowhere', missing: true }] } }, certain: true },
  },
  {
    source: 'loc-geonames',
    answer: { totalResultsCount: 3, geonames: [{ geonameId: 5_024_719, name: 'Duluth', toponymName: 'Duluth', countryCode: 'US', countryName: 'United States', adminName1: 'Minnesota', adminCode1: 'MN', fcode: 'PPLA2', population: 86_697, lat: '46.78327', lng: '-92.10658', timezone: { gmtOffset: -6, timeZoneId: 'America/Chicago', dstOffset: -5 } }] },
    items: [{ id: 5_024_719, title: 'Duluth', within: 'Minnesota United States', population: 86_697, timezone: 'America/Chicago', latitude: '46.78327', longitude: '-92.10658', url: 'https://www.geonames.org/5024719' }],
    about: { total: 3 },
    nothing: { answer: { totalResultsCount: 0, geonames: [] }, certain: true },
  },
  {
    source: 'loc-hud-fmr',
    answer: { data: { county_name: '', counties_msa: 'Lantern County, MN', town_name: '', metro_status: '1', metro_name: 'Duluth, MN-WI MSA', area_name: 'Duluth, MN-WI MSA', smallarea_status: '1', year: '2026', basicdata: [
      { zip_code: 'MSA level', Efficiency: 760, 'One-Bedroom': 890, 'Two-Bedroom': 1_120, 'Three-Bedroom': 1_480, 'Four-Bedroom': 1_700 },
      { zip_code: '55802', Efficiency: 800, 'One-Bedroom': 930, 'Two-Bedroom': 1_180, 'Three-Bedroom': 1_560, 'Four-Bedroom': 1_790 },
    ] } },
    items: [{ title: 'Duluth, MN-WI MSA', year: '2026', studio: 760, oneBedroom: 890, twoBedrooms: 1_120, threeBedrooms: 1_480, url: 'https://www.huduser.gov/portal/datasets/fmr.html' }],
  },
  {
    source: 'loc-gsa-perdiem',
    answer: { request: null, errors: null, version: null, rates: [{ oconusInfo: null, state: 'MN', year: 2026, isOconus: 'false', rate: [{ city: 'Duluth', county: 'Saint Louis', meals: 74, zip: null, standardRate: 'false', months: { month: [{ value: 128, number: 1, short: 'Jan', long: 'January' }, { value: 191, number: 7, short: 'Jul', long: 'July' }] } }] }] },
    items: [{ title: 'Duluth', county: 'Saint Louis', meals: 74, january: 128, july: 191, standard: 'false', url: 'https://www.gsa.gov/travel/plan-book/per-diem-rates' }],
    nothing: { answer: { request: null, errors: null, rates: [], version: null }, certain: true },
  },
];
