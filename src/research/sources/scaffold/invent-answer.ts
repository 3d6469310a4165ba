import { isWebAddress } from '../../../kernel/text';
import { isNamed, keysOfValues } from './find-list';

/** Whom the made-up answers are about: one item each. */
export const OURS = 'Tarrow Lantern Works';
export const THEIRS = 'Tarrow Lantern Tours LLC';

/** The same moment in whatever form the service writes moments. */
function inventMoment(value: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return '2026-03-02';
  if (/^\d{4}-\d{2}-\d{2}[T ]/.test(value)) return '2026-03-02T09:00:00Z';
  if (/^\d{8}(?:T\d{6}Z?)?$/.test(value))
    return value.length === 8 ? '20260302' : '20260302T090000Z';
  if (/^\d{1,2}\/\d{1,2}\/\d{4}/.test(value)) return '03/02/2026';
  if (/^\w{3}, \d{1,2} \w{3} \d{4}/.test(value)) return 'Mon, 02 Mar 2026 09:00:00 GMT';
  return /^\d{10}$/.test(value)
    ? '1772442000'
    : /^\d{13}$/.test(value)
      ? '1772442000000'
      : undefined;
}

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

/** An answer of the same form in which nothing but the names of its parts is the recorded one's. A list keeps one thing of each kind it holds. */
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
