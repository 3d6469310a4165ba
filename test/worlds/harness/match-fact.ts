import type { Evidence } from '../../../src/research/evidence';
import type { Fact } from '../facts';
import type { FactClass } from '../phrasings/shape';

/** Under which names the engine keeps a class of facts. A name not used yet stands here as it would be expected. */
export const ATTRIBUTES: Readonly<Record<FactClass, readonly string[]>> = {
  revenue: ['revenue'],
  netIncome: ['net-income'],
  employees: ['employees'],
  ceo: ['chief-executive'],
  leader: ['leadership'],
  founded: ['founded'],
  hq: ['headquarters'],
  funding: ['funding'],
  launch: ['launch'],
  layoff: ['layoff'],
  legal: ['legal'],
  pay: ['pay-range'],
  job: ['job-posting'],
};

export function classOf(attribute: string): FactClass | undefined {
  return (Object.keys(ATTRIBUTES) as FactClass[]).find((one) =>
    ATTRIBUTES[one].includes(attribute),
  );
}

export function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const holds = (text: string, part: string): boolean =>
  ` ${comparable(text)} `.includes(` ${comparable(part)} `);
const close = (value: Evidence['value'], wanted: number, share: number): boolean =>
  typeof value === 'number' && Math.abs(value - wanted) <= Math.abs(wanted) * share;
/** Two dates told more or less exactly, of which neither denies the other. */
export const agree = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

function payFigures(row: Evidence): number[] {
  const texts = [
    String(row.value ?? ''),
    row.quote,
    ...Object.values(row.details ?? {}).map(String),
  ];
  return texts.flatMap((text) =>
    [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b)?/gi)].map(
      ([, figure = '', thousand]) =>
        Number(figure.replace(/,/g, '')) * (thousand === undefined ? 1 : 1_000),
    ),
  );
}

function sameValue({ class: factClass, value, title, low, high }: Fact, row: Evidence): boolean {
  switch (factClass) {
    case 'revenue':
    case 'netIncome':
    case 'funding':
      return close(row.value, Number(value), 0.004);
    case 'employees':
    case 'layoff':
      return row.value === value;
    case 'founded':
      return String(row.value ?? '').startsWith(String(value));
    case 'ceo':
      return holds(String(row.value ?? ''), String(value));
    case 'leader':
      return (
        holds(String(row.value ?? ''), String(value)) &&
        holds(String(row.details?.['title'] ?? ''), title ?? '')
      );
    case 'legal':
      return holds(`${row.value ?? ''} ${row.quote}`, String(value));
    case 'pay':
      return (
        low !== undefined &&
        high !== undefined &&
        [low, high].every((one) => payFigures(row).includes(one))
      );
    case 'hq':
    case 'job':
      return holds(String(row.value ?? ''), String(value));
    // With or without the maker's name before it.
    case 'launch':
      return (
        holds(String(row.value ?? ''), String(value)) ||
        (String(row.value ?? '').length > 3 &&
          ` ${comparable(String(value))}`.endsWith(` ${comparable(String(row.value))}`))
      );
  }
}

export type Match = 'right' | 'without-date' | 'wrong-date' | 'other';

/** Whether a row states a fact: its value, and its date as far as `told` says that one was told. */
export function matchOf(
  fact: Fact,
  row: Evidence,
  told: { readonly since?: string; readonly on?: string },
): Match {
  if (!ATTRIBUTES[fact.class].includes(row.attribute) || !sameValue(fact, row)) return 'other';
  if (fact.year !== undefined) {
    if (row.asOf === undefined) return 'without-date';
    return row.asOf.startsWith(String(fact.year)) ? 'right' : 'wrong-date';
  }
  const since = row.details?.['since'];
  if (fact.since !== undefined && since !== undefined && !agree(fact.since, String(since)))
    return 'wrong-date';
  if (told.since !== undefined && since === undefined) return 'without-date';
  const { asOf } = row;
  if (fact.on !== undefined && asOf !== undefined && !agree(fact.on, asOf))
    return told.on === undefined ? 'right' : 'wrong-date';
  return told.on !== undefined && asOf === undefined && row.publishedAt === undefined
    ? 'without-date'
    : 'right';
}
