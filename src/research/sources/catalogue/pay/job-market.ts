import { days, milliseconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** Its trial key may ask 25 times a minute. */
const adzuna = {
  ...plain,
  kind: 'json',
  serves: {
    countries: [
      'AT',
      'AU',
      'BE',
      'BR',
      'CA',
      'CH',
      'DE',
      'ES',
      'FR',
      'GB',
      'IN',
      'IT',
      'MX',
      'NL',
      'NZ',
      'PL',
      'SG',
      'US',
      'ZA',
    ],
  },
  auth: { key: 'adzuna', in: 'query-pair', names: ['app_id', 'app_key'] },
  polite: { ...service, interval: milliseconds(2_500) },
  licence: {
    ...shortQuotes(
      'Adzuna’s API terms: “Jobs by Adzuna” with a link; use for business by agreement',
      'Adzuna API documentation',
    ),
    credit: 'Jobs by Adzuna (https://www.adzuna.com/).',
  },
  enabled: 'key',
} as const satisfies Partial<Source>;

export const adzunaJobs = defineSource({
  ...adzuna,
  id: 'jobs-adzuna',
  name: 'Jobs by Adzuna',
  needs: ['country', 'role', 'company'],
  request: {
    urls: [
      'https://api.adzuna.com/v1/api/jobs/{countrySmall}/search/1?results_per_page=50&what={role}&company={company}&content-type=application/json',
    ],
  },
  topics: ['hiring', 'location'],
  extract: {
    items: 'results[]',
    limit: 50,
    // What it says of pay is often its own guess, and nothing here tells one from the other: it stays with Adzuna.
    fields: {
      id: 'id',
      title: 'title | text',
      company: 'company.display_name | plain',
      place: 'location.display_name | plain',
      team: 'category.label | plain',
      date: 'created | iso',
      url: 'redirect_url',
      html: 'description',
      contract: 'contract_type',
      hours: 'contract_time',
    },
    about: { total: 'count' },
  },
  match: { field: 'company', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'job-posting', reliability: 'reference', expires: days(30) },
});

/** It counts in the money of the country. */
const MONEY: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'AT EUR, AU AUD, BE EUR, BR BRL, CA CAD, CH CHF, DE EUR, ES EUR, FR EUR, GB GBP, IN INR, IT EUR',
    'MX MXN, NL EUR, NZ NZD, PL PLN, SG SGD, US USD, ZA ZAR',
  ].flatMap((pairs) => pairs.split(', ').map((pair) => pair.split(' '))),
);

export const adzunaPay = defineSource({
  ...adzuna,
  id: 'jobs-adzuna-histogram',
  name: 'Adzuna pay of open jobs',
  needs: ['country', 'role'],
  request: {
    urls: [
      'https://api.adzuna.com/v1/api/jobs/{countrySmall}/histogram?what={role}&content-type=application/json',
    ],
  },
  topics: ['hiring', 'market'],
  extract: {
    items: 'histogram | entries',
    limit: 40,
    requires: ['payFrom'],
    money: MONEY,
    fields: { payFrom: 'key | num', jobs: 'value | num' },
    title: 'Open jobs for {role}, by pay',
  },
  evidence: { kind: 'pay', reliability: 'reference', expires: days(90) },
});

export const careerOneStop = defineSource({
  ...plain,
  id: 'salary-careeronestop',
  name: 'CareerOneStop wages',
  kind: 'json',
  needs: ['role', 'city'],
  serves: { countries: ['US'] },
  request: {
    urls: [
      'https://api.careeronestop.org/v1/comparesalaries/:account/wage?keyword={role}&location={city}&enableMetaData=false',
    ],
    headers: { accept: 'application/json' },
  },
  auth: { key: 'careerOneStop', in: 'path-and-bearer' },
  licence: {
    tier: 'A',
    note: 'sponsored by the US Department of Labor: CareerOneStop is named',
    credit:
      'On wages: CareerOneStop (https://www.careeronestop.org/), sponsored by the US Department of Labor.',
    seenAt: 'CareerOneStop web API pages; public code that reads them',
  },
  topics: ['hiring'],
  extract: {
    // The nation's, the state's and the area's lists stand beside each other.
    items: 'OccupationDetail.Wages[][]',
    limit: 12,
    fields: {
      place: 'AreaName | plain',
      low: 'Pct10 | num',
      lower: 'Pct25 | num',
      median: 'Median | num',
      upper: 'Pct75 | num',
      high: 'Pct90 | num',
      per: 'RateType | lower',
    },
    each: {
      title: 'OccupationDetail.OccupationTitle | plain',
      year: 'OccupationDetail.Wages.WageYear',
    },
    keep: { by: 'RateType', in: ['annual'] },
    gone: 'empty',
  },
  evidence: { kind: 'pay', reliability: 'register', expires: days(365) },
  enabled: 'key',
});

export const destatis = defineSource({
  ...plain,
  id: 'ind-destatis',
  name: 'Destatis GENESIS, German statistics',
  kind: 'json',
  needs: ['role'],
  serves: { countries: ['DE'], asked: 'for-gaps' },
  request: {
    urls: ['https://www-genesis.destatis.de/genesisWS/rest/2020/find/find'],
    form: { term: '{role}', category: 'statistics', pagelength: '20', language: 'en' },
  },
  // Its token stands where a user's name would, without a password.
  auth: { key: 'destatis', in: 'header', name: 'username' },
  licence: {
    tier: 'A',
    note: 'Data licence Germany – attribution – 2.0: “Statistisches Bundesamt (Destatis)” is named',
    credit:
      'On Germany: Statistisches Bundesamt (Destatis), under the Data licence Germany – attribution – 2.0 (https://www.govdata.de/dl-de/by-2-0).',
    seenAt: 'GENESIS-Online; searxng destatis engine',
  },
  topics: ['market', 'hiring'],
  extract: {
    items: 'Statistics[]',
    limit: 20,
    fields: { id: 'Code', title: 'Content | plain', url: 'url' },
    link: 'https://www-genesis.destatis.de/datenbank/online/statistic/{id}',
    missing: 'empty',
  },
  sayings: [
    { says: '"type":"error"', outcome: 'error-page', sentence: 'It answered with an error.' },
    { says: '"type":"fehler"', outcome: 'error-page', sentence: 'It answered with an error.' },
  ],
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
  enabled: 'key',
});
