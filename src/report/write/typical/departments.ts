import type { Evidence } from '../../../research/evidence/shape';
import { knowRole } from '../../typical';
import type { WritingInput } from '../ports';
import { isForOthers } from '../evidence-only/role/role-match';

/** A department as pages name it, and the kinds of work that are hired there. */
const DEPARTMENTS: readonly (readonly [name: string, words: RegExp, kinds: readonly string[]])[] = [
  [
    'sales',
    /\b(?:sales|account executives?|SDRs?|BDRs?)\b/iu,
    ['sales', 'sales-management', 'licensed-sales'],
  ],
  [
    'engineering',
    /\b(?:engineer(?:s|ing)?|developers?|devops|SREs?|programmers?|coding)\b/iu,
    [
      'software',
      'security',
      'it-support',
      'data',
      'engineering',
      'engineering-management',
      'technicians',
    ],
  ],
  ['product management', /\bproduct manage(?:ment|rs?)\b/iu, ['product']],
  ['design', /(?<!\bsystems? )\b(?:design(?:ers?)?|UX)\b/iu, ['design']],
  [
    'data',
    /\b(?:data scien\w+|analysts?|analytics)\b/iu,
    ['data', 'finance', 'software', 'social-research'],
  ],
  ['marketing', /\b(?:marketing|marketers?)\b/iu, ['marketing', 'communications', 'design']],
  [
    'support',
    /\bcustomer (?:support|success|service)\b/iu,
    ['customer-service', 'it-support', 'sales'],
  ],
  [
    'finance',
    /\b(?:finance|accountants?|accounting)\b/iu,
    ['accounting', 'finance', 'bookkeeping'],
  ],
  ['people', /\b(?:recruiters?|people operations|human resources)\b/iu, ['hr', 'training']],
  ['legal', /\b(?:legal|lawyers?|counsel)\b/iu, ['law', 'legal-support', 'compliance']],
  [
    'delivery',
    /\b(?:delivery|project|program(?:me)?) managers?\b/iu,
    ['projects', 'product', 'engineering-management'],
  ],
  [
    'stores',
    /\b(?:store (?:teams?|associates?|managers?)|retail|cashiers?)\b/iu,
    ['retail', 'store-management'],
  ],
  [
    'warehouses',
    /\b(?:warehouses?|fulfil+ment|distribution cent(?:er|re)s?|pickers?)\b/iu,
    ['warehouse', 'supervision', 'machine-repair', 'purchasing'],
  ],
  ['driving', /\b(?:drivers?|couriers?)\b/iu, ['trucking', 'local-driving', 'dispatch']],
  [
    'nursing',
    /\b(?:nurs(?:es?|ing)|clinical (?:staff|roles?)|clinicians?)\b/iu,
    [
      'nursing',
      'direct-care',
      'physicians',
      'therapy',
      'imaging',
      'clinic-support',
      'pharmacy',
      'ems',
    ],
  ],
  [
    'teaching',
    /\b(?:teachers?|faculty|instructors?)\b/iu,
    ['teaching', 'higher-ed', 'childcare', 'training'],
  ],
  [
    'kitchens',
    /\b(?:kitchens?|cooks?|chefs?|baristas?)\b/iu,
    ['kitchen', 'dining', 'restaurant-management'],
  ],
  [
    'plants',
    /\b(?:manufacturing|machinists?)\b/iu,
    [
      'production',
      'machining-welding',
      'supervision',
      'plant-operations',
      'machine-repair',
      'technicians',
      'engineering',
    ],
  ],
];

type Department = (typeof DEPARTMENTS)[number];
type Asked = Pick<WritingInput, 'role' | 'occupation' | 'company' | 'fullName'>;

/** Everybody’s first round. */
const WITH_RECRUITER =
  /\brecruiters?(?:’s)? (?:call|chat|conversation|interview|phone screen|screen|screening)\b/giu;

/** What a page, or the part of it in which a row stands, is headed with, but for the company's name. */
function headingsOf({ title, context }: Evidence, { company, fullName = company }: Asked): string {
  const [own = ''] = title.split(/ [|–—·-] /u);
  return [own, ...(context?.headings ?? [])]
    .join('\n')
    .replace(WITH_RECRUITER, ' ')
    .replaceAll(fullName, ' ')
    .replaceAll(company, ' ');
}

/** The departments that a row is headed with. */
function departmentsOf(row: Evidence, asked: Asked): readonly Department[] {
  const named = DEPARTMENTS.filter(([name]) => name === row.details?.['work']);
  const heading = headingsOf(row, asked);
  return named.length > 0 ? named : DEPARTMENTS.filter(([, words]) => words.test(heading));
}

/** Whether a row tells how another department hires; where that can’t be told, by the callings it names. */
export function isForAnotherDepartment(asked: Asked, row: Evidence): boolean {
  const { certainty, kind } = knowRole(asked);
  const departments = departmentsOf(row, asked);
  if (departments.length === 0 || certainty === 'open' || kind === undefined)
    return row.attribute === 'hiring-step-of-work' || isForOthers(asked.role, row);
  return !departments.some(([, , kinds]) => kinds.includes(kind.id));
}
