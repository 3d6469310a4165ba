import { squeeze } from '../../../kernel/text';
import type { Evidence } from '../shape';

/** How an attribute is called before its value. */
const LABELS: Readonly<Record<string, string>> = {
  revenue: 'Revenue',
  'net-income': 'Net income',
  'operating-income': 'Operating income',
  'research-spending': 'Research and development',
  'segment-revenue': 'Revenue of a part',
  employees: 'Employees',
  founded: 'Founded',
  founder: 'Founder',
  headquarters: 'Headquarters',
  industry: 'Industry',
  'chief-executive': 'Chief executive',
  'stock-exchange': 'Stock exchange',
  parent: 'Parent company',
  subsidiary: 'Subsidiary',
  'open-jobs': 'Open jobs',
};
const SIGNS: Readonly<Record<string, string>> = { usd: '$', eur: '€', gbp: '£', jpy: '¥' };
const SCALES: readonly (readonly [number, string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
];
const PARTS: Readonly<Record<string, string>> = {
  'segment-revenue': 'Revenue',
  'segment-income': 'Operating income',
};
const YEARLY: ReadonlySet<string> = new Set([
  'revenue',
  'net-income',
  'operating-income',
  'research-spending',
  ...Object.keys(PARTS),
]);
const LONGEST = 300;

type Shown = Pick<Evidence, 'attribute' | 'quote' | 'sourceName'> &
  Partial<Pick<Evidence, 'value' | 'unit' | 'details' | 'asOf'>>;

function money(value: number, unit: string): string {
  const size = Math.abs(value);
  const [scale, name] = SCALES.find(([least]) => size >= least) ?? [1, ''];
  const digits = (size / scale).toLocaleString('en-US', {
    maximumFractionDigits: scale === 1 ? 0 : scale === 1e6 ? 1 : 2,
  });
  const sign = SIGNS[unit] ?? `${unit.toUpperCase()} `;
  return `${value < 0 ? '−' : ''}${sign}${digits}${name === '' ? '' : ` ${name}`}`;
}

function valueInWords({ value, unit = '' }: Shown): string {
  if (typeof value !== 'number') return String(value ?? '');
  return /^[a-z]{3}$/u.test(unit) ? money(value, unit) : value.toLocaleString('en-US');
}

/** The year as the company names it; a day where it is known of one. */
function periodOf({ attribute, details, asOf = '' }: Shown): string {
  const year = details?.['fiscalYear'];
  if (YEARLY.has(attribute))
    return year !== undefined
      ? `, fiscal ${year}`
      : asOf === ''
        ? ''
        : asOf.length === 4
          ? `, ${asOf}`
          : `, year to ${asOf}`;
  const since = details?.['since'];
  return asOf !== '' ? `, ${asOf}` : since === undefined ? '' : `, since ${since}`;
}

function isMachine(quote: string): boolean {
  return /^\s*[[{]|"\s*:\s/u.test(quote);
}

/** The value alone, of an entry whose name nobody gave a label. */
function fieldsOf(quote: string): string | undefined {
  const property = /"property": "(?<property>[^"]+)"/u.exec(quote)?.groups?.['property'];
  const value = /"value": "?(?<value>[^",}]+)/u.exec(quote)?.groups?.['value'];
  if (property === undefined || value === undefined) return undefined;
  return `${property.charAt(0).toUpperCase()}${property.slice(1)}: ${value}`;
}

/** A structured answer as a labelled line; undefined for words that a person wrote. */
export function displayOf(row: Shown): string | undefined {
  const { attribute, quote, sourceName } = row;
  const whole = PARTS[attribute];
  const part = row.details?.['segment'];
  if (whole !== undefined && part !== undefined)
    return `${whole} of ${part}${periodOf(row)}: ${valueInWords(row)} · ${sourceName}`;
  if (isMachine(quote)) {
    const label = LABELS[attribute];
    const said =
      label !== undefined && row.value !== undefined
        ? `${label}${periodOf(row)}: ${valueInWords(row)}`
        : fieldsOf(quote);
    return said === undefined ? undefined : `${said} · ${sourceName}`;
  }
  const lines = quote.split('\n').map(squeeze);
  if (lines.length > 1 && lines.slice(1).some((line) => /^\p{Lu}[\p{L} ]{1,30}: /u.test(line)))
    return lines.join(' · ').slice(0, LONGEST);
  return undefined;
}
