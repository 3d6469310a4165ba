import { DEPARTMENT_WORDS, Phrasebook } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { knowRole } from '../../typical';
import type { WritingInput } from '../ports';
import { isForOthers } from '../evidence-only/role/role-match';

/** A department, and the kinds of work that are hired there. */
const DEPARTMENTS: readonly (readonly [name: string, kinds: readonly string[]])[] = [
  ['sales', ['sales', 'sales-management', 'licensed-sales']],
  [
    'engineering',
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
  ['product management', ['product']],
  ['design', ['design']],
  ['data', ['data', 'finance', 'software', 'social-research']],
  ['marketing', ['marketing', 'communications', 'design']],
  ['support', ['customer-service', 'it-support', 'sales']],
  ['finance', ['accounting', 'finance', 'bookkeeping']],
  ['people', ['hr', 'training']],
  ['legal', ['law', 'legal-support', 'compliance']],
  ['delivery', ['projects', 'product', 'engineering-management']],
  ['stores', ['retail', 'store-management']],
  ['warehouses', ['warehouse', 'supervision', 'machine-repair', 'purchasing']],
  ['driving', ['trucking', 'local-driving', 'dispatch']],
  [
    'nursing',
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
  ['teaching', ['teaching', 'higher-ed', 'childcare', 'training']],
  ['kitchens', ['kitchen', 'dining', 'restaurant-management']],
  [
    'plants',
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

const WORDS = new Phrasebook<string>(DEPARTMENT_WORDS);

type Department = (typeof DEPARTMENTS)[number];
type Asked = Pick<WritingInput, 'role' | 'occupation' | 'company' | 'fullName'>;

/** What a page, or the part of it in which a row stands, is headed with, but for the company's name. */
function headingsOf({ title, context }: Evidence, { company, fullName = company }: Asked): string {
  const [own = ''] = title.split(/ [|–—·-] /u);
  return [own, ...(context?.headings ?? [])]
    .join('\n')
    .replaceAll(fullName, ' ')
    .replaceAll(company, ' ');
}

/** The departments that a row is headed with. */
function departmentsOf(row: Evidence, asked: Asked): readonly Department[] {
  const named = DEPARTMENTS.filter(([name]) => name === row.details?.['work']);
  if (named.length > 0) return named;
  const told = new Set(WORDS.find(headingsOf(row, asked)).map(({ kind }) => kind));
  return DEPARTMENTS.filter(([name]) => told.has(name));
}

/** Whether a row tells how another department hires; where that can’t be told, by the callings it names. */
export function isForAnotherDepartment(asked: Asked, row: Evidence): boolean {
  const { certainty, kind } = knowRole(asked);
  const departments = departmentsOf(row, asked);
  if (departments.length === 0 || certainty === 'open' || kind === undefined)
    return row.attribute === 'hiring-step-of-work' || isForOthers(asked.role, row);
  return !departments.some(([, kinds]) => kinds.includes(kind.id));
}
