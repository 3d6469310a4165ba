import type { ContractCase } from '../contract-case';
import { workbook } from '../workbook';

const iowa = workbook([
  ['Company', 'Address Line 1', 'City', 'County', 'St', 'ZIP', 'Notice Type', 'Emp #', 'Notice Date', 'Layoff Date'],
  ['Tarrow Lantern Works, Inc.', '4 Wick Row', 'Dubuque', 'Dubuque', 'IA', '52001', 'WARN', 77, { day: '2026-04-30' }, { day: '2026-06-30' }],
  ['Tarrow & Sons', '1 Elm', 'Ames', 'Story', 'IA', '50010', 'Non-WARN', 4, { day: '2026-05-02' }, ''],
]);
const montana = workbook([
  ['Name of Company', 'County', 'Date of Notice', 'Number of Employees Affected', 'Layoff or Closure'],
  ['Tarrow Lantern Works', 'Flathead', { day: '2026-03-09' }, 31, 'Closure'],
]);

/** Files that a state’s page links to: what is read here is the file. */
export const layoffs: readonly ContractCase[] = [
  {
    source: 'warn-co',
    answer: 'Company,Workforce Local Area,WARN Date,Layoff Total,Begin Date,Reason for Layoffs\nTarrow Lantern Works,Denver,9/14/26,85,11-13-26,Closure\nPlume & Sons,Pueblo,9/15/26,4,,\n',
    type: 'text/csv',
    items: [{ name: 'Tarrow Lantern Works', date: '2026-09-14', effective: '2026-11-13', people: 85, place: 'Denver', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: 'Company,WARN Date,Layoff Total\n', certain: true },
  },
  {
    source: 'warn-ct',
    answer: { totalPages: 1, blobItems: [
      { name: 'a.pdf', blobProperties: { affected_company: 'Tarrow Lantern Works, Inc.', warn_document_date: '2026-06-26', layoff_dates: '8/28/2026 - 9/30/2026', layoff_locations__: 'New Britain', number_of_impacted_workers_: '205' } },
      { name: 'b.pdf', blobProperties: { affected_company: 'Tarrow & Sons', warn_document_received_date: '2026-06-27', number_of_impacted_workers: 'Not provided' } },
    ] },
    items: [{ name: 'Tarrow Lantern Works, Inc.', date: '2026-06-26', effective: '2026-08-28', people: 205, place: 'New Britain', matchScore: 1 }],
    apart: 1,
    nothing: { answer: { totalPages: 0, blobItems: [] }, certain: true },
  },
  {
    source: 'warn-ia',
    answer: '',
    bytes: iowa,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    items: [{ name: 'Tarrow Lantern Works, Inc.', date: '2026-04-30', effective: '2026-06-30', people: 77, kind: 'WARN', place: 'Dubuque', county: 'Dubuque', matchScore: 1 }],
    apart: 1,
  },
  {
    source: 'warn-mt',
    answer: '',
    bytes: montana,
    type: 'application/octet-stream',
    items: [{ name: 'Tarrow Lantern Works', date: '2026-03-09', people: 31, kind: 'Closure', county: 'Flathead', matchScore: 0.95 }],
  },
];
