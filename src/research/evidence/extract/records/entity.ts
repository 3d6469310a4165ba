import { defined } from '../../../../kernel/defined';
import { canonicalJson } from '../../../sources';
import type { Topic } from '../../shape';
import type { Draft, Extractor } from '../document';

interface EntityFact {
  readonly property: string;
  readonly value: string | number;
  readonly start?: string;
  readonly end?: string;
  readonly at?: string;
  readonly preferred?: boolean;
}

const ATTRIBUTES: Readonly<Record<string, readonly [attribute: string, topic: Topic]>> = {
  founded: ['founded', 'snapshot'],
  'founded by': ['founder', 'leadership'],
  headquarters: ['headquarters', 'location'],
  industry: ['industry', 'snapshot'],
  'chief executive officer': ['chief-executive', 'leadership'],
  employees: ['employees', 'snapshot'],
  'stock exchange': ['stock-exchange', 'financials'],
  'parent organisation': ['parent', 'snapshot'],
  // A register knows one legal entity: when it was entered is no founding, and its people are not the group’s.
  'in the register since': ['statement', 'snapshot'],
  'people of this legal entity': ['statement', 'snapshot'],
  'registered trade': ['statement', 'snapshot'],
};

/** Whether it has begun and has not ended on a day. */
const holdsOn = ({ start, end }: EntityFact, day: string): boolean =>
  (start === undefined || start <= day) && (end === undefined || (end > day && /^\d/u.test(end)));

function draft(text: string, fact: EntityFact, day: string): readonly Draft[] {
  const known = Object.hasOwn(ATTRIBUTES, fact.property) ? ATTRIBUTES[fact.property] : undefined;
  const start = text.indexOf(canonicalJson(fact));
  if (known === undefined || start < 0 || !holdsOn(fact, day)) return [];
  const [attribute, topic] = known;
  const whole = canonicalJson(fact);
  return [
    {
      topic,
      attribute,
      start,
      end: start + whole.length,
      value: attribute === 'founded' ? String(fact.value).slice(0, 4) : fact.value,
      ...defined({ asOf: fact.at }),
      ...(fact.start === undefined ? {} : { details: { since: fact.start } }),
    },
  ];
}

/** What a reference work states of the company, one row per statement that still holds. */
export const entityFacts: Extractor = ({ record, text }) => {
  if (record.kind !== 'entity') return [];
  const body = JSON.parse(text) as {
    readonly description?: string;
    readonly facts?: readonly EntityFact[];
  };
  const description = body.description ?? '';
  const key = '"description": ';
  const start = text.indexOf(`${key}${JSON.stringify(description)}`) + key.length + 1;
  const described: readonly Draft[] =
    description === '' || text.slice(start, start + description.length) !== description
      ? []
      : [{ topic: 'snapshot', attribute: 'description', start, end: start + description.length }];
  return [
    ...described,
    ...(body.facts ?? []).flatMap((fact) => draft(text, fact, record.fetchedAt.slice(0, 10))),
  ];
};
