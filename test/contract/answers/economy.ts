import type { ContractCase } from '../contract-case';

export const economy: readonly ContractCase[] = [
  {
    source: 'us-census-cbp',
    known: { naics: '335', state: 'MN' },
    answer: [['NAME', 'ESTAB', 'EMP', 'PAYANN', 'NAICS2017', 'state'], ['Minnesota', '141', '9417', '702100', '335', '27']],
    items: [{ place: 'Minnesota', sites: 141, people: 9_417, payrollInThousands: 702_100, industry: '335', title: 'Businesses of industry 335 in Minnesota, 2022' }],
    nothing: { answer: [['NAME', 'ESTAB', 'EMP', 'PAYANN', 'NAICS2017', 'state']], certain: true },
  },
  {
    source: 'us-census-acs',
    known: { state: 'MN' },
    answer: [['NAME', 'DP03_0062E', 'DP04_0134E', 'state'], ['Minnesota', '88041', '1241', '27']],
    items: [{ place: 'Minnesota', householdIncome: 88_041, rent: 1_241, title: 'Median household income and rent in Minnesota, 2019 to 2023' }],
    nothing: { answer: [['NAME', 'DP03_0062E', 'DP04_0134E', 'state']], certain: true },
  },
  {
    source: 'bea',
    known: { state: 'MN' },
    answer: { BEAAPI: { Request: { RequestParam: [{ ParameterName: 'TABLENAME', ParameterValue: 'SARPP' }] }, Results: { Statistic: 'RPPs: All items', Data: [{ Code: 'SARPP-1', GeoFips: '27000', GeoName: 'Minnesota', TimePeriod: '2024', CL_UNIT: 'Index', UNIT_MULT: '0', DataValue: '98.417' }] } } },
    items: [{ place: 'Minnesota', year: '2024', value: 98.417, unit: 'Index', title: 'Prices in Minnesota in 2024, where the whole country is 100' }],
    nothing: { answer: { BEAAPI: { Results: { Error: { APIErrorCode: '101' } } } }, certain: true },
  },
  {
    source: 'fred',
    answer: { realtime_start: '2026-11-21', realtime_end: '2026-11-21', units: 'lin', sort_order: 'desc', count: 900, limit: 12, observations: [{ realtime_start: '2026-11-21', realtime_end: '2026-11-21', date: '2026-10-01', value: '.' }, { date: '2026-09-01', value: '4.1' }] },
    items: [{ date: '2026-09-01', value: 4.1, title: 'Unemployment in the United States, per cent', url: 'https://fred.stlouisfed.org/series/UNRATE' }],
    nothing: { answer: { count: 0, observations: [] }, certain: true },
  },
  {
    source: 'us-treasury-fiscal',
    answer: { data: [{ record_date: '2026-10-31', security_type_desc: 'Marketable', security_desc: 'Treasury Notes', avg_interest_rate_amt: '3.041', src_line_nbr: '2' }], meta: { count: 1, labels: {}, 'total-count': 311, 'total-pages': 311 }, links: {} },
    items: [{ date: '2026-10-31', value: 3.041, security: 'Treasury Notes', title: 'Average interest on Treasury Notes, per cent', url: 'https://fiscaldata.treasury.gov/datasets/average-interest-rates-treasury-securities/' }],
    about: { total: 311 },
    nothing: { answer: { data: [], meta: { count: 0 } }, certain: true },
  },
  {
    source: 'eia-api',
    answer: { response: { total: '490', dateFormat: 'YYYY-MM', frequency: 'monthly', data: [{ period: '2026-10', duoarea: 'YCUOK', 'area-name': 'NA', product: 'EPCWTI', 'product-name': 'WTI Crude Oil', process: 'PF4', series: 'RWTC', 'series-description': 'Cushing, OK WTI Spot Price FOB (Dollars per Barrel)', value: '71.41', units: '$/BBL' }] }, request: {}, apiVersion: '2.1.8' },
    items: [{ period: '2026-10', value: 71.41, unit: '$/BBL', series: 'Cushing, OK WTI Spot Price FOB (Dollars per Barrel)', title: 'Cushing, OK WTI Spot Price FOB (Dollars per Barrel), 2026-10' }],
    about: { total: 490 },
    nothing: { answer: { response: { total: '0', data: [] } }, certain: true },
  },
  {
    source: 'worldbank',
    known: { country: 'FR' },
    answer: [{ page: 1, pages: 1, per_page: 20, total: 2, sourceid: '2', lastupdated: '2026-10-28' }, [
      { indicator: { id: 'NY.GDP.MKTP.KD.ZG', value: 'GDP growth (annual %)' }, country: { id: 'FR', value: 'France' }, countryiso3code: 'FRA', date: '2025', value: 0.94, unit: '', obs_status: '', decimal: 1 },
      { indicator: { id: 'SL.UEM.TOTL.ZS', value: 'Unemployment, total (% of total labor force)' }, country: { id: 'FR', value: 'France' }, countryiso3code: 'FRA', date: '2025', value: null, decimal: 1 },
    ]],
    items: [{ id: 'NY.GDP.MKTP.KD.ZG', title: 'GDP growth (annual %)', place: 'France', year: '2025', value: 0.94, url: 'https://data.worldbank.org/indicator/NY.GDP.MKTP.KD.ZG?locations=FR' }],
    about: { updated: '2026-10-28' },
    nothing: { answer: [{ message: [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }] }], certain: true },
  },
  {
    source: 'eurostat',
    known: { country: 'FR' },
    answer: {
      version: '2.0', class: 'dataset', label: 'Unemployment by sex and age – monthly data', source: 'ESTAT', updated: '2026-11-03T11:00:00+0100', value: { 0: 7.4 }, id: ['freq', 's_adj', 'age', 'unit', 'sex', 'geo', 'time'], size: [1, 1, 1, 1, 1, 1, 1],
      dimension: { geo: { label: 'Geopolitical entity (reporting)', category: { index: { FR: 0 }, label: { FR: 'France' } } }, time: { label: 'Time', category: { index: { '2026-09': 0 }, label: { '2026-09': '2026-09' } } } },
    },
    items: [{ value: 7.4, place: 'France', period: '2026-09', date: '2026-11-03', title: 'Unemployment in France in 2026-09, per cent of those who could work', url: 'https://ec.europa.eu/eurostat/databrowser/view/une_rt_m/default/table' }],
    nothing: { answer: { version: '2.0', class: 'dataset', value: {}, dimension: { geo: { category: { index: {}, label: {} } } } }, certain: true },
  },
  {
    source: 'oecd-sdmx',
    known: { country: 'FR' },
    answer: { meta: { schema: 'https://raw.githubusercontent.com/sdmx-twg/sdmx-json/master/data-message/tools/schemas/2.0.0/sdmx-json-data-schema.json' }, data: {
      dataSets: [{ structure: 0, action: 'Information', series: { '0:0:0:0:0:0:0': { attributes: [0], annotations: [], observations: { 0: [52_417.3, 0] } } } }],
      structures: [{ name: 'Average annual wages', dimensions: { dataSet: [], series: [{ id: 'REF_AREA', values: [{ id: 'FRA', name: 'France' }] }], observation: [{ id: 'TIME_PERIOD', name: 'Time period', values: [{ id: '2024', name: '2024' }] }] } }],
    }, errors: [] },
    items: [{ value: 52_417.3, year: '2024', title: 'Average yearly pay in France in 2024, in US dollars of equal buying power' }],
    nothing: { answer: { meta: {}, data: { dataSets: [{ series: {} }], structures: [{ dimensions: { observation: [{ values: [] }] } }] } }, certain: true },
  },
  {
    source: 'imf-datamapper',
    known: { country: 'FR', year: '2026' },
    answer: { values: { NGDP_RPCH: { FRA: { 2026: 1.1 } } }, api: { version: '1', 'output-method': 'json' } },
    items: [{ value: 1.1, title: 'Growth of the economy of France in 2026, per cent, as the IMF expects it', url: 'https://www.imf.org/external/datamapper/NGDP_RPCH@WEO/FRA' }],
    nothing: { answer: { api: { version: '1', 'output-method': 'json' } }, certain: true },
  },
];
