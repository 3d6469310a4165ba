import type { ContractCase } from '../contract-case';

const dataSets = { help: 'https://catalog.example/help', success: true, result: { count: 2, results: [
  { id: '9a41-7c', name: 'harbour-light-contracts', title: 'Harbour light contracts', notes: 'Contracts with Tarrow Lantern Works and others, 2019 to 2025.', metadata_modified: '2026-02-03T10:11:12.000', organization: { title: 'Port Office' }, resources: [{ format: 'CSV', url: 'https://data.example/x.csv' }] },
  { id: '9a41-7d', name: 'tour-boats', title: 'Tour boats', notes: 'Boats of Tarrow Lantern Tours LLC.', metadata_modified: '2025-02-03T10:11:12.000', organization: { title: 'Port Office' }, resources: [] },
] } };
const dataSet = { id: '9a41-7c', title: 'Harbour light contracts', publisher: 'Port Office', date: '2026-02-03', text: 'Contracts with Tarrow Lantern Works and others, 2019 to 2025.', path: 'harbour-light-contracts', matchScore: 0.9 };
const noDataSet = { answer: { success: true, result: { count: 0, results: [] } }, certain: true };

export const researchInstitutions: readonly ContractCase[] = [
  {
    source: 'ror-organizations',
    answer: { number_of_results: 2, time_taken: 3, items: [
      {
        id: 'https://ror.org/0tarrow41', established: 1961, status: 'active', types: ['company', 'funder'], domains: [],
        names: [{ lang: null, types: ['acronym'], value: 'TLW' }, { lang: 'en', types: ['ror_display', 'label'], value: 'Tarrow Lantern Works' }, { lang: 'en', types: ['alias'], value: 'Tarrow Lamps' }],
        links: [{ type: 'wikipedia', value: 'https://en.wikipedia.org/wiki/Tarrow_Lantern_Works' }, { type: 'website', value: 'https://tarrowlantern.example' }],
        locations: [{ geonames_id: 9_417, geonames_details: { country_code: 'US', country_name: 'United States', name: 'Duluth', lat: 46.8, lng: -92.1 } }],
      },
      { id: 'https://ror.org/0tours417', established: 2001, status: 'active', types: ['company'], names: [{ types: ['ror_display', 'label'], value: 'Tarrow Lantern Tours' }], links: [], locations: [] },
    ], meta: {} },
    items: [{ id: 'https://ror.org/0tarrow41', name: 'Tarrow Lantern Works', alias: 'Tarrow Lamps', kind: 'company, funder', founded: 1_961, city: 'Duluth', country: 'United States', site: 'https://tarrowlantern.example', status: 'active', url: 'https://ror.org/0tarrow41', matchScore: 0.95 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { number_of_results: 0, items: [] }, certain: true },
  },
  {
    source: 'openalex-institutions',
    answer: { meta: { count: 2, page: 1, per_page: 25 }, results: [
      { id: 'https://openalex.org/I990000417', ror: 'https://ror.org/0tarrow41', display_name: 'Tarrow Lantern Works (United States)', display_name_alternatives: ['Tarrow Lantern Works, Inc.'], country_code: 'US', type: 'company', homepage_url: 'https://tarrowlantern.example', works_count: 48, cited_by_count: 610, geo: { city: 'Duluth', country_code: 'US', country: 'United States' }, counts_by_year: [{ year: 2025, works_count: 4 }] },
      { id: 'https://openalex.org/I990000418', display_name: 'Tarrow & Sons', display_name_alternatives: [], country_code: 'GB', type: 'company', works_count: 1 },
    ] },
    items: [{ id: 'I990000417', name: 'Tarrow Lantern Works (United States)', alias: 'Tarrow Lantern Works, Inc.', kind: 'company', city: 'Duluth', country: 'United States', site: 'https://tarrowlantern.example', works: 48, cited: 610, ror: 'https://ror.org/0tarrow41', url: 'https://openalex.org/I990000417', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { meta: { count: 0 }, results: [] }, certain: true },
  },
  { source: 'ind-datagov', answer: dataSets, items: [{ ...dataSet, url: 'https://catalog.data.gov/dataset/harbour-light-contracts' }], apart: 1, about: { total: 2 }, nothing: noDataSet },
  { source: 'ind-datagovuk', answer: dataSets, items: [{ ...dataSet, url: 'https://www.data.gov.uk/dataset/9a41-7c/harbour-light-contracts' }], apart: 1, about: { total: 2 }, nothing: noDataSet },
];
