import { expect } from 'vitest';
import type { ContractCase } from '../contract-case';

const submissions = {
  cik: '0009900417', entityType: 'operating', sic: '3640', sicDescription: 'Electric Lighting & Wiring Equipment', name: 'Tarrow Lantern Works, Inc.',
  tickers: ['TRLW'], exchanges: ['NYSE'], category: 'Accelerated filer', stateOfIncorporation: 'DE', stateOfIncorporationDescription: 'DE', website: '',
  addresses: { business: { street1: '4 WICK ROW', city: 'DULUTH', stateOrCountry: 'MN', stateOrCountryDescription: 'MN', zipCode: '55802' } },
  formerNames: [{ name: 'TARROW GAS LAMP CO', from: '1999-01-04T00:00:00.000Z', to: '2008-06-30T00:00:00.000Z' }],
  filings: { recent: {
    accessionNumber: ['0009900417-26-000031', '0009900417-26-000029', '0009900417-26-000012', '0009900417-26-000004'],
    filingDate: ['2026-08-04', '2026-07-30', '2026-03-02', '2026-02-20'],
    reportDate: ['2026-08-03', '2026-07-30', '2025-12-31', ''],
    form: ['4', '8-K', '10-K', 'DEF 14A'],
    items: ['', '5.02,9.01', '', ''],
    primaryDocument: ['xslF345X05/f4.xml', 'trlw-20260730.htm', 'trlw-20251231.htm', 'proxy.htm'],
    primaryDocDescription: ['FORM 4', '8-K', '10-K', ''],
  }, files: [] },
};

const tenK = `<html><body>
<div>Item 1. Business 4</div><div>Item 1A. Risk Factors 11</div><div>Item 3. Legal Proceedings 20</div>
<div><b>PART I</b></div>
<div>Item 1. Business</div><p>${'Tarrow makes lanterns for harbours, and sells most of them to port authorities. '.repeat(5)}</p>
<div>Human Capital</div><p>${'At the end of the year 1,312 people worked for the company, most of them in Duluth. '.repeat(4)}</p>
<div>Seasonality</div><p>Winter orders are placed in June.</p>
<div>Item 1A. Risk Factors</div><p>${'Glass has become dearer, and a single supplier makes the wicks that the old models need. '.repeat(4)}</p>
<div>Item 3. Legal Proceedings</div><p>${'A former distributor claims damages; the court has not set a day for the hearing yet, and the company has made no provision. '.repeat(3)}</p>
<div>Item 4. Mine Safety Disclosures</div><p>None.</p></body></html>`;

const proxy = `<html><body><p>Proposal No. 1</p><p>Election of Directors</p><p>${'Ottoline Marsh has chaired the board since 2019; she ran a shipyard before. '.repeat(4)}</p>
<p>CEO Pay Ratio</p><p>${'The ratio of the chief executive’s pay to that of the median employee was 31 to 1 for 2025. '.repeat(4)}</p>
<p>Proposal No. 2</p><p>Auditors.</p></body></html>`;

const atom8k = `<?xml version="1.0" encoding="ISO-8859-1" ?>
<feed xmlns="http://www.w3.org/2005/Atom"><author><email>webmaster@sec.gov</email><name>Webmaster</name></author><company-info><cik>0009900417</cik></company-info><title>Tarrow Lantern Works, Inc.  (0009900417)</title>
<entry><category label="form type" scheme="https://www.sec.gov/" term="8-K" /><content type="text/xml"><accession-number>0009900417-26-000029</accession-number><filing-date>2026-07-30</filing-date><filing-type>8-K</filing-type><items-desc>items 5.02 and 9.01</items-desc></content>
<id>urn:tag:sec.gov,2008:accession-number=0009900417-26-000029</id><link href="https://www.sec.gov/Archives/edgar/data/9900417/000990041726000029/0009900417-26-000029-index.htm" rel="alternate" type="text/html" />
<summary type="html"> &lt;b&gt;Filed:&lt;/b&gt; 2026-07-30 &lt;b&gt;AccNo:&lt;/b&gt; 0009900417-26-000029 &lt;br&gt;Item 5.02: Departure of Directors or Certain Officers</summary><title>8-K  - Current report</title><updated>2026-07-30T16:05:11-04:00</updated></entry></feed>`;

const release = `<DOCUMENT>
<TYPE>EX-99.1
<html><body><div>Exhibit 99.1</div><div>FOR IMMEDIATE RELEASE</div><div>Contact: Ottoline Marsh (218) 555-0100</div>
<div><b>Tarrow Lantern Works Reports Third Quarter Results</b></div>
${'<p>Net sales for the quarter ended September 30, 2026 rose 4 percent to $108 million, from $104 million in the same quarter of the year before.</p>'.repeat(3)}
<div>About Tarrow</div><div>CONSOLIDATED STATEMENTS OF INCOME</div><table><tr><td>Net sales</td><td>108</td></tr></table></body></html>`;
const noRelease = { answer: '<html><body><p>Slides</p><p>Outlook</p></body></html>', certain: true };

export const registers: readonly ContractCase[] = [
  {
    source: 'sec-company-tickers',
    answer: { 0: { cik_str: 9_900_417, ticker: 'TRLW', title: 'TARROW LANTERN WORKS, INC.' }, 1: { cik_str: 9_900_500, ticker: 'ZZ', title: 'Zinc Zebra' } },
    items: [{ cik: 9_900_417, ticker: 'TRLW', name: 'TARROW LANTERN WORKS, INC.' }, { cik: 9_900_500, ticker: 'ZZ', name: 'Zinc Zebra' }],
    nothing: { answer: {}, certain: true },
  },
  {
    source: 'sec-submissions',
    known: { cik: '9900417' },
    answer: submissions,
    items: [
      { form: '4', date: '2026-08-04', asOf: '2026-08-03', accession: '0009900417-26-000031', document: 'xslF345X05/f4.xml', title: 'FORM 4' },
      { form: '8-K', date: '2026-07-30', asOf: '2026-07-30', accession: '0009900417-26-000029', document: 'trlw-20260730.htm', title: '8-K', matters: '5.02,9.01' },
      { form: '10-K', date: '2026-03-02', asOf: '2025-12-31', accession: '0009900417-26-000012', document: 'trlw-20251231.htm', title: '10-K' },
      { form: 'DEF 14A', date: '2026-02-20', accession: '0009900417-26-000004', document: 'proxy.htm', title: 'DEF 14A' },
    ],
    about: {
      name: 'Tarrow Lantern Works, Inc.', industry: 'Electric Lighting & Wiring Equipment', ticker: 'TRLW', exchange: 'NYSE', formerNames: 'TARROW GAS LAMP CO',
      city: 'DULUTH', state: 'MN', incorporatedIn: 'DE', category: 'Accelerated filer',
    },
    nothing: { answer: { ...submissions, filings: { recent: { form: [], filingDate: [] } } }, certain: true },
  },
  {
    source: 'sec-companyfacts',
    answer: { cik: 9_900_417, entityName: 'Tarrow Lantern Works, Inc.', facts: { 'us-gaap': { Revenues: { units: { USD: [{ end: '2025-12-31', val: 412_000_000, form: '10-K' }] } } } } },
    items: [],
  },
  {
    source: 'sec-fulltext',
    known: { legalName: 'Tarrow Lantern Works, Inc.', since: '2026-01-01', until: '2026-11-21' },
    answer: { took: 31, timed_out: false, hits: { total: { value: 2, relation: 'eq' }, max_score: 9.1, hits: [
      { _index: 'edgar_file', _id: '0009900417-26-000029:trlw-ex991.htm', _score: 9.1, _source: { ciks: ['0009900417'], display_names: ['Tarrow Lantern Works, Inc.  (TRLW)  (CIK 0009900417)'], form: '8-K', root_forms: ['8-K'], file_date: '2026-07-30', file_type: 'EX-99.1', file_description: 'PRESS RELEASE', adsh: '0009900417-26-000029' } },
      { _index: 'edgar_file', _id: '0008800222-26-000003:d1.htm', _score: 2.2, _source: { ciks: ['0008800222'], display_names: ['Harbour Supply Group  (CIK 0008800222)'], form: '10-K', root_forms: ['10-K'], file_date: '2026-02-11', file_type: '10-K', adsh: '0008800222-26-000003' } },
    ] } },
    items: [{
      name: 'Tarrow Lantern Works, Inc.', cik: '0009900417', form: '8-K', date: '2026-07-30', accession: '0009900417-26-000029', title: 'PRESS RELEASE',
      id: '0009900417-26-000029:trlw-ex991.htm', matchScore: 1, url: 'https://www.sec.gov/Archives/edgar/data/0009900417/0009900417-26-000029-index.htm',
    }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { hits: { total: { value: 0 }, hits: [] } }, certain: true },
  },
  {
    source: 'sec-8k-atom',
    answer: atom8k,
    type: 'application/atom+xml',
    items: [{
      title: '8-K - Current report', date: '2026-07-30', url: 'https://www.sec.gov/Archives/edgar/data/9900417/000990041726000029/0009900417-26-000029-index.htm',
      html: '<b>Filed:</b> 2026-07-30 <b>AccNo:</b> 0009900417-26-000029 <br>Item 5.02: Departure of Directors or Certain Officers',
    }],
  },
  {
    source: 'sec-10k',
    answer: tenK,
    type: 'text/html',
    items: [
      { part: 'business', title: 'Item 1. Business' },
      { part: 'risks', title: 'Item 1A. Risk Factors' },
      { part: 'legal', title: 'Item 3. Legal Proceedings' },
      { part: 'people', title: 'Human Capital' },
    ],
  },
  {
    source: 'sec-def14a',
    answer: proxy,
    type: 'text/html',
    items: [{ part: 'directors', title: 'Proposal No. 1' }, { part: 'pay-ratio', title: 'CEO Pay Ratio' }],
  },
  {
    source: 'sec-8k-release',
    known: { cik: '9900417', accession: '0009900417-26-000029', document: 'trlw-8k.htm', filed: '2026-10-30' },
    answer: release,
    type: 'text/html',
    items: [{ title: 'Tarrow Lantern Works Reports Third Quarter Results', date: '2026-10-30', text: expect.stringMatching(/^Net sales for/u) as string }],
    nothing: noRelease,
  },
  {
    source: 'sec-6k',
    known: { cik: '9900417', accession: '0009900417-26-000044', document: 'trlw-6k.htm', filed: '2026-09-02' },
    answer: release.replace(/<div><b>.*<\/b><\/div>/u, ''),
    type: 'text/html',
    items: [{ date: '2026-09-02', text: expect.stringMatching(/^Net sales for/u) as string }],
    nothing: noRelease,
  },
  {
    source: 'gleif-lei',
    answer: { meta: { pagination: { total: 2 } }, data: [
      { type: 'lei-records', id: '9845ZZ00TARROW000017', attributes: { lei: '9845ZZ00TARROW000017', entity: { legalName: { name: 'TARROW LANTERN WORKS, INC.', language: 'en' }, legalAddress: { city: 'Wilmington', country: 'US' }, headquartersAddress: { city: 'Duluth', country: 'US' }, jurisdiction: 'US-DE', status: 'ACTIVE', registeredAs: '771204' }, registration: { initialRegistrationDate: '2014-05-20T00:00:00Z', lastUpdateDate: '2026-04-11T09:30:00Z', status: 'ISSUED' } } },
      { type: 'lei-records', id: '9845ZZ00TARROW000099', attributes: { lei: '9845ZZ00TARROW000099', entity: { legalName: { name: 'Tarrow Lantern Tours LLC' }, legalAddress: { city: 'Reno', country: 'US' }, status: 'ACTIVE' }, registration: { initialRegistrationDate: '2019-01-02T00:00:00Z' } } },
    ] },
    items: [{
      id: '9845ZZ00TARROW000017', name: 'TARROW LANTERN WORKS, INC.', city: 'Duluth', country: 'US', incorporatedIn: 'US-DE', status: 'active', registeredAs: '771204', date: '2026-04-11', matchScore: 1, url: 'https://search.gleif.org/#/record/9845ZZ00TARROW000017',
    }],
    apart: 1,
    nothing: { answer: { meta: {}, data: [] }, certain: true },
  },
  {
    source: 'gleif-parents',
    answer: { data: { type: 'lei-records', id: '9845ZZ00BEACON000002', attributes: { lei: '9845ZZ00BEACON000002', entity: { legalName: { name: 'Beacon Holdings plc' }, legalAddress: { country: 'GB' }, status: 'ACTIVE' } } } },
    items: [{ id: '9845ZZ00BEACON000002', name: 'Beacon Holdings plc', parent: 'Beacon Holdings plc', country: 'GB', status: 'active', url: 'https://search.gleif.org/#/record/9845ZZ00BEACON000002' }],
  },
  {
    source: 'uk-companies-house',
    answer: { kind: 'search#companies', total_results: 2, items_per_page: 5, items: [
      { company_number: 'ZZ990417', title: 'TARROW LANTERN WORKS, INC.', company_status: 'active', company_type: 'ltd', date_of_creation: '2011-03-14', address_snippet: '9 Lamp Street, Hull, HU1 0ZZ' },
      { company_number: 'ZZ990500', title: 'TARROW LANTERN BAKERY LIMITED', company_status: 'dissolved', company_type: 'ltd', date_of_creation: '2003-03-14', date_of_cessation: '2009-01-01', address_snippet: 'Leeds' },
    ] },
    items: [{ id: 'ZZ990417', name: 'TARROW LANTERN WORKS, INC.', status: 'active', form: 'private limited company', date: '2011-03-14', place: '9 Lamp Street, Hull, HU1 0ZZ', matchScore: 1, url: 'https://find-and-update.company-information.service.gov.uk/company/ZZ990417' }],
    apart: 1,
    about: { total: 2 },
    nothing: { answer: { total_results: 0, items: [] }, certain: true },
  },
  {
    source: 'uk-companies-house-officers',
    answer: { active_count: 1, total_results: 2, items: [
      { name: 'MARSH, Ottoline', officer_role: 'director', appointed_on: '2019-02-01', occupation: 'Engineer' },
      { name: 'PELL, Rufus', officer_role: 'secretary', appointed_on: '2012-06-01', resigned_on: '2020-12-31' },
    ] },
    items: [{ name: 'MARSH, Ottoline', role: 'director', date: '2019-02-01', occupation: 'Engineer' }, { name: 'PELL, Rufus', role: 'secretary', date: '2012-06-01', until: '2020-12-31' }],
    about: { total: 1 },
    nothing: { answer: { items: [] }, certain: true },
  },
];
