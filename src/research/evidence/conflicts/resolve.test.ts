import { expect, test } from 'vitest';
import { resolveConflicts } from './resolve';
import type { Evidence } from '../shape';

let count = 0;
function row(fields: Partial<Evidence>): Evidence {
  count += 1;
  return {
    id: `ev_${String(count).padStart(3, '0')}`,
    sourceId: 's',
    sourceName: 'S',
    url: `https://s${count}.example`,
    title: 'T',
    snapshot: `snapshot ${count}`,
    start: 0,
    end: 4,
    quote: 'text',
    entity: 'e',
    matchScore: 1,
    topic: 'snapshot',
    attribute: 'employees',
    fetchedAt: '2026-03-02T00:00:00Z',
    tier: 'A',
    reliability: 'first-party',
    cluster: `c${count}`,
    status: 'current',
    ...fields,
  };
}
const statuses = (rows: readonly Evidence[], voices?: ReadonlyMap<string, string>) =>
  resolveConflicts(rows, voices).map(({ status }) => status);

test('one stranger does not overtake what the company says of itself', () => {
  expect(
    statuses([
      row({ value: 1906, asOf: '2025-09-30' }),
      row({ value: 2400, asOf: '2026-01-10', reliability: 'public-voice' }),
    ]),
  ).toEqual(['current', 'conflicted']);
});

test('two strangers who do not copy each other do, and two who do are one', () => {
  const rows = [
    row({ value: 1906, asOf: '2025-09-30' }),
    row({ value: 2400, asOf: '2026-01-10', reliability: 'public-voice' }),
    row({ value: 2400, asOf: '2026-01-12', reliability: 'public-voice' }),
  ];
  expect(statuses(rows)).toEqual(['stale', 'current', 'current']);
  const oneVoice = new Map(rows.slice(1).map(({ id }) => [id, 'wire']));
  expect(statuses(rows, oneVoice)).toEqual(['current', 'conflicted', 'conflicted']);
});

test('what the company said long ago is overtaken even by one stranger', () => {
  expect(
    statuses([
      row({ value: 300, asOf: '2019-12-31' }),
      row({ value: 900, asOf: '2026-01-10', reliability: 'public-voice' }),
    ]),
  ).toEqual(['stale', 'current']);
});

const revenue = (fields: Partial<Evidence>) =>
  row({ attribute: 'revenue', topic: 'financials', unit: 'usd', ...fields });

test('a year’s revenue is the register’s; what rounds it holds for the same day, and what was stated before is stale', () => {
  const rows = resolveConflicts([
    revenue({ value: 381_234_000, asOf: '2025-12-31', reliability: 'register' }),
    revenue({ value: 381e6, asOf: '2025' }),
    revenue({ value: 371e6, asOf: '2025-12-31' }),
    revenue({ value: 334e6, asOf: '2024' }),
  ]);
  expect(rows.map(({ value, asOf, status }) => [value, asOf, status])).toEqual([
    [381_234_000, '2025-12-31', 'current'],
    [381e6, '2025-12-31', 'current'],
    [371e6, '2025-12-31', 'stale'],
    [334e6, '2024', 'current'],
  ]);
});

test('what was filed for machines is the company’s own total, and a segment in a table of its report is no rival', () => {
  const filed = { form: '10-K', filed: '2026-02-01' };
  const rows = resolveConflicts([
    revenue({ value: 140e6, asOf: '2025-12-31', reliability: 'register', snapshot: 'report' }),
    revenue({ value: 381e6, asOf: '2025-12-31', reliability: 'register', details: filed }),
    revenue({ value: 241e6, asOf: '2025-12-31', reliability: 'register', snapshot: 'report' }),
    revenue({ value: 381.2e6, asOf: '2025', reliability: 'register', snapshot: 'report' }),
  ]);
  expect(rows.map(({ status }) => status)).toEqual(['stale', 'current', 'stale', 'current']);
  expect(rows.flatMap(({ rivals = [] }) => rivals)).toEqual([]);
});

test('without it the largest figure of a report is the whole, and only another register contradicts it', () => {
  const rows = [
    revenue({ value: 140e6, asOf: '2025-12-31', reliability: 'register', snapshot: 'report' }),
    revenue({ value: 381e6, asOf: '2025-12-31', reliability: 'register', snapshot: 'report' }),
  ];
  expect(statuses(rows)).toEqual(['stale', 'current']);
  const other = { asOf: '2025-12-31', reliability: 'register', snapshot: 'other' } as const;
  expect(statuses([...rows, revenue({ value: 300e6, ...other })])[2]).toBe('conflicted');
});

test('two closes of accounts in one calendar year are two years', () => {
  expect(
    statuses([
      revenue({ value: 10e6, asOf: '2016-01-02', reliability: 'register' }),
      revenue({ value: 12e6, asOf: '2016-12-31', reliability: 'register' }),
    ]),
  ).toEqual(['current', 'current']);
});

test('sums in two currencies do not contradict each other', () => {
  expect(
    statuses([
      revenue({ value: 10e6, asOf: '2025' }),
      revenue({ value: 9e6, unit: 'eur', asOf: '2025' }),
    ]),
  ).toEqual(['current', 'current']);
});

test('what may be about a namesake is kept apart and settles nothing', () => {
  expect(
    statuses([
      row({ value: 1906, asOf: '2025-12-31' }),
      row({ value: 50, asOf: '2026-01-01', matchScore: 0.5 }),
    ]),
  ).toEqual(['current', 'kept-apart']);
});

test('of two values of one day each names the other, and what was overtaken names what took its place', () => {
  const [site, paper, entity, old] = resolveConflicts([
    row({ value: 1906, asOf: '2025-09-30' }),
    row({ value: 1906, publishedAt: '2026-02-01' }),
    row({ value: 2400, asOf: '2025-09-30', reliability: 'reference' }),
    row({ value: 1795, asOf: '2024-12-31' }),
  ]);
  expect([site, paper, entity, old].map((one) => one?.status)).toEqual([
    'conflicted',
    'conflicted',
    'conflicted',
    'stale',
  ]);
  expect(entity?.rivals).toEqual([paper?.id, site?.id]);
  expect([site?.rivals, paper?.rivals]).toEqual([[entity?.id], [entity?.id]]);
  expect([old?.rivals, old?.supersededBy]).toEqual([undefined, paper?.id]);
});

test('where nothing contradicts, nothing is named, and a figure the register restated names the register’s', () => {
  const [register, earlier] = resolveConflicts([
    revenue({ value: 381e6, asOf: '2025-12-31', reliability: 'register' }),
    revenue({ value: 371e6, asOf: '2025-12-31' }),
  ]);
  expect([register?.rivals, register?.supersededBy, earlier?.rivals]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(earlier?.supersededBy).toBe(register?.id);
});

test('a figure that was overtaken contradicts nobody', () => {
  const rows = resolveConflicts([
    row({ value: 1906 }),
    row({ value: 1410, asOf: '2024-12-31', reliability: 'reference' }),
  ]);
  expect(rows.map(({ status, rivals, supersededBy }) => [status, rivals, supersededBy])).toEqual([
    ['current', undefined, undefined],
    ['stale', undefined, rows[0]?.id],
  ]);
});

test('whom a filing lists by full name and then calls by the surname is one person', () => {
  const chief = (value: string, since?: string) =>
    row({
      attribute: 'chief-executive',
      value,
      publishedAt: '2026-02-01',
      ...(since === undefined ? {} : { details: { since } }),
    });
  expect(statuses([chief('Orla P. Quennell'), chief('Ms. Quennell', '2023-08-14')])).toEqual([
    'current',
    'current',
  ]);
  expect(statuses([chief('Orla P. Quennell'), chief('Ms. Marsh', '2023-08-14')])[0]).toBe('stale');
});
