import type { Evidence } from '../../src/research/evidence';
import { labelOf } from './attributes';
import type { GoldFact } from './rows';

const SCALES: readonly (readonly [word: string, factor: number])[] = [
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
];
const COUNTED: ReadonlySet<string> = new Set([
  'revenue',
  'net-income',
  'employees',
  'funding',
  'layoff',
  'growth',
  'founded',
]);
const PEOPLE: ReadonlySet<string> = new Set(['leader', 'board', 'founder']);
const SLACK = 0.005;

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\d.])-?\d[\d,]*(?:\.\d+)?/g)].map(({ 0: found, index }) => {
    const after = text.slice(index + found.length, index + found.length + 14).toLowerCase();
    const scale = SCALES.find(([word]) => after.includes(word))?.[1] ?? 1;
    return Math.abs(Number(found.replaceAll(',', ''))) * scale;
  });
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[A-Z][\w&’'.-]{2,}/g)].map(([name]) => name.toLowerCase()));

/** A number or a name in common, where both have one. */
export function isSameFact({ attribute, value }: Evidence, gold: GoldFact): boolean {
  if (value === undefined || value === '') return true;
  const label = labelOf(attribute);
  const told = numbersIn(String(value));
  const stated = numbersIn([gold.value, gold.unit ?? ''].join(' '));
  if (COUNTED.has(label) && told.length > 0 && stated.length > 0)
    return told.some((one) =>
      stated.some((other) => Math.abs(one - other) <= SLACK * Math.max(one, other, 1)),
    );
  const [whom = ''] = gold.value.split(',');
  const [names, others] = [namesIn(String(value)), namesIn(PEOPLE.has(label) ? whom : gold.value)];
  return names.size === 0 || others.size === 0 || [...names].some((name) => others.has(name));
}
