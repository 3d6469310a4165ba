import type { ContractCase } from '../contract-case';

const applicant = (sequence: number, format: string, name: string) => ({ '@sequence': String(sequence), '@data-format': format, 'applicant-name': { name: { $: name } } });
const patent = (number: string, applicants: unknown, title: unknown) => ({
  'exchange-document': {
    '@system': 'ops.epo.org', '@family-id': '71', '@country': 'EP', '@doc-number': number, '@kind': 'A1',
    'bibliographic-data': {
      'publication-reference': { 'document-id': [{ '@document-id-type': 'docdb', country: { $: 'EP' }, 'doc-number': { $: number }, kind: { $: 'A1' }, date: { $: '20260114' } }, { '@document-id-type': 'epodoc', 'doc-number': { $: `EP${number}` }, date: { $: '20260114' } }] },
      parties: { applicants: { applicant: applicants } },
      'invention-title': title,
    },
  },
});
const patents = (documents: unknown, total: number) => ({ 'ops:world-patent-data': { 'ops:biblio-search': { '@total-result-count': String(total), 'ops:query': { $: 'pa="x"' }, 'ops:range': { '@begin': '1', '@end': '50' }, 'ops:search-result': { 'exchange-documents': documents } } } });
const ours = [applicant(1, 'epodoc', 'TARROW LANTERN WORKS INC [US]'), applicant(1, 'original', 'Tarrow Lantern Works, Inc.')];

export const jobMarket: readonly ContractCase[] = [
  {
    source: 'jobs-adzuna',
    answer: { __CLASS__: 'Adzuna::API::Response::JobSearchResults', count: 2, mean: 61_000, results: [
      { __CLASS__: 'Adzuna::API::Response::Job', id: '129', title: 'Lens <strong>Grinder</strong>', description: 'Grind lenses by the water …', created: '2026-10-08T18:07:39Z', company: { display_name: 'Tarrow Lantern Works' }, location: { area: ['US', 'Minnesota', 'Duluth'], display_name: 'Duluth, St. Louis County' }, category: { tag: 'manufacturing-jobs', label: 'Manufacturing Jobs' }, salary_min: 61_000, salary_max: 61_000, salary_is_predicted: '1', contract_type: 'permanent', contract_time: 'full_time', redirect_url: 'https://www.adzuna.com/land/ad/129', latitude: 46.7, longitude: -92.1, adref: 'x' },
      { id: '130', title: 'Tour Guide', company: { display_name: 'Tarrow Lantern Tours LLC' }, location: { display_name: 'Duluth' }, created: '2026-10-08T18:07:39Z', redirect_url: 'https://www.adzuna.com/land/ad/130' },
    ] },
    items: [{ id: '129', title: 'Lens Grinder', company: 'Tarrow Lantern Works', place: 'Duluth, St. Louis County', team: 'Manufacturing Jobs', date: '2026-10-08', url: 'https://www.adzuna.com/land/ad/129', html: 'Grind lenses by the water …', contract: 'permanent', hours: 'full_time', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, mean: 0, results: [] }, certain: true },
  },
  {
    source: 'jobs-adzuna-histogram',
    known: { country: 'GB', role: 'Lamp engineer' },
    answer: { __CLASS__: 'Adzuna::API::Response::SalaryHistogram', histogram: { 20_000: 21, 40_000: 63 } },
    items: [{ payFrom: 20_000, jobs: 21, payCurrency: 'GBP', title: 'Open jobs for Lamp engineer, by pay' }, { payFrom: 40_000, jobs: 63, payCurrency: 'GBP', title: 'Open jobs for Lamp engineer, by pay' }],
    nothing: { answer: { histogram: {} }, certain: true },
  },
  {
    source: 'salary-careeronestop',
    answer: { OccupationDetail: { OccupationTitle: 'Lens Grinders', OccupationCode: '51-9083.00', Wages: {
      NationalWagesList: [{ RateType: 'Annual', Pct10: '30000', Pct25: '35000', Median: '41250', Pct75: '50000', Pct90: '62000', StFips: '00', AreaName: 'United States' }, { RateType: 'Hourly', Median: '19.83', AreaName: 'United States' }],
      StateWagesList: [{ RateType: 'Annual', Pct10: '32,000', Pct25: '', Median: '43,000', Pct75: '52,000', Pct90: 'N/A', AreaName: 'Minnesota' }],
      BLSAreaWagesList: [], WageYear: '2025', SocWageInfo: { SocCode: '519083' },
    } } },
    items: [
      { title: 'Lens Grinders', year: '2025', place: 'United States', low: 30_000, lower: 35_000, median: 41_250, upper: 50_000, high: 62_000, per: 'annual' },
      { title: 'Lens Grinders', year: '2025', place: 'Minnesota', low: 32_000, median: 43_000, upper: 52_000, per: 'annual' },
    ],
    nothing: { answer: { OccupationDetail: { OccupationTitle: 'Lens Grinders', Wages: { NationalWagesList: [], StateWagesList: [], BLSAreaWagesList: [], WageYear: '' } } }, certain: true },
  },
  {
    source: 'ind-destatis',
    answer: { Ident: { Service: 'find', Method: 'find' }, Status: { Code: 0, Content: 'erfolgreich', Type: 'Information' }, Parameter: { term: 'Lens grinder', category: 'statistics' }, Cubes: null, Statistics: [{ Code: '62361', Content: 'Earnings survey', Cubes: '0', Information: 'true' }], Tables: null, Timeseries: null, Variables: null, Copyright: '© Statistisches Bundesamt (Destatis), 2026' },
    items: [{ id: '62361', title: 'Earnings survey', url: 'https://www-genesis.destatis.de/datenbank/online/statistic/62361' }],
    nothing: { answer: { Status: { Code: 0, Content: 'erfolgreich', Type: 'Information' }, Statistics: null }, certain: true },
  },
  {
    source: 'pat-epo-ops',
    answer: patents([
      patent('4100001', ours, [{ '@lang': 'de', $: 'Strahlsteuerung' }, { '@lang': 'en', $: 'Beam control' }]),
      patent('4100002', [applicant(1, 'epodoc', 'TARROW LANTERN TOURS LLC [US]')], { '@lang': 'en', $: 'Boat' }),
    ], 2),
    items: [{ country: 'EP', number: '4100001', part: 'A1', url: 'https://worldwide.espacenet.com/patent/search?q=pn%3DEP4100001A1', title: 'Beam control', applicant: 'TARROW LANTERN WORKS INC [US], Tarrow Lantern Works, Inc.', date: '2026-01-14', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
  },
];

/** A single find of the patent office is an object, where several are a list. */
export const onePatent = patents(patent('4100003', applicant(1, 'epodoc', 'TARROW LANTERN WORKS INC [US]'), { '@lang': 'en', $: 'Lamp' }), 1);
