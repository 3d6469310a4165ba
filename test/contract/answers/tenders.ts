import type { ContractCase } from '../contract-case';

const award = (suppliers: readonly string[], amount: number) => ({ id: '1', status: 'active', date: '2026-05-18T00:00:00Z', value: { amount, currency: 'GBP' }, suppliers: suppliers.map((name, index) => ({ id: `GB-COH-${index}`, name })), contractPeriod: { startDate: '2026-06-01T00:00:00Z', endDate: '2028-05-31T00:00:00Z' } });
const releases = {
  uri: 'https://service.example/package', version: '1.1', license: 'http://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/', links: { next: 'https://service.example/next' },
  releases: [
    { ocid: 'ocds-h6vhtk-990041', id: '099041-2026', date: '2026-05-20T09:00:00Z', tag: ['award'], buyer: { id: 'GB-FTS-41', name: 'Port of Hull Authority' }, tender: { id: 'T-41', title: 'Pier lights, supply and care', status: 'complete' }, awards: [award(['Tarrow Lantern Works, Inc.'], 412_000)] },
    { ocid: 'ocds-h6vhtk-990042', id: '099042-2026', date: '2026-05-21T09:00:00Z', tag: ['award'], buyer: { id: 'GB-FTS-42', name: 'Leeds City Council' }, tender: { title: 'Framework for street furniture' }, awards: [award(['Tarrow Lantern Works, Inc.', 'Plume & Sons Ltd'], 90_000_000)] },
    // Who buys sells nothing.
    { ocid: 'ocds-h6vhtk-990043', id: '099043-2026', date: '2026-05-22T09:00:00Z', tag: ['award'], buyer: { name: 'Tarrow Lantern Works, Inc.' }, tender: { title: 'Canteen' }, awards: [award(['Tarrow Lantern Tours LLC'], 9_000)] },
  ],
};
const won = { id: '099041-2026', title: 'Pier lights, supply and care', supplier: 'Tarrow Lantern Works, Inc.', agency: 'Port of Hull Authority', amount: 412_000, currency: 'GBP', date: '2026-05-18', until: '2028-05-31', matchScore: 1 };
// One of several suppliers: what it is worth to each is not said.
const shared = { id: '099042-2026', title: 'Framework for street furniture', supplier: 'Tarrow Lantern Works, Inc.; Plume & Sons Ltd', agency: 'Leeds City Council', date: '2026-05-18', until: '2028-05-31', matchScore: 1 };
const nobody = { ...releases, releases: [] };

export const tenders: readonly ContractCase[] = [
  { source: 'uk-contracts-finder', answer: releases, items: [won, shared], apart: 1, nothing: { answer: nobody, certain: true } },
  { source: 'uk-find-a-tender', answer: releases, items: [won, shared].map((one) => ({ ...one, url: `https://www.find-tender.service.gov.uk/Notice/${one.id}` })), apart: 1, nothing: { answer: nobody, certain: true } },
  {
    source: 'eu-ted',
    known: { legalName: 'Tarrow Lantern Works, Inc.' },
    answer: { notices: [
      { 'publication-number': '990041-2026', 'publication-date': '2026-04-09+02:00', 'notice-title': { fra: 'Belgique – Lampes – Feux de quai', eng: 'Belgium – Lamps – Quay lights' }, 'buyer-name': { fra: ['Port de Gand'] }, 'winner-name': { fra: ['Tarrow Lantern Works, Inc.'] }, 'total-value': 214_500.5, 'total-value-cur': ['EUR'], links: { html: { ENG: 'https://ted.europa.eu/en/notice/-/detail/990041-2026' } } },
      { 'publication-number': '990042-2026', 'publication-date': '2026-03-09Z', 'notice-title': { eng: 'Spain – Lamps' }, 'buyer-name': { spa: ['Ayuntamiento de Bilbao'] }, 'winner-name': { spa: ['Tarrow Lantern Works, Inc.', 'Otra Luz SA'] }, 'total-value': 8_000_000, 'total-value-cur': ['EUR'] },
    ], totalNoticeCount: 2, iterationNextToken: null, timedOut: false },
    items: [{ id: '990041-2026', title: 'Belgium – Lamps – Quay lights', supplier: 'Tarrow Lantern Works, Inc.', agency: 'Port de Gand', amount: 214_500.5, currency: 'EUR', date: '2026-04-09', matchScore: 1, url: 'https://ted.europa.eu/en/notice/-/detail/990041-2026' },
      { id: '990042-2026', title: 'Spain – Lamps', supplier: 'Tarrow Lantern Works, Inc.; Otra Luz SA', agency: 'Ayuntamiento de Bilbao', date: '2026-03-09', matchScore: 1, url: 'https://ted.europa.eu/en/notice/-/detail/990042-2026' }],
    apart: 0,
    about: { total: 2 },
    nothing: { answer: { notices: [], totalNoticeCount: 0, iterationNextToken: null, timedOut: false }, certain: true },
  },
];
