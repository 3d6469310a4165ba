import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service } from '../common';

const words = (text: string): readonly string[] => text.split(' ');

/** A maker of medicines files under its units: “Novartis Consumer Health”. */
const unitsOfMakers = {
  words: [
    'pharmaceuticals pharmaceutical pharma laboratories laboratory labs consumer health healthcare care products',
    'medical devices device diagnostics vaccines biologics nutrition animal vision surgical vascular spine cardiac',
    'cardiovascular rhythm diabetes neuromodulation oncology generics therapeutics sciences technologies systems',
    'usa us america north american division div global international operations manufacturing',
  ].flatMap(words),
  common: [
    'advanced american atlantic central classic eastern family general global health international life medical',
    'modern national natural nature northern pacific pharma premier quality southern standard united universal',
    'western',
  ].flatMap(words),
} as const;

/** One service of the FDA with a register for each kind of thing. */
const fdaSearch = {
  ...plain,
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
  kind: 'search',
  needs: ['company'],
  serves: {
    countries: ['US'],
    industries: ['pharma', 'health', 'chemicals', 'consumer-goods', 'food', 'manufacturing'],
  },
  auth: { key: 'openFda', in: 'query', name: 'api_key', optional: true },
  polite: { ...service, interval: seconds(1), ttl: days(1) },
  licence: { tier: 'A', note: 'CC0 (openFDA); the source is named', seenAt: 'openFDA terms' },
  match: { field: 'name', against: 'legalNames', min: 0.9, how: 'is', units: unitsOfMakers },
} as const satisfies Partial<Source>;

const recall = {
  ...fdaSearch,
  topics: ['legal', 'products'],
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'recall_number',
      name: 'recalling_firm | plain',
      title: 'product_description | plain | clip(400)',
      reason: 'reason_for_recall | plain | clip(600)',
      class: 'classification',
      date: 'report_date | iso',
      begun: 'recall_initiation_date | iso',
      status: 'status',
    },
    about: { total: 'meta.results.total' },
    gone: 'empty',
  },
} as const satisfies Partial<Source>;

export const drugRecalls = defineSource({
  ...recall,
  id: 'legal-fda-drug-recalls',
  name: 'FDA drug recalls',
  serves: { industries: ['pharma', 'health'] },
  request: {
    urls: [
      'https://api.fda.gov/drug/enforcement.json?search=recalling_firm:%22{company}%22&sort=report_date:desc&limit=20',
    ],
  },
});

export const deviceRecalls = defineSource({
  ...recall,
  id: 'legal-fda-device-recalls',
  name: 'FDA device recalls',
  serves: { industries: ['pharma', 'health'] },
  request: {
    urls: [
      'https://api.fda.gov/device/enforcement.json?search=recalling_firm:%22{company}%22&sort=report_date:desc&limit=20',
    ],
  },
});

export const foodRecalls = defineSource({
  ...recall,
  id: 'legal-fda-food-recalls',
  name: 'FDA food recalls',
  serves: { industries: ['food', 'farming', 'retail', 'hospitality'] },
  request: {
    urls: [
      'https://api.fda.gov/food/enforcement.json?search=recalling_firm:%22{company}%22&sort=report_date:desc&limit=20',
    ],
  },
  enabled: 'verify',
});

export const deviceClearances = defineSource({
  ...fdaSearch,
  id: 'legal-fda-510k',
  name: 'FDA device clearances (510(k))',
  serves: { industries: ['pharma', 'health'] },
  request: {
    urls: [
      'https://api.fda.gov/device/510k.json?search=applicant:%22{company}%22&sort=decision_date:desc&limit=20',
    ],
  },
  topics: ['products'],
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'k_number',
      name: 'applicant | plain',
      title: 'device_name | plain | clip(300)',
      date: 'decision_date | iso',
      received: 'date_received | iso',
      decision: 'decision_description',
      field: 'advisory_committee_description',
      type: 'clearance_type',
    },
    about: { total: 'meta.results.total' },
    link: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpmn/pmn.cfm?ID={id}',
    gone: 'empty',
  },
  enabled: 'verify',
});
