import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { publicDomain, service } from '../common';
import { nationalFigures, statistic } from './national-figures';

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
    // The first row names the columns, and another state’s row is none.
    keep: { by: '[5]', in: ['{stateNumber}'] },
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
    keep: { by: '[3]', in: ['{stateNumber}'] },
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
  means: { says: 'asked', by: 'BEAAPI.Results.Data[].GeoFips', is: ['{stateNumber}000'] },
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

export const economy: readonly Source[] = [
  businessPatterns,
  communitySurvey,
  priceParities,
  fred,
  treasury,
  energy,
  ...nationalFigures,
];
