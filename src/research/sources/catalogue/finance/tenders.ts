import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { openGovernment, plain, service } from '../common';

/**
 * What public bodies bought. Of a framework with forty suppliers the sum says nothing of one, so it isn't told.
 * Who buys is no supplier, so a buyer's notices stay out.
 */
const tender = {
  ...plain,
  kind: 'search',
  polite: { ...service, ttl: days(1) },
  topics: ['market', 'financials'],
  match: {
    field: 'supplier',
    against: 'legalNames',
    min: 0.9,
    how: 'is',
    ofAll: ['amount', 'currency'],
  },
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

const release = {
  items: 'releases[]',
  limit: 100,
  fields: {
    id: 'id',
    title: 'tender.title || awards[0].title | plain | clip(300)',
    supplier: 'awards[].suppliers[].name | each',
    agency: 'buyer.name | plain',
    amount: 'awards[].value.amount',
    currency: 'awards[0].value.currency',
    date: 'awards[0].date || date | iso',
    until: 'awards[0].contractPeriod.endDate | iso',
  },
} as const;

/**
 * Both return recent awards, newest first, and can't be asked for one company. One day's answer
 * serves all reports.
 */
const british = {
  ...tender,
  needs: ['since', 'until'],
  serves: { countries: ['GB'], asked: 'for-gaps' },
  licence: openGovernment('its release packages declare the licence; public code that calls it'),
} as const satisfies Partial<Source>;

const contractsFinder = defineSource({
  ...british,
  id: 'uk-contracts-finder',
  name: 'UK Contracts Finder',
  request: {
    urls: [
      'https://www.contractsfinder.service.gov.uk/Published/Notices/OCDS/Search?publishedFrom={since}&publishedTo={until}&stages=award&limit=100',
    ],
  },
  extract: {
    ...release,
    fields: { ...release.fields, notice: 'id | guid' },
    link: 'https://www.contractsfinder.service.gov.uk/Notice/{notice}',
  },
});

const findATender = defineSource({
  ...british,
  id: 'uk-find-a-tender',
  name: 'UK Find a Tender',
  request: {
    urls: [
      'https://www.find-tender.service.gov.uk/api/1.0/ocdsReleasePackages?updatedFrom={since}T00:00:00&updatedTo={until}T00:00:00&stages=award&limit=100',
    ],
  },
  extract: { ...release, link: 'https://www.find-tender.service.gov.uk/Notice/{id}' },
});

const EUROPE = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

const ted = defineSource({
  ...tender,
  id: 'eu-ted',
  name: 'EU Tenders Electronic Daily',
  needs: ['legalName'],
  serves: { countries: EUROPE },
  request: {
    urls: ['https://api.ted.europa.eu/v3/notices/search'],
    post: {
      query: 'winner-name ~ "{legalName}" SORT BY publication-date DESC',
      fields: [
        'publication-number',
        'notice-title',
        'buyer-name',
        'winner-name',
        'total-value',
        'total-value-cur',
        'publication-date',
      ],
      page: 1,
      limit: 25,
      scope: 'ALL',
      paginationMode: 'PAGE_NUMBER',
    },
  },
  licence: {
    tier: 'A',
    note: 'European Commission reuse decision 2011/833/EU: the source (TED) is named',
    credit:
      'On public contracts in Europe: Tenders Electronic Daily (https://ted.europa.eu/), © European Union.',
    seenAt: 'public code that calls api.ted.europa.eu',
  },
  extract: {
    items: 'notices[]',
    limit: 25,
    fields: {
      id: '"publication-number"',
      title: '"notice-title".eng || "notice-title"[] | plain | clip(300)',
      // A name stands under the language of its notice, and there in a list.
      supplier: '"winner-name".eng[] || "winner-name"[][] | each',
      agency: '"buyer-name".eng[0] || "buyer-name"[][0] | plain',
      amount: '"total-value"',
      currency: '"total-value-cur"[0] || "total-value-cur"',
      date: '"publication-date" | iso',
    },
    about: { total: 'totalNoticeCount' },
    link: 'https://ted.europa.eu/en/notice/-/detail/{id}',
  },
});

export const tenders: readonly Source[] = [contractsFinder, findATender, ted];
