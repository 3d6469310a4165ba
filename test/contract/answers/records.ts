import type { ContractCase } from '../contract-case';
import { workbook } from '../workbook';

const california = workbook(
  [['Summary of notices'], ['Total', 2]],
  [
    ['WARN Report 07/01/2026 to present'],
    ['County/Parish', 'Notice\nDate', 'Processed\nDate', 'Effective Date', 'Company', 'Layoff/\nClosure', 'No. Of\nEmployees', 'Address', 'Related Industry'],
    ['Kern County', { day: '2026-08-03' }, { day: '2026-08-05' }, { day: '2026-10-02' }, 'Tarrow Lantern Works, Inc. - Kern depot', 'Layoff Temporary', 84, '1 Wharf Rd  Taft CA 93268', 'Manufacturing'],
    ['Napa County', { day: '2026-08-04' }, { day: '2026-08-06' }, { day: '2026-10-03' }, 'Tarrow Lantern Tours LLC', 'Closure Permanent', 7, '2 Vine St', 'Arts & <Leisure>'],
  ],
);
const okPage = (rows: string): string => `<!DOCTYPE html><html><head><title>WARN</title></head><body><table><thead><tr><th><a href="/s?q=1">Employer</a></th><th>City</th><th>ZIP</th><th>LWIB Area</th><th>Notice Date</th><th>WARN Type</th></tr></thead><tbody>${rows}</tbody></table></body></html>`;

export const records: readonly ContractCase[] = [
  {
    source: 'warn-ca',
    answer: '',
    bytes: california,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    items: [{ name: 'Tarrow Lantern Works, Inc. - Kern depot', date: '2026-08-03', effective: '2026-10-02', people: 84, kind: 'Layoff Temporary', county: 'Kern County', place: '1 Wharf Rd Taft CA 93268', industry: 'Manufacturing', matchScore: 0.9 }],
    apart: 1,
  },
  {
    source: 'warn-ny',
    answer: '\ufeffBusiness Legal Name ,Date Layoff/Closure Starts,Date of WARN Notice,Date Posted,Impacted Site Address,Impacted Site County,Layoff or Closure?,Permanent or Temporary Layoff?,Index,Number of Affected Workers\r\n"Tarrow Lantern Works, Inc.",11/30/2026,9/1/2026,9/4/2026,"9 Quay St  Buffalo, NY, 14202",Erie,Layoff,Temporary,12,"1,040"\r\n"Beacon ""Bright"" Diner",12/01/2026,9/2/2026,9/4/2026,"1 Elm  Troy, NY, 12180",Rensselaer,Closure,Permanent,13,9\r\n',
    type: 'text/csv',
    items: [{ name: 'Tarrow Lantern Works, Inc.', date: '2026-09-01', effective: '2026-11-30', people: 1_040, kind: 'Layoff', lasting: 'Temporary', county: 'Erie', place: '9 Quay St Buffalo, NY, 14202', matchScore: 1 }],
    apart: 1,
    nothing: { answer: 'Business Legal Name,Date of WARN Notice,Number of Affected Workers\r\n', certain: true },
  },
  {
    source: 'warn-tx',
    answer: [
      { notice_date: '2026-07-14T00:00:00.000', job_site_name: 'Tarrow Lantern Works', county_name: 'Harris', wda_name: 'Gulf Coast', total_layoff_number: '112', layoff_date: '2026-09-12T00:00:00.000', wfdd_received_date: '2026-07-15T00:00:00.000', city_name: 'Houston' },
      { notice_date: '2026-06-01T00:00:00.000', job_site_name: 'Tarrow & Sons', total_layoff_number: '3', city_name: 'Waco' },
    ],
    items: [{ name: 'Tarrow Lantern Works', date: '2026-07-14', effective: '2026-09-12', people: 112, county: 'Harris', place: 'Houston', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: [], certain: true },
  },
  {
    source: 'warn-ok',
    url: 'https://okjobmatch.com/search/warn_lookups?commit=Search',
    answer: okPage('<tr><td><a href="/search/warn_lookups/99001">Tarrow Lantern Works, Inc.</a></td><td>Tulsa</td><td>74103</td><td>08 - Tulsa</td><td>Apr 06, 2026</td><td>WARN</td></tr><tr><td><a href="/search/warn_lookups/99002">Plume &amp; Sons</a></td><td></td><td></td><td></td><td>Apr 07, 2026</td><td>WARN</td></tr>'),
    type: 'text/html',
    items: [{ name: 'Tarrow Lantern Works, Inc.', url: 'https://okjobmatch.com/search/warn_lookups/99001', date: '2026-04-06', kind: 'WARN', place: 'Tulsa', area: '08 - Tulsa', matchScore: 1 }],
    apart: 1,
    nothing: { answer: okPage(''), certain: true },
  },
  {
    source: 'warn-wi',
    url: 'https://dwd.wisconsin.gov/dislocatedworker/warn/',
    answer: '<!DOCTYPE html><html><body><h1>Notices</h1><table><tr><th>Company</th><th>Notice Received</th><th>Effective Layoff Date</th><th>Affected Workers</th><th>Layoff Type</th><th>City</th><th>County</th></tr><tr><td>Tarrow Lantern Works, Inc.</td><td>8/3/2026</td><td>10/02/2026</td><td>1,084</td><td>Closing</td><td>Racine</td><td>Racine</td></tr><tr><td>Tarrow &amp; Sons</td><td>8/4/2026</td><td></td><td>7</td><td></td><td></td><td></td></tr></table></body></html>',
    type: 'text/html',
    items: [{ name: 'Tarrow Lantern Works, Inc.', date: '2026-08-03', effective: '2026-10-02', people: 1_084, kind: 'Closing', place: 'Racine', county: 'Racine', matchScore: 1 }],
    apart: 1,
  },
  {
    source: 'warn-va',
    answer: 'Company Name,Notice Date,Impact Date,Employees Affected,Layoff Type,Location\n"Tarrow Lantern Works, Inc.",07/06/2026,09/04/2026,61,Layoff,"Norfolk, VA"\nPlume & Sons,07/07/2026,,4,,\n',
    type: 'text/csv',
    items: [{ name: 'Tarrow Lantern Works, Inc.', date: '2026-07-06', effective: '2026-09-04', people: 61, kind: 'Layoff', place: 'Norfolk, VA', matchScore: 1 }],
    apart: 1,
    nothing: { answer: 'Company Name,Notice Date,Employees Affected\n', certain: true },
  },
  {
    source: 'culture-us-nlrb',
    answer: '"Case Type","Region","Case Number","Case Name","Status","Date Filed","City","States & Territories","Employees on charge/petition","Reason Closed"\n"CA","Region 18, Minneapolis, Minnesota","18-CA-990041","Tarrow Lantern Works, Inc.","Open","09/05/2026","Duluth","MN","250",""\n"CB","Region 18","18-CB-990042","Lamplighters Local 9 (Harbour Supply)","Open","09/06/2026","Duluth","MN","12",""\n',
    type: 'text/csv',
    items: [{ id: '18-CA-990041', name: 'Tarrow Lantern Works, Inc.', date: '2026-09-05', status: 'Open', place: 'Duluth', state: 'MN', type: 'CA', people: 250, matchScore: 1, url: 'https://www.nlrb.gov/case/18-CA-990041' }],
    apart: 1,
  },
  {
    source: 'culture-us-osha-inspections',
    answer: { data: [
      { activity_nr: 990_041_701, estab_name: 'TARROW LANTERN WORKS INC', site_address: '4 WICK ROW', site_city: 'DULUTH', site_state: 'MN', insp_type: 'B', insp_scope: 'B', union_status: 'Y', nr_in_estab: '310', open_date: '2026-02-11T00:00:00', close_case_date: null },
      { activity_nr: 990_041_702, estab_name: 'TARROW LANTERN TOURS LLC', site_city: 'RENO', site_state: 'NV', open_date: '2025-02-11T00:00:00' },
    ] },
    items: [{ id: 990_041_701, name: 'TARROW LANTERN WORKS INC', date: '2026-02-11', place: 'DULUTH', state: 'MN', type: 'B', scope: 'B', people: 310, union: 'Y', matchScore: 1, url: 'https://www.osha.gov/ords/imis/establishment.inspection_detail?id=990041701' }],
    apart: 1,
    nothing: { answer: { data: [] }, certain: true },
  },
  {
    source: 'legal-cfpb-complaints',
    answer: { took: 4, hits: { total: { value: 2, relation: 'eq' }, hits: [
      { _id: '9900417', _source: { complaint_id: '9900417', company: 'TARROW LANTERN WORKS, INC.', product: 'Prepaid card', issue: 'Trouble using the card', date_received: '2026-03-09T12:00:00-05:00', company_response: 'Closed with explanation', timely: 'Yes', state: 'MN' } },
      { _id: '9900418', _source: { complaint_id: '9900418', company: 'TARROW BANK', product: 'Mortgage', issue: 'Fees', date_received: '2026-03-10T12:00:00-05:00' } },
    ] } },
    items: [{ id: '9900417', name: 'TARROW LANTERN WORKS, INC.', product: 'Prepaid card', title: 'Trouble using the card', date: '2026-03-09', answer: 'Closed with explanation', timely: 'Yes', state: 'MN', matchScore: 1, url: 'https://www.consumerfinance.gov/data-research/consumer-complaints/search/detail/9900417' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { hits: { total: { value: 0, relation: 'eq' }, hits: [] } }, certain: true },
  },
  {
    source: 'legal-courtlistener-opinions',
    answer: { count: 2, next: null, results: [
      { cluster_id: 99_001, caseName: 'Pell v. Tarrow Lantern Works, Inc.', dateFiled: '2025-11-04', court: 'District Court, D. Minnesota', docketNumber: '0:25-cv-00417', absolute_url: '/opinion/99001/pell-v-tarrow-lantern-works-inc/', status: 'Published' },
      { cluster_id: 99_002, caseName: 'City of Reno v. Tarrow Lantern Tours LLC', dateFiled: '2024-01-01', court: 'Nevada', absolute_url: '/opinion/99002/x/' },
    ] },
    items: [{ id: 99_001, title: 'Pell v. Tarrow Lantern Works, Inc.', date: '2025-11-04', court: 'District Court, D. Minnesota', number: '0:25-cv-00417', path: '/opinion/99001/pell-v-tarrow-lantern-works-inc/', status: 'Published', matchScore: 0.9, url: 'https://www.courtlistener.com/opinion/99001/pell-v-tarrow-lantern-works-inc/' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { count: 0, results: [] }, certain: true },
  },
  {
    source: 'legal-courtlistener-dockets',
    answer: { count: 1, results: [{ docket_id: 99_100, caseName: 'Marsh v. Tarrow Lantern Works, Inc.', dateFiled: '2026-01-20', dateTerminated: null, court: 'District Court, D. Minnesota', docketNumber: '0:26-cv-00020', suitNature: 'Employment', cause: '28:1332 Diversity', docket_absolute_url: '/docket/99100/marsh-v-tarrow/' }] },
    items: [{ id: 99_100, title: 'Marsh v. Tarrow Lantern Works, Inc.', date: '2026-01-20', court: 'District Court, D. Minnesota', number: '0:26-cv-00020', matter: 'Employment', cause: '28:1332 Diversity', path: '/docket/99100/marsh-v-tarrow/', matchScore: 0.9, url: 'https://www.courtlistener.com/docket/99100/marsh-v-tarrow/' }],
    about: { total: 1 },
  },
  ...['legal-fda-drug-recalls', 'legal-fda-device-recalls'].map((source): ContractCase => ({
    source,
    answer: { meta: { results: { skip: 0, limit: 20, total: 2 } }, results: [
      { recall_number: 'Z-0417-2026', recalling_firm: 'Tarrow Lantern Works, Inc.', product_description: 'Examination lamp, model 3', reason_for_recall: 'The switch may stick.', classification: 'Class II', report_date: '20260304', recall_initiation_date: '20260211', status: 'Ongoing' },
      { recall_number: 'Z-0001-2026', recalling_firm: 'Other Lamps LLC', report_date: '20260304' },
    ] },
    items: [{ id: 'Z-0417-2026', name: 'Tarrow Lantern Works, Inc.', title: 'Examination lamp, model 3', reason: 'The switch may stick.', class: 'Class II', date: '2026-03-04', begun: '2026-02-11', status: 'Ongoing', matchScore: 1 }],
    apart: 1,
    about: { total: 2 },
  })),
  {
    source: 'us-usaspending',
    known: { legalName: 'Tarrow Lantern Works, Inc.', since: '2024-11-21', until: '2026-11-21' },
    answer: { spending_level: 'awards', limit: 25, results: [
      { internal_id: 1, 'Award ID': 'N0041726C0009', 'Recipient Name': 'TARROW LANTERN WORKS, INC.', 'Award Amount': 1_204_500.5, 'Awarding Agency': 'Department of the Navy', 'Start Date': '2026-01-15', 'End Date': '2028-01-14', Description: 'PIER LIGHTS', generated_internal_id: 'CONT_AWD_N0041726C0009_9700' },
      { internal_id: 2, 'Award ID': 'X', 'Recipient Name': 'TARROW LANTERN TOURS LLC', 'Award Amount': 9, generated_internal_id: 'CONT_AWD_X' },
    ], page_metadata: { page: 1, hasNext: false } },
    items: [{ id: 'N0041726C0009', name: 'TARROW LANTERN WORKS, INC.', amount: 1_204_500.5, currency: 'USD', agency: 'Department of the Navy', date: '2026-01-15', until: '2028-01-14', title: 'PIER LIGHTS', award: 'CONT_AWD_N0041726C0009_9700', matchScore: 1, url: 'https://www.usaspending.gov/award/CONT_AWD_N0041726C0009_9700' }],
    apart: 1,
    nothing: { answer: { results: [], page_metadata: { page: 1 } }, certain: true },
  },
  {
    source: 'bls-api',
    known: { occupation: '17-2199.07' },
    answer: { status: 'REQUEST_SUCCEEDED', responseTime: 90, message: [], Results: { series: [{ seriesID: 'OEUN000000000000017219913', data: [{ year: '2025', period: 'A01', periodName: 'Annual', latest: 'true', value: '117750', footnotes: [{}] }] }] } },
    items: [{ year: '2025', payMedian: 117_750, period: 'Annual', url: 'https://www.bls.gov/oes/current/oes172199.htm' }],
    about: { series: 'OEUN000000000000017219913', status: 'REQUEST_SUCCEEDED' },
    nothing: { answer: { status: 'REQUEST_SUCCEEDED', message: ['Series does not exist for Series OEUN000000000000099999913'], Results: { series: [{ seriesID: 'OEUN000000000000099999913', data: [] }] } }, certain: true },
  },
  {
    source: 'role-onet',
    answer: { start: 1, end: 1, total: 1, occupation: [{ href: 'https://api-v2.onetcenter.org/online/occupations/17-2199.07/', code: '17-2199.07', title: 'Photonics Engineers', tags: { bright_outlook: true } }] },
    items: [{ id: '17-2199.07', title: 'Photonics Engineers', bright: 'yes', url: 'https://www.onetonline.org/link/summary/17-2199.07' }],
    about: { total: 1 },
    nothing: { answer: { start: 1, end: 0, total: 0, occupation: [] }, certain: true },
  },
];
