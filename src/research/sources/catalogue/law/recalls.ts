import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { governmentSearch } from '../registers/british-government';
import { dailyFile, plain, publicDomain, service } from '../common';
import { deviceClearances, foodRecalls } from './food-and-drugs';

const record = {
  ...plain,
  kind: 'search',
  topics: ['products', 'legal'],
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
} as const satisfies Partial<Source>;

export const consumerRecalls = defineSource({
  ...record,
  id: 'legal-cpsc-recalls',
  name: 'US consumer product recalls (CPSC)',
  needs: ['company'],
  serves: { industries: ['consumer-goods', 'retail', 'manufacturing', 'games', 'vehicles'] },
  request: {
    urls: [
      'https://www.saferproducts.gov/RestWebServices/Recall?format=json&Manufacturer={company}',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: publicDomain('CPSC recall retrieval service'),
  extract: {
    items: '[]',
    limit: 50,
    fields: {
      id: 'RecallNumber || RecallID',
      title: 'Title | plain',
      url: 'URL',
      date: 'RecallDate | iso',
      maker: 'Manufacturers[].Name || Importers[].Name || Distributors[].Name | plain',
      products: 'Products[].Name | plain | clip(400)',
      units: 'Products[].NumberOfUnits | plain',
      hazard: 'Hazards[].Name | plain | clip(600)',
      remedy: 'RemedyOptions[].Option',
      injuries: 'Injuries[].Name | plain | clip(400)',
    },
  },
  match: { field: ['maker', 'title'], against: 'names', min: 0.9, how: 'mentions' },
});

/** Of one model and year; whose make it is stands in the answer and must be the company's name. */
/**
 * A maker's models that have entries, if it sells under its own name. We ask about the first one.
 */
const models = 'https://api.nhtsa.gov/products/vehicle/models?modelYear={year}&make={company}';
const firstModel = 'results[].model | before(comma)';

const vehicles = {
  ...record,
  needs: ['company', 'year'],
  serves: { industries: ['vehicles'] },
  polite: { ...service, ttl: days(7) },
  licence: publicDomain('NHTSA datasets and APIs'),
  match: { field: 'maker', against: 'names', min: 0.9, how: 'mentions' },
} as const satisfies Partial<Source>;

export const vehicleRecalls = defineSource({
  ...vehicles,
  id: 'legal-nhtsa-recalls',
  name: 'US vehicle recalls (NHTSA)',
  request: {
    urls: [`${models}&issueType=r`],
    next: {
      take: firstModel,
      url: 'https://api.nhtsa.gov/recalls/recallsByVehicle?make={company}&model={taken}&modelYear={year}',
    },
  },
  extract: {
    items: 'results[]',
    limit: 50,
    fields: {
      id: 'NHTSACampaignNumber',
      title: 'Component | plain',
      maker: 'Manufacturer | plain',
      model: 'Model',
      year: 'ModelYear',
      date: 'ReportReceivedDate | iso(dmy)',
      consequence: 'Consequence | plain | clip(600)',
      remedy: 'Remedy | plain | clip(600)',
      text: 'Summary | plain | clip(1200)',
    },
    about: { total: 'Count' },
    link: 'https://www.nhtsa.gov/recalls?nhtsaId={id}',
  },
});

export const vehicleComplaints = defineSource({
  ...vehicles,
  id: 'legal-nhtsa-complaints',
  name: 'US complaints about vehicles (NHTSA)',
  request: {
    urls: [`${models}&issueType=c`],
    next: {
      take: firstModel,
      url: 'https://api.nhtsa.gov/complaints/complaintsByVehicle?make={company}&model={taken}&modelYear={year}',
    },
  },
  extract: {
    items: 'results[]',
    limit: 50,
    // What happened to whom is nobody's business here: neither the car's number nor who was hurt.
    fields: {
      id: 'odiNumber',
      title: 'components | plain',
      maker: 'manufacturer | plain',
      date: 'dateComplaintFiled | iso(mdy)',
      text: 'summary | plain | clip(800)',
    },
    about: { total: 'count' },
  },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(730) },
});

export const britishRecalls = defineSource({
  ...governmentSearch,
  id: 'legal-uk-product-recalls',
  name: 'UK product safety alerts and recalls',
  serves: { industries: ['consumer-goods', 'retail', 'manufacturing', 'vehicles', 'games'] },
  request: {
    urls: [
      'https://www.gov.uk/api/search.json?filter_format=product_safety_alert_report_recall&q={company}',
    ],
  },
  topics: ['products', 'legal'],
});

export const meatRecalls = defineSource({
  ...record,
  id: 'legal-usda-fsis',
  name: 'US meat and poultry recalls (FSIS)',
  needs: ['company'],
  serves: { industries: ['food', 'farming', 'retail'] },
  // It turns away who sends no browser's headers. We say who we are, so it's off until a probe is answered.
  request: { urls: ['https://www.fsis.usda.gov/fsis/api/recall/v/1?field_company={company}'] },
  polite: { ...service, ttl: days(1), maxBytes: 20_000_000 },
  licence: publicDomain('FSIS recall API documentation'),
  extract: {
    items: '[]',
    limit: 5_000,
    fields: {
      id: 'field_recall_number',
      title: 'field_title[] || field_title | unescapeHtml | plain',
      name: 'field_establishment[] || field_establishment | unescapeHtml | plain',
      url: 'field_recall_url',
      date: 'field_recall_date | iso',
      class: 'field_recall_classification',
      risk: 'field_risk_level',
      status: 'field_recall_type',
      reason: 'field_recall_reason[] || field_recall_reason | plain',
      states: 'field_states[] || field_states | plain',
      text: 'field_summary[] || field_summary | text | clip(1200)',
    },
    drop: { by: 'langcode', in: ['spanish'] },
  },
  match: { field: ['name', 'title'], against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'verify',
});

export const canadianRecalls = defineSource({
  ...record,
  id: 'legal-ca-recalls',
  name: 'Canadian recalls and safety alerts',
  kind: 'json',
  needs: [],
  serves: {
    industries: [
      'consumer-goods',
      'retail',
      'manufacturing',
      'food',
      'farming',
      'vehicles',
      'health',
      'pharma',
    ],
  },
  request: {
    urls: [
      'https://recalls-rappels.canada.ca/sites/default/files/opendata-donneesouvertes/HCRSAMOpenData.json',
    ],
  },
  polite: dailyFile,
  licence: {
    tier: 'A',
    note: 'Open Government Licence – Canada: contains information licensed under it; Health Canada is named',
    credit: 'Contains information licensed under the Open Government Licence – Canada.',
    seenAt: 'Recalls and safety alerts open data',
  },
  extract: {
    items: '[]',
    limit: 50_000,
    fields: {
      id: 'NID',
      title: 'Title | unescapeHtml | plain',
      url: 'URL',
      agency: 'Organization | plain',
      product: 'Product | unescapeHtml | plain',
      issue: 'Issue | plain',
      category: 'Category | plain',
      class: '"Recall class" | plain',
      date: '"Last updated" | iso',
    },
    // Tens of thousands: what is put away is left out, and one field of each tells whose it is.
    drop: { by: 'Archived', in: ['1'] },
  },
  match: { field: 'title', against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'verify',
});

export const recallSources: readonly Source[] = [
  consumerRecalls,
  vehicleRecalls,
  vehicleComplaints,
  britishRecalls,
  foodRecalls,
  deviceClearances,
  meatRecalls,
  canadianRecalls,
];
