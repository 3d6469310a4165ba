import { isWebAddress } from '../../../kernel/text';
import { isNamed, keysOfValues } from './find-list';

/** Whom the made-up answers are about: one item each. */
export const OURS = 'Tarrow Lantern Works';
export const THEIRS = 'Tarrow Lantern Tours LLC';

/** The same moment in whatever form the service writes moments. */
function inventMoment(value: string): string | undefined {
  const shape = value.replace(/\d+/g, ({ length }) => String(length)).replace(/[a-z]+/gi, 'a');
  return MOMENTS.find(([begins, isWhole]) =>
    isWhole ? shape === begins : shape.startsWith(begins),
  )?.[2];
}

/** Shapes of moments, in which each run of digits is its length and each word an “a”; and one of each. */
const MOMENTS: readonly (readonly [shape: string, isWhole: boolean, moment: string])[] = [
  ['4-2-2', true, '2026-03-02'],
  ['4-2-2a', false, '2026-03-02T09:00:00Z'],
  ['4-2-2 ', false, '2026-03-02T09:00:00Z'],
  ['8', true, '20260302'],
  ['8a6', true, '20260302T090000Z'],
  ['8a6a', true, '20260302T090000Z'],
  ['1/1/4', false, '03/02/2026'],
  ['1/2/4', false, '03/02/2026'],
  ['2/1/4', false, '03/02/2026'],
  ['2/2/4', false, '03/02/2026'],
  ['a, 1 a 4', false, 'Mon, 02 Mar 2026 09:00:00 GMT'],
  ['a, 2 a 4', false, 'Mon, 02 Mar 2026 09:00:00 GMT'],
  ['10', true, '1772442000'],
  ['13', true, '1772442000000'],
];

interface Making {
  /** Who this item is about, and under which key that stands. */
  readonly name: string;
  readonly under: string | undefined;
  readonly at: number;
}

function inventPlain(
  value: string | number | boolean,
  key: string,
  { name, under, at }: Making,
): string | number | boolean {
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number(inventMoment(String(value)) ?? at);
  const moment = inventMoment(value);
  if (moment !== undefined) return moment;
  if (isWebAddress(value)) return `https://service.example/${at}`;
  if (/^-?[\d.,]+$/.test(value)) return String(at);
  if (/<[a-z][^>]*>|&lt;/i.test(value)) return '<p>Lamps for harbours.</p>';
  return key === under ? name : 'Lamp oil';
}

/** A made-up answer that keeps only the recorded field names, and one list item of each kind. */
export function invent(value: unknown, making: Making, key = ''): unknown {
  if (value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return inventPlain(value, key, making);
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => invent(one, making, key));
  return isNamed(value)
    ? Object.fromEntries(keysOfValues(value).map((one) => [one, invent(value[one], making, one)]))
    : null;
}

/** The same answer with other things in its list, whatever else it holds made up. */
export function inventAround(body: unknown, path: string, items: readonly unknown[]): unknown {
  if (path === '.') return items[0] ?? {};
  if (path === '[]') return items;
  const [first = '', quoted, plain] = /^(?:"([^"]+)"|([^.[\]]+))/.exec(path) ?? [];
  const key = quoted ?? plain ?? '';
  const rest = path.slice(first.length).replace(/^\./, '').replace(/\[\]$/, '');
  if (!isNamed(body)) return {};
  const made = keysOfValues(body)
    .filter((one) => one !== key && !Array.isArray(body[one]))
    .map((one) => [one, invent(body[one], { name: OURS, under: undefined, at: 1 }, one)] as const);
  return Object.fromEntries([
    ...made,
    [key, rest === '' ? items : inventAround(body[key], `${rest}[]`, items)],
  ]);
}
