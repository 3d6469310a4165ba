import { days, seconds } from '../../../kernel/time';
import { defineSource } from '../define-source';
import type { Source } from '../shape';
import { plain, publicDomain, service, shortQuotes } from './common';

/**
 * What the country and the state round a company are like: one figure or a few that somebody who thinks of
 * working there would ask for. They say nothing of the company itself.
 */
const statistic = {
  ...plain,
  kind: 'json',
  polite: { ...service, ttl: days(7) },
  topics: ['market', 'location'],
  evidence: { kind: 'place', reliability: 'register', expires: days(400) },
} as const satisfies Partial<Source>;
const american = { ...statistic, serves: { countries: ['US'], asked: 'for-gaps' } } as const;
const byKey = { ...american, enabled: 'key' } as const;

const businessPatterns = defineSource({
  ...byKey,
  id: 'us-census-cbp',
  name: 'US Census, businesses of an industry in a state',
  needs: ['naics', 'state'],
  request: {
    urls: [
      'https://api.census.gov/data/2022/cbp?get=NAME,ESTAB,EMP,PAYANN&for=state:{stateNumber}&NAICS2017={naics}',
    ],
  },
  auth: { key: 'census', in: 'query', name: 'key' },
  polite: { ...service, ttl: days(90) },
  licence: publicDomain('Census County Business Patterns API'),
  extract: {
    items: '[]',
    limit: 5,
    fields: {
      place: '[0] | plain',
      sites: '[1] | num',
      people: '[2] | num',
      payrollInThousands: '[3] | num',
      industry: '[4]',
    },
    title: 'Businesses of industry {industry} in {place}, 2022',
    // The first row names the columns.
    drop: { by: '[0]', in: ['name'] },
  },
});

const communitySurvey = defineSource({
  ...byKey,
  id: 'us-census-acs',
  name: 'US Census, income and rent in a state',
  needs: ['state'],
  request: {
    urls: [
      'https://api.census.gov/data/2023/acs/acs5/profile?get=NAME,DP03_0062E,DP04_0134E&for=state:{stateNumber}',
    ],
  },
  auth: { key: 'census', in: 'query', name: 'key' },
  polite: { ...service, ttl: days(90) },
  licence: publicDomain('Census American Community Survey API'),
  topics: ['location'],
  extract: {
    items: '[]',
    limit: 5,
    fields: { place: '[0] | plain', householdIncome: '[1] | num', rent: '[2] | num' },
    title: 'Median household income and rent in {place}, 2019 to 2023',
    drop: { by: '[0]', in: ['name'] },
  },
});

const priceParities = defineSource({
  ...byKey,
  id: 'bea',
  name: 'US Bureau of Economic Analysis, prices in a state',
  needs: ['state'],
  request: {
    urls: [
      'https://apps.bea.gov/api/data?method=GetData&datasetname=Regional&TableName=SARPP&LineCode=1&GeoFips={stateNumber}000&Year=LAST5&ResultFormat=json',
    ],
  },
  auth: { key: 'bea', in: 'query', name: 'UserID' },
  polite: { ...service, interval: seconds(1), ttl: days(90) },
  licence: publicDomain('BEA API user guide'),
  topics: ['location'],
  extract: {
    items: 'BEAAPI.Results.Data[]',
    limit: 5,
    fields: {
      place: 'GeoName | plain',
      year: 'TimePeriod',
      value: 'DataValue | num',
      unit: 'CL_UNIT',
    },
    title: 'Prices in {place} in {year}, where the whole country is 100',
    missing: 'empty',
  },
});

const fred = defineSource({
  ...byKey,
  id: 'fred',
  name: 'FRED, unemployment in the United States',
  needs: [],
  request: {
    urls: [
      'https://api.stlouisfed.org/fred/series/observations?series_id=UNRATE&sort_order=desc&limit=12&file_type=json',
    ],
  },
  auth: { key: 'fred', in: 'query', name: 'api_key' },
  licence: {
    tier: 'A',
    note: 'free to use; FRED is named, with the words that it endorses nothing',
    credit:
      'This product uses the FRED® API but is not endorsed or certified by the Federal Reserve Bank of St. Louis.',
    seenAt: 'FRED API terms of use',
  },
  extract: {
    items: 'observations[]',
    limit: 12,
    fields: { date: 'date | iso', value: 'value | num' },
    title: 'Unemployment in the United States, per cent',
    link: 'https://fred.stlouisfed.org/series/UNRATE',
    drop: { by: 'value', in: ['.', ''] },
  },
});

const treasury = defineSource({
  ...american,
  id: 'us-treasury-fiscal',
  name: 'US Treasury, what its notes pay',
  needs: [],
  request: {
    urls: [
      'https://api.fiscaldata.treasury.gov/services/api/fiscal_service/v2/accounting/od/avg_interest_rates?sort=-record_date&filter=security_desc:eq:Treasury%20Notes&page[size]=6&format=json',
    ],
  },
  licence: publicDomain('Fiscal Data API documentation'),
  topics: ['market'],
  extract: {
    items: 'data[]',
    limit: 6,
    fields: {
      date: 'record_date | iso',
      value: 'avg_interest_rate_amt | num',
      security: 'security_desc | plain',
    },
    about: { total: '"meta"."total-count"' },
    title: 'Average interest on {security}, per cent',
    link: 'https://fiscaldata.treasury.gov/datasets/average-interest-rates-treasury-securities/',
  },
  enabled: 'verify',
});

const energy = defineSource({
  ...byKey,
  id: 'eia-api',
  name: 'US Energy Information Administration, price of crude oil',
  needs: [],
  serves: {
    industries: ['energy', 'mining', 'chemicals', 'transport', 'aerospace'],
    asked: 'for-gaps',
  },
  request: {
    urls: [
      'https://api.eia.gov/v2/petroleum/pri/spt/data/?frequency=monthly&data[0]=value&facets[series][]=RWTC&sort[0][column]=period&sort[0][direction]=desc&length=6',
    ],
  },
  auth: { key: 'eia', in: 'query', name: 'api_key' },
  licence: publicDomain('EIA open data API documentation'),
  topics: ['market'],
  extract: {
    items: 'response.data[]',
    limit: 6,
    fields: {
      period: 'period',
      value: 'value | num',
      unit: 'units',
      series: '"series-description" | plain',
    },
    about: { total: 'response.total | num' },
    title: '{series}, {period}',
  },
});

/** Of a whole country, wherever it lies. */
const national = {
  ...statistic,
  needs: ['country'],
  serves: { asked: 'for-gaps' },
  enabled: 'verify',
} as const satisfies Partial<Source>;

const worldBank = defineSource({
  ...national,
  id: 'worldbank',
  name: 'World Bank, growth, prices and unemployment of a country',
  request: {
    urls: [
      'https://api.worldbank.org/v2/country/{country}/indicator/NY.GDP.MKTP.KD.ZG;FP.CPI.TOTL.ZG;SL.UEM.TOTL.ZS?source=2&format=json&mrv=2&per_page=20',
    ],
  },
  polite: { ...service, ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: the World Bank is named',
    credit:
      'On countries: World Bank, World Development Indicators (https://data.worldbank.org/), under CC BY 4.0.',
    seenAt: 'World Bank indicators API documentation',
  },
  extract: {
    items: '[1][]',
    limit: 20,
    fields: {
      id: 'indicator.id',
      title: 'indicator.value | plain',
      place: 'country.value | plain',
      year: 'date',
      value: 'value',
    },
    about: { updated: '[0].lastupdated | iso' },
    link: 'https://data.worldbank.org/indicator/{id}?locations={country}',
    drop: { by: 'value', in: [''] },
  },
  means: {
    says: 'asked',
    by: '[1][].country.id || [1][].countryiso3code',
    is: ['{country}', '{countryThree}'],
  },
  sayings: [
    { says: '"invalid value"', outcome: 'empty', sentence: 'It has no figures for this country.' },
  ],
});

const EUROSTAT = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'TR',
];

const eurostat = defineSource({
  ...national,
  id: 'eurostat',
  name: 'Eurostat, unemployment in a country',
  serves: { countries: EUROSTAT, asked: 'for-gaps' },
  request: {
    urls: [
      'https://ec.europa.eu/eurostat/api/dissemination/statistics/1.0/data/une_rt_m?geo={countryEurope}&freq=M&s_adj=SA&age=TOTAL&unit=PC_ACT&sex=T&lastTimePeriod=1&format=JSON&lang=EN',
    ],
  },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: Eurostat is named',
    credit: 'On unemployment in Europe: Eurostat (https://ec.europa.eu/eurostat), under CC BY 4.0.',
    seenAt: 'Eurostat dissemination API documentation',
  },
  extract: {
    // One figure was asked for, so that each dimension has one entry.
    items: '.',
    limit: 1,
    fields: {
      value: 'value[]',
      place: 'dimension.geo.category.label[]',
      period: 'dimension.time.category.label[]',
      date: 'updated | iso',
    },
    title: 'Unemployment in {place} in {period}, per cent of those who could work',
    link: 'https://ec.europa.eu/eurostat/databrowser/view/une_rt_m/default/table',
    drop: { by: 'value[]', in: [''] },
  },
  means: { says: 'asked', field: 'place', is: ['{countryName}'] },
});

const imf = defineSource({
  ...national,
  id: 'imf-datamapper',
  name: 'IMF, growth of a country this year',
  needs: ['country', 'year'],
  request: {
    urls: [
      'https://www.imf.org/external/datamapper/api/v1/NGDP_RPCH/{countryThree}?periods={year}',
    ],
  },
  polite: { ...service, ttl: days(30) },
  licence: shortQuotes(
    'IMF terms: the IMF is named, some sets not for trade: one figure and a link',
    'public code that calls the DataMapper',
  ),
  topics: ['market'],
  extract: {
    // Whatever it was asked, it may list every country and every year.
    items: 'values.NGDP_RPCH.{countryThree} | entries',
    limit: 1,
    fields: { value: 'value' },
    keep: { by: 'key', in: ['{year}'] },
    title: 'Growth of the economy of {countryName} in {year}, per cent, as the IMF expects it',
    link: 'https://www.imf.org/external/datamapper/NGDP_RPCH@WEO/{countryThree}',
    missing: 'empty',
  },
});

const oecd = defineSource({
  ...national,
  id: 'oecd-sdmx',
  name: 'OECD, what people earn in a country on average',
  request: {
    urls: [
      'https://sdmx.oecd.org/public/rest/data/OECD.ELS.SAE,DSD_EARNINGS@AV_AN_WAGE,1.0/{countryThree}..USD_PPP..Q..?lastNObservations=1&format=jsondata',
    ],
  },
  // Sixty downloads an hour.
  polite: { ...service, interval: seconds(60), ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: the OECD is named',
    credit:
      'On pay by country: OECD, Average annual wages (https://data-explorer.oecd.org/), under CC BY 4.0.',
    seenAt: 'public code that calls sdmx.oecd.org',
  },
  extract: {
    // One series with its last figure was asked for; the year stands beside, in what describes the answer.
    items: 'data',
    limit: 1,
    fields: {
      value: 'dataSets[0].series[].observations[][0]',
      year: 'structures[0].dimensions.observation[0].values[].id',
    },
    title: 'Average yearly pay in {countryName} in {year}, in US dollars of equal buying power',
    gone: 'empty',
    drop: { by: 'dataSets[0].series[].observations[][0]', in: [''] },
  },
});

export const economy: readonly Source[] = [
  businessPatterns,
  communitySurvey,
  priceParities,
  fred,
  treasury,
  energy,
  worldBank,
  eurostat,
  oecd,
  imf,
];
