import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { openGovernment, plain, service } from '../common';
import { companiesHouse } from '../reference/legal-entities';

const codes = (from: number): readonly string[] =>
  Array.from({ length: 100 }, (_, index) => String(from + index));
/** 24 is company insolvency, 26 other company notices. Notices about people have other numbers. */
const OF_COMPANIES = [...codes(2400), ...codes(2600)];

const gazette = defineSource({
  ...plain,
  id: 'uk-gazette',
  name: 'The Gazette, notices of companies',
  kind: 'search',
  needs: ['legalName'],
  serves: { countries: ['GB'] },
  request: {
    urls: [
      'https://www.thegazette.co.uk/all-notices/notice/data.json?text=%22{legalName}%22&results-page-size=50&sort-by=latest-date',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: {
    ...openGovernment('public code that calls thegazette.co.uk'),
    note: 'Open Government Licence v3.0, which does not cover people: notices about them are left out',
  },
  topics: ['legal'],
  extract: {
    items: 'entry[]',
    limit: 50,
    fields: {
      title: 'title | plain',
      name: 'title | plain',
      url: 'id',
      date: 'published || updated | iso',
      number: '"f:notice-code"',
      kind: 'category."@term" || category | plain',
    },
    about: { total: '"f:total"' },
    keep: { by: '"f:notice-code"', in: OF_COMPANIES },
    missing: 'empty',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
});

const filings = defineSource({
  ...companiesHouse,
  id: 'uk-companies-house-filings',
  name: 'UK Companies House filing history',
  needs: ['companyNumber'],
  serves: { countries: ['GB'] },
  polite: { ...service, interval: seconds(1), ttl: days(1) },
  request: {
    urls: [
      'https://api.company-information.service.gov.uk/company/{companyNumber}/filing-history?items_per_page=50',
    ],
  },
  topics: ['financials', 'legal'],
  extract: {
    items: 'items[]',
    limit: 50,
    fields: {
      id: 'transaction_id',
      title: 'description | code(britishFiling)',
      form: 'type',
      kind: 'category',
      date: 'date | iso',
      asOf: 'description_values.made_up_date | iso',
      document: 'links.document_metadata | tail',
    },
    about: { total: 'total_count' },
    link: 'https://find-and-update.company-information.service.gov.uk/company/{companyNumber}/filing-history',
    // Who holds which share and who sits where is told by the officers' list.
    keep: {
      by: 'category',
      in: [
        'accounts',
        'insolvency',
        'mortgage',
        'liquidation',
        'dissolution',
        'resolution',
        'change-of-name',
        'reregistration',
        'court-order',
      ],
    },
    gone: 'empty',
  },
  evidence: { kind: 'directory', reliability: 'register', expires: days(180) },
});

/** Large companies file theirs on paper: then there is no such form of them. */
const accounts = defineSource({
  ...companiesHouse,
  id: 'uk-companies-house-accounts',
  name: 'UK Companies House accounts',
  kind: 'doc',
  needs: ['accounts', 'filed'],
  serves: { countries: ['GB'] },
  polite: { ...service, interval: seconds(1), maxBytes: 16_000_000, ttl: days(1) },
  request: {
    urls: ['https://document-api.company-information.service.gov.uk/document/{accounts}/content'],
    headers: { accept: 'application/xhtml+xml' },
  },
  topics: ['financials'],
  extract: {
    items: 'figures[]',
    limit: 20,
    fields: {
      concept: 'concept',
      value: 'value',
      unit: 'unit',
      from: 'from',
      asOf: 'until',
      number: 'number',
    },
    day: '{filed}',
    link: 'https://find-and-update.company-information.service.gov.uk/company/{number}/filing-history',
    gone: 'empty',
  },
  means: { says: 'asked', field: 'number', is: ['{companyNumber}'] },
  evidence: { kind: 'company-facts', reliability: 'register', expires: days(450) },
});

export const registerNotices: readonly Source[] = [gazette, filings, accounts];
