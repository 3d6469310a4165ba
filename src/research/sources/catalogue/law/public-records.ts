import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, service, sharedFeed } from '../common';

/** What an authority keeps on record. */
export const publicRecord = {
  ...plain,
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;
const pressFeed = {
  ...plain,
  kind: 'feed',
  needs: [],
  polite: sharedFeed,
  match: { field: ['title', 'html'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

export const laborBoard = defineSource({
  ...publicRecord,
  id: 'culture-us-nlrb',
  name: 'US National Labor Relations Board, recent filings',
  kind: 'csv',
  needs: [],
  serves: { countries: ['US'] },
  request: { urls: ['https://www.nlrb.gov/reports/graphs-data/recent-filings/export?_format=csv'] },
  polite: {
    ...service,
    robots: 'obey',
    maxBytes: 20_000_000,
    ttl: days(1),
    conditional: true,
    sharedEvery: days(1),
  },
  licence: publicDomain('NLRB recent filings page'),
  topics: ['culture', 'legal'],
  extract: {
    items: 'rows[]',
    limit: 20_000,
    fields: {
      id: 'case_number',
      name: 'case_name || name || company | plain',
      employer: 'employer | plain',
      date: 'date_filed | iso(mdy)',
      status: 'status | plain',
      place: 'city || location | plain',
      state: 'states_territories || state | plain',
      type: 'case_type | plain',
      people:
        'employees_on_charge_petition || employees || no_employees || num_eligible_voters | num',
      reason: 'reason_closed | plain',
    },
    link: 'https://www.nlrb.gov/case/{id}',
  },
  match: { field: ['employer', 'name'], against: 'names', min: 0.9, how: 'is' },
});

export const workplaceInspections = defineSource({
  ...publicRecord,
  id: 'culture-us-osha-inspections',
  name: 'US workplace safety inspections (OSHA)',
  kind: 'search',
  needs: ['company'],
  serves: { countries: ['US'] },
  request: {
    urls: [
      'https://apiprod.dol.gov/v4/get/OSHA/inspection/json?limit=50&sort=desc&sort_by=open_date&filter_object=%7B%22field%22%3A%22estab_name%22%2C%22operator%22%3A%22like%22%2C%22value%22%3A%22%25{companyLarge}%25%22%7D',
    ],
  },
  auth: { key: 'departmentOfLabor', in: 'query', name: 'X-API-KEY' },
  // Ten questions in ten minutes for a key.
  polite: { ...service, interval: minutes(1), ttl: days(7) },
  licence: publicDomain('Department of Labor open data portal'),
  topics: ['culture', 'legal'],
  extract: {
    items: 'data[]',
    limit: 50,
    fields: {
      id: 'activity_nr',
      name: 'estab_name | plain',
      date: 'open_date | iso',
      closedOn: 'close_case_date | iso',
      place: 'site_city | plain',
      state: 'site_state',
      type: 'insp_type',
      scope: 'insp_scope',
      people: 'nr_in_estab | num',
      union: 'union_status',
    },
    link: 'https://www.osha.gov/ords/imis/establishment.inspection_detail?id={id}',
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  enabled: 'key',
});

export const oshaNews = defineSource({
  ...pressFeed,
  id: 'culture-us-osha-news',
  name: 'OSHA news releases',
  licence: publicDomain('OSHA feeds page'),
  request: { urls: ['https://www.osha.gov/news/newsreleases.xml'] },
  topics: ['legal', 'culture'],
});

export const equalOpportunityNews = defineSource({
  ...pressFeed,
  id: 'culture-us-eeoc',
  name: 'EEOC news releases',
  licence: publicDomain('EEOC newsroom'),
  request: { urls: ['https://www.eeoc.gov/newsroom/rss.xml'] },
  topics: ['legal', 'culture'],
});

export const tradeCommissionNews = defineSource({
  ...pressFeed,
  id: 'legal-ftc-press',
  name: 'FTC press releases',
  licence: publicDomain('FTC feeds page'),
  request: { urls: ['https://www.ftc.gov/feeds/press-release.xml'] },
  topics: ['legal'],
});

export const consumerComplaints = defineSource({
  ...publicRecord,
  id: 'legal-cfpb-complaints',
  name: 'US consumer complaints (CFPB)',
  kind: 'search',
  needs: ['company'],
  serves: {
    countries: ['US'],
    industries: ['finance', 'insurance', 'property', 'education', 'telecom'],
  },
  request: {
    urls: [
      'https://www.consumerfinance.gov/data-research/consumer-complaints/search/api/v1/?search_term=%22{company}%22&field=all&size=25&sort=created_date_desc&no_aggs=true',
    ],
  },
  licence: publicDomain('CFPB complaint database API'),
  topics: ['legal', 'products'],
  extract: {
    items: 'hits.hits[]',
    limit: 25,
    fields: {
      id: '_source.complaint_id || _id',
      name: '_source.company | plain',
      product: '_source.product | plain',
      title: '_source.issue | plain',
      date: '_source.date_received | iso',
      answer: '_source.company_response | plain',
      timely: '_source.timely',
      state: '_source.state',
    },
    about: { total: 'hits.total.value || hits.total' },
    link: 'https://www.consumerfinance.gov/data-research/consumer-complaints/search/detail/{id}',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
});

export const federalAwards = defineSource({
  ...publicRecord,
  id: 'us-usaspending',
  name: 'US federal contracts (USAspending)',
  kind: 'search',
  needs: ['legalName', 'since', 'until'],
  serves: { countries: ['US'] },
  request: {
    urls: ['https://api.usaspending.gov/api/v2/search/spending_by_award/'],
    post: {
      filters: {
        recipient_search_text: ['{legalName}'],
        award_type_codes: ['A', 'B', 'C', 'D'],
        time_period: [{ start_date: '{since}', end_date: '{until}' }],
      },
      fields:
        'Award ID,Recipient Name,Award Amount,Awarding Agency,Start Date,End Date,Description'.split(
          ',',
        ),
      page: 1,
      limit: 25,
      sort: 'Award Amount',
      order: 'desc',
      subawards: false,
    },
  },
  polite: { ...service, ttl: days(7) },
  licence: publicDomain('USAspending API documentation'),
  topics: ['financials', 'market'],
  extract: {
    money: 'USD',
    // A contract may begin later than it was made.
    ahead: true,
    items: 'results[]',
    limit: 25,
    fields: {
      id: '"Award ID"',
      name: '"Recipient Name" | plain',
      amount: '"Award Amount"',
      agency: '"Awarding Agency" | plain',
      date: '"Start Date" | iso',
      until: '"End Date" | iso',
      title: 'Description | plain | clip(400)',
      award: 'generated_internal_id',
    },
    link: 'https://www.usaspending.gov/award/{award}',
  },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is' },
});
