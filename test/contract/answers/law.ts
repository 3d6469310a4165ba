import type { ContractCase } from '../contract-case';

export const law: readonly ContractCase[] = [
  {
    source: 'legal-doj-press',
    answer: {
      metadata: { responseInfo: { status: 200, developerMessage: 'OK', userMessage: null }, resultset: { count: '2', pagesize: 20, page: 0 }, executionTime: 0.2 },
      results: [
        { attachment: [], body: '<p>A lamp maker settled.</p>', changed: '1788260000', component: [{ uuid: 'c1', name: 'Antitrust Division' }], created: '1788250000', date: '1788220800', image: [], number: '26-990', teaser: null, title: 'Tarrow Lantern Works to Pay Fine', topic: [], url: 'https://www.justice.gov/opa/pr/tarrow', uuid: 'u-1', vuuid: 'v-1' },
        { body: '<p>Boats.</p>', date: '1788220800', title: 'Tarrow Lantern Tours LLC Owner Pleads Guilty', url: 'https://www.justice.gov/opa/pr/tours', uuid: 'u-2' },
      ],
    },
    items: [{ id: 'u-1', title: 'Tarrow Lantern Works to Pay Fine', url: 'https://www.justice.gov/opa/pr/tarrow', date: '2026-09-01', html: '<p>A lamp maker settled.</p>', number: '26-990', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { metadata: { resultset: { count: '0', pagesize: 20, page: 0 } }, results: [] }, certain: true },
  },
  {
    source: 'legal-federal-register',
    answer: {
      count: 2,
      description: 'Documents matching "Tarrow Lantern Works"',
      total_pages: 1,
      results: [
        { title: 'Petition for Exemption', type: 'Notice', abstract: 'Tarrow Lantern Works, Inc. asked to be exempt from a rule on lamps.', document_number: '2026-99001', html_url: 'https://www.federalregister.gov/documents/2026/08/03/2026-99001/petition', pdf_url: 'https://www.govinfo.gov/x.pdf', public_inspection_pdf_url: null, publication_date: '2026-08-03', agencies: [{ raw_name: 'DEPARTMENT OF LAMPS', name: 'Lamps Department', id: 1, url: 'https://www.federalregister.gov/agencies/lamps', slug: 'lamps', parent_id: null }], excerpts: 'petition of <span class="match">Tarrow Lantern Works</span>' },
        { title: 'Harbour Safety Zone', type: 'Rule', abstract: 'For the boats of Tarrow Lantern Tours LLC.', document_number: '2026-99002', html_url: 'https://www.federalregister.gov/documents/2026/08/02/2026-99002/zone', publication_date: '2026-08-02', agencies: [{ raw_name: 'COAST GUARD' }], excerpts: 'boats' },
      ],
    },
    items: [{ id: '2026-99001', title: 'Petition for Exemption', url: 'https://www.federalregister.gov/documents/2026/08/03/2026-99001/petition', date: '2026-08-03', type: 'Notice', agency: 'Lamps Department', summary: 'Tarrow Lantern Works, Inc. asked to be exempt from a rule on lamps.', text: 'petition of Tarrow Lantern Works', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, description: 'Documents matching "Tarrow Lantern Works"' }, certain: true },
  },
  {
    source: 'legal-lda-lobbying',
    answer: {
      count: 2,
      next: null,
      previous: null,
      results: [
        {
          url: 'https://lda.gov/api/v1/filings/f-1/', filing_uuid: 'f-1', filing_type: 'Q2', filing_type_display: '2nd Quarter - Report', filing_year: 2026, filing_period: 'second_quarter', filing_period_display: '2nd Quarter (Apr 1 - June 30)',
          filing_document_url: 'https://lda.gov/filings/public/filing/f-1/print/', income: '40000.00', expenses: null, dt_posted: '2026-07-18T15:05:01-04:00', registrant: { id: 7, name: 'WICK & FLAME ADVISERS' },
          client: { id: 9, client_id: 1, name: 'TARROW LANTERN WORKS INC', general_description: 'lamps', state: 'MN' }, lobbying_activities: [{ general_issue_code: 'ENG', general_issue_code_display: 'Energy/Nuclear', description: 'Rules on lamp oil.', government_entities: [{ id: 2, name: 'SENATE' }] }, { general_issue_code: 'TRD', general_issue_code_display: 'Trade (domestic/foreign)', description: 'Tariffs on wicks.' }],
        },
        { filing_uuid: 'f-2', client: { name: 'TARROW LANTERN TOURS LLC' }, registrant: { name: 'X' }, filing_year: 2025, lobbying_activities: [] },
      ],
    },
    items: [{ id: 'f-1', name: 'TARROW LANTERN WORKS INC', registrant: 'WICK & FLAME ADVISERS', type: '2nd Quarter - Report', period: '2nd Quarter (Apr 1 - June 30)', year: 2026, date: '2026-07-18', income: 40_000, issues: 'Energy/Nuclear, Trade (domestic/foreign)', matter: 'Rules on lamp oil., Tariffs on wicks.', url: 'https://lda.gov/filings/public/filing/f-1/print/', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, next: null, previous: null, results: [] }, certain: true },
  },
  {
    source: 'legal-fec-committees',
    answer: {
      api_version: '1.0',
      pagination: { count: 2, is_count_exact: true, page: 1, pages: 1, per_page: 20 },
      results: [
        { committee_id: 'C99000417', name: 'TARROW LANTERN WORKS, INC. POLITICAL ACTION COMMITTEE', committee_type: 'Q', committee_type_full: 'PAC - Qualified', designation_full: 'Lobbyist/Registrant PAC', organization_type_full: 'Corporation', state: 'MN', first_file_date: '2011-02-01', last_file_date: '2026-09-20', treasurer_name: 'WICK, ADA' },
        { committee_id: 'C99000418', name: 'LANTERNS FOR ALL', committee_type_full: 'PAC - Nonqualified', state: 'OH' },
      ],
    },
    items: [{ id: 'C99000417', title: 'TARROW LANTERN WORKS, INC. POLITICAL ACTION COMMITTEE', type: 'PAC - Qualified', designation: 'Lobbyist/Registrant PAC', organization: 'Corporation', state: 'MN', begun: '2011-02-01', date: '2026-09-20', url: 'https://www.fec.gov/data/committee/C99000417/', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { api_version: '1.0', pagination: { count: 0, pages: 0 }, results: [] }, certain: true },
  },
  {
    source: 'legal-uk-cma-cases',
    answer: {
      results: [
        { title: 'Tarrow Lantern Works / Harbour Lamps merger inquiry', link: '/cma-cases/tarrow-lantern-works-slash-harbour-lamps', public_timestamp: '2026-05-11T08:00:00Z', description: 'The CMA looked into a merger of lamp makers.', format: 'cma_case', _id: '/cma-cases/x', index: 'govuk', es_score: null },
        { title: 'Tarrow Lantern Tours LLC consumer case', link: '/cma-cases/tours', public_timestamp: '2025-05-11T08:00:00Z', description: 'Boats.' },
      ],
      total: 2, start: 0, aggregates: {}, suggested_queries: [], es_cluster: 'A', reranked: false,
    },
    items: [{ title: 'Tarrow Lantern Works / Harbour Lamps merger inquiry', summary: 'The CMA looked into a merger of lamp makers.', date: '2026-05-11', path: '/cma-cases/tarrow-lantern-works-slash-harbour-lamps', url: 'https://www.gov.uk/cma-cases/tarrow-lantern-works-slash-harbour-lamps', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { results: [], total: 0, start: 0 }, certain: true },
  },
  {
    source: 'legal-regulations-gov',
    answer: {
      data: [
        { id: 'LMP-2026-0041-0003', type: 'documents', links: { self: 'https://api.regulations.gov/v4/documents/LMP-2026-0041-0003' }, attributes: { documentType: 'Notice', title: 'Exemption for Tarrow Lantern Works', postedDate: '2026-08-03T04:00:00Z', agencyId: 'LMP', docketId: 'LMP-2026-0041', objectId: 'o1', highlightedContent: 'petition of <mark>Tarrow Lantern Works</mark>', withdrawn: false } },
        { id: 'USCG-2026-0001-0001', type: 'documents', attributes: { documentType: 'Rule', title: 'Boats', postedDate: '2026-08-01T04:00:00Z', agencyId: 'USCG', highlightedContent: 'Tarrow Lantern Tours LLC' } },
      ],
      meta: { aggregations: {}, totalElements: 2, totalPages: 1, pageNumber: 1, pageSize: 25 },
    },
    items: [{ id: 'LMP-2026-0041-0003', title: 'Exemption for Tarrow Lantern Works', date: '2026-08-03', type: 'Notice', agency: 'LMP', docket: 'LMP-2026-0041', text: 'petition of Tarrow Lantern Works', url: 'https://www.regulations.gov/document/LMP-2026-0041-0003', matchScore: 0.9 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { data: [], meta: { totalElements: 0 } }, certain: true },
  },
  {
    // One who is called so by half, one with another legal form and one that is a person are nobody's business here.
    source: 'legal-us-csl',
    answer: {
      total: 4, offset: 0, sources: [],
      results: [
        { id: 's-1', name: 'TARROW LANTERN WORKS, INC.', alt_names: ['TLW'], source: 'Entity List (EL) - Bureau of Industry and Security', programs: ['LAMP'], addresses: [{ address: '4 Wick Row', city: 'Duluth', country: 'US' }], start_date: '2026-01-05', federal_register_notice: '91 FR 99', source_list_url: 'https://www.bis.gov/el', source_information_url: 'https://www.bis.gov/el-info', type: null },
        { id: 's-2', name: 'Tarrow Lantern Works', source: 'Unverified List (UVL)', addresses: [], type: 'Entity' },
        { id: 's-3', name: 'TARROW LANTERN WORKS LLC', source: 'SDN', addresses: [], type: 'Entity' },
        { id: 's-4', name: 'Tarrow Lantern Works, Inc.', source: 'SDN', type: 'Individual' },
      ],
    },
    items: [{ id: 's-1', name: 'TARROW LANTERN WORKS, INC.', list: 'Entity List (EL) - Bureau of Industry and Security', programs: 'LAMP', date: '2026-01-05', notice: '91 FR 99', country: 'US', url: 'https://www.bis.gov/el-info', matchScore: 1 }],
    apart: 2,
    about: { total: 4 },
    nothing: { answer: { total: 0, offset: 0, sources: [], results: [] }, certain: true },
  },
  {
    source: 'legal-epa-echo',
    answer: {
      Results: {
        Message: 'Success', QueryRows: '2', QueryID: '77', PageNo: '1',
        Facilities: [
          { RegistryID: '110099000417', FacName: 'TARROW LANTERN WORKS INC', FacStreet: '4 WICK ROW', FacCity: 'DULUTH', FacState: 'MN', FacZip: '55802', FacSNCFlg: 'N', FacQtrsWithNC: '3', FacComplianceStatus: 'No Violation Identified', FacInspectionCount: '2', FacDateLastInspection: '08/21/2026', FacPenaltyCount: '1', FacDateLastPenalty: '02/03/2025', FacLastPenaltyAmt: '$12,500' },
          { RegistryID: '110099000418', FacName: 'TARROW LANTERN TOURS LLC', FacCity: 'RENO', FacState: 'NV', FacQtrsWithNC: '0', FacPenaltyCount: null },
        ],
      },
    },
    items: [{ id: '110099000417', name: 'TARROW LANTERN WORKS INC', place: 'DULUTH', state: 'MN', compliance: 'No Violation Identified', significant: 'N', quartersInNoncompliance: 3, inspections: 2, date: '2026-08-21', penalties: 1, lastPenalty: 12_500, penaltyOn: '2025-02-03', url: 'https://echo.epa.gov/detailed-facility-report?fid=110099000417', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { Results: { Message: 'Success', QueryRows: '0', QueryID: '78', Facilities: [] } }, certain: true },
  },
];
