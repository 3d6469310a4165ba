import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/**
 * What the country and the state round a company are like: one figure or a few that somebody who thinks of
 * working there would ask for. They say nothing of the company itself.
 */
export const statistic = {
  ...plain,
  kind: 'json',
  polite: { ...service, ttl: days(7) },
  topics: ['market', 'location'],
  evidence: { kind: 'place', reliability: 'register', expires: days(400) },
} as const satisfies Partial<Source>;

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
  means: {
    says: 'asked',
    by: 'data.structures[0].dimensions.series[id=REF_AREA].values[].id',
    is: ['{countryThree}'],
  },
});

export const nationalFigures: readonly Source[] = [worldBank, eurostat, oecd, imf];
